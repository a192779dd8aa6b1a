//! Actions carried out one after the other, and the JSON that `ask` and `apply` share.

use office21::play::{Event, Refusal};
use office21::table::{Outcome, Position};
use office21::text::file::PositionFile;
use office21::text::notation;
use office21::text::record::Played;
use serde::Serialize;

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
    pub(super) refusal: Option<(String, Refusal)>,
}

impl Course {
    /// Carries these actions out; the next turn begins by itself.
    pub(super) fn of(table: &Table, actions: &[String]) -> Result<Self, Failure> {
        let mut course = Self {
            played: Vec::new(),
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

    /// The action that was refused, and what would make it legal: as `check` and `ask` say it.
    pub(super) fn refused(&self, table: &Table) -> Option<Refused> {
        let (_, refusal) = self.refusal.as_ref()?;
        let case = Case::new(self.last(table), &table.file.names);
        Asked::of(&case, refusal.action).refused
    }

    /// As JSON.
    pub(super) fn answer<'a>(&self, table: &'a Table, refusal: Option<Refused>) -> StepsAnswer<'a> {
        let step = |step: &Played| StepAnswer {
            action: notation::write(&step.before, step.action),
            events: step.events.clone(),
            after: table.file_of(&step.after),
        };
        StepsAnswer {
            before: &table.file,
            steps: self.played.iter().map(step).collect(),
            refusal,
            result: self.last(table).outcome(),
        }
    }
}

/// Prints an answer as JSON in one line.
pub(super) fn json(io: &mut Io<'_>, answer: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(answer).map_err(Failure::unreadable)?;
    Ok(writeln!(io.stdout, "{text}")?)
}
