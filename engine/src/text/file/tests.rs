use super::{FileError, PositionFile, read};
use crate::rulebook::Readings;
use crate::table::{Chance, Position};

const EXAMPLE: &str = r#"(
    format: 1,
    title: "The second Taxman",
    players: [
        (name: "Anton", office: [Assistant, Taxman, Sales], hand: [Spy, Cleaner]),
        (name: "Jacky", office: [Manager], hand: [Boss, Spy], total_since: 2),
        (name: "Doris", office: [Cleaner, Manager, Sales], hand: [Cleaner, Taxman, Boss]),
    ],
    turn: Play(seat: 3),
    draw_pile: Rest(seed: 7),
    discard_pile: [Spy],
    readings: (operator_put_back: Shuffle),
    note: "Anton played his Taxman two turns ago.",
)
"#;

fn error(text: &str) -> FileError {
    match read(text.as_bytes()) {
        Ok(file) => panic!("no error: {file:?}"),
        Err(error) => error,
    }
}

#[test]
fn the_example_is_lawful_and_comes_back_in_both_formats() {
    let file = read(EXAMPLE.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(file.draft.faults(), []);
    for text in [file.to_ron(), file.to_json()] {
        assert_eq!(read(text.as_bytes()).as_ref(), Ok(&file), "{text}");
    }
}

#[test]
fn what_is_wrong_is_said_and_where() {
    let cases = [
        ("format: 1", "format: 2", "format 2"),
        ("format: 1,", "", "`format` is missing"),
        ("discard_pile: [Spy]", "discarded: [Spy]", "line 11, column"),
        ("total_since: 2", "total_since: two", "line 6, column"),
        ("seat: 3", "seat: 4", "turn, seat: there is no seat 4"),
        ("seat: 3", "seat: 6", "line 9"),
        (
            "[Boss, Spy]",
            "[Boss, Boss]",
            "player 3, hand, card 3: one Boss too many",
        ),
        ("Anton\"", "An\\u{7}ton\"", "player 1, name: character 3"),
        (
            "note",
            "audit_of: Some(5), note",
            "audit_of: there is no seat 5",
        ),
        (
            "note",
            "goal: Eliminate(seat: 4), note",
            "goal, seat: there is no seat 4",
        ),
        ("Rest(seed: 7)", "Rest(seed: -7)", "line 10"),
    ];
    for (from, to, expected) in cases {
        let message = error(&EXAMPLE.replacen(from, to, 1)).to_string();
        assert!(message.contains(expected), "{to}: {message}");
    }
    let deep = EXAMPLE.replacen("[Spy]", &"[".repeat(10_000), 1);
    assert!(error(&deep).to_string().contains("nested too deep"));
    let deep = format!("{{\"format\":1,\"players\":{}", "[".repeat(10_000));
    assert!(error(&deep).to_string().starts_with("line 1, column"));
    assert_eq!(error(" \n"), FileError::Empty);
    assert!(matches!(
        read(b"(format: 1,\n \xff)"),
        Err(FileError::NotText {
            line: 2,
            column: 2,
            index: 13
        })
    ));
    assert!(matches!(
        read(&vec![b' '; 2_000_000]),
        Err(FileError::TooLarge { .. })
    ));
}

#[test]
fn every_position_of_random_games_comes_back() {
    let mut chance = Chance(5);
    for seed in 0..20 {
        let mut position = Position::deal(2 + seed as usize % 4, seed, Readings::default());
        while let actions = position.actions()
            && !actions.is_empty()
        {
            let file = PositionFile::new(position.to_draft());
            for text in [file.to_ron(), file.to_json()] {
                let back = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(back, file, "{text}");
                assert_eq!(back.draft.into_position(), Ok(position));
            }
            position.carry_out(
                actions[chance.below(actions.len())],
                &mut crate::play::Silent,
            );
        }
    }
}

#[test]
fn what_a_seat_knows_comes_back() {
    use super::SeatKnowledge;
    use crate::table::Seat;
    use crate::view::View;

    let text = EXAMPLE.replacen(
        "note",
        "knowledge: [(seat: 3, hands: [(seat: 2, cards: [Boss])], pile: [None, Some(Director)])], note",
        1,
    );
    let file = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    for text in [file.to_ron(), file.to_json()] {
        assert_eq!(read(text.as_bytes()).as_ref(), Ok(&file), "{text}");
    }
    let position = file.draft.into_position();
    let position = position.unwrap_or_else(|faults| panic!("{faults:?}"));
    let view = View::of(&position, Seat::ALL[2]).with_knowledge(&file.knowledge[0].knowledge());
    assert_eq!(
        view.map(|view| SeatKnowledge::of(&view)).as_ref(),
        Ok(&file.knowledge[0])
    );
}

#[test]
fn a_position_within_a_larger_file_is_read_as_strictly() {
    let alone = read(EXAMPLE.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let within = |text: &str| ron::from_str::<(PositionFile, u8)>(&format!("({text}, 1)"));
    assert_eq!(within(EXAMPLE).map(|(file, _)| file).as_ref(), Ok(&alone));
    for (part, with, says) in [
        ("format: 1", "format: 2", "format 2"),
        ("title", "titel", "titel"),
        ("Play(seat: 3)", "Play(seat: 4)", "seat 4"),
        ("hand: [Boss, Spy]", "hand: [Boss, Boss]", "Boss"),
    ] {
        let wrong = within(&EXAMPLE.replace(part, with)).expect_err("it is refused");
        assert!(wrong.to_string().contains(says), "{wrong}");
    }
}
