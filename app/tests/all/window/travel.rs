//! Undo and redo, looking back, what if, several games side by side, hint and resignation.

use egui::{Key, Modifiers};
use office21::material::Employee;
use office21::play::Action;
use office21_app::state::{Dialog, PromptKind};
use office21_tests::table;

use super::Person;

const CTRL: Modifiers = Modifiers::COMMAND;

fn middle_of_a_game() -> Person {
    let mut person = Person::sits_down();
    person.opens_table(
        table([
            "Sales | Manager Cleaner Spy",
            "Manager | Sales Spy",
            "Operator | Sales Spy",
        ])
        .play(1),
    );
    person
}

/// Plays the Manager and waits for the next decision.
fn after_a_round() -> Person {
    let mut person = middle_of_a_game();
    person.clicks("Manager...in your hand, card 3");
    person.presses(Key::Enter);
    person.waits_for_own_turn();
    assert!(person.the_game().at() >= 3);
    person
}

#[test]
fn undo_goes_back_to_ones_own_decision_and_redo_forward_again() {
    let mut person = after_a_round();
    let (at, shown) = (
        person.the_game().at(),
        person.the_game().shown().sight.clone(),
    );
    person.clicks("Undo");
    assert_eq!(person.the_game().at(), 0);
    person.finds("Manager...in your hand, card 3");
    person.clicks("Redo");
    person.waits_for_own_turn();
    assert_eq!(person.the_game().at(), at);
    assert_eq!(person.the_game().shown().sight, shown);
}

#[test]
fn undo_past_hidden_cards_marks_the_game_and_says_so() {
    let mut person = after_a_round();
    person.must_not_read("assisted");
    person.presses_with(CTRL, Key::Z);
    assert!(person.the_game().assisted());
    person.finds("assisted");
    person.must_read("This went back past hidden cards");
}

#[test]
fn undo_that_takes_back_nothing_hidden_leaves_no_mark() {
    let mut person = middle_of_a_game();
    person.clicks("Cleaner...in your hand...");
    person.presses(Key::Enter);
    person.presses_with(CTRL, Key::Z);
    assert_eq!(person.the_game().at(), 0);
    assert!(!person.the_game().assisted());
    person.must_not_read("assisted");
    person.presses_with(CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(person.the_game().at(), 1);
}

#[test]
fn a_line_of_the_log_shows_the_table_as_it_was_then() {
    let mut person = after_a_round();
    let now = person.the_game().at();
    person.clicks("You play Manager.");
    assert_eq!(person.the_game().shown().moment, 1);
    assert_eq!(
        person.the_game().shown().prompt.kind,
        PromptKind::LookingBack
    );
    person.must_read("Looking back.");
    assert!(person.has("Manager...in your office"));
    person.clicks("Earlier");
    assert!(!person.has("Manager...in your office"));
    assert!(person.finds("Earlier").grey);
    person.clicks("Later");
    person.clicks("One step later");
    assert_eq!(person.the_game().shown().moment, 2);
    person.clicks("Now");
    assert!(person.the_game().shown().now);
    assert_eq!(person.the_game().at(), now);
    person.presses_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(person.the_game().shown().moment, now - 1);
    person.presses(Key::Escape);
    assert!(person.the_game().shown().now);
}

#[test]
fn while_looking_back_nothing_can_be_done() {
    let mut person = after_a_round();
    let at = person.the_game().at();
    person.clicks("You play Manager.");
    person.presses(Key::Num1);
    person.presses(Key::Enter);
    assert_eq!(
        (person.the_game().at(), person.the_game().selected()),
        (at, None)
    );
}

#[test]
fn what_if_begins_a_second_game_beside_the_first() {
    let mut person = after_a_round();
    let (first, at) = (person.the_game().id(), person.the_game().at());
    person.clicks("You play Manager.");
    person.clicks("Earlier");
    person.clicks("What if…");
    assert_eq!(person.state().games().len(), 2);
    assert_ne!(person.the_game().id(), first);
    assert_eq!(person.the_game().at(), 0);
    person.must_read("What if: A laid table");
    person.clicks("Spy...in your hand, card 1");
    person.presses(Key::Enter);
    assert_eq!(
        person.the_game().record().actions[0],
        Action::Play(Employee::Spy)
    );
    person.presses_with(CTRL, Key::Tab);
    assert_eq!(
        (person.the_game().id(), person.the_game().at()),
        (first, at)
    );
    person.clicks("Games");
    person.clicks("What if: A laid table...");
    assert_ne!(person.the_game().id(), first);
}

#[test]
fn closing_a_game_asks_first() {
    let mut person = after_a_round();
    person.presses_with(CTRL, Key::B);
    let second = person.the_game().id();
    person.presses_with(CTRL, Key::W);
    person.must_read("Close this game?");
    person.must_read("it is in no file of yours");
    person.clicks("Cancel");
    assert_eq!(person.the_game().id(), second);
    person.presses_with(CTRL, Key::W);
    person.clicks("Close");
    assert_eq!(person.state().games().len(), 1);
    assert_ne!(person.the_game().id(), second);
}

#[test]
fn a_hint_is_an_action_and_a_reason() {
    let mut person = middle_of_a_game();
    person.presses(Key::H);
    person.waits_for("A clerk would");
    person.looks();
    let hint = person.the_game().hint().cloned();
    let Some(office21_app::state::Hint::Is {
        action,
        text,
        reason,
    }) = hint
    else {
        panic!("no hint: {hint:?}");
    };
    assert!(!reason.is_empty());
    person.must_read(text.trim_start_matches(char::is_uppercase));
    person.must_read(&reason);
    person.clicks("Do that");
    assert_eq!(person.the_game().record().actions[0], action);
}

#[test]
fn who_resigns_is_followed_by_a_clerk_and_the_game_goes_on_to_its_end() {
    let mut person = middle_of_a_game();
    person.clicks("Menu");
    person.clicks("Game");
    person.clicks("Resign");
    assert!(matches!(person.state().dialog(), Some(Dialog::Question(_))));
    person.must_read("A clerk takes your seat over, and the game goes on.");
    person.clicks("Resign");
    person.waits_until("the game is over", |person| person.the_game().is_over());
    person.looks();
    person.finds("Play again");
}
