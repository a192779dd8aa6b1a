//! The command line: every answer of the program without its window. A file a subcommand.
//!
//! Answers go to standard output, words about what went wrong to standard error. Exit codes: 0 yes, 1 no, 2 the input or
//! the call cannot be read, 3 not decided within the limit.

mod apply;
mod ask;
mod check;
mod convert;
mod explain;
mod input;
mod readings;
mod replay;
mod simulate;
mod steps;
#[cfg(test)]
mod tests;
mod verify;

use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// What a call asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cli {
    /// The window, with this position or game.
    Window {
        /// The file to open.
        file: Option<PathBuf>,
    },
    /// Nothing more: the answer has been given, with this exit code.
    Exit(u8),
}

/// Where a call reads from and writes to.
pub struct Io<'a> {
    /// Standard input.
    pub stdin: &'a mut dyn Read,
    /// Standard output: answers.
    pub stdout: &'a mut dyn Write,
    /// Standard error: words.
    pub stderr: &'a mut dyn Write,
    /// Whether somebody is watching, so that a progress bar makes sense.
    pub watched: bool,
}

impl std::fmt::Debug for Io<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Io")
            .field("watched", &self.watched)
            .finish_non_exhaustive()
    }
}

/// The card game Office 21: play it, set up positions, and ask what the rules say.
#[derive(Debug, Parser)]
#[command(name = "office21", version, args_conflicts_with_subcommands = true)]
struct Call {
    #[command(subcommand)]
    command: Option<Command>,
    /// A position or a game to open in the window
    file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Is a position lawful, whose decision is it, what may be done and what follows?
    Check(check::Args),
    /// May this be done, why, and what would happen?
    Ask(ask::Args),
    /// Carries actions out and gives the position after them
    Apply(apply::Args),
    /// Turns a position into another format
    Convert(convert::Args),
    /// Every step of a game record with what happened
    Replay(replay::Args),
    /// Plays games at random or by bots and checks the laws of the game
    Simulate(simulate::Args),
    /// Follows every action from every deal of a small game and checks the laws of the game
    #[command(long_about = verify::ABOUT)]
    Verify(verify::Args),
}

/// Why a call has no answer.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// The input or the call cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// The input can be read, and is not lawful.
    #[error("{0}")]
    NotLawful(String),
    /// An answer could not be written.
    #[error("the answer could not be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    fn unreadable(what: impl std::fmt::Display) -> Self {
        Self::Unreadable(what.to_string())
    }
}

/// An answer has been given: the exit code that goes with it.
type Answered = Result<u8, Failure>;

const YES: u8 = 0;
const NO: u8 = 1;
const UNREADABLE: u8 = 2;
const UNDECIDED: u8 = 3;

/// Answers a call on the standard streams, or says that the window is asked for.
pub fn run(args: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Cli {
    let watched = io::stderr().is_terminal();
    let mut io = Io {
        stdin: &mut io::stdin().lock(),
        stdout: &mut io::stdout().lock(),
        stderr: &mut io::stderr(),
        watched,
    };
    run_on(args, &mut io)
}

/// Answers a call on these streams, or says that the window is asked for. The first argument is the program's name.
pub fn run_on(args: impl IntoIterator<Item = impl Into<OsString> + Clone>, io: &mut Io<'_>) -> Cli {
    let call = match Call::try_parse_from(args) {
        Ok(call) => call,
        Err(error) => {
            let text = error.render();
            let out: &mut dyn Write = if error.use_stderr() {
                io.stderr
            } else {
                io.stdout
            };
            let _ = write!(out, "{text}");
            return Cli::Exit(if error.use_stderr() { UNREADABLE } else { YES });
        }
    };
    let Some(command) = call.command else {
        return Cli::Window { file: call.file };
    };
    let answered = match command {
        Command::Check(args) => check::run(&args, io),
        Command::Ask(args) => ask::run(&args, io),
        Command::Apply(args) => apply::run(&args, io),
        Command::Convert(args) => convert::run(&args, io),
        Command::Replay(args) => replay::run(&args, io),
        Command::Simulate(args) => simulate::run(&args, io),
        Command::Verify(args) => verify::run(&args, io),
    };
    match answered.and_then(|code| io.stdout.flush().map(|()| code).map_err(Failure::from)) {
        Ok(code) => Cli::Exit(code),
        // Whoever reads the answer has seen enough of it.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => Cli::Exit(YES),
        Err(failure) => {
            let _ = writeln!(io.stderr, "office21: {failure}");
            Cli::Exit(match failure {
                Failure::NotLawful(_) => NO,
                _ => UNREADABLE,
            })
        }
    }
}
