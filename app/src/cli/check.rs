use super::{Answered, Io, NO, YES, input, steps::json};
use crate::answer::Answer;

/// `office21 check`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A position file, `-` for standard input, or a code
    #[arg(value_name = "FILE|CODE")]
    source: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Lawful or every fault; whose decision; what may be done and what follows; what is refused and why; the result.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let mut file = input::position(&args.source, io)?;
    if let Ok(position) = file.draft.into_position() {
        input::leave_out_what_is_not_so(&mut file, &position, io)?;
    }
    let answer = Answer::of(&file);
    if args.json {
        json(io, &answer)?;
    } else {
        write!(io.stdout, "{}", answer.to_text())?;
    }
    Ok(if answer.lawful { YES } else { NO })
}
