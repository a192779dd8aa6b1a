use std::path::{Path, PathBuf};

use office21::text::file::{self, PositionFile};

use super::explain::Cited;
use super::steps::{Course, json};
use crate::store::atomic;

use super::{Answered, Failure, Io, NO, YES, input};

/// `office21 apply`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A position file, `-` for standard input, or a code
    #[arg(value_name = "FILE|CODE")]
    source: String,
    /// Actions in words, carried out one after the other
    #[arg(required = true, value_name = "ACTION")]
    actions: Vec<String>,
    /// Where to write the position after them (JSON if the name ends in .json)
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// The position after these actions; where one is refused, nothing is written.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let table = match input::table(&args.source, io)? {
        Ok(table) => table,
        Err(code) => return Ok(code),
    };
    let course = Course::of(&table, &args.actions)?;
    if args.json {
        json(io, &course.answer(&table, course.refused(&table)))?;
    }
    let mut cited = Cited::default();
    if !args.json {
        for step in &course.played {
            writeln!(
                io.stderr,
                "{}",
                office21::text::notation::write(&step.before, step.action)
            )?;
            cited.events(io.stderr, &step.events, &table.names, "  ")?;
        }
    }
    if let Some((words, refusal)) = &course.refusal {
        writeln!(io.stderr, "refused: {words}")?;
        writeln!(io.stderr, "  {}", cited.refusal(*refusal, &table.names))?;
        writeln!(io.stderr, "  {}", refusal.rule.sentence())?;
        return Ok(NO);
    }
    let after = course.last_file(&table);
    match &args.output {
        Some(path) => save(path, after)?,
        None if args.json => {}
        None => write!(io.stdout, "{}", after.to_ron())?,
    }
    Ok(YES)
}

/// Writes the position, whole or not at all.
pub(super) fn save(path: &Path, file: &PositionFile) -> Result<(), Failure> {
    let is_json = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let text = if is_json {
        file.to_json() + "\n"
    } else {
        file.to_ron()
    };
    let check = |written: &[u8]| match file::read(written) {
        Ok(read) if read == *file => Ok(()),
        Ok(_) => Err("another position came back".to_owned()),
        Err(error) => Err(error.to_string()),
    };
    let most = file::LARGEST as u64;
    atomic::write(path, text.as_bytes(), most, check).map_err(Failure::unreadable)
}
