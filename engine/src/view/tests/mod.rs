//! Views: each conclusion by its smallest case, then random games against the position and against a slow fold.

mod games;
mod given;
mod setup;
mod slow;
mod smallest;

use crate::material::{Cards, Employee};
use crate::play::{Action, Event};
use crate::table::{Draft, Position, Seat, Turn};
use crate::view::View;

pub(super) const ONE: Seat = Seat::ALL[0];
pub(super) const TWO: Seat = Seat::ALL[1];
pub(super) const THREE: Seat = Seat::ALL[2];

/// A table where these players hold these offices and hands; the pile begins with `top`, the rest follows by kind.
pub(super) fn draft(seats: &[(&[Employee], &[Employee])], turn: Turn, top: &[Employee]) -> Draft {
    let mut draft = Draft::empty(seats.len());
    draft.turn = turn;
    let mut rest = Cards::deck();
    for (part, (office, hand)) in draft.seats.iter_mut().zip(seats) {
        part.office = Cards::of(office);
        part.hand = Cards::of(hand);
        rest = rest.minus(part.office.plus(part.hand));
    }
    draft.draw_pile = top.to_vec();
    draft.draw_pile.extend(rest.minus(Cards::of(top)).iter());
    draft.tray.clear();
    draft
}

/// A position and the views of all its seats, going on together.
pub(super) struct Table {
    pub(super) position: Position,
    pub(super) views: Vec<View>,
}

impl Table {
    pub(super) fn of(draft: &Draft) -> Self {
        let position = draft.into_position().unwrap();
        let views = position.seats().into_iter();
        let views = views.map(|seat| View::of(&position, seat)).collect();
        Self { position, views }
    }

    /// Carries an action out, and the next turn begins.
    pub(super) fn go(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.position.advance(action, &mut events).unwrap();
        for view in &mut self.views {
            for event in &events {
                view.see(event);
            }
            view.fits(&self.position).unwrap();
        }
        events
    }

    /// What one seat knows of another's hand.
    pub(super) fn known(&self, by: Seat, of: Seat) -> Vec<Employee> {
        self.views[by.index()].known_hand(of).iter().collect()
    }

    pub(super) fn view(&self, seat: Seat) -> &View {
        &self.views[seat.index()]
    }
}
