//! A player by rules of thumb: it tries every line of its turn on tables that may be, and takes the one that leaves it
//! the best prospects.
//!
//! `lines` carries the lines out, `round` what the others may answer, `scene` judges the table that results by the
//! `weights`, and `reason` says in words what the line does.

mod lines;
mod reason;
mod round;
mod scene;
mod weights;

use super::{Bot, Decision};
use crate::play::Action;
use crate::table::{Chance, Position};
use crate::view::View;
use lines::Planner;

/// Weighs every line of its turn: a card, and whatever its effect may choose.
#[derive(Clone, Debug)]
pub struct Clerk {
    seed: u64,
}

impl Clerk {
    /// One whose chance comes from this seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Bot for Clerk {
    fn name(&self) -> &'static str {
        "clerk"
    }

    fn decide(&mut self, view: &View, keep_going: &dyn Fn() -> bool) -> Decision {
        match view.actions()[..] {
            [] => return reason::only(Action::Pass),
            [action] => return reason::only(action),
            _ => {}
        }
        let mut chance = Chance(self.seed ^ view.fingerprint());
        let tables = match view.setup_round() {
            Some(_) => weights::SETUP_WORLDS,
            None => weights::WORLDS,
        };
        let worlds: Vec<Position> = (0..tables).map(|_| view.sample(&mut chance)).collect();
        let me = view.seat();
        let planner = Planner { me, keep_going };
        match planner.best(&worlds) {
            Some((action, line)) => {
                let all = weights::WIN * tables;
                let hope = line.worth * 100 / all;
                let reason = reason::of(&worlds[0], action, &line.end, me, hope);
                Decision { action, reason }
            }
            None => reason::only(Action::Pass),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests;
