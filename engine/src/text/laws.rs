//! The laws of the text forms: whatever is written is read as the same. They stand here because words come last; the
//! laws of the game itself are in [`crate::laws`].

use super::file::{self, PositionFile};
use super::record::{self, Record};
use super::{code, notation};
use crate::laws::{PositionLaw, Verdict, Violation, demand, violation};
use crate::table::Position;

/// The laws of the text forms of a position, by name.
pub const OF_POSITIONS: &[PositionLaw] = &[
    ("a RON file leads back", ron_leads_back),
    ("a JSON file leads back", json_leads_back),
    ("a code leads back", code_leads_back),
    ("words of actions lead back", words_lead_back),
];

/// Every law of text forms that this position breaks.
pub fn check_position(position: &Position) -> Vec<Violation> {
    OF_POSITIONS
        .iter()
        .filter_map(|&(law, check)| violation(law, check(position)))
        .collect()
}

/// A record, in either format, is read as the same record, and nothing in it does not fit.
///
/// # Errors
/// What comes back instead.
pub fn record_leads_back(record: &Record) -> Verdict {
    for text in [record.to_ron(), record.to_json()] {
        let loaded = record::read(text.as_bytes()).map_err(|error| format!("{error} in {text}"))?;
        if let Some(problem) = loaded.problem {
            return Err(problem.message(&record.names()));
        }
        demand(loaded.record == *record, || {
            format!("{text} came back as {:?}", loaded.record)
        })?;
    }
    Ok(())
}

fn ron_leads_back(position: &Position) -> Verdict {
    let file = PositionFile::new(position.to_draft());
    file_leads_back(&file, &file.to_ron())
}

fn json_leads_back(position: &Position) -> Verdict {
    let file = PositionFile::new(position.to_draft());
    file_leads_back(&file, &file.to_json())
}

fn file_leads_back(file: &PositionFile, text: &str) -> Verdict {
    let back = file::read(text.as_bytes()).map_err(|error| format!("{error} in {text}"))?;
    demand(back == *file, || format!("{text} came back as {back:?}"))
}

fn code_leads_back(position: &Position) -> Verdict {
    let draft = position.to_draft();
    let line = code::write(&draft).map_err(|error| error.to_string())?;
    let back = code::read(&line).map_err(|error| format!("{error} in {line}"))?;
    demand(back == draft, || format!("{line} came back as {back:?}"))
}

fn words_lead_back(position: &Position) -> Verdict {
    let names = PositionFile::new(position.to_draft()).names();
    for action in position.actions() {
        let words = notation::write(position, action);
        let read = notation::read(position, &names, &words);
        demand(read.as_ref() == Ok(&action), || {
            format!("{words} came back as {read:?}")
        })?;
    }
    Ok(())
}
