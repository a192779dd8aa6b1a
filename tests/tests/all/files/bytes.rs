//! Sizes, depths, encodings and characters.

use office21::text::file::{self, FileError, LARGEST};

use super::{EXAMPLE, fails, read, small};

#[test]
fn sizes() {
    let mut text = EXAMPLE.to_owned();
    text.push_str(&" ".repeat(LARGEST - text.len()));
    assert_eq!(text.len(), 1 << 20);
    assert!(read(&text).is_ok());
    text.push(' ');
    let bytes = LARGEST + 1;
    assert_eq!(read(&text), Err(FileError::TooLarge { bytes }));
    let huge = vec![0xff; 3 * LARGEST];
    let bytes = huge.len();
    assert_eq!(file::read(&huge), Err(FileError::TooLarge { bytes }));
    // A list as long as a file can be is refused, and soon.
    let pile = "Spy,".repeat(200_000);
    let error = fails("Rest(seed: 7)", &format!("Ordered([{pile}])"));
    assert!(matches!(error, FileError::TooMany { .. }), "{error}");
}

#[test]
fn nesting() {
    for depth in [100, 1_000, 100_000, 500_000] {
        for (open, close) in [("[", "]"), ("(", ")"), ("Some(", ")"), ("{\"a\":", "}")] {
            let depth = depth.min(LARGEST / (open.len() + close.len()) - 1_000);
            let deep = format!("{}1{}", open.repeat(depth), close.repeat(depth));
            for text in [
                small("format: 1,", &format!("format: 1, more: {deep},")),
                small("\"Small\"", &deep),
                deep.clone(),
                open.repeat(depth),
                format!("{{\"format\":1,\"title\":{deep}}}"),
                format!("{{\"format\":1,\"more\":{deep}}}"),
            ] {
                let error = read(&text).expect_err("too deep or unknown");
                assert!(error.to_string().len() < 1_000, "{error}");
            }
        }
    }
}

#[test]
fn encodings() {
    let error = |bytes: &[u8]| file::read(bytes).expect_err("no text");
    let mut bytes = small("Small", "Zoë").into_bytes();
    let at = bytes
        .windows(2)
        .position(|two| two == "ë".as_bytes())
        .expect("there");
    // In Latin-1 the ë is one byte.
    bytes.splice(at..at + 2, [0xeb]);
    let expected = FileError::NotText {
        line: 3,
        column: 15,
        index: at,
    };
    assert_eq!(error(&bytes), expected);
    for wide in [
        EXAMPLE
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect::<Vec<u8>>(),
        [0xff, 0xfe, 0x28, 0x00].to_vec(),
        [0x1f, 0x8b, 0x08, 0x00].to_vec(),
    ] {
        let _ = error(&wide);
    }
    for empty in ["", " \n\t ", "\u{feff}", "\u{feff}\r\n"] {
        assert_eq!(error(empty.as_bytes()), FileError::Empty);
    }
    // A mark at the beginning, and the line ends of other systems, are no damage.
    let plain = read(EXAMPLE).expect("a position");
    let marked = format!("\u{feff}{EXAMPLE}");
    assert_eq!(read(&marked).as_ref(), Ok(&plain));
    assert_eq!(read(&EXAMPLE.replace('\n', "\r\n")).as_ref(), Ok(&plain));
}

#[test]
fn control_characters() {
    for character in ['\0', '\u{7}', '\u{1b}', '\u{7f}', '\u{202e}', '\n'] {
        for part in ["Small", "Anton"] {
            let error = fails(part, &format!("A{}", character.escape_unicode()));
            assert!(
                matches!(error, FileError::ControlCharacter { index: 2, .. }),
                "{error}"
            );
            let raw = read(&small(part, &format!("A{character}")));
            assert!(raw.is_err(), "{character:?}");
        }
    }
    let note = small("draw_pile", "note: \"two\\nlines\",\n draw_pile");
    assert_eq!(read(&note).expect("a position").note, "two\nlines");
}

#[test]
fn names_and_titles_that_nobody_could_read() {
    for part in ["Small", "Anton"] {
        let long = "\u{e9}".repeat(file::LONGEST_LINE);
        assert!(read(&small(part, &long)).is_ok());
        let error = fails(part, &format!("{long}x"));
        assert!(
            matches!(
                error,
                FileError::TooLong {
                    characters: 301,
                    ..
                }
            ),
            "{error}"
        );
    }
    // What a message repeats of a file is cut, so that it can be read.
    let words = "u".repeat(100_000);
    for broken in [
        format!("(format: 1, {words}: 1)"),
        format!("{{\"format\": 1, \"{words}\": 1}}"),
    ] {
        let message = read(&broken).expect_err("no such field").to_string();
        assert!(
            message.contains("uuu...") && message.len() < 400,
            "{message}"
        );
    }
}
