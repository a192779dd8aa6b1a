use super::answer::{Course, json};
use super::explain::Cited;
use super::{Answered, Io, NO, YES, input};

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

/// Yes or no, why, and what would happen.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let table = match input::table(&args.source, io)? {
        Ok(table) => table,
        Err(code) => return Ok(code),
    };
    let course = Course::of(&table, std::slice::from_ref(&args.action))?;
    let code = if course.refusal.is_none() { YES } else { NO };
    if args.json {
        json(io, &course.answer(&table))?;
        return Ok(code);
    }
    let mut cited = Cited::default();
    if let Some((words, refusal)) = &course.refusal {
        writeln!(io.stdout, "no: {words}")?;
        writeln!(io.stdout, "  {}", cited.refusal(*refusal, &table.names))?;
        if let Some(refused) = course.refused(&table) {
            writeln!(io.stdout, "  {}", refused.remedies())?;
        }
    }
    for step in &course.played {
        writeln!(
            io.stdout,
            "yes: {}",
            office21::text::notation::write(&step.before, step.action)
        )?;
        cited.events(io.stdout, &step.events, &table.names, "  ")?;
    }
    cited.rules(io.stdout)?;
    Ok(code)
}
