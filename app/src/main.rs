//! The program: a window, or an answer on the command line.

use std::process::ExitCode;

use office21_app::Cli;

fn main() -> ExitCode {
    match office21_app::run(std::env::args_os()) {
        Cli::Exit(code) => ExitCode::from(code),
        Cli::Window { .. } => ExitCode::SUCCESS,
    }
}
