//! Replays an input through a fuzz target: `finding TARGET INPUT FILE`.
//!
//! If the target finds something, it is told, and the table that was looked at is written as a position file that
//! `office21 check FILE` opens. Exit code 1 then, 0 if nothing is found.

use std::process::ExitCode;

use office21_tests::fuzz::{finding, target};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, input, file] = &arguments[..] else {
        eprintln!("usage: finding TARGET INPUT FILE");
        return ExitCode::from(2);
    };
    let bytes = match std::fs::read(input) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{input}: {error}");
            return ExitCode::from(2);
        }
    };
    let Some(found) = finding::replay(target(name), &bytes) else {
        eprintln!("{name} finds nothing in {input}");
        return ExitCode::SUCCESS;
    };
    match found.file.map(|table| std::fs::write(file, table.to_ron())) {
        None => eprintln!("{name} was looking at no table yet"),
        Some(Ok(())) => eprintln!("the table is in {file}: office21 check {file}"),
        Some(Err(error)) => eprintln!("{file}: {error}"),
    }
    ExitCode::FAILURE
}
