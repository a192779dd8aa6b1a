//! Actions carried out one after the other, and the JSON that `ask` and `apply` share.

use office21::play::{Event, Refusal};
use office21::table::{Outcome, Position};
use office21::text::file::PositionFile;
use office21::text::notation;
use office21::text::record::Played;
use serde::Serialize;
use std::io::Write;

use super::input::Table;
use super::{Failure, Io};
use crate::answer::{Asked, Case, Refused};

/// What `ask --json` and `apply --json` print.
#[derive(Debug, Serialize)]
pub(super) struct StepsAnswer<'a> {
    before: &'a PositionFile,
    steps: Vec<StepAnswer>,
    refusal: Option<Refused>,
    result: Option<Outcome>,
}

/// One action that was carried out.
#[derive(Debug, Serialize)]
pub(super) struct StepAnswer {
    pub(super) action: String,
    pub(super) events: Vec<Event>,
    pub(super) after: PositionFile,
}

/// Actions carried out one after the other, as far as they are legal.
#[derive(Debug)]
pub(super) struct Course {
    pub(super) played: Vec<Played>,
    /// The file after each of them.
    files: Vec<PositionFile>,
    pub(super) refusal: Option<(String, Refusal)>,
}

impl Course {
    /// Carries these actions out; the next turn begins by itself.
    pub(super) fn of(table: &Table, actions: &[String]) -> Result<Self, Failure> {
        let mut course = Self {
            played: Vec::new(),
            files: Vec::new(),
            refusal: None,
        };
        let mut position = table.position;
        for said in actions {
            let action =
                notation::read(&position, &table.names, said).map_err(Failure::unreadable)?;
            let before = position;
            let mut events = Vec::new();
            if let Err(refusal) = position.advance(action, &mut events) {
                course.refusal = Some((notation::write(&before, action), refusal));
                break;
            }
            let file = course.files.last().unwrap_or(&table.file);
            let mut file = file.after(&before, &events, &position);
            // Of a file that tells of nothing seen, the position alone is asked for: a line of a trace gives the next.
            if table.file.knowledge.is_empty() {
                file.knowledge.clear();
            }
            course.files.push(file);
            course.played.push(Played {
                before,
                action,
                events,
                after: position,
            });
        }
        Ok(course)
    }

    /// The position at its end.
    pub(super) fn last(&self, table: &Table) -> Position {
        self.played.last().map_or(table.position, |step| step.after)
    }

    /// The file at its end.
    pub(super) fn last_file<'a>(&'a self, table: &'a Table) -> &'a PositionFile {
        self.files.last().unwrap_or(&table.file)
    }

    /// The action that was refused, and what would make it legal: as `check` and `ask` say it.
    pub(super) fn refused(&self, table: &Table) -> Option<Refused> {
        let (_, refusal) = self.refusal.as_ref()?;
        let case = Case::new(self.last(table), &table.file.names);
        Asked::of(&case, refusal.action).refused
    }

    /// As JSON.
    pub(super) fn answer<'a>(&self, table: &'a Table, refusal: Option<Refused>) -> StepsAnswer<'a> {
        let step = |(step, after): (&Played, &PositionFile)| StepAnswer {
            action: notation::write(&step.before, step.action),
            events: step.events.clone(),
            after: after.clone(),
        };
        StepsAnswer {
            before: &table.file,
            steps: self.played.iter().zip(&self.files).map(step).collect(),
            refusal,
            result: self.last(table).outcome(),
        }
    }
}

/// Prints an answer as JSON in one line.
pub(super) fn json(io: &mut Io<'_>, answer: &impl Serialize) -> Result<(), Failure> {
    // Written as it comes: the steps of a long record are more than should stand in memory at once.
    let mut out = std::io::BufWriter::new(&mut io.stdout);
    serde_json::to_writer(&mut out, answer).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
