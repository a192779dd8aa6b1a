//! Files: dropped, saved, opened again, damaged; and what the next start finds.

use std::time::Duration;

use egui::Key;
use office21_app::command::Command;
use office21_app::state::{Purpose, Screen};
use office21_tests::table;

use super::Person;

/// There is no file dialog here: the answer comes at once.
fn no_dialog(purpose: Purpose) -> Command {
    Command::Chosen {
        purpose,
        path: None,
        after: Duration::from_millis(1),
    }
}

fn a_game() -> Person {
    let mut person = Person::sits_down();
    person.clicks("Play...");
    person.waits_for_own_turn();
    person.presses(Key::Num1);
    person.presses(Key::Enter);
    person.waits_for_own_turn();
    person
}

#[test]
fn a_game_is_saved_by_its_path_and_opened_again() {
    let mut person = a_game();
    let (id, record) = (person.the_game().id(), person.the_game().record());
    person.does(no_dialog(Purpose::Save(id)));
    person.must_read("No file dialog answers here.");
    let path = person.path("mine.o21game.ron");
    person.types("Path of the file", &path.display().to_string());
    person.clicks("Save...Enter");
    person.waits_for("Saved to");
    assert!(path.exists());

    // A game that a file has is closed without a question.
    person.presses_with(egui::Modifiers::COMMAND, Key::W);
    assert!(person.game().is_none());
    assert_eq!(person.state().screen(), Screen::Start);
    person.finds("mine.o21game.ron");

    person.does(no_dialog(Purpose::Open));
    person.types("Path of the file", &path.display().to_string());
    person.presses(Key::Enter);
    person.waits_until("it is open", |person| person.game().is_some());
    assert_eq!(person.the_game().record(), record);
}

#[test]
fn a_path_without_a_name_is_refused_in_words() {
    let mut person = a_game();
    let id = person.the_game().id();
    person.does(no_dialog(Purpose::Save(id)));
    person.types("Path of the file", "");
    person.clicks("Save...Enter");
    person.must_read("Type where the file is.");
    let folder = person.path("").display().to_string();
    person.types("Path of the file", &folder);
    person.clicks("Save...Enter");
    person.must_read("This is a folder: add a name for the file.");
    person.presses(Key::Escape);
    assert_eq!(person.state().dialog(), None);
}

#[test]
fn a_damaged_file_is_told_in_words_and_nothing_is_lost() {
    let mut person = a_game();
    let before = person.the_game().record();
    for (name, content) in [
        ("cut.ron", &b"(format: 1, players: [("[..]),
        ("none.ron", b""),
        ("bytes.ron", b"\xff\xfe\x00\x80"),
        ("newer.ron", b"(format: 99, players: [])"),
    ] {
        let path = person.path(name);
        std::fs::write(&path, content).expect("it is written");
        person.drops_file(&path);
        person.waits_until("it is told", |person| person.state().dialog().is_some());
        person.looks();
        person.must_read("This file cannot be opened");
        person.must_read(name);
        assert_eq!(std::fs::read(&path).expect("it is there"), content);
        person.clicks("Understood");
        assert_eq!(person.state().games().len(), 1);
        assert_eq!(person.the_game().record(), before);
    }
}

#[test]
fn a_table_that_breaks_rules_goes_to_the_editor() {
    let mut person = Person::sits_down();
    let draft = table(["Sales | Spy", "Boss |", "Boss |"]).play(1).draft();
    let path = person.path("wrong.o21.ron");
    let file = office21::text::file::PositionFile::new(draft.clone());
    std::fs::write(&path, file.to_ron()).expect("it is written");
    person.drops_file(&path);
    person.waits_until("it is there", |person| {
        person.state().screen() == Screen::Editor
    });
    person.looks();
    person.must_read("This table cannot be played as it is");
    let kept = person.state().editor().file().map(|file| &file.draft);
    assert_eq!(kept, Some(&draft));
    assert!(person.game().is_none());
}

#[test]
fn a_file_with_enormous_words_is_shown_or_refused() {
    let mut person = a_game();
    let long = "x".repeat(900_000);
    for (name, title) in [(&*long, "A title"), ("Anton", &*long)] {
        let draft = table(["Sales | Spy", "| Boss"]).play(1).draft();
        let mut file = office21::text::file::PositionFile::new(draft);
        file.title = title.to_owned();
        file.names = vec![name.to_owned(), "Jacky".to_owned()];
        let path = person.path("long.o21.ron");
        std::fs::write(&path, file.to_ron()).expect("it is written");
        let games = person.state().games().len();
        person.drops_file(&path);
        person.waits_until("it is told or shown", |person| {
            person.state().dialog().is_some() || person.state().games().len() > games
        });
        person.looks();
    }
}

#[test]
fn the_next_start_offers_to_go_on_exactly_there() {
    let mut person = a_game();
    let (record, sight) = (
        person.the_game().record(),
        person.the_game().shown().clone(),
    );
    let mut person = person.comes_back();
    assert!(person.game().is_none());
    person.must_read("Go on where you stopped");
    person.clicks("Continue");
    person.waits_for_own_turn();
    assert_eq!(person.the_game().record(), record);
    let now = person.the_game().shown().clone();
    assert_eq!(
        (now.sight, now.hand, now.log),
        (sight.sight, sight.hand, sight.log)
    );
    assert!(!person.the_game().assisted());
}

#[test]
fn an_offer_can_wait_or_be_put_away() {
    let person = a_game();
    let mut person = person.comes_back();
    person.clicks("Later");
    person.must_not_read("Go on where you stopped");
    let mut person = person.comes_back();
    person.clicks("Discard");
    let person = person.comes_back();
    person.must_not_read("Go on where you stopped");
}

#[test]
fn what_was_undone_is_kept_as_well() {
    let mut person = a_game();
    let at = person.the_game().at();
    person.presses_with(egui::Modifiers::COMMAND, Key::Z);
    let undone = person.the_game().at();
    assert!(undone < at);
    let mut person = person.comes_back();
    person.clicks("Continue");
    assert_eq!(person.the_game().at(), undone);
    person.clicks("Redo");
    assert!(person.the_game().at() > undone);
}
