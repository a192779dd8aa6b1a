//! Everything that can be acted on has a name that nothing else has; and an idle window rests.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::Key;
use egui::accesskit::Role;
use office21::material::Employee;
use office21_tests::{Table, table};

use super::Person;

/// A table of five with nearly everything on it.
fn five() -> Table {
    with_hand("Cleaner Sales Assistant").play(1)
}

/// The same, with this hand of the first.
fn with_hand(hand: &str) -> Table {
    table([
        format!("Sales Sales Operator Cleaner Manager | {hand}").as_str(),
        "Manager Spy Spy Spy Assistant Cleaner | Boss Spy",
        "Director Operator (Secretary) Sales Taxman | Director Operator",
        "(Boss) Director Spy Cleaner | Manager Sales",
        "Assistant Operator Director Operator | Secretary",
    ])
    .audit_of(3)
}

#[track_caller]
pub(super) fn every_name_is_its_own(person: &Person) {
    person.checks_names();
    // A slider and the number beside it are one thing in two parts.
    let mut names: BTreeMap<(String, String), usize> = BTreeMap::new();
    for seen in person.sees() {
        // What is only read may be read twice.
        if seen.acts
            && !matches!(
                seen.role,
                Role::Label | Role::Splitter | Role::ScrollBar | Role::Window
            )
        {
            assert!(!seen.name.trim().is_empty(), "{seen:?} has no name");
            *names
                .entry((seen.name, format!("{:?}", seen.role)))
                .or_default() += 1;
        }
    }
    let several: Vec<_> = names.iter().filter(|(_, count)| **count > 1).collect();
    assert!(several.is_empty(), "{several:?}\n{}", person.tells());
}

#[test]
fn on_the_table_of_five() {
    let mut person = Person::sits_down();
    person.opens_table(five());
    every_name_is_its_own(&person);
    person.clicks("Cleaner...in your hand...");
    every_name_is_its_own(&person);
    person.presses(Key::Enter);
    every_name_is_its_own(&person);
    person.presses_with(egui::Modifiers::ALT, Key::ArrowLeft);
    every_name_is_its_own(&person);
    person.presses(Key::Escape);
    person.presses_with(egui::Modifiers::COMMAND, Key::B);
    every_name_is_its_own(&person);
    person.clicks("Menu");
    every_name_is_its_own(&person);
}

#[test]
fn on_every_prompt() {
    for (kind, table) in [
        (
            Employee::Cleaner,
            with_hand("Operator").pending(Employee::Cleaner, 1),
        ),
        (
            Employee::Operator,
            with_hand("Operator").pending(Employee::Operator, 1),
        ),
        (
            Employee::Sales,
            with_hand("Operator").pending(Employee::Sales, 1),
        ),
        (
            Employee::Director,
            with_hand("Operator").pending(Employee::Director, 4),
        ),
        (Employee::Director, with_hand("Operator").looking(4, 2)),
    ] {
        let mut person = Person::sits_down();
        person.opens_table(table);
        every_name_is_its_own(&person);
        person.presses(Key::N);
        assert!(person.the_game().selected().is_some(), "{kind}");
        every_name_is_its_own(&person);
    }
}

#[test]
fn on_the_start_screen_and_in_every_dialog() {
    let mut person = Person::sits_down();
    every_name_is_its_own(&person);
    for dialog in ["New game…", "Settings…", "Statistics", "Keyboard", "About"] {
        person.clicks(dialog);
        every_name_is_its_own(&person);
        if dialog == "New game…" {
            person.clicks("Readings: questions...");
            every_name_is_its_own(&person);
        }
        person.presses(Key::Escape);
        assert_eq!(person.state().dialog(), None);
    }
    person.clicks("Play...");
    person.waits_for_own_turn();
    person.clicks("Start screen");
    every_name_is_its_own(&person);
}

#[test]
fn an_idle_window_rests() {
    let hour = Duration::from_hours(1);
    let mut person = Person::sits_down();
    assert!(person.rests_for() > hour, "on the start screen");
    person.opens_table(five());
    person.points_nowhere();
    assert!(person.rests_for() > hour, "on the table");
    person.points_at("Cleaner...in your hand...");
    assert!(person.rests_for() > hour, "while pointing at a card");
    person.clicks("Cleaner...in your hand...");
    assert!(person.rests_for() > hour, "with a card chosen");
    person.clicks("Settings…");
    assert!(person.rests_for() > hour, "with a dialog");
}

#[test]
fn once_cards_have_come_to_rest_the_window_rests() {
    let mut person = Person::sits_down();
    person.sets(|settings| settings.animation = office21_app::state::Animation::Slow);
    person.opens_table(five());
    person.clicks("Cleaner...in your hand...");
    person.presses(Key::Enter);
    person.looks();
    person.points_nowhere();
    assert!(person.rests_for() > Duration::from_hours(1));
}

#[test]
fn on_the_ruling_desk() {
    let mut person = Person::sits_down();
    person.presses_with(egui::Modifiers::COMMAND, Key::Num3);
    every_name_is_its_own(&person);
    let example = office21::examples::Example::named("6-audit-tie").expect("it is there");
    let put = office21_app::command::Command::RuleOn(Box::new(example.file().clone()));
    person.does(put);
    every_name_is_its_own(&person);
    assert!(person.rests_for() > Duration::from_hours(1));
    person.presses(Key::N);
    every_name_is_its_own(&person);
    person.clicks("Choices after: Play Cleaner");
    every_name_is_its_own(&person);
    person.presses(Key::Enter);
    every_name_is_its_own(&person);
    person.presses(Key::N);
    person.presses(Key::Enter);
    every_name_is_its_own(&person);
    person.points_nowhere();
    assert!(person.rests_for() > Duration::from_hours(1));
}
