//! A player by rules of thumb: it tries every line of its turn on tables that may be, and takes the one that leaves it
//! the best prospects.

mod lines;
mod prospect;
mod reason;
mod round;
mod weights;

use super::{Bot, Decision};
use crate::table::{Chance, Position};
use crate::view::View;

/// Weighs every line of its turn: a card, and whatever its effect may choose.
#[derive(Clone, Debug)]
pub struct Clerk {
    seed: u64,
    w: weights::Weights,
}

impl Clerk {
    /// One whose chance comes from this seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            w: weights::CLERK,
        }
    }
}

impl Clerk {
    pub fn tuned(seed: u64) -> Self {
        Self {
            seed,
            w: weights::Weights::tuned(),
        }
    }
}

impl Bot for Clerk {
    fn name(&self) -> &'static str {
        "clerk"
    }

    fn decide(&mut self, view: &View, keep_going: &dyn Fn() -> bool) -> Decision {
        let mut chance = Chance(self.seed ^ view.fingerprint());
        let worlds: Vec<Position> = (0..self.w.worlds)
            .map(|_| view.sample(&mut chance))
            .collect();
        let action = lines::best(&self.w, &worlds, view.seat(), keep_going);
        let reason = reason::of(&worlds[0], view, action);
        Decision { action, reason }
    }
}
