use office21::play::Action;
use office21::table::{Position, Seat};
use serde::{Deserialize, Serialize};

use super::Player;

/// A game as it is kept: where it began, who plays, what was done, and where one is.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// What it is called.
    pub title: String,
    /// The seats.
    pub players: Vec<Player>,
    /// Where the bots' chance comes from.
    pub seed: u64,
    /// The position it began with, pile in order.
    pub start: Position,
    /// Everything done, the actions that were undone last.
    pub actions: Vec<Action>,
    /// How many of them are in force.
    pub at: usize,
    /// Somebody has gone back past hidden cards.
    pub assisted: bool,
    /// It stands in the statistics already.
    pub counted: bool,
    /// Seats handed to a bot.
    pub hand_overs: Vec<HandOver>,
    /// What could not be read of it, in words; the rest is here.
    pub warning: Option<String>,
}

/// A seat handed to a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// After so many actions.
    pub after: usize,
    /// Which seat.
    pub seat: Seat,
    /// To a bot of which level.
    pub level: String,
}
