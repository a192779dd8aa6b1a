//! The own hand; and the hand a Director looks at, in its place.

#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{CornerRadius, Rect, RichText, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2};
use office21::table::{Place, Step};

use super::super::Desk;
use super::super::card::{self, Face, Look};
use super::super::theme::{Palette, bold};
use super::aim::{Aim, deciding};
use super::hands;
use super::layout::WIDEST_IN_HAND;
use super::spot::{Spot, drop_zone};
use crate::state::{Game, HandCard, Looker, PromptKind};

const PADDING: f32 = 8.0;
const GAP: f32 = 10.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, room: Rect) {
    let palette = Palette::current(ui.ctx());
    let shown = game.shown();
    let looking = !shown.looked_at.is_empty();
    let edge = if looking {
        palette.target
    } else {
        palette.edge
    };
    let stroke = Stroke::new(if looking { 1.8 } else { 1.0 }, edge);
    ui.painter().rect(
        room,
        CornerRadius::same(10),
        palette.room,
        stroke,
        StrokeKind::Inside,
    );
    let inside = room.shrink(PADDING);
    let head = Rect::from_min_size(inside.min, Vec2::new(inside.width(), 28.0));
    ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
        ui.horizontal_centered(|ui| {
            let (title, more) = title(game);
            ui.add(egui::Label::new(bold(title).size(15.0)).selectable(false));
            ui.add(egui::Label::new(RichText::new(more).small().weak()).truncate());
        });
    });
    let below = Rect::from_min_max(pos2(inside.left(), head.bottom() + 6.0), inside.max);
    let cards = if looking {
        &shown.looked_at
    } else {
        &shown.hand
    };
    if shown.prompt.kind == PromptKind::Curtain {
        curtain(ui, below, game);
    } else if shown.sight.looker == Looker::Everything {
        hands::all(ui, desk, game, below);
    } else if cards.is_empty() {
        let font = egui::FontId::proportional(13.0);
        ui.painter().text(
            below.center(),
            egui::Align2::CENTER_CENTER,
            "no card in hand",
            font,
            palette.muted,
        );
    } else if looking && !shown.hand.is_empty() && below.height() > 90.0 {
        let own = Rect::from_min_max(
            pos2(
                below.left(),
                below.bottom() - (below.height() * 0.3).min(84.0),
            ),
            below.max,
        );
        let looked_at = below.with_max_y(own.top() - 4.0);
        row(ui, desk, game, cards, looked_at, true);
        hands::own_small(ui, desk, game, &shown.hand, own);
    } else {
        row(ui, desk, game, cards, below, looking);
    }
    if let Some(seat) = shown.sight.decider {
        drop_zone(ui, desk, game, Place::Hand(seat), room);
    }
}

fn title(game: &Game) -> (String, String) {
    let shown = game.shown();
    if !shown.looked_at.is_empty() {
        let whose = shown.prompt.text.clone();
        return ("A look at a hand".to_owned(), whose);
    }
    match shown.sight.looker {
        Looker::Seat(seat) => {
            let name = game.speech().name(seat);
            let title = if name == "You" {
                "Your hand".to_owned()
            } else {
                format!("{name}'s hand")
            };
            let waits = match deciding(game) {
                Some(Step::Play) => "play one: click, drag, or press 1–3",
                Some(Step::Setup) => "pick one to put down face-down",
                Some(_) => "again when the effect is done",
                None => "",
            };
            (title, waits.to_owned())
        }
        Looker::Nobody => ("Hand".to_owned(), "behind the curtain".to_owned()),
        Looker::Everything => ("Hands are open".to_owned(), String::new()),
    }
}

/// Up to three cards side by side, as large as they fit.
fn row(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    game: &Game,
    cards: &[HandCard],
    room: Rect,
    looking: bool,
) {
    let count = cards.len().max(3) as f32;
    let by_width = (room.width() - GAP * (count - 1.0) - 8.0) / count;
    let by_height = (room.height() - 16.0) * card::ASPECT;
    let width = by_width.min(by_height).clamp(20.0, WIDEST_IN_HAND);
    let top = room.top() + 10.0;
    let step = deciding(game);
    let asked = matches!(step, Some(Step::Play | Step::Setup)) || looking;
    for (at, held) in cards.iter().enumerate() {
        let aim = Aim {
            action: held.action,
            why_not: held.why_not.clone(),
        };
        let playable = aim.action.is_some();
        let lift = if playable && game.selected() == aim.action {
            -7.0
        } else {
            0.0
        };
        let place = pos2(room.left() + 4.0 + (width + GAP) * at as f32, top + lift);
        let rect = Rect::from_min_size(place, card::size(width));
        let face = Face::Up(held.employee);
        let whose = if looking {
            "in the hand looked at"
        } else {
            "in your hand"
        };
        let name = format!("{}, {whose}, card {}", face.name(), at + 1);
        let spot = Spot {
            name: &name,
            rect,
            face,
            aim: &aim,
            tip: card::effect_line(held.employee),
        };
        let response = spot.interact(ui, desk, game);
        let mut look = spot.look(game, asked);
        if !asked && !playable {
            look = if step.is_some() {
                Look::faded()
            } else {
                Look::default()
            };
        }
        card::paint(ui.painter(), rect, face, look);
        if playable && asked {
            number(ui, rect, at + 1, response.hovered());
        }
    }
}

/// The key that selects the card.
fn number(ui: &Ui, rect: Rect, number: usize, lit: bool) {
    let palette = Palette::current(ui.ctx());
    let at = pos2(rect.center().x, rect.bottom() + 1.0);
    let badge = Rect::from_center_size(at, Vec2::new(18.0, 16.0));
    let fill = if lit { palette.action } else { palette.panel };
    let ink = if lit {
        palette.on_action
    } else {
        palette.muted
    };
    ui.painter().rect(
        badge,
        CornerRadius::same(5),
        fill,
        Stroke::new(1.0, palette.edge),
        StrokeKind::Inside,
    );
    let font = super::super::theme::led_font(11.0);
    ui.painter().text(
        badge.center(),
        egui::Align2::CENTER_CENTER,
        number,
        font,
        ink,
    );
}

/// Three backs while nobody may see the hand.
fn curtain(ui: &Ui, room: Rect, game: &Game) {
    let seat = game.curtain();
    let held = seat.and_then(|seat| {
        game.shown()
            .sight
            .seats
            .iter()
            .find(|part| part.seat == seat)
    });
    let count = held.map_or(3, |part| part.hand.len());
    let width = ((room.width() - GAP * 2.0 - 8.0) / 3.0)
        .min((room.height() - 16.0) * card::ASPECT)
        .max(20.0);
    for at in 0..count {
        let place = pos2(
            room.left() + 4.0 + (width + GAP) * at as f32,
            room.top() + 10.0,
        );
        let rect = Rect::from_min_size(place, card::size(width.min(WIDEST_IN_HAND)));
        card::paint(ui.painter(), rect, Face::Back, Look::default());
    }
}
