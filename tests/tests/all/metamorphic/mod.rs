//! Changes of a table that no rule looks at: seats rotated, somebody already out at the table, hidden cards dealt anew,
//! piles in another order, other names. What is ruled stays, or changes exactly as the rule says.

mod hidden;
mod names;
mod seats;

use std::collections::BTreeMap;

use office21::laws::conceivable;
use office21::play::{Action, Event};
use office21::table::{Chance, Position, Seat};
use office21_tests::games::{Step, random_steps, starts};

use office21_tests::rare::RARE;

/// Counts what was seen of the rare things, by their names in [`RARE`].
#[derive(Default)]
struct Seen(BTreeMap<&'static str, u32>);

impl Seen {
    fn note(&mut self, step: &Step) {
        for (name, _, rare) in RARE {
            *self.0.entry(name).or_default() += u32::from(rare(step));
        }
    }

    fn count(&mut self, name: &'static str) {
        *self.0.entry(name).or_default() += 1;
    }

    /// Each of these was seen; a run that never met them has proved nothing about them.
    fn assert_all(&self, names: &[&str]) {
        let missing = |name: &&&str| self.0.get(**name).copied().unwrap_or_default() == 0;
        let missing: Vec<_> = names.iter().filter(missing).collect();
        assert!(
            missing.is_empty(),
            "never seen: {missing:?} in {:#?}",
            self.0
        );
    }
}

/// Every step of so many pinned games, with a source of chance for the change to be made.
fn each_step(games: u64, mut check: impl FnMut(&Step, &mut Chance)) {
    for (start, seed) in starts(games) {
        let mut chance = Chance(!seed);
        for step in random_steps(start, seed, 120) {
            check(&step, &mut chance);
        }
    }
}

/// The actions that name only seats of this table.
fn namable(position: &Position) -> impl Iterator<Item = Action> + '_ {
    let there = |seat: Seat| seat.index() < position.players();
    conceivable().filter(move |action| match action {
        Action::Look(seat) => there(*seat),
        other => other.target().is_none_or(|target| there(target.seat)),
    })
}

/// The same events, in whatever order: what happens at several seats at once is told seat by seat.
fn assert_same_events(mut one: Vec<Event>, other: &[Event], at: &Step) {
    for event in other {
        let place = one.iter().position(|told| told == event);
        let Some(place) = place else {
            panic!(
                "{event:?} is not among {one:#?}\nby {:?} in {:?}",
                at.action, at.before
            );
        };
        one.swap_remove(place);
    }
    assert!(
        one.is_empty(),
        "only there: {one:?}\nby {:?} in {:?}",
        at.action,
        at.before
    );
}
