//! FILE or CODE: from a path, from standard input, or given in place.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use office21::table::{Fault, Position};
use office21::text::file::{FileError, LARGEST, PositionFile};
use office21::text::words::{self, Names};
use office21::text::{self, Document, code, file};

use super::{Failure, Io, NO};
use crate::answer::Case;

/// A lawful position with what its file says around it.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) file: PositionFile,
    pub(super) position: Position,
    pub(super) names: Names,
}

impl Table {
    /// The position before the ruling desk.
    pub(super) fn case(&self) -> Case {
        Case::new(self.position, &self.file.names)
    }
}

/// The bytes that are meant: of standard input for `-`, else of a file; `None` where there is no such file.
fn bytes(source: &str, io: &mut Io<'_>) -> Result<Option<Vec<u8>>, Failure> {
    let mut bytes = Vec::new();
    // One byte more than is read, so that a larger file is known by it.
    let most = LARGEST as u64 + 1;
    if source == "-" {
        let read = io.stdin.take(most).read_to_end(&mut bytes);
        read.map_err(|error| Failure::unreadable(format_args!("standard input: {error}")))?;
        return Ok(Some(bytes));
    }
    if !Path::new(source).exists() {
        return Ok(None);
    }
    let read = File::open(source).and_then(|file| file.take(most).read_to_end(&mut bytes));
    read.map_err(|error| Failure::unreadable(format_args!("{source}: {error}")))?;
    Ok(Some(bytes))
}

/// A position, lawful or not, from a file, standard input, or a code in place of it.
pub(super) fn position(source: &str, io: &mut Io<'_>) -> Result<PositionFile, Failure> {
    let given = match bytes(source, io)? {
        Some(bytes) => match std::str::from_utf8(&bytes) {
            Ok(text) if code::looks_like_code(text) => text.to_owned(),
            _ => {
                return file::read(&bytes)
                    .map_err(|error| Failure::unreadable(format_args!("{source}: {error}")));
            }
        },
        None if code::looks_like_code(source) => source.to_owned(),
        None => {
            return Err(Failure::unreadable(format_args!(
                "{}: there is no such file, and it is no code",
                text::shortened(source)
            )));
        }
    };
    let draft = code::read(&given).map_err(Failure::unreadable)?;
    Ok(PositionFile::new(draft))
}

/// Leaves out what seats are said to have seen if it is not so, and says that on standard error: a table is what it is
/// all the same.
pub(super) fn leave_out_what_is_not_so(
    file: &mut PositionFile,
    position: &Position,
    io: &mut Io<'_>,
) -> std::io::Result<()> {
    if let Err(error) = file::views(position, &file.knowledge) {
        file.knowledge.clear();
        writeln!(
            io.stderr,
            "What seats are said to have seen is not so, and is left out: {error}"
        )?;
    }
    Ok(())
}

/// A position or a record.
pub(super) fn document(source: &str, io: &mut Io<'_>) -> Result<Document, Failure> {
    match bytes(source, io)? {
        Some(bytes) if !std::str::from_utf8(&bytes).is_ok_and(code::looks_like_code) => {
            office21::text::read(&bytes).map_err(|error| {
                let message = format!("{source}: {error}");
                match error {
                    FileError::StartNotLawful { .. } => Failure::NotLawful(message),
                    _ => Failure::Unreadable(message),
                }
            })
        }
        Some(bytes) => {
            let draft =
                code::read(&String::from_utf8_lossy(&bytes)).map_err(Failure::unreadable)?;
            Ok(Document::Position(PositionFile::new(draft)))
        }
        None => position(source, io).map(Document::Position),
    }
}

/// A lawful position; or else its faults, in words on standard error, and exit code 1.
pub(super) fn table(source: &str, io: &mut Io<'_>) -> Result<Result<Table, u8>, Failure> {
    let mut file = position(source, io)?;
    let names = file.names();
    match file.draft.into_position() {
        Ok(position) => {
            leave_out_what_is_not_so(&mut file, &position, io)?;
            Ok(Ok(Table {
                file,
                position,
                names,
            }))
        }
        Err(faults) => {
            writeln!(io.stderr, "The position is not lawful:")?;
            for fault in &faults {
                writeln!(io.stderr, "  {}", fault_line(fault, &names))?;
            }
            Ok(Err(NO))
        }
    }
}

/// A fault with its rule.
pub(super) fn fault_line(fault: &Fault, names: &Names) -> String {
    let message = words::fault(fault, names);
    match fault.rule() {
        Some(rule) => format!("{message} [{rule}]"),
        None => message,
    }
}
