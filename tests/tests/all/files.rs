//! Damaged files and codes: a clear error with its place, or what was meant; never a panic, never a guess.

use office21::material::Employee;
use office21::table::{Chance, Fault};
use office21::text::file::{self, FileError, LARGEST, PositionFile};
use office21::text::{code, record};
use office21_tests::{fuzz, seat};

const EXAMPLE: &str = include_str!("../../../engine/src/examples/9-second-love.o21.ron");

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

#[test]
fn the_small_table_is_read() {
    let file = read(&small("Small", "Small")).expect("a position");
    assert_eq!(file.draft.faults(), []);
    assert_eq!(file.draft.seats[1].total_since, 2);
    assert_eq!(file.draft.draw_pile.len(), 40);
}

#[test]
fn versions() {
    for format in [0, 2, 999] {
        let error = fails("format: 1", &format!("format: {format}"));
        let place = "format".to_owned();
        assert_eq!(error, FileError::UnknownFormat { format, place });
    }
    assert_eq!(fails("format: 1,", ""), FileError::NoFormat);
    // The version comes first: what a newer format may bring is no mistake of this one.
    let newer = small("format: 1,", "format: 2, weather: Rain,");
    assert_eq!(
        read(&newer),
        Err(FileError::UnknownFormat {
            format: 2,
            place: "format".to_owned()
        })
    );
    for wrong in ["format: -1", "format: \"1\"", "format: 1.5", "format: [1]"] {
        assert!(
            matches!(fails("format: 1", wrong), FileError::Syntax { line: 2, .. }),
            "{wrong}"
        );
    }
}

#[test]
fn unknown_fields_and_values() {
    syntax("title:", "titel:", (3, 5), "titel");
    syntax("hand: [Boss", "hands: [Boss", (6, 25), "hands");
    syntax("Play(seat: 1)", "Play(seat: 1, who: 2)", (8, 25), "who");
    syntax("Play(seat: 1)", "Dance(seat: 1)", (8, 11), "Dance");
    syntax("[Boss, Spy]", "[Boss, Spion]", (6, 38), "Spion");
    for field in [
        "readings: (weather: Yes),",
        "readings: (first_to_21: Nobody),",
        "goal: WinSomehow,",
        "goal: WinWithin(turns: 2, seats: 1),",
        "knowledge: [(seat: 1, smell: 3)],",
        "knowledge: [(seat: 1, hands: [(seat: 2, smell: 3)])],",
    ] {
        let error = fails("draw_pile", &format!("{field}\n    draw_pile"));
        assert!(
            matches!(error, FileError::Syntax { line: 9, .. }),
            "{field}: {error}"
        );
    }
    let error = fails("seed: 7", "seed: 7, salt: 1");
    assert!(
        matches!(error, FileError::Syntax { line: 9, .. }),
        "{error}"
    );
    let result = "Over(result: (end: TaxAudit, victory: LargeProfits, winners: [1], by: 2))";
    let error = fails("Play(seat: 1)", result);
    assert!(
        matches!(error, FileError::Syntax { line: 8, .. }),
        "{error}"
    );
}

#[test]
fn wrong_types_and_doubles() {
    for (part, with) in [
        ("total_since: 2", "total_since: 2.5"),
        ("total_since: 2", "total_since: NaN"),
        ("total_since: 2", "total_since: inf"),
        ("total_since: 2", "total_since: 99999999999999999999"),
        ("total_since: 2", "eliminated: 1"),
        ("\"Small\"", "Small"),
        ("\"Small\"", "7"),
        ("[Sales]", "Sales"),
        ("[Sales]", "[\"Sales\"]"),
        ("[Sales]", "[Sales, 3]"),
        ("[Sales]", "{Sales: 1}"),
        ("seed: 7", "seed: -7"),
        ("Play(seat: 1)", "Play"),
        ("Play(seat: 1)", "Play(seat: \"Anton\")"),
        ("title: \"Small\"", "title: \"Small\", title: \"Large\""),
        ("hand: [Spy]", "hand: [Spy], hand: [Sales]"),
        ("format: 1", "format: 1, format: 1"),
    ] {
        let error = fails(part, with);
        assert!(matches!(error, FileError::Syntax { .. }), "{with}: {error}");
    }
}

/// A structure is an object, and a word is no object, in JSON as in RON.
#[test]
fn json_has_names() {
    let whole = read(&small("Small", "Small"))
        .expect("a position")
        .to_json();
    assert!(read(&whole).is_ok());
    for (text, place) in [
        (
            r#"{"format":1,"players":[[],{}],"turn":{"Play":{"seat":1}}}"#,
            "players[0]",
        ),
        (
            r#"{"format":1,"players":[{},{}],"turn":{"Play":[1]}}"#,
            "turn.Play",
        ),
        (
            r#"{"format":1,"players":[{},{}],"turn":{"Play":{"seat":1}},"draw_pile":{"Rest":[7]}}"#,
            "draw_pile.Rest",
        ),
        (
            r#"{"format":1,"players":[{},{}],"turn":{"Play":{"seat":1}},"readings":[]}"#,
            "readings",
        ),
        (
            r#"{"format":1,"players":[{},{"hand":[{"Spy":null}]}],"turn":{"Play":{"seat":1}}}"#,
            "players[1].hand[0]",
        ),
    ] {
        match read(text) {
            Err(FileError::Inconsistent { place: at, .. }) => {
                assert!(at.starts_with(place), "{at}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn columns_count_characters() {
    let column = |name: &str| {
        let text = format!(r#"{{"format":1,"players":[{{"name":"{name}"}},{{}}],"turn":5}}"#);
        match read(&text) {
            Err(FileError::Syntax {
                line: 1, column, ..
            }) => column,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(column("éééé"), column("aaaa"));
    let broken = read("{\"format\":1,\n");
    assert!(
        matches!(
            broken,
            Err(FileError::Syntax {
                line: 2,
                column: 1,
                ..
            })
        ),
        "{broken:?}"
    );
}

#[test]
fn a_structure_may_be_named() {
    let named = small("(\n    format: 1", "Position(\n    format: 1");
    assert!(read(&named).is_ok(), "{:?}", read(&named));
    let broken = fails("turn: Play(seat: 1)", "turn: Play(seat: 1))").to_string();
    let elsewhere = read("hello").expect_err("it is no file").to_string();
    assert!(
        !broken.contains("Probe") && !elsewhere.contains("Probe"),
        "{elsewhere}"
    );
}

#[test]
fn players_seats_and_copies() {
    let player = "(name: \"Jacky\", hand: [Boss, Spy], total_since: 2),";
    let players = |players| FileError::Players {
        players,
        place: "players".to_owned(),
    };
    assert_eq!(fails(player, ""), players(1));
    let five = format!("{player}(),(),(),(),");
    assert_eq!(fails(player, &five), players(6));

    for (part, with, seat, place) in [
        ("Play(seat: 1)", "Play(seat: 3)", 3, "turn, seat"),
        (
            "Play(seat: 1)",
            "DirectorDiscard(seat: 1, hand: 4)",
            4,
            "turn, hand",
        ),
        ("draw_pile", "audit_of: Some(5), draw_pile", 5, "audit_of"),
        (
            "draw_pile",
            "goal: Eliminate(seat: 3), draw_pile",
            3,
            "goal, seat",
        ),
        (
            "draw_pile",
            "knowledge: [(seat: 4)], draw_pile",
            4,
            "knowledge, seat",
        ),
    ] {
        let place = place.to_owned();
        let players = 2;
        let expected = FileError::NoSuchSeat {
            seat,
            place,
            players,
        };
        assert_eq!(fails(part, with), expected);
    }
    for none in [
        "Play(seat: 0)",
        "Play(seat: 6)",
        "Play(seat: -1)",
        "Play(seat: 300)",
    ] {
        let error = fails("Play(seat: 1)", none);
        assert!(
            matches!(error, FileError::Syntax { line: 8, .. }),
            "{error}"
        );
    }

    let many = |part, with: &str, employee, place: &str| {
        let place = place.to_owned();
        assert_eq!(fails(part, with), FileError::TooMany { employee, place });
    };
    let hand = "[Boss, Boss, Boss]";
    many(
        "[Boss, Spy]",
        hand,
        Employee::Boss,
        "players, player 2, hand, card 3",
    );
    let sales = format!("[{}]", ["Sales"; 7].join(", "));
    many(
        "[Sales]",
        &sales,
        Employee::Sales,
        "players, player 1, office, card 7",
    );
    let pile = "Ordered([Spy, Spy, Spy, Spy])";
    many("Rest(seed: 7)", pile, Employee::Spy, "draw_pile, card 4");
    let hundred = format!("[{}]", ["Taxman"; 100].join(", "));
    many(
        "[Sales]",
        &hundred,
        Employee::Taxman,
        "players, player 1, office, card 5",
    );
}

/// Rule faults are no errors: they load as a draft.
#[test]
fn faults_are_no_errors() {
    let file = read(&small("hand: [Spy]", "hand: [Spy, Spy, Sales, Sales]")).expect("a draft");
    let (seat_1, cards, most) = (seat(1), 4, 3);
    let fault = Fault::HandTooLarge {
        seat: seat_1,
        cards,
        most,
    };
    assert_eq!(file.draft.faults(), [fault]);
    // Cards named nowhere lie in the tray.
    let file = read(&small("Rest(seed: 7)", "Ordered([])")).expect("a draft");
    assert_eq!(file.draft.faults(), [Fault::CardsUnplaced { cards: 40 }]);
}

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

#[test]
fn a_record_is_no_position() {
    let game = include_str!("../../golden/1/game.o21game.ron");
    assert_eq!(read(game), Err(FileError::IsRecord));
    assert!(record::read(game.as_bytes()).is_ok());
    assert_eq!(record::read(EXAMPLE.as_bytes()), Err(FileError::IsPosition));
}

fn documents() -> [(&'static str, &'static str); 4] {
    [
        ("position", EXAMPLE),
        ("JSON", include_str!("../../golden/1/Love.json")),
        ("record", include_str!("../../golden/1/game.o21game.ron")),
        ("code", include_str!("../../golden/1/Play.code")),
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
    let line = include_str!("../../golden/1/Play.code").trim();
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
