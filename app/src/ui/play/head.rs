//! The head of an office: name, hand, total and what it would become, and the signs.
//!
//! A wide office says it in one line. A narrower one has the signs in a second line, and in the narrowest the signs are
//! icons alone: a stamp, a heart or a shield is never left out.

use egui::{Align, CornerRadius, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use egui::{Vec2, pos2};
use office21::material::Profit;
use office21::table::Seat;

use super::super::Desk;
use super::super::card::Face;
use super::super::icon::Icon;
use super::super::led;
use super::super::theme::{Palette, bold};
use super::super::widgets::{capital, kind_word};
use super::aim::Aim;
use super::signs;
use super::spot::Spot;
use crate::state::{Game, Looker, SeatSight};

/// From this width on everything fits in one line.
const WIDE: f32 = 330.0;
/// Below this width, or this height of the office, all is small.
const SMALL: (f32, f32) = (170.0, 124.0);
/// Room for what a total would become.
const NEXT: f32 = 58.0;
/// Below this width there is no room for it beside the signs.
const NARROW: f32 = 118.0;

/// The lines of a head.
pub(super) struct Head {
    first: Rect,
    second: Option<Rect>,
    small: bool,
}

impl Head {
    /// The head of an office of this size.
    pub(super) fn of(inside: Rect) -> Self {
        let small = inside.width() < SMALL.0 || inside.height() < SMALL.1;
        let (one, two) = if small { (18.0, 17.0) } else { (28.0, 20.0) };
        let first = Rect::from_min_size(inside.min, Vec2::new(inside.width(), one));
        let second = (inside.width() < WIDE).then(|| {
            let below = pos2(inside.left(), first.bottom() + 2.0);
            Rect::from_min_size(below, Vec2::new(inside.width(), two))
        });
        Self {
            first,
            second,
            small,
        }
    }

    /// Where it ends.
    pub(super) fn bottom(&self) -> f32 {
        self.second.unwrap_or(self.first).bottom()
    }

    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, part: &SeatSight) {
        let line = |ui: &mut Ui, rect, add: &mut dyn FnMut(&mut Ui)| {
            let builder = UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::right_to_left(Align::Center));
            ui.scope_builder(builder, add);
        };
        let narrow = self.second.is_some_and(|line| line.width() < NARROW);
        line(ui, self.first, &mut |ui| {
            ui.spacing_mut().item_spacing.x = if self.small { 4.0 } else { 8.0 };
            let height = match (narrow, self.small) {
                (true, _) => 15.0,
                (false, true) => 18.0,
                (false, false) => 26.0,
            };
            total(ui, part, height);
            if self.second.is_none() {
                self.next(ui, game, part.seat);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                self.name(ui, game, part);
                if self.second.is_none() {
                    hand_sign(ui, desk, game, part, false);
                    signs::show(ui, game, part);
                    kind(ui, game, part.seat);
                }
            });
        });
        let Some(second) = self.second else { return };
        line(ui, second, &mut |ui| {
            // In the narrowest it takes the place of the hand meanwhile, which says less then.
            let instead = narrow && would_be(game, part.seat).is_some();
            if !narrow {
                self.next(ui, game, part.seat);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = if self.small { 2.0 } else { 6.0 };
                if instead {
                    self.next(ui, game, part.seat);
                } else {
                    hand_sign(ui, desk, game, part, self.small);
                }
                if self.small {
                    signs::show_small(ui, game, part);
                } else {
                    signs::show(ui, game, part);
                }
            });
        });
    }

    /// Who acts, and the name, as wide as it is up to the room there is.
    fn name(&self, ui: &mut Ui, game: &Game, part: &SeatSight) {
        let acting = game.shown().sight.decider == Some(part.seat);
        if acting && !self.small {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
            let palette = Palette::current(ui.ctx());
            Icon::Play.paint(ui.painter(), rect, palette.action);
        }
        let size = match self.second {
            Some(line) if line.width() < NARROW => 12.0,
            _ if self.small => 13.0,
            _ => 15.0,
        };
        let name = egui::Label::new(bold(game.speech().name(part.seat)).size(size));
        ui.scope(|ui| {
            if self.second.is_none() {
                ui.set_max_width(ui.available_width() * 0.5);
            }
            ui.add(name.truncate().selectable(false));
        });
        if self.second.is_some() && !self.small {
            kind(ui, game, part.seat);
        }
    }

    /// What the total would become. Its place is kept free, so that nothing moves when something is pointed at.
    fn next(&self, ui: &mut Ui, game: &Game, seat: Seat) {
        let palette = Palette::current(ui.ctx());
        let next = would_be(game, seat);
        let (width, size) = match self.second {
            Some(line) if line.width() < NARROW => (30.0, 10.5),
            _ if self.small => (42.0, 12.0),
            _ => (NEXT, 14.0),
        };
        let room = Vec2::new(width, ui.available_height().min(18.0));
        let layout = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.set_min_size(room);
            if let Some(next) = next {
                let colour = super::super::bar::colour(palette, next);
                let text = if width < 40.0 {
                    format!("→{next}")
                } else {
                    format!("→ {next}")
                };
                ui.label(bold(text).size(size).color(colour));
            }
        });
    }
}

fn total(ui: &mut Ui, part: &SeatSight, height: f32) {
    let shown = if part.unsettled {
        led::total_so_far(ui, part.total, height)
    } else {
        led::total(ui, part.total, height)
    };
    shown.on_hover_text(if part.at_21 {
        "Stands at exactly 21: wins at the start of the next turn, unless somebody changes it"
    } else if part.unsettled {
        "So far: it counts once the effect is done"
    } else {
        "The face-up cards of this office, in millions"
    });
}

/// Who decides for a seat, where there is room to say so.
fn kind(ui: &mut Ui, game: &Game, seat: Seat) {
    if ui.available_width() > 60.0 {
        ui.label(RichText::new(kind_word(game.kind(seat))).small().weak());
    }
}

/// The total it would have after what is pointed at, where that is another one.
pub(super) fn would_be(game: &Game, seat: Seat) -> Option<Profit> {
    let shown = game.shown().sight.seat(seat)?.total;
    let totals = &game.preview()?.totals;
    totals
        .iter()
        .find(|total| total.seat == seat && total.after != shown)
        .map(|total| total.after)
}

/// How many cards in hand, and which of them are known; what a Director looks at.
fn hand_sign(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, part: &SeatSight, small: bool) {
    let palette = Palette::current(ui.ctx());
    let aim = Aim::at_hand(game, part.seat);
    let whose = capital(&game.speech().owner(part.seat));
    let count = part.hand.len();
    let words = format!(
        "{whose} hand: {count} {}",
        if count == 1 { "card" } else { "cards" }
    );
    let size = if small {
        Vec2::new(30.0, 17.0)
    } else {
        Vec2::new(40.0, 22.0)
    };
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
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
    let (square, margin) = if small { (13.0, 2.0) } else { (16.0, 5.0) };
    let middle = pos2(rect.left() + margin + square / 2.0, rect.center().y);
    let square = Rect::from_center_size(middle, Vec2::splat(square));
    let colour = if response.hovered() || asked {
        palette.text
    } else {
        palette.muted
    };
    Icon::Cards.paint(ui.painter(), square, colour);
    let at = pos2(rect.right() - margin, rect.center().y);
    let font = super::super::theme::led_font(13.0);
    ui.painter()
        .text(at, egui::Align2::RIGHT_CENTER, count, font, colour);
}
