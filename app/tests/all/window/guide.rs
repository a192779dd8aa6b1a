//! The guided first game: followed to its end, left and come back to, kept.

use egui::{Key, Modifiers, Vec2};
use office21::table::Seat;
use office21_app::command::Command;
use office21_app::guide::{self, LESSONS};
use office21_app::state::{Advice, Guide, Screen};

use super::Person;

fn begins() -> Person {
    let mut person = Person::sits_down();
    person.clicks("Guided first game");
    assert_eq!(person.state().screen(), Screen::Play);
    person
}

fn guide(person: &mut Person) -> Guide {
    let guide = person.the_game().shown().guide.clone();
    guide.expect("the game is guided")
}

/// Does what the guide has in mind, by the keyboard.
fn obeys(person: &mut Person) {
    let at = person.the_game().at();
    let wanted = guide::game().actions[at];
    for _ in 0..60 {
        if person.the_game().selected() == Some(wanted) {
            break;
        }
        person.presses(Key::N);
    }
    person.presses(Key::Enter);
    assert!(person.the_game().at() > at, "{wanted:?} was not done");
}

/// The next decision of the learner, or the end.
fn comes_to_a_decision(person: &mut Person) {
    person.waits_until("a decision of the learner", |person| {
        let game = person.the_game();
        game.is_over() || !game.shown().choices.is_empty()
    });
    person.looks();
}

#[test]
fn the_guide_is_followed_to_a_win() {
    let mut person = begins();
    let mut heard = Vec::new();
    loop {
        comes_to_a_decision(&mut person);
        let said = guide(&mut person);
        person.must_read(&format!("Guide, {} of 10", said.number));
        person.must_read(said.lesson.title);
        person.must_read(said.lesson.says);
        for rule in said.lesson.rules {
            person.must_read(rule.id());
        }
        heard.push(said.number);
        let Advice::Do(what) = said.now else { break };
        assert!(person.reads(&format!("Now: {what}.")), "{}", person.tells());
        obeys(&mut person);
    }
    heard.dedup();
    assert_eq!(heard, (1..=LESSONS.len()).collect::<Vec<_>>());
    let outcome = person.the_game().shown().ending.clone();
    let outcome = outcome.expect("it is over").outcome;
    assert!(outcome.winners.has(Seat::ALL[0]));
    assert_eq!(
        person.state().statistics().all.games,
        0,
        "it counts nowhere"
    );
    person.must_read("That was a whole game.");
    let before = person.the_game().id();
    person.does(Command::Play);
    assert_ne!(person.the_game().id(), before);
    assert_eq!(person.the_game().shown().guide, None);
    person.must_not_read("Guide, ");
}

#[test]
fn another_way_is_played_on_and_leads_back() {
    let mut person = begins();
    assert!(
        person
            .program()
            .state()
            .refuses(&Command::BackToGuide)
            .is_some()
    );
    person.clicks("Operator...in your hand...");
    person.presses(Key::Enter);
    person.waits_for_own_turn();
    person.must_read("Your own way");
    person.must_not_read("Guide, ");
    // The others play as clerks do, and what who is guided need not see yet is there again.
    person.must_read("Standing now");
    person.clicks("Back to the guide");
    assert_eq!(person.the_game().at(), 0);
    person.must_read("Guide, 1 of 10");
    person.must_not_read("Standing now");
    obeys(&mut person);
    comes_to_a_decision(&mut person);
    person.must_read("Guide, 2 of 10");
    // An ordinary undo does the same, and looking back shows what was said then.
    person.clicks("Operator...in your hand...");
    person.presses(Key::Enter);
    person.must_read("Your own way");
    person.presses_with(Modifiers::COMMAND, Key::Z);
    person.must_read("Guide, 2 of 10");
    person.presses_with(Modifiers::ALT, Key::Home);
    assert_eq!(guide(&mut person).now, Advice::Watch);
    person.must_read("Guide, 1 of 10");
    person.presses_with(Modifiers::ALT, Key::End);
    person.must_read("Guide, 2 of 10");
}

#[test]
fn it_goes_on_after_a_restart() {
    let mut person = begins();
    obeys(&mut person);
    comes_to_a_decision(&mut person);
    let mut person = person.comes_back();
    person.clicks("Continue");
    comes_to_a_decision(&mut person);
    person.must_read("Guide, 2 of 10");
    obeys(&mut person);
    comes_to_a_decision(&mut person);
    person.must_read("Guide, 3 of 10");
}

#[test]
fn it_begins_from_the_rules_and_by_its_keys_and_fits_a_small_window() {
    let mut person = Person::sits_down_before(Vec2::new(1000.0, 640.0));
    person.presses_with(Modifiers::COMMAND, Key::Num5);
    person.clicks("Guided first game");
    assert_eq!(person.state().screen(), Screen::Play);
    let first = person.the_game().id();
    person.presses_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::G);
    assert_ne!(person.the_game().id(), first);
    let now = person.finds("Now: Pick Spy.").rect;
    assert!(now.bottom() < 640.0 && now.right() <= 1000.0, "{now:?}");
    person.checks_names();
}
