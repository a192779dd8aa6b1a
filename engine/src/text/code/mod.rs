//! One line for chat and forum: `O21.1/ATL.SC,MD.SO/P2/…/…/7`. Drafts too.
//!
//! A code holds the table alone: no title, no names. docs/formats.md has the whole grammar.

mod read;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;

pub use read::read;

use crate::material::Employee;
use crate::rulebook::Readings;
use crate::table::{Draft, End, SeatDraft, Turn, Victory};

/// What every code begins with, the version following.
const MARK: &str = "O21.";

/// The version that is written.
const VERSION: u64 = 1;

/// The letter of each kind, in the order of the kinds; lower case is face-down.
const LETTERS: [char; 10] = ['S', 'C', 'O', 'A', 'L', 'M', 'Y', 'B', 'D', 'T'];

/// The characters of a code, in the order in which the check counts them.
const ALPHABET: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZscoalmybdt/.,-";

/// The check characters, one for each remainder.
const CHECKS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw";

/// Every code has so many slashes.
const SLASHES: usize = 5;

/// A prime, larger than the alphabet: no single wrong character and no two exchanged ones go unnoticed.
const MODULUS: usize = 59;

/// Why a text is no code. Characters are counted from 1 in the text as it was given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// It does not begin like a code.
    #[error("a code begins with {MARK}")]
    NotACode,
    /// A version that is not known.
    #[error(
        "character {index}: this code has version {version}; the newest this program reads is {VERSION}"
    )]
    Version {
        /// Where.
        index: usize,
        /// The version named.
        version: u64,
    },
    /// A character that cannot stand there.
    #[error("character {index}: `{character}` cannot stand here; {expected} can")]
    Unexpected {
        /// Where.
        index: usize,
        /// The character.
        character: char,
        /// What could stand there.
        expected: &'static str,
    },
    /// The code stops too early.
    #[error("the code stops after character {index}; {expected} should follow")]
    Incomplete {
        /// The last character.
        index: usize,
        /// What should follow.
        expected: &'static str,
    },
    /// Everything is in its place, but the check character says that something was changed.
    #[error(
        "character {index}: the check character is `{found}` and should be `{expected}`, so something in the code was changed"
    )]
    Check {
        /// Where the check character stands.
        index: usize,
        /// The one there.
        found: char,
        /// The one that belongs to the code as it is.
        expected: char,
    },
    /// More copies of an employee than the game has.
    #[error("character {index}: one {employee} too many; the game has {}", .employee.copies())]
    TooMany {
        /// Where the first one too many stands.
        index: usize,
        /// Which.
        employee: Employee,
    },
    /// Fewer than two or more than five players.
    #[error("character {index}: there are {players} players; the game is for two to five")]
    Players {
        /// Where they end.
        index: usize,
        /// How many there are.
        players: usize,
    },
    /// A seat that this table does not have.
    #[error("character {index}: there is no seat {seat} at this table of {players}")]
    NoSuchSeat {
        /// Where it is named.
        index: usize,
        /// Its number.
        seat: u64,
        /// How many players there are.
        players: usize,
    },
    /// A number that is too large.
    #[error("character {index}: this number is too large")]
    TooLarge {
        /// Where it begins.
        index: usize,
    },
    /// This table cannot be put into a code: it would not come back as it is.
    #[error("this table cannot be put into a code: {reason}")]
    NotWritable {
        /// Why it would not come back.
        reason: String,
    },
}

/// Whether a text begins like a code, so that the mistake in it is worth telling: one with as many slashes as a code has
/// may have two characters wrong already there.
pub fn looks_like_code(text: &str) -> bool {
    let mut kept = text.chars().filter(|&character| !is_noise(character));
    let wrong = MARK
        .chars()
        .filter(|&expected| kept.next() != Some(expected))
        .count();
    wrong == 0 || wrong <= 2 && kept.filter(|&character| character == '/').count() >= SLASHES
}

/// What wrapping and quoting may add: it is skipped wherever it stands.
fn is_noise(character: char) -> bool {
    character.is_whitespace()
        || matches!(
            character,
            '>' | '<' | '"' | '\'' | '`' | '|' | '(' | ')' | '[' | ']' | '*' | '_' | '\u{ad}' | '\u{feff}' | '‘'..='‟' | '‹' | '›' | '«' | '»' | '\u{200b}'..='\u{200f}' | '\u{2060}'
        )
}

/// The code of a draft. It is read back and compared before it is handed out.
///
/// # Errors
/// If it would not come back as it is: more copies of a card than the game has, a number of players or a seat that no
/// game has.
pub fn write(draft: &Draft) -> Result<String, CodeError> {
    let code = compose(draft);
    match read(&code) {
        Ok(back) if back == *draft => Ok(code),
        Ok(_) => Err(CodeError::NotWritable {
            reason: "it comes back differently".to_owned(),
        }),
        Err(error) => Err(CodeError::NotWritable {
            reason: error.to_string(),
        }),
    }
}

fn compose(draft: &Draft) -> String {
    let seats: Vec<String> = draft.seats.iter().map(seat).collect();
    let mut code = format!(
        "{MARK}{VERSION}/{}/{}/{}/{}/",
        seats.join(","),
        turn(&draft.turn),
        letters(draft.draw_pile.iter().copied()),
        letters(draft.discard_pile.iter().copied())
    );
    // Writing to a string cannot fail.
    if !draft.tray.is_empty() {
        let _ = write!(code, "T{}/", letters(draft.tray.iter().copied()));
    }
    if draft.refills_over {
        code.push_str("R/");
    }
    if let Some(seat) = draft.audit_of {
        let _ = write!(code, "A{}/", seat.number());
    }
    if draft.chance != 0 {
        let _ = write!(code, "K{}/", draft.chance);
    }
    if draft.readings != Readings::default() {
        let choices =
            (0..Readings::QUESTIONS.len()).filter_map(|question| draft.readings.choice(question));
        let choices: Vec<String> = choices.map(|choice| choice.to_string()).collect();
        let _ = write!(code, "Q{}/", choices.concat());
    }
    let check = check(code.chars());
    code.push(check);
    code
}

fn letter(kind: Employee) -> char {
    // `Employee::index` is below ten.
    LETTERS[kind.index()]
}

fn letters(kinds: impl Iterator<Item = Employee>) -> String {
    kinds.map(letter).collect()
}

fn seat(part: &SeatDraft) -> String {
    let mut text = if part.eliminated {
        "X".to_owned()
    } else {
        String::new()
    };
    text += &letters(part.office.iter());
    text += &letters(part.face_down.iter()).to_ascii_lowercase();
    text.push('.');
    text += &letters(part.hand.iter());
    if part.total_since != 0 {
        let _ = write!(text, ".{}", part.total_since);
    }
    text
}

fn turn(turn: &Turn) -> String {
    match turn {
        Turn::Setup { round, picks } => {
            let picks: String = picks.iter().map(|pick| pick.map_or('0', letter)).collect();
            format!("U{round}.{picks}")
        }
        Turn::SetupLove { seat, round } => format!("V{round}.{}", seat.number()),
        Turn::Start { seat } => format!("N{}", seat.number()),
        Turn::Play { seat } => format!("P{}", seat.number()),
        Turn::Cleaner { seat } => format!("C{}", seat.number()),
        Turn::Operator { seat } => format!("O{}", seat.number()),
        Turn::Assistant { seat } => format!("A{}", seat.number()),
        Turn::Sales { seat } => format!("L{}", seat.number()),
        Turn::Director { seat } => format!("D{}", seat.number()),
        Turn::DirectorDiscard { seat, hand } => format!("D{}.{}", seat.number(), hand.number()),
        Turn::Love { seat } => format!("B{}", seat.number()),
        Turn::Over { result } => {
            let place = |found: Option<usize>| found.map_or(0, |at| at + 1);
            let end = place(End::ALL.iter().position(|&end| end == result.end));
            let victory = place(Victory::ALL.iter().position(|&won| won == result.victory));
            let winners: String = result
                .winners
                .into_iter()
                .map(|seat| seat.number().to_string())
                .collect();
            format!("E{end}{victory}.{winners}")
        }
    }
}

/// The check character: every character counts twice as much as the one after it.
fn check(code: impl Iterator<Item = char>) -> char {
    let count = |sum: usize, character| {
        let place = ALPHABET
            .chars()
            .position(|known| known == character)
            .unwrap_or(0);
        (2 * sum + place + 1) % MODULUS
    };
    let sum = code.fold(0, count);
    CHECKS.chars().nth(sum).unwrap_or('0')
}
