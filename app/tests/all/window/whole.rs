//! Whole games, by the keyboard alone and by the mouse alone.

use egui::Key;
use egui::accesskit::Role;
use office21_app::command::Command;

use super::{Person, Seen};

/// More decisions than any game asks of one person.
const MOST: usize = 400;

fn begins(seed: &str) -> Person {
    let mut person = Person::sits_down();
    person.clicks("New game…");
    person.types("Seed", seed);
    person.clicks("Start");
    person
}

/// The panel of the end tells who has won, by which end, and the rules; another game can be played at once.
fn looks_at_the_end(person: &mut Person) {
    person.looks();
    let ending = person.the_game().shown().ending.clone();
    let ending = ending.expect("the game is over");
    person.must_read(&ending.headline.text);
    for reason in &ending.reasons {
        person.must_read(&reason.text);
        for rule in &reason.rules {
            person.must_read(rule.id());
        }
    }
    person.must_read(ending.outcome.end.rule().id());
    person.must_read(ending.outcome.victory.rule().id());
    stands_once_in_statistics(person);
    let before = person.the_game().id();
    person.presses_with(egui::Modifiers::COMMAND, Key::R);
    assert_ne!(person.the_game().id(), before);
    assert!(!person.the_game().is_over());
    person.waits_for_own_turn();
}

fn stands_once_in_statistics(person: &mut Person) {
    for _ in 0..2 {
        assert_eq!(person.state().statistics().all.games, 1);
        person.does(Command::OpenStatistics);
        person.must_read("1 game, ");
        person.must_read("Clerk: 1 game, ");
        person.presses(Key::Escape);
        // Going back to the end and coming again counts nothing twice.
        person.presses_with(egui::Modifiers::ALT, Key::ArrowLeft);
        person.presses_with(egui::Modifiers::ALT, Key::End);
    }
}

#[test]
fn a_whole_game_by_the_keyboard_alone() {
    let mut person = begins("by keyboard");
    for _ in 0..MOST {
        person.waits_for_own_turn();
        if person.the_game().is_over() {
            return looks_at_the_end(&mut person);
        }
        let at = person.the_game().at();
        for key in [Key::Num1, Key::Num2, Key::Num3] {
            if person.the_game().selected().is_none() {
                person.presses(key);
            }
        }
        if person.the_game().selected().is_none() {
            person.presses(Key::N);
        }
        assert!(person.the_game().selected().is_some());
        person.presses(Key::Enter);
        assert!(
            person.the_game().at() > at,
            "nothing was done\n{}",
            person.tells()
        );
    }
    panic!("the game has no end");
}

#[test]
fn a_whole_game_by_the_mouse_alone() {
    let mut person = begins("by mouse");
    for _ in 0..MOST {
        person.waits_for_own_turn();
        if person.the_game().is_over() {
            person.clicks("Look at the table");
            person.must_read("Hands are open");
            person.clicks("Play again");
            return person.waits_for_own_turn();
        }
        let at = person.the_game().at();
        let card = a_card(&person);
        person.clicks_at(card.rect.center());
        if person.the_game().at() == at {
            // The first click chooses, the second does it.
            person.clicks_at(a_card(&person).rect.center());
        }
        assert!(
            person.the_game().at() > at,
            "{card:?} does nothing\n{}",
            person.tells()
        );
    }
    panic!("the game has no end");
}

/// What can be clicked to get on: a chosen card first, then any card, then a button of the prompt.
fn a_card(person: &Person) -> Seen {
    let seen = person.sees();
    let on_table = |seen: &&Seen| {
        let card = [
            " in your hand",
            " office",
            " hand looked at",
            "The card looked at",
            " hand: ",
        ];
        seen.role == Role::Button && card.iter().any(|part| seen.name.contains(part))
    };
    let cards = || seen.iter().filter(on_table);
    let chosen = cards().find(|card| card.chosen);
    let word = seen
        .iter()
        .find(|seen| seen.role == Role::Button && seen.name == "Pass");
    let found = chosen.or(word).or(cards().next());
    found
        .unwrap_or_else(|| panic!("nothing to click\n{}", person.tells()))
        .clone()
}
