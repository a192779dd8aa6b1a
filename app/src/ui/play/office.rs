//! An office: name, total, bar to 21, what is due, and the cards as stacks by kind.

use egui::{Align, CornerRadius, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use egui::{Vec2, pos2};
use office21::material::{Employee, Profit};
use office21::table::{Place, Seat};

use super::super::Desk;
use super::super::bar::Bar;
use super::super::card::{self, Face};
use super::super::icon::Icon;
use super::super::pill::{Tone, pill_with};
use super::super::theme::{Palette, bold};
use super::super::widgets::{capital, kind_word};
use super::super::{card as cards, led};
use super::aim::Aim;
use super::spot::{Spot, drop_zone};
use super::thread;
use crate::state::{Game, Looker, SeatSight, Sight};

const PADDING: f32 = 8.0;
/// Below this width a header leaves out what can be spared.
const NARROW: f32 = 170.0;
/// Room for the sign of a hand: an icon and a number, or the number alone.
const fn hand_width(narrow: bool) -> f32 {
    if narrow { 20.0 } else { 40.0 }
}

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
    let head = Rect::from_min_size(inside.min, Vec2::new(inside.width(), 28.0));
    let builder = UiBuilder::new()
        .max_rect(head)
        .layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| header(ui, desk, game, part));
    let bar = Rect::from_min_size(
        pos2(inside.left(), head.bottom() + 4.0),
        Vec2::new(inside.width(), Bar::HEIGHT),
    );
    ui.scope_builder(UiBuilder::new().max_rect(bar), |ui| {
        ui.add(Bar::new(part.total).preview(would_be(game, seat)));
    });
    let below = Rect::from_min_max(pos2(inside.left(), bar.bottom() + 4.0), inside.max);
    if part.alive {
        stacks(ui, desk, game, part, below);
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

/// The total it would have after what is pointed at, where that is another one.
fn would_be(game: &Game, seat: Seat) -> Option<Profit> {
    let totals = &game.preview()?.totals;
    totals
        .iter()
        .find(|total| total.seat == seat && total.before != total.after)
        .map(|total| total.after)
}

/// From the right: total, what it would become, then name, who decides, and what is due from the left.
fn header(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, part: &SeatSight) {
    let seat = part.seat;
    let palette = Palette::current(ui.ctx());
    let narrow = ui.available_width() < NARROW;
    let shown = led::total(ui, part.total, if narrow { 18.0 } else { 26.0 });
    if part.at_21 {
        shown.on_hover_text(
            "Stands at exactly 21: wins at the start of the next turn, unless somebody changes it",
        );
    } else {
        shown.on_hover_text("The face-up cards of this office, in millions");
    }
    if let Some(next) = would_be(game, seat) {
        let colour = super::super::bar::colour(palette, next);
        ui.label(bold(format!("→ {next}")).color(colour));
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let name =
            egui::Label::new(bold(game.speech().name(seat)).size(if narrow { 13.0 } else { 15.0 }))
                .truncate()
                .selectable(false);
        let acting = game.shown().sight.decider == Some(seat);
        if acting && !narrow {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
            Icon::Play.paint(ui.painter(), rect, palette.action);
        }
        ui.scope(|ui| {
            let room = ui.available_width() - hand_width(narrow) - 6.0;
            ui.set_max_width(
                if narrow {
                    room
                } else {
                    room.min(ui.available_width() * 0.5)
                }
                .max(20.0),
            );
            ui.add(name);
        });
        hand_sign(ui, desk, game, part, narrow);
        show_signs(ui, game, part);
        if ui.available_width() > 60.0 {
            ui.label(RichText::new(kind_word(game.kind(seat))).small().weak());
        }
    });
}

/// How many cards in hand, and which of them are known; what a Director looks at.
fn hand_sign(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, part: &SeatSight, narrow: bool) {
    let palette = Palette::current(ui.ctx());
    let aim = Aim::at_hand(game, part.seat);
    let whose = capital(&game.speech().owner(part.seat));
    let count = part.hand.len();
    let words = format!(
        "{whose} hand: {count} {}",
        if count == 1 { "card" } else { "cards" }
    );
    let (rect, _) = ui.allocate_exact_size(Vec2::new(hand_width(narrow), 22.0), Sense::hover());
    let known: Vec<&str> = part.hand.iter().flatten().map(|card| card.name()).collect();
    let tip = if known.is_empty() || game.shown().sight.looker == Looker::Seat(part.seat) {
        words.clone()
    } else {
        format!("{words}, known: {}", known.join(", "))
    };
    let spot = Spot {
        name: &words,
        rect,
        face: Face::Back,
        aim: &aim,
        tip: &tip,
    };
    let response = spot.interact(ui, desk, game);
    let asked = aim.action.is_some();
    let chosen = asked && (game.selected() == aim.action || game.pointed() == aim.action);
    if asked {
        let colour = if chosen {
            palette.action
        } else {
            palette.target
        };
        let corner = CornerRadius::same(6);
        ui.painter().rect_filled(rect, corner, palette.soft(colour));
        ui.painter()
            .rect_stroke(rect, corner, Stroke::new(1.5, colour), StrokeKind::Outside);
    }
    let square = Rect::from_min_size(rect.min + Vec2::new(5.0, 3.0), Vec2::splat(16.0));
    let colour = if response.hovered() || asked {
        palette.text
    } else {
        palette.muted
    };
    if !narrow {
        Icon::Cards.paint(ui.painter(), square, colour);
    }
    let at = pos2(rect.right() - 5.0, rect.center().y);
    let font = super::super::theme::led_font(13.0);
    ui.painter()
        .text(at, egui::Align2::RIGHT_CENTER, count, font, colour);
}

/// How many turns away the next turn of this seat is, in words.
fn when(sight: &Sight, seat: Seat) -> String {
    let alive: Vec<Seat> = sight
        .seats
        .iter()
        .filter(|part| part.alive)
        .map(|part| part.seat)
        .collect();
    let place = |seat: Option<Seat>| alive.iter().position(|&other| Some(other) == seat);
    let turns = match (place(sight.on_turn), place(Some(seat))) {
        (Some(now), Some(then)) => (then + alive.len() - now - 1) % alive.len() + 1,
        _ => return "at the next turn".to_owned(),
    };
    if turns == 1 {
        "next turn".to_owned()
    } else {
        format!("in {turns} turns")
    }
}

/// A sign beside a name, in words as far as there is room.
struct Sign {
    tone: Tone,
    icon: Icon,
    long: String,
    short: &'static str,
    tip: String,
}

/// What is due or stands guard here.
fn signs(game: &Game, part: &SeatSight) -> Vec<Sign> {
    let sight = &game.shown().sight;
    let speech = game.speech();
    let mut signs = Vec::new();
    if part.at_21 {
        signs.push(Sign {
            tone: Tone::Amber,
            icon: Icon::Trophy,
            long: format!("21 · wins {}", when(sight, part.seat)),
            short: "21",
            tip: "Wins when this turn comes again and 21 still stands".to_owned(),
        });
    }
    if sight.taxman == Some(part.seat) {
        let tip = match sight.audit_due {
            Some(seat) => format!(
                "Tax audit at the start of {} turn, if the Taxman is still there",
                speech.owner(seat)
            ),
            None => "The Taxman lies idle: no audit is due".to_owned(),
        };
        signs.push(Sign {
            tone: Tone::Red,
            icon: Icon::Stamp,
            long: sight.audit_due.map_or_else(
                || "idle".to_owned(),
                |seat| format!("audit {}", when(sight, seat)),
            ),
            short: "audit",
            tip,
        });
    }
    if let Some((boss, secretary)) = sight.love
        && (boss == part.seat || secretary == part.seat)
    {
        let tip = format!(
            "{} Boss loves {} Secretary: both are face-down and count zero",
            capital(&speech.owner(boss)),
            speech.owner(secretary)
        );
        signs.push(Sign {
            tone: Tone::Love,
            icon: Icon::Heart,
            long: "in love".to_owned(),
            short: "love",
            tip,
        });
    }
    if part.office.has(Employee::Manager) {
        signs.push(Sign {
            tone: Tone::Grey,
            icon: Icon::Shield,
            long: "Manager first".to_owned(),
            short: "guard",
            tip: "Cleaner and Sales from another office must choose the Manager".to_owned(),
        });
    }
    signs
}

#[expect(clippy::cast_precision_loss, reason = "there are four signs at most")]
fn show_signs(ui: &mut Ui, game: &Game, part: &SeatSight) {
    let signs = signs(game, part);
    let room = ui.available_width() / signs.len().max(1) as f32;
    for sign in signs {
        let text = match room {
            room if room > 150.0 => sign.long.as_str(),
            room if room > 76.0 => sign.short,
            _ => "",
        };
        if ui.available_width() > 30.0 {
            pill_with(ui, sign.tone, sign.icon, text).on_hover_text(&sign.tip);
        }
    }
}

fn stacks(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, part: &SeatSight, room: Rect) {
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
    let asked = Aim::is_asked(game);
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
