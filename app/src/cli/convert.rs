use office21::text::{Document, code};

use super::{Answered, Failure, Io, YES, input};

/// `office21 convert`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A position file or a game record, `-` for standard input, or a code
    #[arg(value_name = "FILE|CODE")]
    source: String,
    /// The format to turn it into
    #[arg(long, value_enum)]
    to: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For people
    Ron,
    /// For programs
    Json,
    /// One line for chat and forum: the table alone
    Code,
}

/// The same position in another format; it need not be lawful.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let text = match (input::document(&args.source, io)?, args.to) {
        (Document::Position(file), Format::Ron) => file.to_ron(),
        (Document::Position(file), Format::Json) => file.to_json() + "\n",
        (Document::Position(file), Format::Code) => {
            code::write(&file.draft).map_err(Failure::unreadable)? + "\n"
        }
        (Document::Record(loaded), format) => {
            if let Some(problem) = loaded.problem {
                // It can be read; that its actions do not fit its start is as if a position had faults.
                let message = problem.message(&loaded.record.names());
                return Err(Failure::NotLawful(format!("{}: {message}", args.source)));
            }
            match format {
                Format::Ron => loaded.record.to_ron(),
                Format::Json => loaded.record.to_json() + "\n",
                Format::Code => {
                    return Err(Failure::unreadable(
                        "a game record has no code, only a position has",
                    ));
                }
            }
        }
    };
    write!(io.stdout, "{text}")?;
    Ok(YES)
}
