//! Two persons at one screen: the curtain, and what neither may see.

use egui::Key;
use office21::material::Employee;
use office21::text::record::{Player, PlayerKind, Record};
use office21_app::state::{Looker, PromptKind};
use office21_tests::{Table, table};

use super::Person;

/// A game of two persons from this table.
fn two_persons(table: Table) -> Person {
    let player = |name: &str| Player {
        name: name.to_owned(),
        kind: PlayerKind::Person,
    };
    let players = vec![player("Anton"), player("Jacky")];
    let mut person = Person::sits_down();
    person.opens_record(&Record::new(table.position(), players));
    person
}

fn laid(jacky: &str) -> Person {
    let jacky = format!("Sales | {jacky}");
    two_persons(table(["Operator | Manager Cleaner Assistant", jacky.as_str()]).play(1))
}

/// The cards of a hand that are named.
fn hand(person: &Person) -> Vec<String> {
    let seen = person.sees().into_iter().map(|seen| seen.name);
    seen.filter(|name| name.contains(" hand, card ")).collect()
}

#[test]
fn the_curtain_hides_the_hand_until_somebody_is_there() {
    let mut person = laid("Boss Director");
    assert_eq!(person.the_game().shown().prompt.kind, PromptKind::Curtain);
    person.must_read("It is for Anton to decide. Only Anton should look at the screen now.");
    assert_eq!(hand(&person), [""; 0]);
    person.clicks("I am here...");
    assert_eq!(hand(&person).len(), 3);
    person.clicks("Manager...in your hand...");
    person.presses(Key::Enter);
    assert_eq!(person.the_game().shown().sight.looker, Looker::Nobody);
    person.must_read("It is for Jacky to decide.");
    assert_eq!(hand(&person), [""; 0]);
    person.presses(Key::Enter);
    let held = hand(&person);
    for kind in [Employee::Boss, Employee::Director] {
        assert!(
            held.iter().any(|name| name.starts_with(kind.name())),
            "{held:?}"
        );
    }
    assert!(
        !held.iter().any(|name| name.starts_with("Assistant")),
        "{held:?}"
    );
}

#[test]
fn nothing_in_the_window_depends_on_what_nobody_may_see() {
    let mut one = laid("Boss Director Spy");
    let mut other = laid("Taxman Secretary Spy");
    assert_eq!(one.tells(), other.tells(), "the curtain is down");
    for person in [&mut one, &mut other] {
        person.clicks("I am here...");
        person.points_at("Manager...in your hand...");
    }
    assert_eq!(one.tells(), other.tells(), "Anton is there");
    for person in [&mut one, &mut other] {
        person.presses(Key::Num1);
        person.presses(Key::Enter);
    }
    assert_eq!(one.tells(), other.tells(), "Anton has played");
    let own = one.the_game().shown().sight.decider;
    assert!(own.is_some());
}

#[test]
fn the_curtain_hides_what_the_log_knows() {
    // Jacky refills at the beginning of the turn; which cards come is told to Jacky alone.
    let told = |top: &str| {
        let players = ["Operator | Manager Cleaner Assistant", "Sales | Spy"];
        let mut person = two_persons(table(players).top(top).play(1));
        person.clicks("I am here...");
        person.clicks("Manager...in your hand...");
        person.presses(Key::Enter);
        person.must_read("It is for Jacky to decide.");
        let curtain = person.tells();
        person.clicks("I am here...");
        (curtain, hand(&person))
    };
    let (one, other) = (told("Boss Director"), told("Taxman Secretary"));
    assert_eq!(one.0, other.0);
    assert_ne!(one.1, other.1);
}

#[test]
fn undo_asks_everybody() {
    let mut person = laid("Boss Director");
    person.clicks("I am here...");
    person.clicks("Manager...in your hand...");
    person.presses(Key::Enter);
    let at = person.the_game().at();
    person.clicks("I am here...");
    person.presses_with(egui::Modifiers::COMMAND, Key::Z);
    person.must_read("Everybody at the screen should agree");
    person.clicks("Cancel");
    assert_eq!(person.the_game().at(), at);
}
