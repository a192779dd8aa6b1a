//! An office: its head, the bar to 21, and the cards as stacks by kind.

use egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2};
use office21::material::Employee;
use office21::play::Action;
use office21::table::{Place, Seat};

use super::super::Desk;
use super::super::bar::Bar;
use super::super::card as cards;
use super::super::card::{self, Face};
use super::super::theme::Palette;
use super::aim::Aim;
use super::head::{Head, would_be};
use super::spot::{Spot, drop_zone};
use super::thread;
use crate::command::Command;
use crate::state::{Game, SeatSight, Why};

const PADDING: f32 = 8.0;
pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, seat: Seat, room: Rect) {
    let sight = &game.shown().sight;
    let Some(part) = sight.seats.iter().find(|part| part.seat == seat) else {
        return;
    };
    let palette = Palette::current(ui.ctx());
    let acts = sight.decider == Some(seat)
        || (sight.on_turn == Some(seat) && game.shown().ending.is_none());
    let stroke = if acts {
        Stroke::new(1.8, palette.action)
    } else {
        Stroke::new(1.0, palette.edge)
    };
    let fill = if part.alive {
        palette.room
    } else {
        palette.ground
    };
    let corner = CornerRadius::same(10);
    ui.painter()
        .rect(room, corner, fill, stroke, StrokeKind::Inside);
    let inside = room.shrink(PADDING);
    // A Director's look may be asked for anywhere in an office; a screen reader finds the sign of the hand.
    let whole = Aim::at_hand(game, seat);
    if let Some(action) = whole.action {
        choose_whole(ui, desk, game, action, room);
    }
    let head = Head::of(inside);
    head.show(ui, desk, game, part);
    let bar = Rect::from_min_size(
        pos2(inside.left(), head.bottom() + 4.0),
        Vec2::new(inside.width(), Bar::HEIGHT),
    );
    ui.scope_builder(UiBuilder::new().max_rect(bar), |ui| {
        ui.add(Bar::new(part.total).preview(would_be(game, seat)));
    });
    let below = Rect::from_min_max(pos2(inside.left(), bar.bottom() + 4.0), inside.max);
    if part.alive {
        stacks(ui, desk, game, part, below, whole.why_not.as_ref());
    } else {
        ui.painter().text(
            below.center(),
            egui::Align2::CENTER_CENTER,
            "eliminated",
            egui::FontId::proportional(15.0),
            palette.muted,
        );
    }
    drop_zone(ui, desk, game, Place::Office(seat), room);
}

/// Takes the click for all of an office, and shines with it.
fn choose_whole(ui: &Ui, desk: &mut Desk<'_>, game: &Game, action: Action, room: Rect) {
    let palette = Palette::current(ui.ctx());
    let response = ui.interact(room, ui.scope_id().with("whole office"), Sense::CLICK);
    if response.hovered() {
        desk.point(action, true);
    }
    if response.clicked() {
        desk.push(if game.selected() == Some(action) {
            Command::Act(action)
        } else {
            Command::Select(Some(action))
        });
    }
    if response.double_clicked() {
        desk.push(Command::Act(action));
    }
    let chosen = game.selected() == Some(action) || game.pointed() == Some(action);
    let colour = if chosen {
        palette.action
    } else {
        palette.target
    };
    let corner = CornerRadius::same(10);
    ui.painter()
        .rect_filled(room, corner, colour.gamma_multiply(0.08));
    let stroke = Stroke::new(2.0, colour);
    ui.painter()
        .rect_stroke(room, corner, stroke, StrokeKind::Inside);
}

/// `why_not` is why the office as a whole cannot be chosen, where that is asked.
fn stacks(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    game: &Game,
    part: &SeatSight,
    room: Rect,
    why_not: Option<&Why>,
) {
    let mut kinds: Vec<(Face, usize)> = Vec::new();
    for kind in part.face_down.kinds() {
        kinds.push((Face::Down(kind), usize::from(part.face_down.count(kind))));
    }
    let mut face_up: Vec<Employee> = part.office.kinds().collect();
    face_up.sort_by_key(|kind| std::cmp::Reverse((kind.profit(), kind.index())));
    kinds.extend(
        face_up
            .iter()
            .map(|&kind| (Face::Up(kind), usize::from(part.office.count(kind)))),
    );
    if part.picked.is_some() {
        kinds.push((part.picked.flatten().map_or(Face::Back, Face::Up), 1));
    }
    if kinds.is_empty() {
        return empty(ui, game, room);
    }
    let asked = Aim::is_asked(game, part.seat);
    let places = cards::stack_layout(room, &kinds);
    for (stack, &(face, count)) in kinds.iter().enumerate() {
        let of_stack: Vec<_> = places.iter().filter(|place| place.stack == stack).collect();
        let Some(rect) = of_stack.iter().map(|place| place.rect).reduce(Rect::union) else {
            continue;
        };
        let aim = match face {
            Face::Up(kind) if part.office.has(kind) => Aim::at_office(game, part.seat, kind, false),
            Face::Down(kind) => Aim::at_office(game, part.seat, kind, true),
            _ => Aim::default(),
        };
        let aim = Aim {
            why_not: aim.why_not.or_else(|| why_not.cloned()),
            ..aim
        };
        let name = spot_name(game, part.seat, face, count);
        let tip = face.employee().map(card::effect_line).unwrap_or_default();
        let spot = Spot {
            name: &name,
            rect,
            face,
            aim: &aim,
            tip,
        };
        spot.interact(ui, desk, game);
        let look = spot.look(game, asked);
        if let Face::Down(lover) = face {
            thread::lies(ui, lover, rect);
        }
        for place in of_stack {
            if place.covered {
                cards::header(ui.painter(), place.rect, face, look);
            } else {
                cards::paint(ui.painter(), place.rect, face, look);
            }
        }
    }
}

fn spot_name(game: &Game, seat: Seat, face: Face, count: usize) -> String {
    let several = if count > 1 {
        format!(", {count} of them")
    } else {
        String::new()
    };
    format!(
        "{}{several}, in {} office",
        face.name(),
        game.speech().owner(seat)
    )
}

fn empty(ui: &Ui, game: &Game, room: Rect) {
    let palette = Palette::current(ui.ctx());
    let text = if game.shown().sight.setup_round.is_some() {
        "picking a card"
    } else {
        "an empty office"
    };
    ui.painter().text(
        room.center(),
        egui::Align2::CENTER_CENTER,
        text,
        egui::FontId::proportional(13.0),
        palette.muted,
    );
}
