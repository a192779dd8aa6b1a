use std::io::Write;
use std::path::{Path, PathBuf};

use office21::text::file::PositionFile;

use super::answer::{Course, json};
use super::explain::Cited;
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
        json(io, &course.answer(&table))?;
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
    let after = table.file_of(&course.last(&table));
    match &args.output {
        Some(path) => save(path, &after)?,
        None if args.json => {}
        None => write!(io.stdout, "{}", after.to_ron())?,
    }
    Ok(YES)
}

/// Writes beside the old file and puts the new one in its place, so that there is always a whole one.
fn save(path: &Path, file: &PositionFile) -> Result<(), Failure> {
    let is_json = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let text = if is_json {
        file.to_json() + "\n"
    } else {
        file.to_ron()
    };
    let failed =
        |error: std::io::Error| Failure::unreadable(format_args!("{}: {error}", path.display()));
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut beside = tempfile::Builder::new()
        .prefix(".office21-")
        .tempfile_in(folder)
        .map_err(failed)?;
    beside.write_all(text.as_bytes()).map_err(failed)?;
    beside.as_file().sync_all().map_err(failed)?;
    allow_reading(beside.as_file(), path).map_err(failed)?;
    beside.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
}

/// A temporary file is its owner's alone: the new file has the permissions of the old one, or those of any new file.
fn allow_reading(file: &std::fs::File, path: &Path) -> std::io::Result<()> {
    let permissions = match std::fs::metadata(path) {
        Ok(old) => old.permissions(),
        #[cfg(unix)]
        Err(_) => std::os::unix::fs::PermissionsExt::from_mode(0o644),
        #[cfg(not(unix))]
        Err(_) => return Ok(()),
    };
    file.set_permissions(permissions)
}
