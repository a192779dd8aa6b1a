//! The shapes of the JSON answers, and what `ask` and `apply` share.

use office21::play::{Event, Refusal};
use office21::rulebook::Rule;
use office21::ruling::{Change, Ruling};
use office21::table::{Outcome, Position};
use office21::text::file::PositionFile;
use office21::text::notation;
use office21::text::record::Played;
use office21::text::words::{self, Names};
use serde::Serialize;

use super::input::Table;
use super::{Failure, Io, readings};

/// What `ask --json` and `apply --json` print.
#[derive(Debug, Serialize)]
pub(super) struct Answer<'a> {
    before: &'a PositionFile,
    steps: Vec<StepAnswer>,
    refusal: Option<RefusalAnswer>,
    result: Option<Outcome>,
}

/// One action that was carried out.
#[derive(Debug, Serialize)]
pub(super) struct StepAnswer {
    pub(super) action: String,
    pub(super) events: Vec<Event>,
    pub(super) after: PositionFile,
}

/// An action that was refused, and what would make it legal.
#[derive(Clone, Debug, Serialize)]
pub(super) struct RefusalAnswer {
    action: String,
    rule: Rule,
    message: String,
    /// A reading.
    legal_if: Option<String>,
    /// A change of the table.
    change: Option<ChangeAnswer>,
}

/// A change of the table, as data and in words.
#[derive(Clone, Debug, Serialize)]
struct ChangeAnswer {
    #[serde(flatten)]
    what: Change,
    message: String,
}

impl RefusalAnswer {
    pub(super) fn new(
        position: &Position,
        ruling: &Ruling,
        refusal: Refusal,
        names: &Names,
    ) -> Self {
        let change = ruling.legal_if(refusal.action).map(|found| ChangeAnswer {
            what: found.change,
            message: words::change(&found.change, names),
        });
        Self {
            action: notation::write(position, refusal.action),
            rule: refusal.rule,
            message: words::refusal(&refusal, names),
            legal_if: readings::legal_under(position, refusal.action),
            change,
        }
    }

    /// What would make it legal, in sentences.
    pub(super) fn remedies(&self) -> String {
        let change = match &self.change {
            Some(change) => format!("It would be legal {}.", change.message),
            None => "No single change of the table would make it legal.".to_owned(),
        };
        match &self.legal_if {
            Some(reading) => format!("{change} It is legal under the reading {reading}."),
            None => change,
        }
    }
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

    /// The action that was refused, and what would make it legal.
    pub(super) fn refused(&self, table: &Table) -> Option<RefusalAnswer> {
        let (_, refusal) = self.refusal.as_ref()?;
        let last = self.last(table);
        let ruling = Ruling::of(&last);
        Some(RefusalAnswer::new(&last, &ruling, *refusal, &table.names))
    }

    /// As JSON.
    pub(super) fn answer<'a>(&self, table: &'a Table) -> Answer<'a> {
        let step = |step: &Played| StepAnswer {
            action: notation::write(&step.before, step.action),
            events: step.events.clone(),
            after: table.file_of(&step.after),
        };
        Answer {
            before: &table.file,
            steps: self.played.iter().map(step).collect(),
            refusal: self.refused(table),
            result: self.last(table).outcome(),
        }
    }
}

/// Prints an answer as JSON in one line.
pub(super) fn json(io: &mut Io<'_>, answer: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(answer).map_err(Failure::unreadable)?;
    Ok(writeln!(io.stdout, "{text}")?)
}
