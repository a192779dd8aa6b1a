use office21::table::{Outcome, Seats};

use crate::state::Line;

/// How the game ended and who won it, with the reasoning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What ended it and what it was won by.
    pub outcome: Outcome,
    /// In a sentence: `Anton wins by creative accounting.`
    pub headline: Line,
    /// What ended it, then every comparison that was needed, each with its rule.
    pub reasons: Vec<Line>,
    /// The persons at this screen who won.
    pub persons: Seats,
}
