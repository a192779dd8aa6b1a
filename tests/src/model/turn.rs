//! The four steps of a turn.

use office21::material::Employee::{
    self, Assistant, Boss, Cleaner, Director, Operator, Sales, Secretary, Spy, Taxman,
};
use office21::play::Happening;
use office21::rulebook::ShortRefill;
use office21::table::{Place, Seat, Seats, Turn};

use super::table::{Card, Model};

impl Model {
    /// A turn begins, in the order of `turn-start-order`.
    pub(super) fn begin(&mut self, seat: Seat) {
        self.tell(Happening::TurnBegan { seat });
        if self.operations_end(seat) || self.audit_ends(seat) || self.refill_ends(seat) {
            return;
        }
        for player in &mut self.players {
            player.taken = player.total();
            player.at_turn_start = (player.since, player.taken);
        }
        self.turn = Turn::Play { seat };
    }

    /// Step 1: `refill`, `employment-end`, `employment-taxman`, `short-refill`. Whether it ends the game.
    fn refill_ends(&mut self, seat: Seat) -> bool {
        let missing = 3_usize.saturating_sub(self.player(seat).hand.len());
        if missing == 0 {
            return false;
        }
        if self.refills_over {
            self.tell(Happening::RefillSkipped { seat });
            return false;
        }
        let mut drawn = missing;
        if self.draw_pile.len() < missing {
            if self.taxman_at().is_none() {
                self.full_employment();
                return true;
            }
            self.refills_over = true;
            self.tell(Happening::RefillsOver);
            match self.readings.short_refill {
                ShortRefill::Skip => {
                    self.tell(Happening::RefillSkipped { seat });
                    drawn = 0;
                }
                ShortRefill::DrawTheRest => drawn = self.draw_pile.len(),
            }
        }
        for _ in 0..drawn {
            let card = self.draw_pile.remove(0);
            self.player_mut(seat).hand.push(card);
            self.tell_drawn(seat, card);
        }
        false
    }

    /// Tells that a card was drawn into this hand, which nobody else saw.
    pub(super) fn tell_drawn(&mut self, seat: Seat, card: Employee) {
        let what = Happening::Moved {
            employee: Some(card),
            from: Place::DrawPile,
            to: Place::Hand(seat),
        };
        self.tell_only(Seats::only(seat), what);
    }

    pub(super) fn take_from_hand(&mut self, seat: Seat, card: Employee) {
        let hand = &mut self.player_mut(seat).hand;
        match hand.iter().position(|&held| held == card) {
            Some(at) => drop(hand.remove(at)),
            None => panic!("{seat} has no {card} in hand"),
        }
    }

    /// Step 2: `play-one`; then the effect, or what it waits for.
    pub(super) fn play(&mut self, seat: Seat, employee: Employee) {
        self.take_from_hand(seat, employee);
        self.player_mut(seat).office.push(Card {
            at_work: true,
            ..Card::face_up(employee)
        });
        self.tell_moved(employee, Place::Hand(seat), Place::Office(seat));
        let awaited = match employee {
            Spy if self.five_spies(seat) => return,
            Cleaner => Turn::Cleaner { seat },
            Operator => Turn::Operator { seat },
            Assistant => Turn::Assistant { seat },
            Sales => Turn::Sales { seat },
            Director => Turn::Director { seat },
            Boss if self.boss_comes(seat) => {
                self.tell(Happening::LoveChoice { seat });
                self.turn = Turn::Love { seat };
                return;
            }
            Secretary => {
                self.secretary_comes(seat);
                return self.finish_turn(seat);
            }
            Taxman => {
                self.taxman_comes(seat);
                return self.finish_turn(seat);
            }
            _ => return self.finish_turn(seat),
        };
        self.turn = awaited;
        if self.actions_of_effect().is_empty() {
            self.tell(Happening::Forfeited { seat, employee });
            self.finish_turn(seat);
        } else if employee == Operator {
            let employee = Some(self.draw_pile[0]);
            let what = Happening::LookedAtTop { seat, employee };
            self.tell_only(Seats::only(seat), what);
        }
    }

    /// `no-playable-card`, or an effect without target in a composed position.
    pub(super) fn pass(&mut self, turn: &Turn) {
        let Some(seat) = turn.decider() else {
            panic!("nobody can pass at {turn:?}")
        };
        match turn.pending() {
            Some(employee) => self.tell(Happening::Forfeited { seat, employee }),
            None => self.tell(Happening::Passed { seat }),
        }
        self.finish_turn(seat);
    }

    /// The effect is done. What it did to the others is looked at, then step 4 is carried out, and the next turn is
    /// about to begin.
    pub(super) fn finish_turn(&mut self, seat: Seat) {
        self.take_totals(Some(seat));
        if self.record_profits(seat, Some(seat)) {
            return;
        }
        self.take_totals(None);
        if self.record_profits(seat, None) {
            return;
        }
        for player in &mut self.players {
            for card in &mut player.office {
                card.at_work = false;
            }
            // `current-run`: a total that is what it was at the beginning of the turn was never left.
            if player.total() == player.at_turn_start.1 {
                player.since = player.at_turn_start.0;
            }
        }
        if self.refills_over && self.taxman_at().is_none() {
            // `last-taxman-leaves`
            self.full_employment();
            return;
        }
        let next = self.clockwise_after(seat)[0];
        self.turn = Turn::Start { seat: next };
    }

    /// Totals that have changed since they were last taken are achieved now, all at one moment; that of the one whose
    /// turn it is only in step 4 (`active-moment`).
    pub(super) fn take_totals(&mut self, except: Option<Seat>) {
        let now = self.moment + 1;
        for seat in self.alive() {
            let player = self.player_mut(seat);
            let total = player.total();
            if Some(seat) != except && total != player.taken {
                (player.since, player.taken) = (now, total);
                self.moment = now;
            }
        }
    }
}
