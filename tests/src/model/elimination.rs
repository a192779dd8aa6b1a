//! Record breaking profits.

use office21::material::{Employee, Profit};
use office21::play::Happening;
use office21::table::{End, Place, Seat, Victory};

use super::table::{Model, TWENTY_ONE};

impl Model {
    /// A card of an office goes to the discard pile.
    pub(super) fn discard_from_office(&mut self, seat: Seat, at: usize) {
        let card = self.player_mut(seat).office.remove(at);
        self.discard(card.employee, card.place(seat));
    }

    pub(super) fn discard(&mut self, employee: Employee, from: Place) {
        self.discard_pile.push(employee);
        self.tell_moved(employee, from, Place::DiscardPile);
    }

    /// `record-profit-any-time`, `elimination-cascade`: those above 21 leave, one at a time, the first clockwise after
    /// the player whose turn it is, until nothing changes. Whether the game is over.
    pub(super) fn record_profits(&mut self, on_turn: Seat, except: Option<Seat>) -> bool {
        loop {
            let above = |seat: &Seat| self.player(*seat).total() > TWENTY_ONE;
            let mut clockwise = self.clockwise_after(on_turn).into_iter();
            let Some(seat) = clockwise.find(|seat| Some(*seat) != except && above(seat)) else {
                return false;
            };
            self.eliminate(seat);
            if let [last] = self.alive()[..] {
                // `last-one-wins-at-once`
                self.over(
                    End::RecordBreakingProfits,
                    Victory::StrategicManagement,
                    &[last],
                );
                return true;
            }
            self.take_totals(except);
        }
    }

    /// `record-profit`, `record-profit-discard`: hand, then face-up, then face-down cards, kind by kind.
    fn eliminate(&mut self, seat: Seat) {
        let total = Profit::from_halves(self.player(seat).total() as u8);
        self.tell(Happening::Eliminated { seat, total });
        let player = self.player_mut(seat);
        player.eliminated = true;
        let mut hand = std::mem::take(&mut player.hand);
        let mut office = std::mem::take(&mut player.office);
        hand.sort();
        office.sort_by_key(|card| (card.face_down, card.employee));
        for card in hand {
            self.discard(card, Place::Hand(seat));
        }
        for card in office {
            self.discard(card.employee, card.place(seat));
        }
        self.taxman_may_have_left();
        self.lovers_part();
    }
}
