//! The rulebook's worked examples, as files that open in the program: their actions, and the rulebook's answer.

use office21::examples::{ALL, Example};
use office21::material::Employee::{self, *};
use office21::play::{Action, Happening};
use office21::rulebook::Rule;
use office21::table::{End, Position, Step, Victory};
use office21::text::notation;
use office21_tests::acts::Played;
use office21_tests::{seat, take_back};

fn open(name: &str) -> (&'static Example, Position) {
    let example = Example::named(name).unwrap_or_else(|| panic!("no example {name}"));
    match example.file().draft.clone().into_position() {
        Ok(position) => (example, position),
        Err(faults) => panic!("{name}: {faults:?}"),
    }
}

/// The example with its actions played; as soon as a turn is finished, the next one begins.
fn example(name: &str) -> Played {
    let (example, position) = open(name);
    let names = example.file().names();
    let mut played = Played::from(position);
    let mut events = Vec::new();
    for words in example.actions {
        let action = notation::read(&played.now, &names, words);
        let action = action.unwrap_or_else(|error| panic!("{name}, {words}: {error}"));
        assert_eq!(notation::write(&played.now, action), *words, "{name}");
        played = played.then(&[action]);
        events.append(&mut played.events);
        if played.now.step() == Step::Start {
            played = played.then(&[Action::Begin]);
            events.append(&mut played.events);
        }
    }
    played.events = events;
    played
}

#[test]
fn example_1_set_up() {
    let played = example("1-set-up");
    let starts = Happening::StartPlayer { seat: seat(1) };
    played.told(Rule::SetupLowestStarts, starts).to_play(1);
    played.totals(["0.5", "0", "0", "4"]);
    assert_eq!(played.count_discarded(Boss), 2);
    assert_eq!(
        played.now.office(seat(1)).iter().collect::<Vec<_>>(),
        [Cleaner]
    );
    assert_eq!(played.now.hand(seat(1)).len(), 3);
}

#[test]
fn example_2_assistant() {
    let forfeited = Happening::Forfeited {
        seat: seat(1),
        employee: Assistant,
    };
    let alone = example("2a-assistant-alone");
    alone.told(Rule::EffectForfeit, forfeited).to_play(2);
    alone.seat(1, "Assistant | Spy Sales");

    let (_, position) = open("2b-assistant-one");
    let played = Played::from(position).then(&[Action::Play(Assistant)]);
    played.legal(&[take_back(Sales, 1)]);
    let one = example("2b-assistant-one");
    one.seat(1, "Assistant | Spy Sales Sales").to_play(2);

    let director = example("2c-assistant-director");
    director.told(Rule::EffectForfeit, forfeited).to_play(2);
    director.seat(1, "Director Assistant | Spy Sales");
}

#[test]
fn example_3_fifth_spy() {
    example("3-fifth-spy").over(
        Rule::SpiesAtOnce,
        End::IndustrialEspionage,
        Victory::IndustrialEspionage,
        &[3],
    );
}

#[test]
fn example_4_twenty_one_first() {
    let played = example("4-twenty-one-first");
    assert_eq!(played.now.total(seat(3)).to_string(), "21");
    played.over(
        Rule::Operations21,
        End::SuccessfulOperations,
        Victory::SuccessfulOperations,
        &[2],
    );
}

#[test]
fn example_5_spies_beat_twenty_one() {
    let played = example("5-spies-beat-twenty-one");
    assert_eq!(played.now.total(seat(2)).to_string(), "21");
    played.over(
        Rule::SpiesAtOnce,
        End::IndustrialEspionage,
        Victory::IndustrialEspionage,
        &[3],
    );
}

#[test]
fn example_6_audit_tie() {
    let played = example("6-audit-tie");
    played.totals(["5", "11", "10", "5"]).over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::CreativeAccounting,
        &[4],
    );
    let by = |rule| played.events.iter().any(|event| event.rule == rule);
    assert!(by(Rule::AuditTieCards) && by(Rule::AuditTieHighest) && !by(Rule::AuditTieFirst));
}

#[test]
fn example_7_second_taxman() {
    let played = example("7-second-taxman");
    played.to_play(1).discarded("Taxman");
    assert!(!played.now.office(seat(1)).has(Taxman));
    assert_eq!(played.now.audit_due_at(), Some(seat(4)));
}

#[test]
fn example_8_twenty_one_beats_audit() {
    example("8-twenty-one-beats-audit").over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::SuccessfulOperations,
        &[2],
    );
}

#[test]
fn example_9_second_love() {
    let played = example("9-second-love");
    let down = |number: u8, card: Employee| played.now.face_down(seat(number)).has(card);
    assert!(down(1, Secretary) && down(3, Boss) && !down(2, Secretary));
    played.told(
        Rule::LoveNext,
        Happening::TurnedDown {
            seat: seat(1),
            employee: Secretary,
        },
    );
    played.totals(["0", "0", "3", "1.5"]).discarded("Secretary");
}

/// Each of the shipped examples is tested here.
#[test]
fn no_example_is_left_out() {
    let source = include_str!("examples.rs");
    for Example { name, .. } in ALL.iter() {
        assert!(source.contains(&format!("example(\"{name}\")")), "{name}");
    }
    assert_eq!(ALL.len(), 11);
}
