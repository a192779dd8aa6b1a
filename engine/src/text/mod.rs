//! Positions, actions and games in words, files and one-line codes. Strings and bytes in and out: no files, no clock.
//!
//! Every format is described in docs/formats.md. What comes in passes one set of checks, wherever it comes from.

pub mod code;
pub mod file;
pub mod laws;
pub mod notation;
pub mod record;
#[cfg(test)]
mod tests;
pub mod words;

use std::borrow::Cow;

use file::{Contents, FileError, PositionFile, check_format, decode};

/// The most characters of a text from outside that a message repeats.
const REPEATED: usize = 300;

/// A text from outside as a message repeats it: cut where it is long.
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(REPEATED) {
        Some((end, _)) => Cow::Owned(format!("{}...", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// What a file holds: a position or the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// A position.
    Position(PositionFile),
    /// A record, replayed.
    Record(record::Loaded),
}

/// Reads a file of either kind, RON or JSON, told apart by what is in it.
///
/// # Errors
/// Whatever makes it neither, and where.
pub fn read(bytes: &[u8]) -> Result<Document, FileError> {
    match check_format(decode(bytes)?)? {
        Contents::Position => file::read(bytes).map(Document::Position),
        Contents::Record => record::read(bytes).map(Document::Record),
    }
}
