use office21::table::Victory;
use serde::{Deserialize, Serialize};

/// What came of finished games: one person against bots, none gone back past hidden cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// All of them.
    pub all: Tally,
    /// Wins by what they were won by, in the rulebook's order.
    pub victories: [u32; 5],
    /// By the strongest level at the table: level id, and what came of it.
    pub levels: Vec<(String, Tally)>,
}

/// Games and wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games finished.
    pub games: u32,
    /// Of these, won; a shared win is a win.
    pub wins: u32,
}

impl Tally {
    fn add(&mut self, won: bool) {
        self.games += 1;
        self.wins += u32::from(won);
    }
}

impl Statistics {
    /// One more game. `victory` is what the person won by, if he did.
    pub(super) fn add(&mut self, level: &str, victory: Option<Victory>) {
        let won = victory.is_some();
        self.all.add(won);
        if let Some(at) = Victory::ALL.iter().position(|v| Some(*v) == victory) {
            self.victories[at] += 1;
        }
        if !self.levels.iter().any(|(id, _)| id == level) {
            self.levels.push((level.to_owned(), Tally::default()));
        }
        let tally = self.levels.iter_mut().find(|(id, _)| id == level);
        if let Some((_, tally)) = tally {
            tally.add(won);
        }
    }
}
