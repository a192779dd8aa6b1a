//! A position under way: everything a rule does to the table passes through here, and is told.

use super::event::{Event, Happening, Sink};
use crate::material::{Employee, LIMIT, Profit};
use crate::rulebook::Rule;
use crate::table::{MOST_PLAYERS, Place, Position, Seat, Seats, Step, Totals};

/// A turn, or a step of set-up, being carried out on a position.
///
/// It remembers the totals from before and the order in which they changed, because "achieved first" is decided by
/// what still stands when the turn is over (`current-run`).
pub(super) struct Motion<'a, S> {
    pub(super) position: &'a mut Position,
    sink: &'a mut S,
    /// The totals when the turn began.
    before: Totals,
    /// The totals last counted.
    counted: Totals,
    /// When each total last changed, as a count of moments in this turn; 0 is never.
    moments: [u8; MOST_PLAYERS],
    moment: u8,
}

// `Seat::index` is below five, as long as every array here is.
impl<'a, S: Sink> Motion<'a, S> {
    pub(super) fn new(position: &'a mut Position, sink: &'a mut S) -> Self {
        let mut before = position.totals;
        // The active player's total is the one without the card whose effect is pending; a pending Boss counts zero.
        let played = match position.step {
            Step::Cleaner => Employee::Cleaner,
            Step::Operator => Employee::Operator,
            Step::Assistant => Employee::Assistant,
            Step::Sales => Employee::Sales,
            Step::Director | Step::DirectorDiscard => Employee::Director,
            _ => Employee::Spy,
        };
        before.sub(position.seat, played.profit());
        Self {
            position,
            sink,
            before,
            counted: before,
            moments: [0; MOST_PLAYERS],
            moment: 0,
        }
    }

    /// Whose totals are others than when the turn began.
    pub(super) fn changed(&self) -> Seats {
        self.before.differ(self.position.totals)
    }

    /// Tells what everybody sees.
    pub(super) fn tell(&mut self, rule: Rule, what: Happening) {
        let seen_by = Seats::first(MOST_PLAYERS);
        self.sink.event(|| Event {
            what,
            rule,
            seen_by,
        });
    }

    /// Tells what only these seats see in full.
    pub(super) fn tell_only(&mut self, seen_by: Seats, rule: Rule, what: Happening) {
        self.sink.event(|| Event {
            what,
            rule,
            seen_by,
        });
    }

    /// Whose turn it is.
    pub(super) const fn active(&self) -> Seat {
        self.position.seat
    }

    /// Takes a card from a place and puts it to another, everybody seeing it.
    #[inline]
    pub(super) fn shift(&mut self, rule: Rule, employee: Employee, from: Place, to: Place) {
        self.take(employee, from);
        self.put(employee, to);
        self.tell(
            rule,
            Happening::Moved {
                employee: Some(employee),
                from,
                to,
            },
        );
    }

    #[inline]
    pub(super) fn take(&mut self, employee: Employee, from: Place) {
        match from {
            Place::Hand(seat) => {
                self.position.hands[seat.index()].take(employee);
            }
            Place::Office(seat) => {
                self.position.face_up[seat.index()].take(employee);
                self.position.totals.sub(seat, employee.profit());
            }
            Place::FaceDown(seat) => self.position.face_down[seat.index()].take(employee),
            Place::Picked(seat) => self.position.picks[seat.index()] = 0,
            Place::DrawPile => {
                self.position.piles.pop();
            }
            Place::DiscardPile | Place::Tray => {}
        }
    }

    #[inline]
    pub(super) fn put(&mut self, employee: Employee, to: Place) {
        match to {
            Place::Hand(seat) => self.position.hands[seat.index()].add(employee),
            Place::Office(seat) => {
                self.position.face_up[seat.index()].add(employee);
                self.position.totals.add(seat, employee.profit());
            }
            Place::FaceDown(seat) => self.position.face_down[seat.index()].add(employee),
            Place::Picked(seat) => self.position.picks[seat.index()] = employee as u8 + 1,
            Place::DiscardPile => self.position.piles.throw(employee),
            Place::DrawPile => self.position.piles.push(employee),
            Place::Tray => {}
        }
    }

    /// Turns a lover face-down: it counts nothing from now on.
    #[inline]
    pub(super) fn turn_down(&mut self, rule: Rule, seat: Seat, employee: Employee) {
        self.take(employee, Place::Office(seat));
        self.put(employee, Place::FaceDown(seat));
        self.tell(rule, Happening::TurnedDown { seat, employee });
    }

    /// Turns a lover face-up: it counts again at once.
    #[inline]
    pub(super) fn turn_up(&mut self, rule: Rule, seat: Seat, employee: Employee) {
        self.take(employee, Place::FaceDown(seat));
        self.put(employee, Place::Office(seat));
        self.tell(rule, Happening::TurnedUp { seat, employee });
    }

    /// Tells all totals that have changed: in set-up everybody's moment is the same.
    pub(super) fn tell_totals(&mut self) {
        for seat in self.counted.differ(self.position.totals) {
            self.tell_total(seat, self.counted.get(seat), self.position.total(seat));
        }
        self.counted = self.position.totals;
    }

    /// Step 4 where nothing else has changed: the active player's total is taken.
    pub(super) fn count_active(&mut self) {
        let seat = self.active();
        let (from, to) = (self.counted.get(seat), self.position.total(seat));
        if from != to {
            self.tell_total(seat, from, to);
        }
    }

    fn tell_total(&mut self, seat: Seat, from: Profit, to: Profit) {
        self.tell(Rule::TotalFaceUp, Happening::Total { seat, from, to });
        // In set-up it counts once set-up has ended (`setup-twenty-one`).
        if to == LIMIT && self.position.setup_round().is_none() {
            self.tell(Rule::Operations21, Happening::Reached21 { seat });
        }
    }

    /// Counts the totals of these seats: those that changed did so at this moment (`total-face-up`).
    #[inline]
    pub(super) fn count_totals(&mut self, seats: Seats) {
        let changed = self.counted.differ(self.position.totals).and(seats);
        if changed.is_empty() {
            return;
        }
        self.moment += 1;
        for seat in changed {
            let at = seat.index();
            let (from, to) = (self.counted.get(seat), self.position.totals.get(seat));
            self.counted.set(seat, to);
            self.moments[at] = self.moment;
            self.tell_total(seat, from, to);
        }
    }

    /// An eliminated player takes part in no comparison any more.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.position.alive = self.position.alive.without(seat);
        self.counted.set(seat, Profit::ZERO);
        self.position.moments.forget(seat, self.position.alive);
    }

    /// Settles who achieved his total when: changed totals count from their last change, a total that is what it was
    /// when the turn began was never left (`current-run`, `active-moment`).
    pub(super) fn settle_moments(&mut self) {
        let position = &mut *self.position;
        let changed = self.before.differ(position.totals).and(position.alive);
        // Moment 0 is that of totals not counted yet: the last player wins before his own is.
        for moment in 0..=self.moment {
            let mut same = false;
            for seat in changed
                .into_iter()
                .filter(|seat| self.moments[seat.index()] == moment)
            {
                position
                    .moments
                    .achieve(seat, position.alive.without(seat), same);
                same = true;
            }
        }
    }
}
