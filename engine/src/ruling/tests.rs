use super::legal_if;
use crate::text::words;
use crate::text::{file, notation};

/// What would make these actions legal, in words. Whoever holds and owns nothing is left out; the rest is the pile.
fn told(players: &str, turn: &str, pile: &str, actions: &[&str]) -> Vec<String> {
    let text = format!("(format: 1, players: [{players}], turn: {turn}, {pile})");
    let file = file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let names = file.names();
    let position = file.draft.into_position();
    let position = position.unwrap_or_else(|faults| panic!("{faults:?}"));
    let one = |words: &&str| {
        let action = notation::read(&position, &names, words);
        let action = action.unwrap_or_else(|error| panic!("{words}: {error}"));
        assert!(position.refusal(action).is_some(), "{words} is legal");
        let found = legal_if(&position, action);
        let told = found.map(|found| words::change(&found.change, &names));
        told.unwrap_or_else(|| "no single change".to_owned())
    };
    actions.iter().map(one).collect()
}

fn agree(players: &str, turn: &str, pile: &str, cases: &[(&str, &str)]) {
    let (actions, expected): (Vec<&str>, Vec<&str>) = cases.iter().copied().unzip();
    assert_eq!(told(players, turn, pile, &actions), expected, "{actions:?}");
}

const REST: &str = "draw_pile: Rest(seed: 1)";
/// No draw pile for the table of [`what_is_missing_comes`].
const NONE: &str = "draw_pile: Ordered([]), discard_pile: [Spy, Spy, Spy, Cleaner, Cleaner, Cleaner, Cleaner, Cleaner,
    Cleaner, Operator, Operator, Operator, Operator, Operator, Assistant, Assistant, Assistant, Assistant, Sales, Sales,
    Sales, Sales, Sales, Manager, Manager, Manager, Manager, Manager, Secretary, Director, Director, Director, Taxman,
    Taxman, Taxman, Taxman]";

#[test]
fn the_change_told_is_the_one_a_person_would_name() {
    let players = r#"(name: "Anton", office: [Cleaner, Sales], hand: [Boss, Spy]),
        (name: "Doris", office: [Manager, Manager, Operator, Spy, Director]),
        (name: "Jacky", office: [Manager], face_down: [Boss]),
        (name: "You", office: [Sales], face_down: [Secretary])"#;
    let cases = [
        (
            "remove Operator of Doris",
            "if no Manager stood in Doris's office",
        ),
        (
            "remove Boss of Jacky",
            "if no Manager stood in Jacky's office",
        ),
        ("remove Spy of Doris", "no single change"),
        ("remove Director of Doris", "no single change"),
        (
            "remove Cleaner of Anton",
            "if another Cleaner stood in Anton's office",
        ),
        (
            "remove Operator of You",
            "if an Operator stood in your office",
        ),
        (
            "remove face-up Secretary of You",
            "if the Boss in play left",
        ),
        (
            "remove Sales of Jacky",
            "if a Sales stood in Jacky's office in exchange for a Manager",
        ),
        ("swap for Sales of You", "no single change"),
        ("pass", "no single change"),
    ];
    agree(players, "Cleaner(seat: 1)", REST, &cases);
    let players = players.replace("Cleaner, Sales", "Sales");
    let cases = [
        ("play Boss", "if the Boss in play left"),
        ("play Sales", "if Anton held a Sales"),
    ];
    agree(&players, "Play(seat: 1)", REST, &cases);
}

#[test]
fn a_total_is_told_as_its_bound() {
    let players = r#"(name: "Anton", office: [Sales]),
        (name: "You", office: [Director, Director, Sales, Cleaner, Assistant, Spy]),
        (name: "Jacky", office: [Director, Director, Sales, Sales], face_down: [Secretary]),
        (name: "Doris", office: [Operator], face_down: [Boss])"#;
    let cases = [
        ("swap for Cleaner of You", "if you stood at 18.5 or less"),
        ("swap for Spy of You", "if you stood at 18 or less"),
        (
            "swap for face-down Secretary of Jacky",
            "if Jacky stood at 18 or less",
        ),
        ("swap for Director of Jacky", "no single change"),
    ];
    agree(players, "Sales(seat: 1)", REST, &cases);
}

#[test]
fn what_is_missing_comes() {
    let players = r#"(name: "Anton", hand: [Boss, Spy, Spy]),
        (name: "You"),
        (name: "Doris", office: [Director], face_down: [Boss]),
        (name: "Jacky", office: [Sales, Operator], face_down: [Secretary])"#;
    let cases = [
        (
            "play Taxman",
            "if Anton held a Taxman in exchange for another card",
        ),
        ("play Boss", "if the Boss in play left"),
        ("pass", "if Anton held no Spy"),
        ("keep", "no single change"),
    ];
    agree(players, "Play(seat: 1)", REST, &cases);
    let cases = [
        ("look at You", "if you held a card"),
        ("look at Doris", "no single change"),
        ("look at Jacky", "if Jacky held a card"),
    ];
    agree(players, "Director(seat: 3)", REST, &cases);
    let operator = "Operator(seat: 4)";
    agree(
        players,
        operator,
        NONE,
        &[("keep", "if a card lay in the draw pile")],
    );
    let cases = [("pass", "if no card lay in the draw pile")];
    agree(players, operator, REST, &cases);
}

#[test]
fn a_card_comes_from_the_table_where_no_pile_has_one() {
    let players = r#"(name: "Anton", face_down: [Boss]),
        (name: "You", office: [Secretary]),
        (name: "Doris", office: [Secretary])"#;
    let cases = [
        (
            "love Secretary of Anton",
            "if a Secretary from your office lay face-up in Anton's office",
        ),
        ("love face-down Secretary of You", "no single change"),
    ];
    agree(players, "Love(seat: 1)", REST, &cases);
    let players = r#"(name: "Anton", office: [Cleaner, Manager], face_down: [Boss]),
        (name: "You", office: [Manager], face_down: [Secretary]),
        (name: "Doris", office: [Secretary])"#;
    let cases = [
        (
            "remove face-up Secretary of You",
            "if a Secretary from Doris's office lay face-up in your office in exchange for a Manager",
        ),
        (
            "remove face-down Secretary of Doris",
            "if no Secretary lay face-down in your office",
        ),
    ];
    agree(players, "Cleaner(seat: 1)", REST, &cases);
}
