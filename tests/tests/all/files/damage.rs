//! Whole files cut off, changed, wrapped or taken for another kind.

use office21::table::Chance;
use office21::text::file::FileError;
use office21::text::{code, record};
use office21_tests::fuzz;

use super::{EXAMPLE, read};

#[test]
fn a_record_is_no_position() {
    let game = include_str!("../../../golden/1/game.o21game.ron");
    assert_eq!(read(game), Err(FileError::IsRecord));
    assert!(record::read(game.as_bytes()).is_ok());
    assert_eq!(record::read(EXAMPLE.as_bytes()), Err(FileError::IsPosition));
}

fn documents() -> [(&'static str, &'static str); 4] {
    [
        ("position", EXAMPLE),
        ("JSON", include_str!("../../../golden/1/Love.json")),
        ("record", include_str!("../../../golden/1/game.o21game.ron")),
        ("code", include_str!("../../../golden/1/Play.code")),
    ]
}

/// Cut off anywhere, a file is refused (or nothing but blanks is missing), and so is a code.
#[test]
fn truncated() {
    for (kind, text) in documents() {
        let whole = text.trim_end().len();
        for length in 0..whole {
            let cut = text.as_bytes().get(..length).unwrap_or_default();
            if kind == "code" {
                let cut = std::str::from_utf8(cut).expect("plain letters");
                assert!(code::read(cut).is_err(), "{cut}");
            } else {
                let read = office21::text::read(cut);
                assert!(read.is_err(), "{kind} cut at {length}: {read:?}");
            }
        }
    }
}

/// Through every target that reads text.
fn fuzz_all(bytes: &[u8]) {
    for target in ["code", "json", "ron_position", "ron_record"] {
        fuzz::run(target, bytes);
    }
}

/// With any byte changed a file is refused, or means something that comes back as it is; a code is always refused.
#[test]
fn one_byte_wrong() {
    let mut chance = Chance(21);
    for (kind, text) in documents() {
        for _ in 0..400 {
            let mut bytes = text.trim_end().as_bytes().to_vec();
            let at = chance.below(bytes.len());
            bytes[at] = chance.below(256) as u8;
            fuzz_all(&bytes);
        }
        if kind != "code" {
            continue;
        }
        let line = text.trim();
        let before = code::read(line).expect("a code");
        for (at, character) in line.char_indices() {
            for other in "0AZazt/.,-!".chars().filter(|&other| other != character) {
                let wrong = format!("{}{other}{}", &line[..at], &line[at + 1..]);
                let read = code::read(&wrong);
                assert!(
                    read.is_err(),
                    "{wrong} reads as {read:?}, not as {before:?}"
                );
            }
        }
    }
}

/// A code survives wrapping and quoting.
#[test]
fn wrapped_codes() {
    let line = include_str!("../../../golden/1/Play.code").trim();
    let before = code::read(line);
    assert!(before.is_ok());
    let wrapped: Vec<String> = line
        .as_bytes()
        .chunks(17)
        .map(|chunk| format!("> {}", String::from_utf8_lossy(chunk)))
        .collect();
    assert_eq!(code::read(&wrapped.join("\n")), before);
    assert_eq!(code::read(&format!("  `{line}`\r\n")), before);
    assert!(line.len() < 200, "{}", line.len());
}
