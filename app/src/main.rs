//! The program: a window, or an answer on the command line.

use std::process::ExitCode;

use office21_app::{Cli, run, ui};

fn main() -> ExitCode {
    match run(std::env::args_os()) {
        Cli::Exit(code) => ExitCode::from(code),
        Cli::Window { file } => match ui::run(file) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!(
                    "The window cannot be opened: {error}. `office21 --help` lists what works without one."
                );
                ExitCode::from(2)
            }
        },
    }
}
