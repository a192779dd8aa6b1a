//! The start screen and the form for a new game.

use egui::Key;
use office21::rulebook::Readings;
use office21::text::record::PlayerKind;
use office21_app::state::{Dialog, Screen};

use super::Person;

fn with_form() -> Person {
    let mut person = Person::sits_down();
    person.clicks("New game…");
    assert_eq!(person.state().dialog(), Some(&Dialog::NewGame));
    person
}

#[test]
fn one_click_on_play_starts_a_game_with_three_clerks() {
    let mut person = Person::sits_down();
    person.clicks("Play...");
    let players = person.the_game().players().to_vec();
    assert_eq!(players.len(), 4);
    assert_eq!(players[0].kind, PlayerKind::Person);
    for bot in &players[1..] {
        assert!(matches!(&bot.kind, PlayerKind::Bot { level, .. } if level == "clerk"));
    }
    assert_eq!(person.state().screen(), Screen::Play);
    for name in ["Anton", "Jacky", "Christa"] {
        person.must_read(&format!("{name}'s hand: 3 cards"));
    }
    person.must_read("Your hand: 3 cards");
    person.must_read("Set-up: choose a card to put aside");
}

#[test]
fn the_form_names_the_players() {
    let mut person = with_form();
    person.types("Name of seat 1", "Doris");
    person.types("Name of seat 3", "Christa S.");
    person.types("Name of seat 4", "Jacky");
    person.clicks("Start");
    let names: Vec<String> = person
        .the_game()
        .players()
        .iter()
        .map(|p| p.name.clone())
        .collect();
    assert_eq!(names, ["Doris", "Anton", "Christa S.", "Jacky"]);
    person.must_read("Christa S.'s hand: 3 cards");
}

#[test]
fn the_form_adds_and_removes_seats() {
    let mut person = with_form();
    person.clicks("Add a seat");
    assert_eq!(person.state().form().seats.len(), 5);
    assert!(person.finds("Add a seat").grey);
    person.clicks("Add a seat");
    assert_eq!(person.state().form().seats.len(), 5);
    for left in [4, 3, 2] {
        person.clicks("Remove seat 2");
        assert_eq!(person.state().form().seats.len(), left);
    }
    assert!(person.finds("Remove seat 2").grey);
    assert!(!person.has("Name of seat 3"));
    person.clicks("Seat 2 up");
    let names: Vec<String> = person
        .state()
        .form()
        .seats
        .iter()
        .map(|p| p.name.clone())
        .collect();
    assert_eq!(names, ["Doris", "You"]);
    person.clicks("Start");
    assert_eq!(person.the_game().players().len(), 2);
}

#[test]
fn the_form_chooses_who_plays() {
    let mut person = with_form();
    person.clicks("Who plays seat 2");
    person.clicks("Trainee");
    person.clicks("Who plays seat 3");
    person.clicks("Person");
    person.clicks("Start");
    let kinds: Vec<PlayerKind> = person
        .the_game()
        .players()
        .iter()
        .map(|p| p.kind.clone())
        .collect();
    assert!(matches!(&kinds[1], PlayerKind::Bot { level, .. } if level == "trainee"));
    assert_eq!(kinds[2], PlayerKind::Person);
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let deal = |seed: &str| {
        let mut person = with_form();
        person.types("Seed", seed);
        person.clicks("Start");
        person.the_game().record().start
    };
    assert_eq!(deal("office"), deal("office"));
    assert_ne!(deal("office"), deal("another"));
}

#[test]
fn faults_of_the_form_are_told_in_words_and_nothing_starts() {
    let mut person = with_form();
    person.types("Name of seat 2", "you");
    person.must_read("Seats 1 and 2 are both called you.");
    assert!(person.finds("Start").grey);
    person.clicks("Start");
    assert!(person.game().is_none());
    person.types("Name of seat 2", "");
    person.must_read("Seat 2 has no name.");
    person.types("Name of seat 2", "somebody with a long name");
    person.must_read("The name of seat 2 is longer than 20 characters.");
    person.clicks("As usual");
    person.clicks("Start");
    assert!(person.game().is_some());
}

#[test]
fn enter_starts_once_nothing_is_wrong() {
    let mut person = with_form();
    person.types("Name of seat 2", "you");
    person.presses(Key::Enter);
    assert!(person.game().is_none());
    person.types("Name of seat 2", "Doris");
    person.presses(Key::Enter);
    assert_eq!(person.the_game().players()[1].name, "Doris");
}

#[test]
fn why_nothing_starts_is_read_in_a_low_window_too() {
    let mut person = Person::sits_down_before(egui::Vec2::new(700.0, 420.0));
    person.clicks("New game…");
    person.clicks("Readings: questions...");
    person.types("Name of seat 2", "you");
    person.must_read("Seats 1 and 2 are both called you.");
}

#[test]
fn readings_can_be_chosen() {
    let mut person = with_form();
    person.clicks("Readings: questions...");
    person.must_read("Can an Assistant take a Spy back?");
    let ways = [0, 1].map(|place| {
        let sentence = Readings::sentence(0, place).expect("there are two readings");
        format!("Reading: {sentence}")
    });
    assert!(person.finds(&ways[0]).chosen && !person.finds(&ways[1]).chosen);
    person.clicks(&ways[1]);
    assert!(!person.finds(&ways[0]).chosen && person.finds(&ways[1]).chosen);
    person.clicks("Start");
    assert_eq!(
        person.the_game().record().start.readings().choice(0),
        Some(1)
    );
}

#[test]
fn cancel_and_escape_close_the_form_and_keep_what_it_says() {
    let mut person = with_form();
    person.types("Seed", "kept");
    person.clicks("Cancel");
    assert_eq!(person.state().dialog(), None);
    person.presses_with(egui::Modifiers::COMMAND, Key::N);
    assert_eq!(person.state().form().seed, "kept");
    person.presses(Key::Escape);
    assert_eq!(person.state().dialog(), None);
    assert!(person.game().is_none());
}
