//! Every event cites a rule, and the situation is the one that rule speaks of. Written along docs/rulebook.md, on plain
//! cards, without asking the code that carries actions out.

mod ending;
mod love;
mod moved;
mod seen;
mod turn;

pub(super) use seen::seen_by;

use super::table::Table;
use super::{Taken, Verdict, demand};
use crate::material::{Employee, Profit};
use crate::play::{Event, Happening};
use crate::rulebook::Rule;
use crate::table::Seat;

/// An event that is about to happen: the table before it, and what was told earlier in the step.
struct Moment<'a> {
    taken: &'a Taken<'a>,
    table: &'a Table,
    earlier: &'a [Event],
    rule: Rule,
}

/// The rule that an event cites speaks of what happened, and of the table at which it happened.
pub(super) fn every_event(taken: &Taken<'_>) -> Verdict {
    let mut table = Table::of(taken.before);
    for (at, event) in taken.events.iter().enumerate() {
        let moment = Moment {
            taken,
            table: &table,
            earlier: &taken.events[..at],
            rule: event.rule,
        };
        demand(moment.fits(&event.what), || {
            format!("{} does not fit {:?} at {table:?}", event.rule, event.what)
        })?;
        table.see(&event.what)?;
    }
    Ok(())
}

impl Moment<'_> {
    fn fits(&self, what: &Happening) -> bool {
        match *what {
            Happening::Picked { .. }
            | Happening::Tied { .. }
            | Happening::Redealt
            | Happening::StartPlayer { .. } => self.set_up(what),
            Happening::TurnedDown { seat, employee } => self.turned_down(seat, employee),
            Happening::TurnedUp { employee, .. } => self.turned_up(employee),
            Happening::LoveChoice { seat } => self.love_choice(seat),
            Happening::Moved {
                employee, from, to, ..
            } => employee.is_some_and(|card| self.moved(card, from, to)),
            Happening::Compared { comparison } => self.compared(&comparison),
            Happening::Over { outcome } => self.over(outcome.end),
            _ => self.in_turn(what),
        }
    }

    /// Whose turn it is: of whoever began one last.
    fn active(&self) -> Option<Seat> {
        self.began().or(self.taken.before.on_turn())
    }

    /// Whose turn has begun in this step.
    fn began(&self) -> Option<Seat> {
        self.earlier
            .iter()
            .rev()
            .find_map(|event| match event.what {
                Happening::TurnBegan { seat } => Some(seat),
                _ => None,
            })
    }

    fn is_active(&self, seat: Seat) -> bool {
        self.active() == Some(seat)
    }

    fn in_setup(&self) -> bool {
        self.taken.before.setup_round().is_some()
    }

    /// Whether such a thing was told earlier in the step.
    fn told(&self, like: impl Fn(&Happening) -> bool) -> bool {
        self.earlier.iter().any(|event| like(&event.what))
    }

    fn total(&self, seat: Seat) -> Profit {
        self.table.face_up[seat.index()].profit()
    }

    /// How many cards the hand lacks.
    fn lacks(&self, seat: Seat) -> usize {
        3_usize.saturating_sub(self.table.hands[seat.index()].len())
    }

    fn has_manager(&self, seat: Seat) -> bool {
        self.table.face_up[seat.index()].has(Employee::Manager)
    }

    fn taxman_in_play(&self) -> bool {
        self.table.in_play(Employee::Taxman) > 0
    }
}
