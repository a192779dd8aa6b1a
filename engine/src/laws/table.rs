//! The table as plain cards, moved by what events tell alone.

use super::{Taken, Verdict, demand};
use crate::material::{Cards, Employee};
use crate::play::Happening;
use crate::table::{Place, Position, Seat, Seats};

/// The open table and the hands, as plain cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) hands: [Cards; 5],
    pub(super) face_up: [Cards; 5],
    pub(super) face_down: [Cards; 5],
    pub(super) picks: [Cards; 5],
    pub(super) discard: Cards,
    pub(super) pile: Cards,
    pub(super) alive: Seats,
}

impl Table {
    pub(super) fn of(position: &Position) -> Self {
        let seat = |of: &dyn Fn(Seat) -> Cards| {
            Seat::ALL.map(|s| {
                if s.index() < position.players() {
                    of(s)
                } else {
                    Cards::NONE
                }
            })
        };
        Self {
            hands: seat(&|s| position.hand(s)),
            face_up: seat(&|s| position.office(s)),
            face_down: seat(&|s| position.face_down(s)),
            picks: seat(&|s| position.pick(s).into_iter().collect()),
            discard: position.discard_pile().collect(),
            pile: position.draw_pile().collect(),
            alive: position.alive(),
        }
    }

    fn place(&mut self, place: Place) -> &mut Cards {
        match place {
            Place::Hand(seat) => &mut self.hands[seat.index()],
            Place::Office(seat) => &mut self.face_up[seat.index()],
            Place::FaceDown(seat) => &mut self.face_down[seat.index()],
            Place::Picked(seat) => &mut self.picks[seat.index()],
            Place::DrawPile | Place::Tray => &mut self.pile,
            Place::DiscardPile => &mut self.discard,
        }
    }

    fn shift(&mut self, card: Employee, from: Place, to: Place) -> Verdict {
        demand(self.place(from).take(card), || {
            format!("no {card} lies at {from:?}")
        })?;
        self.place(to).add(card);
        Ok(())
    }

    /// Does what is told.
    pub(super) fn see(&mut self, what: &Happening) -> Verdict {
        match *what {
            Happening::Moved {
                employee: Some(card),
                from,
                to,
            } => self.shift(card, from, to)?,
            Happening::Picked {
                seat,
                employee: Some(card),
            } => {
                self.shift(card, Place::Hand(seat), Place::Picked(seat))?;
            }
            Happening::TurnedDown { seat, employee } => {
                self.shift(employee, Place::Office(seat), Place::FaceDown(seat))?;
            }
            Happening::TurnedUp { seat, employee } => {
                self.shift(employee, Place::FaceDown(seat), Place::Office(seat))?;
            }
            Happening::Redealt => {
                let alive = self.alive;
                *self = Self {
                    hands: [Cards::NONE; 5],
                    face_up: [Cards::NONE; 5],
                    face_down: [Cards::NONE; 5],
                    picks: [Cards::NONE; 5],
                    discard: Cards::NONE,
                    pile: Cards::deck(),
                    alive,
                };
            }
            Happening::Eliminated { seat, .. } => self.alive = self.alive.without(seat),
            _ => {}
        }
        Ok(())
    }
}

impl Table {
    /// The cards of this kind in play, both sides up.
    pub(super) fn in_play(&self, kind: Employee) -> u8 {
        let lying = self.face_up.iter().chain(&self.face_down);
        lying.map(|cards| cards.count(kind)).sum()
    }

    /// The cards of this kind lying face-down.
    pub(super) fn lying_face_down(&self, kind: Employee) -> u8 {
        self.face_down.iter().map(|cards| cards.count(kind)).sum()
    }

    /// Takes back what is told.
    fn take_back(&mut self, what: &Happening) -> Verdict {
        match *what {
            Happening::Moved {
                employee: Some(card),
                from,
                to,
            } => self.shift(card, to, from),
            Happening::Picked {
                seat,
                employee: Some(card),
            } => self.shift(card, Place::Picked(seat), Place::Hand(seat)),
            Happening::TurnedDown { seat, employee } => {
                self.shift(employee, Place::FaceDown(seat), Place::Office(seat))
            }
            Happening::TurnedUp { seat, employee } => {
                self.shift(employee, Place::Office(seat), Place::FaceDown(seat))
            }
            Happening::Eliminated { seat, .. } => {
                self.alive = self.alive.with(seat);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// Events taken back one by one, the last one first, give the table before. A new deal alone cannot be taken back.
pub(super) fn taken_back(taken: &Taken<'_>) -> Verdict {
    if taken.events.iter().any(|e| e.what == Happening::Redealt) {
        return Ok(());
    }
    let mut table = Table::of(taken.after);
    for event in taken.events.iter().rev() {
        table.take_back(&event.what)?;
    }
    demand(table == Table::of(taken.before), || {
        format!("taken back it is {table:?}")
    })
}
