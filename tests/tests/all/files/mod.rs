//! Damaged files and codes: a clear error with its place, or what was meant; never a panic, never a guess.

mod bytes;
mod damage;
mod shape;
mod tables;

use office21::text::file::{self, FileError, PositionFile};

const EXAMPLE: &str = include_str!("../../../../engine/src/examples/9-second-love.o21.ron");

/// A small table of which every part can be replaced.
fn small(part: &str, with: &str) -> String {
    let text = r#"(
    format: 1,
    title: "Small",
    players: [
        (name: "Anton", office: [Sales], hand: [Spy]),
        (name: "Jacky", hand: [Boss, Spy], total_since: 2),
    ],
    turn: Play(seat: 1),
    draw_pile: Rest(seed: 7),
)
"#;
    assert_eq!(text.matches(part).count(), 1, "{part}");
    text.replace(part, with)
}

fn read(text: &str) -> Result<PositionFile, FileError> {
    file::read(text.as_bytes())
}

fn fails(part: &str, with: &str) -> FileError {
    let text = small(part, with);
    match read(&text) {
        Ok(file) => panic!("it reads as {file:?}:\n{text}"),
        Err(error) => error,
    }
}

/// An error of syntax at this place, whose message holds this.
#[track_caller]
fn syntax(part: &str, with: &str, at: (usize, usize), says: &str) {
    let error = fails(part, with);
    match &error {
        FileError::Syntax {
            line,
            column,
            message,
        } => {
            assert_eq!((*line, *column), at, "{error}");
            assert!(message.contains(says), "{error}");
        }
        _ => panic!("{error}"),
    }
}
