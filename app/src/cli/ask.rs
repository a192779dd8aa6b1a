use office21::text::notation;
use serde::Serialize;

use super::steps::{Course, StepsAnswer, json};
use super::{Answered, Failure, Io, NO, YES, input};
use crate::answer::Asked;

/// `office21 ask`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A position file, `-` for standard input, or a code
    #[arg(value_name = "FILE|CODE")]
    source: String,
    /// An action in words: "play Sales", "remove Boss from seat 2"
    action: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// What `ask --json` prints: the step as `apply` tells it, and the answer.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    steps: StepsAnswer<'a>,
    #[serde(flatten)]
    asked: &'a Asked,
}

/// Yes or no, why, and what would happen.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let table = match input::table(&args.source, io)? {
        Ok(table) => table,
        Err(code) => return Ok(code),
    };
    let action = notation::read(&table.position, &table.names, &args.action);
    let asked = Asked::of(&table.case(), action.map_err(Failure::unreadable)?);
    if args.json {
        let course = Course::of(&table, std::slice::from_ref(&args.action))?;
        let steps = course.answer(&table, asked.refused.clone());
        json(
            io,
            &Answer {
                steps,
                asked: &asked,
            },
        )?;
    } else {
        write!(io.stdout, "{}", asked.to_text())?;
    }
    Ok(if asked.legal { YES } else { NO })
}
