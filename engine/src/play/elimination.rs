//! Record breaking profits: who makes more than 21 million is out, with all his cards.

use super::effect::boss;
use super::event::{Happening, Sink};
use super::motion::Motion;
use crate::material::{Employee, LIMIT};
use crate::rulebook::Rule;
use crate::table::{Place, Seat, Seats, Step};

impl<S: Sink> Motion<'_, S> {
    /// Eliminates those of these seats who stand above 21, one at a time, until nobody does (`elimination-cascade`).
    ///
    /// Returns whether that ended the game.
    #[inline]
    pub(super) fn eliminate_all(&mut self, seats: Seats) -> bool {
        self.position.totals.any_above() && self.eliminate_those_above(seats)
    }

    #[cold]
    fn eliminate_those_above(&mut self, seats: Seats) -> bool {
        while self.position.totals.any_above() {
            let above = |seat: &Seat| self.position.total(*seat) > LIMIT;
            let above: Seats = seats
                .into_iter()
                .filter(|s| self.position.alive.has(*s))
                .filter(above)
                .collect();
            let Some(seat) = above.next_after(self.active()) else {
                return false;
            };
            self.eliminate(seat);
            if let Some(winner) = self.position.alive.single() {
                // Complete, and the game over, before anything it turned up is counted (`last-one-wins-at-once`).
                self.last_player(winner);
                return true;
            }
            self.count_totals(seats);
        }
        false
    }

    /// Hand and office go to the discard pile, face-up (`record-profit-discard`).
    fn eliminate(&mut self, seat: Seat) {
        let total = self.position.total(seat);
        let rule = match self.position.step {
            Step::Setup | Step::SetupLove => Rule::SetupRecordProfit,
            _ if seat == self.active() => Rule::RecordProfit,
            _ => Rule::RecordProfitAnyTime,
        };
        self.tell(rule, Happening::Eliminated { seat, total });
        let hand = self.position.hand(seat);
        let face_up = self.position.office(seat);
        let face_down = self.position.face_down(seat);
        let places = [
            (hand, Place::Hand(seat)),
            (face_up, Place::Office(seat)),
            (face_down, Place::FaceDown(seat)),
        ];
        for (cards, from) in places {
            for card in cards.iter() {
                self.shift(Rule::RecordProfitDiscard, card, from, Place::DiscardPile);
            }
        }
        self.leave(seat);
        if face_up.has(Employee::Taxman) {
            self.left_play(Employee::Taxman);
        }
        // Boss and Secretary may leave together; what is left of love is settled once.
        if !face_down.is_empty() {
            boss::parted(self);
        }
    }
}
