//! Game records: a start position, the players, the actions in words, and what came of them.

mod load;
#[cfg(test)]
mod tests;
mod v1;

use serde::{Deserialize, Serialize};

pub use load::{Loaded, Problem, read};

use super::file::{FileError, PositionFile, SeatKnowledge, Writer, quoted};
use super::notation;
use super::words::Names;
use crate::play::{Action, Event, Refusal, Silent};
use crate::rulebook::REVISION;
use crate::table::{Outcome, Position, Seat};

/// A game: where it started, who played, and what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// A title, or nothing.
    pub title: String,
    /// A note, or nothing.
    pub note: String,
    /// The revision of the rules by which it was played.
    pub revision: u32,
    /// The position from which it started, with the pile in order.
    pub start: Position,
    /// What seats had seen beyond the open table before it started.
    pub knowledge: Vec<SeatKnowledge>,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// What was done. A turn begins by itself when the one before is finished; `begin` is among the actions only where
    /// the start position rests at the start of a turn.
    pub actions: Vec<Action>,
    /// Whether something was taken back past hidden cards: such a game counts in no statistics.
    pub assisted: bool,
    /// Seats that changed hands during the game.
    pub handovers: Vec<Handover>,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name; an empty one is shown as the seat.
    pub name: String,
    /// A person or a bot.
    pub kind: PlayerKind,
}

/// A person or a bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "PlayerKind", deny_unknown_fields)]
pub enum PlayerKind {
    /// A person.
    #[default]
    Person,
    /// A bot.
    Bot {
        /// Its level: `random`, `trainee`, `clerk`.
        level: String,
        /// The seed of its choices.
        seed: u64,
    },
}

/// A seat changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "Handover", deny_unknown_fields)]
pub struct Handover {
    /// After how many actions of the record.
    pub after: usize,
    /// Which seat.
    pub seat: Seat,
    /// Who plays it from then on.
    pub to: PlayerKind,
}

/// One step of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position at which it was done.
    pub before: Position,
    /// What was done.
    pub action: Action,
    /// What happened, the beginning of the next turn included.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
}

impl Record {
    /// A game about to begin.
    pub fn new(start: Position, players: Vec<Player>) -> Self {
        Self {
            title: String::new(),
            note: String::new(),
            revision: REVISION,
            start,
            knowledge: Vec::new(),
            players,
            actions: Vec::new(),
            assisted: false,
            handovers: Vec::new(),
        }
    }

    /// The names of the players, for use in sentences.
    pub fn names(&self) -> Names {
        Names::new(&self.name_list())
    }

    fn name_list(&self) -> Vec<String> {
        self.players
            .iter()
            .map(|player| player.name.clone())
            .collect()
    }

    /// The position after the first so many actions.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal. A record that was read, or recorded while it was played,
    /// has none.
    pub fn position_after(&self, actions: usize) -> Result<Position, Refusal> {
        let mut position = self.start;
        for &action in self.actions.iter().take(actions) {
            position.advance(action, &mut Silent)?;
        }
        Ok(position)
    }

    /// The position at the end of the record.
    ///
    /// # Errors
    /// As [`Record::position_after`].
    pub fn position(&self) -> Result<Position, Refusal> {
        self.position_after(self.actions.len())
    }

    /// Every step with its events, up to the first action that is not legal.
    pub fn steps(&self) -> impl Iterator<Item = Played> + '_ {
        let mut position = self.start;
        self.actions.iter().map_while(move |&action| {
            let before = position;
            let mut events = Vec::new();
            position.advance(action, &mut events).ok()?;
            Some(Played {
                before,
                action,
                events,
                after: position,
            })
        })
    }

    /// How the game ended, if the record reaches an end.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().ok().and_then(|position| position.outcome())
    }

    /// The record as RON: the actions in words, the pile in order. [`read`] of it is this record again.
    pub fn to_ron(&self) -> String {
        v1::RecordV1::from(self).to_ron()
    }

    /// The record as JSON in one line.
    pub fn to_json(&self) -> String {
        // Nothing in it can fail: no maps, no floats, no foreign serializers.
        serde_json::to_string(&v1::RecordV1::from(self)).unwrap_or_default()
    }

    /// Every action in its canonical words.
    pub fn words(&self) -> Vec<String> {
        let mut position = self.start;
        let write = |&action: &Action| {
            let words = notation::write(&position, action);
            // What is not legal changes nothing; it is written all the same.
            let _ = position.advance(action, &mut Silent);
            words
        };
        self.actions.iter().map(write).collect()
    }
}
