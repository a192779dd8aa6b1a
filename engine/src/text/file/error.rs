use crate::material::Employee;

/// Why bytes are no file of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// More than 1 MiB.
    #[error(
        "the file has {bytes} bytes, more than the {} that are read",
        super::LARGEST
    )]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// Not UTF-8.
    #[error("line {line}, column {column}: this is not text (not UTF-8, at byte {index})")]
    NotText {
        /// From 1.
        line: usize,
        /// In characters, from 1.
        column: usize,
        /// The byte, from 0.
        index: usize,
    },
    /// No words at all.
    #[error("the file is empty")]
    Empty,
    /// RON or JSON that is broken, has a field or a value that there is not, or one of another type.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// From 1.
        line: usize,
        /// In characters, from 1.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// The field `format` is missing.
    #[error("the field `format` is missing: a file of this program says `format: 1`")]
    NoFormat,
    /// A format that is not known.
    #[error(
        "{place}: this is format {format}; the newest this program reads is {}",
        super::FORMAT
    )]
    UnknownFormat {
        /// The one named.
        format: u64,
        /// Where it is named.
        place: String,
    },
    /// A record where a position is asked for.
    #[error("this is the record of a game, not a position")]
    IsRecord,
    /// A position where a record is asked for.
    #[error("this is a position, not the record of a game")]
    IsPosition,
    /// Fewer than two or more than five players.
    #[error("{place}: there are {players}; the game is for two to five")]
    Players {
        /// How many there are.
        players: usize,
        /// Where they are listed.
        place: String,
    },
    /// More copies of an employee than the game has.
    #[error("{place}: one {employee} too many; the game has {}", .employee.copies())]
    TooMany {
        /// Which.
        employee: Employee,
        /// Where the first one too many stands.
        place: String,
    },
    /// A seat that this table does not have.
    #[error("{place}: there is no seat {seat} at this table of {players}")]
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// Where it is named.
        place: String,
        /// How many players there are.
        players: usize,
    },
    /// A name or a title that nobody could read.
    #[error(
        "{place}: it has {characters} characters, more than the {} that are read",
        super::LONGEST_LINE
    )]
    TooLong {
        /// Which.
        place: String,
        /// How many characters it has.
        characters: usize,
    },
    /// A character that has no place in a line of text.
    #[error("{place}: character {index} is a control character (U+{:04X})", u32::from(*.character))]
    ControlCharacter {
        /// In which text.
        place: String,
        /// The character.
        character: char,
        /// From 1.
        index: usize,
    },
    /// A record under rules that are newer than this program's.
    #[error(
        "revision {revision} of the rules is newer than this program's, {}",
        crate::rulebook::REVISION
    )]
    NewerRules {
        /// The revision named.
        revision: u32,
    },
    /// A record that starts from a table that is not lawful.
    #[error("the start position is not lawful: {faults}")]
    StartNotLawful {
        /// What is wrong with it, in words.
        faults: String,
    },
    /// Something in a record does not agree with itself.
    #[error("{place}: {message}")]
    Inconsistent {
        /// Where.
        place: String,
        /// What.
        message: String,
    },
}

impl FileError {
    /// The same error where all of it stands within another part of a file.
    pub(crate) fn within(mut self, part: &str) -> Self {
        if let Self::UnknownFormat { place, .. }
        | Self::Players { place, .. }
        | Self::TooMany { place, .. }
        | Self::NoSuchSeat { place, .. }
        | Self::TooLong { place, .. }
        | Self::ControlCharacter { place, .. }
        | Self::Inconsistent { place, .. } = &mut self
        {
            *place = format!("{part}, {place}");
        }
        self
    }
}
