use super::{Verdict, conceivable, demand};
use crate::material::{Cards, Employee};
use crate::play::{Action, Event, Happening, Silent};
use crate::table::{End, Place, Position, Seat, Seats, Step};

/// A step that was taken: what was done where, what was told, and where it led.
#[derive(Clone, Copy, Debug)]
pub struct Taken<'a> {
    /// The position before.
    pub before: &'a Position,
    /// What was done.
    pub action: Action,
    /// What was told.
    pub events: &'a [Event],
    /// The position after.
    pub after: &'a Position,
}

impl Taken<'_> {
    fn began(&self) -> Option<Seat> {
        self.events.iter().find_map(|event| match event.what {
            Happening::TurnBegan { seat } => Some(seat),
            _ => None,
        })
    }
}

/// Done again, listened to or not, it gives the same position.
pub(super) fn deterministic(taken: &Taken<'_>) -> Verdict {
    let onwards = taken.action != Action::Begin && taken.began().is_some();
    let mut silent = *taken.before;
    let mut told = *taken.before;
    let mut events: Vec<Event> = Vec::new();
    let done = if onwards {
        (
            silent.advance(taken.action, &mut Silent),
            told.advance(taken.action, &mut events),
        )
    } else {
        (
            silent.apply(taken.action, &mut Silent),
            told.apply(taken.action, &mut events),
        )
    };
    demand(done == (Ok(()), Ok(())), || {
        format!("the second time it is refused: {done:?}")
    })?;
    demand(silent == *taken.after && told == *taken.after, || {
        "it led elsewhere".to_owned()
    })?;
    demand(events == taken.events, || {
        "it told something else".to_owned()
    })
}

/// What the events move and turn on the table before gives the table after.
pub(super) fn events_tell_the_table(taken: &Taken<'_>) -> Verdict {
    let mut table = Table::of(taken.before);
    for event in taken.events {
        table.see(&event.what)?;
    }
    demand(table == Table::of(taken.after), || {
        format!("told {table:?}, found {:?}", Table::of(taken.after))
    })
}

/// The open table and the hands, as plain cards.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Table {
    hands: [Cards; 5],
    face_up: [Cards; 5],
    face_down: [Cards; 5],
    picks: [Cards; 5],
    discard: Cards,
    pile: Cards,
    alive: Seats,
}

impl Table {
    fn of(position: &Position) -> Self {
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

    fn see(&mut self, what: &Happening) -> Verdict {
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

/// The next turn is that of the next player still in the game.
pub(super) fn turns_go_clockwise(taken: &Taken<'_>) -> Verdict {
    let (before, after) = (taken.before, taken.after);
    let next = taken
        .began()
        .or((after.step() == Step::Start).then_some(after.seat));
    let (Some(next), Some(last)) = (next, before.on_turn()) else {
        return Ok(());
    };
    let expected = if before.step() == Step::Start {
        Some(last)
    } else {
        after.alive().next_after(last)
    };
    demand(Some(next) == expected, || {
        format!("{next} follows {last}, not {expected:?}")
    })
}

pub(super) fn eliminated_stay_out(taken: &Taken<'_>) -> Verdict {
    let back = taken
        .after
        .alive()
        .into_iter()
        .find(|&seat| !taken.before.alive().has(seat));
    demand(back.is_none(), || format!("{back:?} is back in the game"))
}

/// Totals that stand keep their order; those that changed come after them (`current-run`).
pub(super) fn achieved_first(taken: &Taken<'_>) -> Verdict {
    let (before, after) = (taken.before, taken.after);
    let rests = matches!(after.step(), Step::Start | Step::Play | Step::Over);
    let spies = after
        .outcome()
        .is_some_and(|outcome| outcome.end == End::IndustrialEspionage);
    if !rests || spies || before.on_turn().is_none() {
        return Ok(());
    }
    // The active player's total is the one without the card whose effect was pending; a Boss counts zero there.
    let pending = before
        .turn()
        .pending()
        .filter(|&card| card != Employee::Boss);
    let total = |seat: Seat| match pending {
        Some(card) if before.on_turn() == Some(seat) => before.total(seat) - card.profit(),
        _ => before.total(seat),
    };
    let stands = |seat: Seat| total(seat) == after.total(seat);
    for one in after.alive() {
        for other in after.alive() {
            let (since, others) = (after.total_since(one), after.total_since(other));
            if stands(one) && stands(other) {
                let was = before.total_since(one).cmp(&before.total_since(other));
                demand(was == since.cmp(&others), || {
                    format!("{one} and {other} stand and changed places")
                })?;
            } else if stands(one) {
                demand(since < others, || {
                    format!("{other} changed and is not later than {one}")
                })?;
            }
        }
    }
    Ok(())
}

/// Each end has its cause on the table.
pub(super) fn ends_by_their_rule(taken: &Taken<'_>) -> Verdict {
    let Some(outcome) = taken.after.outcome() else {
        return Ok(());
    };
    let after = taken.after;
    let cause = match outcome.end {
        End::IndustrialEspionage => after
            .alive()
            .into_iter()
            .any(|seat| after.office(seat).count(Employee::Spy) == 5),
        End::SuccessfulOperations => taken
            .began()
            .is_some_and(|seat| after.total(seat).halves() == 42),
        End::TaxAudit => after.in_play(Employee::Taxman).is_some() && taken.began().is_some(),
        End::FullEmployment => {
            after.in_play(Employee::Taxman).is_none() && after.draw_pile().len() < 3
        }
        End::RecordBreakingProfits => after.alive().len() == 1,
    };
    demand(cause && !outcome.winners.is_empty(), || {
        format!("{outcome:?} has no cause")
    })?;
    let lost = outcome
        .winners
        .into_iter()
        .find(|&seat| !after.alive().has(seat));
    demand(lost.is_none(), || {
        format!("{lost:?} won although eliminated")
    })
}

/// Whatever is refused leaves the position as it was.
pub(super) fn refused_changes_nothing(taken: &Taken<'_>) -> Verdict {
    for action in conceivable().step_by(7) {
        let mut position = *taken.after;
        if position.apply(action, &mut Silent).is_err() {
            demand(position == *taken.after, || {
                format!("{action:?} was refused and did it")
            })?;
        }
    }
    Ok(())
}
