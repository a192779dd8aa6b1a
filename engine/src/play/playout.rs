//! Playing on at random: what `simulate` does a million times, and what the bench measures.

use super::{Event, Sink};
use crate::table::{Chance, Position, Step};

/// Nobody listens, as with [`Silent`](super::Silent), but to the rules as this loop alone runs them: so they are compiled
/// for it, into it, whatever else plays silently in the same program.
struct Unheard;

impl Sink for Unheard {
    fn event(&mut self, _: impl FnOnce() -> Event) {}
}

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
        while playout.turns <= most_turns
            && let Some(action) = self.random_action(chance)
        {
            self.carry_on(action, &mut Unheard);
            playout.decisions += 1;
            playout.turns += u64::from(self.step() == Step::Play);
        }
        playout
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Readings;

    #[test]
    fn a_game_is_played_to_its_end_or_for_so_many_turns() {
        for seed in 0..20 {
            let dealt = Position::deal(3, seed, Readings::default());
            let mut position = dealt;
            let whole = position.play_out(&mut Chance(seed), u64::MAX);
            assert_eq!(position.step(), Step::Over);
            assert!(
                whole.decisions > whole.turns && whole.turns > 0,
                "{whole:?}"
            );

            let mut position = dealt;
            let part = position.play_out(&mut Chance(seed), whole.turns - 1);
            assert_eq!(part.turns, whole.turns, "one more has begun, and no other");
            let mut position = dealt;
            let begun = position.play_out(&mut Chance(seed), 0);
            assert_eq!(begun.turns, 1);
            assert_eq!(position.step(), Step::Play);
        }
    }
}
