use super::{Handover, Player, PlayerKind, Problem, Record, read};
use crate::play::Silent;
use crate::rulebook::Readings;
use crate::table::{Chance, Position, Seat};
use crate::text::file::{FileError, SeatKnowledge};

fn random_game(players: usize, seed: u64) -> Record {
    let start = Position::deal(players, seed, Readings::default());
    let player = |seat: usize| Player {
        name: format!("Player \"{seat}\""),
        kind: if seat == 0 {
            PlayerKind::Person
        } else {
            PlayerKind::Bot {
                level: "random".to_owned(),
                seed: u64::MAX,
            }
        },
    };
    let mut record = Record::new(start, (0..players).map(player).collect());
    let mut chance = Chance(seed);
    let mut position = start;
    while let actions = position.actions()
        && !actions.is_empty()
    {
        let action = actions[chance.below(actions.len())];
        assert_eq!(position.advance(action, &mut Silent), Ok(()));
        record.actions.push(action);
    }
    record.handovers = vec![Handover {
        after: 3,
        seat: Seat::ALL[0],
        to: PlayerKind::Bot {
            level: "clerk".to_owned(),
            seed: 1,
        },
    }];
    record
}

fn load(text: &str) -> super::Loaded {
    read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn records_come_back_and_replay() {
    for seed in 0..20 {
        let record = random_game(2 + seed as usize % 4, seed);
        for text in [record.to_ron(), record.to_json()] {
            let loaded = load(&text);
            assert_eq!(loaded.problem, None, "{text}");
            assert_eq!(loaded.record, record);
        }
        assert_eq!(record.steps().count(), record.actions.len());
        assert!(record.outcome().is_some());
    }
}

#[test]
fn the_first_action_that_does_not_fit_is_named_and_the_record_opens_up_to_there() {
    let record = random_game(3, 4);
    let text = record.to_ron();
    let third = format!("\"{}\",", record.words()[2]);
    let broken = text.replacen(&third, "\"look at seat 2\",", 1);
    let loaded = load(&broken);
    assert!(
        matches!(loaded.problem, Some(Problem::Refused { number: 1..=3, .. })),
        "{:?}",
        loaded.problem
    );
    assert!(loaded.record.actions.len() < 3);
    let loaded = load(&text.replacen(&third, "\"juggle\",", 1));
    assert!(
        matches!(loaded.problem, Some(Problem::Words { .. })),
        "{:?}",
        loaded.problem
    );
    let message = loaded.problem.map(|p| p.message(&record.names()));
    let expected = "action 3, \"juggle\": \"juggle\" is not understood; awaited is: ";
    assert!(message.is_some_and(|message| message.starts_with(expected)));
}

#[test]
fn a_result_that_does_not_agree_is_a_problem() {
    let record = random_game(3, 4);
    let Some(mut outcome) = record.outcome() else {
        panic!("a random game ends")
    };
    let before = format!(
        "winners: [{}]",
        outcome
            .winners
            .into_iter()
            .map(|s| s.number().to_string())
            .collect::<Vec<_>>()
            .join(", ")
    );
    outcome.winners = Seat::ALL
        .into_iter()
        .take(3)
        .filter(|&s| !outcome.winners.has(s))
        .collect();
    let after = format!(
        "winners: [{}]",
        outcome
            .winners
            .into_iter()
            .map(|s| s.number().to_string())
            .collect::<Vec<_>>()
            .join(", ")
    );
    let text = record.to_ron();
    assert!(text.contains(&before), "{text}");
    let loaded = load(&text.replacen(&before, &after, 1));
    assert!(matches!(loaded.problem, Some(Problem::Result { .. })));
    assert_eq!(loaded.record.actions, record.actions);
}

#[test]
fn what_is_no_record_is_refused() {
    let text = random_game(2, 1).to_ron();
    let cases = [
        ("revision: 1", "revision: 2", "newer"),
        ("seats: [", "seats: [Person, ", "seats: there are 3"),
        ("after: 3", "after: 30000", "handovers, after"),
        ("chance: ", "chances: ", "line"),
    ];
    for (from, to, expected) in cases {
        let broken = text.replacen(from, to, 1);
        let Err(error) = read(broken.as_bytes()) else {
            panic!("no error: {broken}")
        };
        assert!(error.to_string().contains(expected), "{to}: {error}");
    }
    assert_eq!(
        crate::text::file::read(text.as_bytes()),
        Err(FileError::IsRecord)
    );
}

#[test]
fn what_is_wrong_with_the_start_is_said_to_be_there() {
    let text = random_game(2, 3).to_ron();
    let start = text.find("start: (").expect("it has a start");
    let (before, start) = text.split_at(start);
    for (part, with, place) in [
        (
            "format: 1",
            "format: 99",
            "start, format: this is format 99",
        ),
        (
            "turn: ",
            "audit_of: 4, turn: ",
            "start, audit_of: there is no seat 4",
        ),
    ] {
        let text = format!("{before}{}", start.replacen(part, with, 1));
        let error = read(text.as_bytes()).expect_err(with).to_string();
        assert!(error.starts_with(place), "{error}");
    }
    let named = format!("Record{text}");
    assert!(read(named.as_bytes()).is_ok());
}

#[test]
fn what_seats_knew_at_the_start_comes_back_and_must_be_so() {
    let mut record = random_game(3, 5);
    let seat = Seat::ALL[0];
    record.knowledge = vec![SeatKnowledge {
        seat,
        hands: Vec::new(),
        pile: vec![record.start.draw_pile().next()],
        within_pile: Vec::new(),
    }];
    for text in [record.to_ron(), record.to_json()] {
        assert_eq!(load(&text).record, record);
    }
    record.knowledge[0].pile = vec![
        record
            .start
            .draw_pile()
            .find(|card| Some(*card) != record.start.draw_pile().next()),
    ];
    let error = read(record.to_ron().as_bytes()).expect_err("it is not so");
    assert!(
        error.to_string().starts_with("start, knowledge of seat 1"),
        "{error}"
    );
}
