//! Versions, fields, types, names: what is read before anybody looks at the table.

use office21::text::file::FileError;

use super::{fails, read, small, syntax};

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
