//! Cards under way: what has just happened is shown as cards that fly from place to place.

use std::collections::HashSet;

use egui::{Id, LayerId, Order, Rect, Ui};
use office21::play::Happening;
use office21::table::Place;

use super::super::Desk;
use super::super::card::{self, Face, Look};
use super::layout::Places;
use crate::state::{Game, GameId};

/// How many cards fly at once at most: a whole elimination or a new deal is not worth watching.
const MOST: usize = 6;

/// What the window remembers of the table from frame to frame.
#[derive(Default)]
pub(in crate::ui) struct Stage {
    seen: Option<(GameId, usize)>,
    flights: Vec<Flight>,
    ends_seen: HashSet<GameId>,
    side: Side,
}

/// The width of the right column, as somebody has drawn it.
#[derive(Default)]
struct Side {
    /// As a share of the window's width, once it was drawn.
    share: Option<f32>,
    /// The window's width and the column's, in the last frame.
    last: (f32, f32),
}

/// One card under way.
struct Flight {
    face: Face,
    from: Place,
    to: Place,
    /// In seconds of the window's clock.
    begun: f64,
    seconds: f64,
}

impl Stage {
    /// Notes what has happened since the last frame and sets cards flying.
    pub(super) fn look(&mut self, desk: &Desk<'_>, game: &Game) {
        let shown = game.shown();
        let now = (game.id(), shown.moment);
        let before = self.seen.replace(now);
        if shown.ending.is_none() {
            self.ends_seen.remove(&game.id());
        }
        let seconds = f64::from(desk.settings().animation.seconds());
        let Some((id, moment)) = before else { return };
        if id != now.0 || now.1 != moment + 1 || !shown.now || seconds <= 0.0 {
            return;
        }
        let events = shown
            .log
            .iter()
            .flat_map(|turn| &turn.lines)
            .filter(|line| line.moment == now.1);
        let mut flights: Vec<Flight> = Vec::new();
        for line in events {
            if let Happening::Moved { employee, from, to } = line.event.what {
                let face = employee.map_or(Face::Back, Face::Up);
                flights.push(Flight {
                    face,
                    from,
                    to,
                    begun: f64::NAN,
                    seconds,
                });
            }
        }
        if flights.len() <= MOST {
            self.flights.extend(flights);
        }
    }

    /// Paints the cards under way, over everything.
    pub(super) fn fly(&mut self, ui: &Ui, places: &Places) {
        if self.flights.is_empty() {
            return;
        }
        let now = ui.input(|input| input.time);
        for (nth, flight) in self.flights.iter_mut().enumerate() {
            if flight.begun.is_nan() {
                let delay = flight.seconds * 0.35 * f64::from(u8::try_from(nth).unwrap_or(u8::MAX));
                flight.begun = now + delay;
            }
        }
        self.flights
            .retain(|flight| now < flight.begun + flight.seconds);
        let layer = LayerId::new(Order::Foreground, Id::unique("cards under way"));
        let painter = ui.ctx().layer_painter(layer);
        for flight in self.flights.iter().filter(|flight| now >= flight.begun) {
            let share = ((now - flight.begun) / flight.seconds) as f32;
            let eased = egui::emath::easing::cubic_out(share.clamp(0.0, 1.0));
            let rect = between(places.room(flight.from), places.room(flight.to), eased);
            card::paint(&painter, rect, flight.face, Look::default());
        }
        ui.ctx().request_repaint();
    }

    /// How wide the right column is to be in a window of this width.
    pub(super) fn side_width(&self, whole: f32) -> f32 {
        let ordinary = (whole * 0.22).clamp(190.0, 330.0);
        self.side.share.map_or(ordinary, |share| whole * share)
    }

    /// Notes how wide the right column is now: where the window is as wide as before, somebody has drawn it so.
    pub(super) fn note_side(&mut self, whole: f32, width: f32) {
        let last = std::mem::replace(&mut self.side.last, (whole, width));
        if (last.0 - whole).abs() < 0.5 && (last.1 - width).abs() > 0.5 {
            self.side.share = Some(width / whole);
        }
    }

    /// Whether the panel of the end was put away.
    pub(super) fn end_seen(&self, game: &Game) -> bool {
        self.ends_seen.contains(&game.id())
    }

    /// Shows the panel of the end again.
    pub(super) fn see_end_again(&mut self, game: &Game) {
        self.ends_seen.remove(&game.id());
    }

    /// Puts the panel of the end away.
    pub(super) fn see_end(&mut self, game: &Game) {
        self.ends_seen.insert(game.id());
    }
}

fn between(from: Rect, to: Rect, share: f32) -> Rect {
    let width = |room: Rect| {
        (room.height() * card::ASPECT)
            .min(room.width())
            .clamp(30.0, 110.0)
    };
    let at = from.center() + (to.center() - from.center()) * share;
    let wide = width(from) + (width(to) - width(from)) * share;
    Rect::from_center_size(at, card::size(wide))
}
