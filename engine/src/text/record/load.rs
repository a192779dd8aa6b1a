//! Loading a record replays it.

use super::v1::RecordV1;
use super::{FileError, Names, Player, PlayerKind, Record, notation};
use crate::play::{Refusal, Silent};
use crate::rulebook::REVISION;
use crate::table::Outcome;
use crate::text::file::{
    Contents, check_format, decode, no_such_seat, parse, text_is_plain, views,
};
use crate::text::notation::NotationError;
use crate::text::{shortened, words};

/// A record that was read, and what does not fit, if something does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The record, up to the first action that does not fit.
    pub record: Record,
    /// What does not fit.
    pub problem: Option<Problem>,
}

/// Why a record does not replay to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The words for an action are not understood.
    Words {
        /// Which action, from 1.
        number: usize,
        /// Its words.
        words: String,
        /// What was not understood.
        error: NotationError,
    },
    /// An action is not legal.
    Refused {
        /// Which action, from 1.
        number: usize,
        /// Its words.
        words: String,
        /// Why not, by which rule.
        refusal: Refusal,
    },
    /// The result that is stated is not the one that comes of the actions.
    Result {
        /// The one stated.
        stated: Option<Outcome>,
        /// The one that comes.
        replayed: Option<Outcome>,
    },
}

impl Problem {
    /// The problem in a sentence, with the rule where there is one.
    pub fn message(&self, names: &Names) -> String {
        let result = |outcome: &Option<Outcome>| match outcome {
            Some(outcome) => words::outcome(outcome, names),
            None => "no result.".to_owned(),
        };
        match self {
            Self::Words {
                number,
                words,
                error,
            } => format!("action {number}, \"{}\": {error}", shortened(words)),
            Self::Refused {
                number,
                words,
                refusal,
            } => format!(
                "action {number}, \"{}\", is refused by {}: {}",
                shortened(words),
                refusal.rule,
                words::refusal(refusal, names)
            ),
            Self::Result { stated, replayed } => format!(
                "the stated result does not agree with the actions. Stated: {} Replayed: {}",
                result(stated),
                result(replayed)
            ),
        }
    }
}

/// Reads a record, RON or JSON, and replays it. The first action that does not fit ends the record.
///
/// # Errors
/// Whatever makes it no record, and where; a start position that is not lawful is among that.
pub fn read(bytes: &[u8]) -> Result<Loaded, FileError> {
    let text = decode(bytes)?;
    if check_format(text)? == Contents::Position {
        return Err(FileError::IsPosition);
    }
    load(parse(text)?)
}

fn load(file: RecordV1) -> Result<Loaded, FileError> {
    if file.revision > REVISION {
        return Err(FileError::NewerRules {
            revision: file.revision,
        });
    }
    text_is_plain(&file.title, "title", false)?;
    text_is_plain(&file.note, "note", true)?;
    let position = file
        .start
        .checked()
        .map_err(|error| error.within("start"))?;
    let names = position.names();
    let start = position.draft.into_position().map_err(|faults| {
        let faults: Vec<String> = faults
            .iter()
            .map(|fault| words::fault(fault, &names))
            .collect();
        FileError::StartNotLawful {
            faults: faults.join(" "),
        }
    })?;
    views(&start, &position.knowledge).map_err(|error| error.within("start"))?;
    let players = players(file.seats, position.names)?;
    let mut record = Record {
        title: file.title,
        note: file.note,
        revision: file.revision,
        assisted: file.assisted,
        handovers: file.handovers,
        knowledge: position.knowledge,
        ..Record::new(start, players)
    };
    for handover in &record.handovers {
        no_such_seat(handover.seat, start.players(), "handovers, seat")?;
        check_kind(&handover.to, "handovers, to")?;
        if handover.after > file.actions.len() {
            return Err(FileError::Inconsistent {
                place: "handovers, after".to_owned(),
                message: format!(
                    "there are {} actions, not {}",
                    file.actions.len(),
                    handover.after
                ),
            });
        }
    }
    if let Some(result) = file.result {
        for seat in result.winners {
            no_such_seat(seat, start.players(), "result, winners")?;
        }
    }
    let problem = replay(&mut record, file.actions, file.result, &names);
    let kept = record.actions.len();
    record.handovers.retain(|handover| handover.after <= kept);
    Ok(Loaded { record, problem })
}

fn players(kinds: Vec<PlayerKind>, names: Vec<String>) -> Result<Vec<Player>, FileError> {
    if !kinds.is_empty() && kinds.len() != names.len() {
        return Err(FileError::Inconsistent {
            place: "seats".to_owned(),
            message: format!("there are {} for {} players", kinds.len(), names.len()),
        });
    }
    for kind in &kinds {
        check_kind(kind, "seats")?;
    }
    let kinds = kinds
        .into_iter()
        .chain(std::iter::repeat(PlayerKind::Person));
    let player = |(name, kind)| Player { name, kind };
    Ok(names.into_iter().zip(kinds).map(player).collect())
}

fn check_kind(kind: &PlayerKind, place: &str) -> Result<(), FileError> {
    match kind {
        PlayerKind::Person => Ok(()),
        PlayerKind::Bot { level, .. } => text_is_plain(level, place, false),
    }
}

fn replay(
    record: &mut Record,
    actions: Vec<String>,
    stated: Option<Outcome>,
    names: &Names,
) -> Option<Problem> {
    let mut position = record.start;
    for (at, words) in actions.into_iter().enumerate() {
        let number = at + 1;
        let action = match notation::read(&position, names, &words) {
            Ok(action) => action,
            Err(error) => {
                return Some(Problem::Words {
                    number,
                    words,
                    error,
                });
            }
        };
        if let Err(refusal) = position.advance(action, &mut Silent) {
            return Some(Problem::Refused {
                number,
                words,
                refusal,
            });
        }
        record.actions.push(action);
    }
    let replayed = position.outcome();
    (stated.is_some() && stated != replayed).then_some(Problem::Result { stated, replayed })
}
