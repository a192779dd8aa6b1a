//! Position files: RON written by people, JSON for programs, one structure and one set of checks for both.

mod check;
mod error;
mod known;
mod parse;
mod strict;
#[cfg(test)]
mod tests;
mod v1;
mod write;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use check::{Counter, no_such_seat, text_is_plain};
pub use error::FileError;
pub use known::{KnownHand, SeatKnowledge, knowledge, views};
pub(crate) use parse::{Contents, check_format, decode, parse};
pub(crate) use v1::FileV1;
pub(crate) use write::{Writer, inline, quoted};

use super::words::Names;
use crate::table::{Draft, Position, Seat};

/// The largest file that is read: 1 MiB.
pub const LARGEST: usize = 1 << 20;
/// The most characters of a name or a title.
pub const LONGEST_LINE: usize = 300;

/// The version of the format that is written, of positions and of records.
pub const FORMAT: u64 = 1;

/// A table with what a file says around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFile {
    /// The table, lawful or not.
    pub draft: Draft,
    /// A title, or nothing.
    pub title: String,
    /// What the players are called, by seat; an empty name is shown as the seat.
    pub names: Vec<String>,
    /// A note, or nothing.
    pub note: String,
    /// What is to be reached, if this is a puzzle.
    pub goal: Option<Goal>,
    /// Whether only what the seat to act knows is given; else all cards are open.
    pub hidden: bool,
    /// What seats have seen beyond the open table.
    pub knowledge: Vec<SeatKnowledge>,
}

/// What the seat to act is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// The game is over and won when the turn of the seat to act has been finished.
    WinThisTurn,
    /// The game is won when that seat's next turn begins, at the latest, whatever the others do.
    WinByNextTurn,
    /// The game is won within so many turns of that seat.
    WinWithin {
        /// How many.
        turns: u32,
    },
    /// Not eliminated, and nobody else has won, when that seat's next turn begins.
    Survive,
    /// This seat is eliminated in this turn.
    Eliminate {
        /// Who.
        seat: Seat,
    },
}

impl PositionFile {
    /// A file with this table and nothing around it.
    pub fn new(draft: Draft) -> Self {
        Self {
            names: vec![String::new(); draft.seats.len()],
            draft,
            title: String::new(),
            note: String::new(),
            goal: None,
            hidden: false,
            knowledge: Vec::new(),
        }
    }

    /// A file with this position and these names.
    pub fn of(position: &Position, names: &[String]) -> Self {
        Self {
            names: names.to_vec(),
            ..Self::new(position.to_draft())
        }
    }

    /// The names of the players, for use in sentences.
    pub fn names(&self) -> Names {
        Names::new(&self.names)
    }

    /// The file as RON: short, one player a line, defaults left out. [`read`] of it is this file again.
    ///
    /// A table with fewer than two or more than five players, more copies of a card than the game has, or a seat that
    /// does not exist is written as it is, but not read again; cards it does not name are in the tray then.
    pub fn to_ron(&self) -> String {
        let mut writer = Writer::default();
        writer.position(&FileV1::from(self));
        writer.finish()
    }

    /// The file as JSON in one line.
    pub fn to_json(&self) -> String {
        // Nothing in it can fail: no maps, no floats, no foreign serializers.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Serialize for PositionFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FileV1::from(self).serialize(serializer)
    }
}

/// A position within a larger file: as strict as [`read`].
impl<'de> Deserialize<'de> for PositionFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        FileV1::deserialize(deserializer)?
            .checked()
            .map_err(D::Error::custom)
    }
}

/// Reads a position file, RON or JSON.
///
/// A table that breaks rules is no error: it is a draft with its faults.
///
/// # Errors
/// Whatever makes it no position file, and where.
pub fn read(bytes: &[u8]) -> Result<PositionFile, FileError> {
    let text = decode(bytes)?;
    match check_format(text)? {
        Contents::Position => parse::<FileV1>(text)?.build(),
        Contents::Record => Err(FileError::IsRecord),
    }
}
