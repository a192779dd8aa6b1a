//! Playing on at random: what `simulate` does a million times, and what the bench measures.

use super::{Actions, Silent};
use crate::table::{Chance, Position, Step};

/// How long it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// How many decisions were taken.
    pub decisions: u64,
    /// How many turns came to the playing of a card; one that ends the game at its start is not among them.
    pub turns: u64,
}

impl Position {
    /// Plays on by uniformly random legal actions, until the game is over or more than so many turns have begun
    /// (`repetition`).
    pub fn play_out(&mut self, chance: &mut Chance, most_turns: u64) -> Playout {
        let mut playout = Playout::default();
        let mut actions = Actions::new();
        while self.step() != Step::Over && playout.turns <= most_turns {
            self.list_actions(&mut actions);
            // Somebody can always act while the game is not over.
            self.carry_on(actions[chance.below(actions.len())], &mut Silent);
            playout.decisions += 1;
            playout.turns += u64::from(self.step() == Step::Play);
        }
        playout
    }
}
