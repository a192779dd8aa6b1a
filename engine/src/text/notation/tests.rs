use super::{read, write};
use crate::material::Employee;
use crate::play::{Action, Target};
use crate::rulebook::Readings;
use crate::table::{Chance, Draft, Position, Seat, Step, Turn};
use crate::text::words::Names;

/// Every conceivable action.
fn conceivable() -> Vec<Action> {
    let mut actions = vec![Action::Begin, Action::PutBack, Action::Keep, Action::Pass];
    for employee in Employee::ALL {
        actions.extend([
            Action::Pick(employee),
            Action::Play(employee),
            Action::Discard(employee),
        ]);
        for seat in Seat::ALL.into_iter().take(4) {
            for face_down in [false, true] {
                let target = Target {
                    seat,
                    employee,
                    face_down,
                };
                actions.extend([
                    Action::Remove(target),
                    Action::TakeBack(target),
                    Action::Swap(target),
                    Action::Love(target),
                ]);
            }
        }
    }
    actions.extend(Seat::ALL.into_iter().take(4).map(Action::Look));
    actions
}

#[test]
fn every_conceivable_action_is_read_back_as_written() {
    let names = ["Seat 2", "Boss", "from", "Sales of seat 1"].map(str::to_owned);
    let names = Names::new(&names);
    let all = conceivable();
    let mut chance = Chance(21);
    for seed in 0..4 {
        let mut position = Position::deal(4, seed, Readings::default());
        for _ in 0..60 {
            for &action in &all {
                let words = write(&position, action);
                assert_eq!(
                    read(&position, &names, &words),
                    Ok(action),
                    "{words}: {position:?}"
                );
            }
            let actions = position.actions();
            if actions.is_empty() {
                break;
            }
            position.carry_out(
                actions[chance.below(actions.len())],
                &mut crate::play::Silent,
            );
        }
    }
}

const TABLE: &str = r#"(
    format: 1,
    players: [
        (name: "Anton", office: [Cleaner, Secretary, Manager], face_down: [Secretary], hand: [Spy, Operator]),
        (name: "Jacky", office: [Manager], face_down: [Boss], hand: [Spy, Sales]),
        (name: "Mary Ann", office: [Sales, Operator], hand: [Spy, Sales]),
    ],
    turn: Cleaner(seat: 1),
    draw_pile: Rest(seed: 7),
)"#;

fn table(turn: &str) -> (Position, Names) {
    let text = TABLE.replace("Cleaner(seat: 1)", turn);
    let file = crate::text::file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let names = file.names();
    let mut draft = file.draft;
    if turn.starts_with("Play") {
        draft.seats[0].office.take(Employee::Cleaner);
        draft.seats[0].hand.add(Employee::Cleaner);
    }
    (
        draft
            .into_position()
            .unwrap_or_else(|faults| panic!("{faults:?}")),
        names,
    )
}

#[test]
fn people_may_leave_out_what_is_clear() {
    let (position, names) = table("Cleaner(seat: 1)");
    let cases = [
        ("remove boss", "remove Boss from seat 2"),
        ("Boss of Jacky", "remove Boss from seat 2"),
        ("REMOVE the manager of Jacky!", "remove Manager from seat 2"),
        ("remove Jacky's Manager", "remove Manager from seat 2"),
        ("manager 2", "remove Manager from seat 2"),
        ("remove secretary", "remove Secretary from seat 1"),
        (
            "remove the face down Secretary",
            "remove face-down Secretary from seat 1",
        ),
        ("remove mary ann’s operator", "remove Operator from seat 3"),
        (
            "remove Director from Mary Ann",
            "remove Director from seat 3",
        ),
        ("remove taxman from seat 1", "remove Taxman from seat 1"),
        ("swap Manager 3", "swap for Manager of seat 3"),
        (
            "swap sales for manager of jacky",
            "swap for Manager of seat 2",
        ),
        ("take Spy back", "take back Spy"),
        ("take back Spy from 2", "take back Spy from seat 2"),
        ("look at Mary Ann's hand", "look at seat 3"),
        ("keep it", "keep"),
        ("put the card back", "put back"),
        ("Begin.", "begin"),
        ("play the Spy", "play Spy"),
        ("love Secretary", "love Secretary of seat 1"),
    ];
    for (said, meant) in cases {
        let action =
            read(&position, &names, said).unwrap_or_else(|error| panic!("{said}: {error}"));
        assert_eq!(write(&position, action), meant, "{said}");
    }
    let (position, names) = table("Play(seat: 1)");
    assert_eq!(
        read(&position, &names, "cleaner"),
        Ok(Action::Play(Employee::Cleaner))
    );
}

#[test]
fn what_is_not_understood_is_said_with_what_is_awaited() {
    let (position, names) = table("Cleaner(seat: 1)");
    let cases = [
        ("", "there are no words"),
        (
            "juggle",
            "\"juggle\" is not understood; awaited is: remove Manager from seat 1",
        ),
        (
            "remove Manager",
            "whose Manager is meant? there is one with seat 1 and seat 2",
        ),
        (
            "remove Taxman",
            "whose Taxman is meant? no office holds one",
        ),
        (
            "remove Boss from Charly",
            "\"from charly\" is not understood",
        ),
        (
            "remove Boss from seat 4",
            "there is no seat 4 at this table of 3",
        ),
        ("look", "\"look at\" needs a player"),
        ("play", "\"play\" needs a card"),
        ("remove", "\"remove\" needs a card"),
        (&"Spy of seat 2 ".repeat(50_000), "\"spy of seat 2 spy"),
        ("pass now", "\"now\" is not understood"),
    ];
    for (said, expected) in cases {
        match read(&position, &names, said) {
            Ok(action) => panic!("{said} is {action:?}"),
            Err(error) => assert!(error.to_string().starts_with(expected), "{said}: {error}"),
        }
    }
}

/// Seat 1 plays or removes; only one card can be meant each time.
fn clear(turn: Turn) -> Position {
    let mut draft = Draft::empty(2);
    draft.turn = turn;
    let mut take = |kind: Employee| {
        let at = draft.tray.iter().position(|&card| card == kind);
        draft.tray.remove(at.expect("it is in the tray"))
    };
    let (cleaner, boss, secretary) = (
        take(Employee::Cleaner),
        take(Employee::Boss),
        take(Employee::Secretary),
    );
    if draft.turn.step() == Step::Cleaner {
        draft.seats[0].office.add(cleaner);
        draft.seats[0].face_down.add(boss);
    } else {
        draft.seats[0].hand.add(cleaner);
        draft.seats[1].face_down.add(boss);
    }
    draft.seats[1].face_down.add(secretary);
    draft.draw_pile = std::mem::take(&mut draft.tray);
    draft.into_position().expect("it is lawful")
}

#[test]
fn words_that_mean_no_card_are_not_taken_for_the_only_one() {
    let names = Names::default();
    let seat = Seat::ALL[0];
    let play = clear(Turn::Play { seat });
    assert_eq!(
        read(&play, &names, "play"),
        Ok(Action::Play(Employee::Cleaner))
    );
    for words in ["the", "play face-down Cleaner", "play Cleaner of seat 1"] {
        assert!(read(&play, &names, words).is_err(), "{words}");
    }
    let cleaner = clear(Turn::Cleaner { seat });
    assert!(read(&cleaner, &names, "remove from seat 2").is_ok());
    for words in [
        "remove face Secretary from seat 2",
        "remove face card from seat 2",
        "remove card down from seat 2",
    ] {
        assert!(read(&cleaner, &names, words).is_err(), "{words}");
    }
}
