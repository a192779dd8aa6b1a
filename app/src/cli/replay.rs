use office21::play::Event;
use office21::rulebook::Rule;
use office21::table::Outcome;
use office21::text::file::PositionFile;
use office21::text::record::{Loaded, Problem, Record};
use office21::text::{Document, notation, words};
use serde::{Serialize, Serializer};

use super::explain::Cited;
use super::steps::{StepAnswer, json};
use super::{Answered, Failure, Io, NO, YES, input};
use crate::answer::totals;

/// `office21 replay`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A game record, or `-` for standard input
    #[arg(value_name = "GAME")]
    source: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Answer<'a> {
    title: &'a str,
    revision: u32,
    before: PositionFile,
    steps: Steps<'a>,
    problem: Option<ProblemAnswer>,
    result: Option<Outcome>,
}

/// The steps of a record, each made when it is written.
#[derive(Debug)]
struct Steps<'a>(&'a Record, &'a [String]);

impl Serialize for Steps<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(record, names) = self;
        serializer.collect_seq(record.steps().map(|step| StepAnswer {
            action: notation::write(&step.before, step.action),
            events: step.events,
            after: PositionFile::of(&step.after, names),
        }))
    }
}

#[derive(Debug, Serialize)]
struct ProblemAnswer {
    /// Which action, from 1; none where the stated result is what does not fit.
    number: Option<usize>,
    action: Option<String>,
    rule: Option<Rule>,
    message: String,
}

/// Every step of a record with its events, up to the first that does not fit.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let loaded = match input::document(&args.source, io)? {
        Document::Record(loaded) => loaded,
        Document::Position(_) => {
            return Err(Failure::unreadable(format_args!(
                "{}: this is a position, not the record of a game",
                args.source
            )));
        }
    };
    if args.json {
        let names: Vec<String> = loaded
            .record
            .players
            .iter()
            .map(|p| p.name.clone())
            .collect();
        json(io, &answer(&loaded, &names))?;
    } else {
        tell(&loaded, io)?;
    }
    Ok(if loaded.problem.is_none() { YES } else { NO })
}

fn answer<'a>(loaded: &'a Loaded, names: &'a [String]) -> Answer<'a> {
    let record = &loaded.record;
    Answer {
        title: &record.title,
        revision: record.revision,
        before: PositionFile::of(&record.start, names),
        steps: Steps(record, names),
        problem: loaded
            .problem
            .as_ref()
            .map(|problem| problem_answer(problem, loaded)),
        result: record.outcome(),
    }
}

fn problem_answer(problem: &Problem, loaded: &Loaded) -> ProblemAnswer {
    let message = problem.message(&loaded.record.names());
    let (number, action, rule) = match problem {
        Problem::Words { number, words, .. } => (Some(*number), Some(words.clone()), None),
        Problem::Refused {
            number,
            words,
            refusal,
        } => (Some(*number), Some(words.clone()), Some(refusal.rule)),
        Problem::Result { .. } => (None, None, None),
    };
    ProblemAnswer {
        number,
        action,
        rule,
        message,
    }
}

fn tell(loaded: &Loaded, io: &mut Io<'_>) -> Result<(), Failure> {
    let record = &loaded.record;
    let names = record.names();
    let mut cited = Cited::default();
    if !record.title.is_empty() {
        writeln!(io.stdout, "{}", record.title)?;
    }
    for (at, step) in record.steps().enumerate() {
        let who = step.before.decider().map_or("", |seat| names.of(seat));
        writeln!(
            io.stdout,
            "{}. {who}: {}",
            at + 1,
            notation::write(&step.before, step.action)
        )?;
        let events: Vec<Event> = step.events;
        cited.events(io.stdout, &events, &names, "     ")?;
    }
    if let Ok(position) = record.position() {
        writeln!(io.stdout, "Totals: {}", totals(&position, &names))?;
        writeln!(io.stdout, "{}", words::turn(&position.turn(), &names))?;
    }
    cited.rules(io.stdout)?;
    if let Some(problem) = &loaded.problem {
        writeln!(io.stderr, "office21: {}", problem.message(&names))?;
        if let Problem::Refused { refusal, .. } = problem {
            writeln!(io.stderr, "  {}", refusal.rule.sentence())?;
        }
    }
    Ok(())
}
