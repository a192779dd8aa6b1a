use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{MOST_PLAYERS, Outcome, Seat, Step};
use crate::material::Employee;

/// The cards put aside face-down in a round of set-up, by seat; `None` where one is still to pick.
pub type Picks = ArrayVec<Option<Employee>, MOST_PLAYERS>;

/// Where the game stands, and so which decision is awaited from whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Turn {
    /// Everybody puts a card aside; the lowest seat still to pick decides (`setup-pick`).
    Setup {
        /// 1 to 3.
        round: u8,
        /// By seat.
        picks: Picks,
    },
    /// This seat picks which Secretary or Boss is loved (`setup-love-1-2`, `setup-love-2-1`).
    SetupLove {
        /// The owner of the single Boss or Secretary.
        seat: Seat,
        /// 1 to 3.
        round: u8,
    },
    /// The turn is about to begin; the only action is to begin it.
    Start {
        /// Whose turn.
        seat: Seat,
    },
    /// Step 2: a card is to be played.
    Play {
        /// Whose turn.
        seat: Seat,
    },
    /// A Cleaner was played: a card is to be removed.
    Cleaner {
        /// Whose turn.
        seat: Seat,
    },
    /// An Operator was played: the top card is looked at, put back or kept.
    Operator {
        /// Whose turn.
        seat: Seat,
    },
    /// An Assistant was played: a card is to be taken back.
    Assistant {
        /// Whose turn.
        seat: Seat,
    },
    /// A Sales was played: a card is to be swapped for.
    Sales {
        /// Whose turn.
        seat: Seat,
    },
    /// A Director was played: a hand is to be looked at.
    Director {
        /// Whose turn.
        seat: Seat,
    },
    /// A hand is being looked at: a card of it is to be discarded.
    DirectorDiscard {
        /// Whose turn.
        seat: Seat,
        /// Whose hand.
        hand: Seat,
    },
    /// A Boss came to two Secretaries: one is to be picked (`love-choice`).
    Love {
        /// Whose turn.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// How, and who won.
        result: Outcome,
    },
}

impl Turn {
    /// Its name as in files and answers: `Play`, `DirectorDiscard`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Setup { .. } => "Setup",
            Self::SetupLove { .. } => "SetupLove",
            Self::Start { .. } => "Start",
            Self::Play { .. } => "Play",
            Self::Cleaner { .. } => "Cleaner",
            Self::Operator { .. } => "Operator",
            Self::Assistant { .. } => "Assistant",
            Self::Sales { .. } => "Sales",
            Self::Director { .. } => "Director",
            Self::DirectorDiscard { .. } => "DirectorDiscard",
            Self::Love { .. } => "Love",
            Self::Over { .. } => "Over",
        }
    }

    /// Which decision is awaited.
    pub const fn step(&self) -> Step {
        match self {
            Self::Setup { .. } => Step::Setup,
            Self::SetupLove { .. } => Step::SetupLove,
            Self::Start { .. } => Step::Start,
            Self::Play { .. } => Step::Play,
            Self::Cleaner { .. } => Step::Cleaner,
            Self::Operator { .. } => Step::Operator,
            Self::Assistant { .. } => Step::Assistant,
            Self::Sales { .. } => Step::Sales,
            Self::Director { .. } => Step::Director,
            Self::DirectorDiscard { .. } => Step::DirectorDiscard,
            Self::Love { .. } => Step::Love,
            Self::Over { .. } => Step::Over,
        }
    }

    /// The seat that decides, if the game is not over; `None` too where every pick has been made.
    pub fn decider(&self) -> Option<Seat> {
        match *self {
            Self::Setup { ref picks, .. } => picks
                .iter()
                .position(Option::is_none)
                .and_then(Seat::from_index),
            Self::SetupLove { seat, .. }
            | Self::Start { seat }
            | Self::Play { seat }
            | Self::Cleaner { seat }
            | Self::Operator { seat }
            | Self::Assistant { seat }
            | Self::Sales { seat }
            | Self::Director { seat }
            | Self::DirectorDiscard { seat, .. }
            | Self::Love { seat } => Some(seat),
            Self::Over { .. } => None,
        }
    }

    /// The card whose effect is pending, which lies in the active player's office already.
    pub const fn pending(&self) -> Option<Employee> {
        match self {
            Self::Cleaner { .. } => Some(Employee::Cleaner),
            Self::Operator { .. } => Some(Employee::Operator),
            Self::Assistant { .. } => Some(Employee::Assistant),
            Self::Sales { .. } => Some(Employee::Sales),
            Self::Director { .. } | Self::DirectorDiscard { .. } => Some(Employee::Director),
            Self::Love { .. } => Some(Employee::Boss),
            _ => None,
        }
    }

    /// Whether the game is still in set-up.
    pub const fn in_setup(&self) -> bool {
        matches!(self, Self::Setup { .. } | Self::SetupLove { .. })
    }
}
