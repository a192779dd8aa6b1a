//! Tables saved, kept, pasted, taken elsewhere; nothing is lost without a question.

use egui::{Key, Modifiers};
use office21::compose::Edit;
use office21::text::code;
use office21_app::command::Command;
use office21_app::state::{Answer, Dialog, Purpose, Screen};

use super::{draft, edits, lawful, the_table, wrong};
use crate::window::Person;

#[test]
fn a_wrong_table_is_saved_and_is_as_wrong_when_it_is_opened() {
    let mut person = edits(wrong());
    let path = person.path("wrong.o21.ron");
    let id = the_table(&mut person).id();
    person.does(Command::Chosen {
        purpose: Purpose::SaveTable(id),
        path: Some(path.clone()),
        after: std::time::Duration::from_secs(1),
    });
    person.waits_for("The table is saved to");
    assert!(!the_table(&mut person).unsaved());
    person.presses_with(Modifiers::COMMAND, Key::W);
    assert!(
        person.state().editor().table().is_none(),
        "nothing is to be asked"
    );
    person.drops_file(&path);
    person.waits_until("it is open", |person| {
        person.state().editor().table().is_some()
    });
    assert_eq!(draft(&mut person), wrong().draft);
    assert!(the_table(&mut person).path() == Some(&path));
    // A code holds it too.
    let code = the_table(&mut person).code().clone().expect("there is one");
    assert_eq!(code::read(&code), Ok(wrong().draft));
}

#[test]
fn changes_are_never_lost_without_a_question() {
    let mut person = edits(wrong());
    let path = person.path("other.o21.ron");
    std::fs::write(&path, lawful().to_ron()).expect("it is written");
    person.does(Edit::Title("Mine".to_owned()).into());
    assert!(the_table(&mut person).unsaved());
    person.finds("Not saved");
    person.drops_file(&path);
    person.waits_for("Replace the table in the editor?");
    person.clicks("Cancel");
    assert_eq!(the_table(&mut person).title(), "Mine");
    person.presses_with(Modifiers::COMMAND, Key::W);
    person.must_read("Close this table?");
    person.presses(Key::Escape);
    assert_eq!(the_table(&mut person).title(), "Mine");
    person.drops_file(&path);
    person.waits_for("Replace the table in the editor?");
    person.clicks("Replace...");
    assert_eq!(draft(&mut person), lawful().draft);
}

#[test]
fn a_draft_is_offered_again_at_the_next_start() {
    let mut person = edits(wrong());
    person.does(Edit::Title("Half done".to_owned()).into());
    let mut person = person.comes_back();
    person.must_read("In the editor: Half done");
    let id = person.state().offers()[0].id.clone();
    person.does(Command::Offer(id, Answer::GoOn));
    assert_eq!(person.state().screen(), Screen::Editor);
    assert_eq!(draft(&mut person), wrong().draft);
    assert!(the_table(&mut person).unsaved(), "no file has it");
}

#[test]
fn who_is_asked_before_changes_are_lost_can_save_them_first() {
    let mut person = edits(wrong());
    let path = saves_as(&mut person, "mine.o21.ron");
    person.waits_until("it is saved", |person| !the_table(person).unsaved());
    person.does(Edit::Title("Mine".to_owned()).into());
    person.presses_with(Modifiers::COMMAND, Key::W);
    person.must_read("Close this table?");
    person.clicks("Save first");
    person.waits_until("it is saved", |person| !the_table(person).unsaved());
    assert_eq!(person.state().dialog(), None);
    let written = std::fs::read_to_string(&path).expect("it is there");
    assert!(written.contains("Mine"));
    person.presses_with(Modifiers::COMMAND, Key::W);
    assert!(person.state().editor().table().is_none());
}

#[test]
fn the_editor_itself_offers_what_was_left_in_it() {
    let mut person = edits(wrong());
    person.does(Edit::Title("Half done".to_owned()).into());
    let mut person = person.comes_back();
    person.presses_with(Modifiers::COMMAND, Key::Num2);
    person.must_read("Set up a table");
    person.must_read("In the editor: Half done");
    person.clicks("Continue");
    assert_eq!(the_table(&mut person).title(), "Half done");
}

#[test]
fn no_table_is_saved_under_the_name_of_a_picture() {
    let mut person = edits(wrong());
    let path = saves_as(&mut person, "mine.PNG");
    person.must_read("A table is saved as text");
    assert!(!path.exists());
    person.clicks("Cancel");
    let id = the_table(&mut person).id();
    person.does(Command::Chosen {
        purpose: Purpose::SaveTable(id),
        path: Some(path.clone()),
        after: std::time::Duration::from_secs(1),
    });
    person.must_read("This is the name of a picture");
    assert!(!path.exists());
}

#[test]
fn a_code_is_pasted_anywhere_and_a_wrong_one_is_told() {
    let code = code::write(&wrong().draft).expect("there is one");
    let mut person = Person::sits_down();
    // A lawful one on the start screen is played, a wrong one goes to the editor.
    person.does(Command::Pasted(format!(
        "> {}\n> {}",
        &code[..20],
        &code[20..]
    )));
    assert_eq!(draft(&mut person), wrong().draft);
    person.presses_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::V);
    assert!(matches!(person.state().dialog(), Some(Dialog::Paste(_))));
    let mut damaged = code.clone();
    damaged.replace_range(8..9, "Q");
    person.types("Code or text", &damaged);
    person.must_read("character 9");
    assert!(person.finds("Open...Enter").grey);
    let other = code::write(&lawful().draft).expect("there is one");
    person.types("Code or text", &other);
    person.clicks("Open...Enter");
    assert_eq!(draft(&mut person), lawful().draft);
    // It came as a step, so the table before it is not lost.
    person.presses_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(draft(&mut person), wrong().draft);
}

#[test]
fn a_table_goes_to_play_and_to_the_desk_and_comes_back() {
    let mut person = edits(lawful());
    person.clicks("Play from here");
    assert_eq!(person.state().screen(), Screen::Play);
    assert_eq!(person.the_game().title(), "Three at a table");
    person.does(Command::EditThis);
    assert_eq!(person.state().screen(), Screen::Editor);
    let table = the_table(&mut person);
    assert_eq!(table.file().draft, lawful().draft);
    assert_eq!(table.file().names, lawful().names);
    person.does(Command::RuleOnThis);
    assert_eq!(person.state().screen(), Screen::Rulings);
    let ruled = person.state().table_here().expect("it is on the desk");
    assert_eq!(ruled.draft, lawful().draft);
    person.presses_with(Modifiers::COMMAND, Key::Num2);
    assert_eq!(draft(&mut person), lawful().draft);
}

/// Saves the table in the editor there, as somebody does who types the path.
fn saves_as(person: &mut Person, name: &str) -> std::path::PathBuf {
    let path = person.path(name);
    let id = the_table(person).id();
    person.does(Command::Chosen {
        purpose: Purpose::SaveTable(id),
        path: None,
        after: std::time::Duration::from_millis(1),
    });
    person.types("Path of the file", &path.display().to_string());
    person.clicks("Save...Enter");
    path
}

/// Waits until the table in the editor is in this file: a table nobody has changed is not unsaved before it is anywhere.
fn is_saved_at(person: &mut Person, path: &std::path::Path) {
    person.waits_until("it is saved", |person| {
        let table = the_table(person);
        table.path() == Some(path) && !table.unsaved()
    });
}

#[test]
fn undo_brings_the_file_of_the_table_back_with_it() {
    let mut person = edits(wrong());
    let one = saves_as(&mut person, "one.o21.ron");
    is_saved_at(&mut person, &one);
    person.does(Command::Edit(Box::new(lawful())));
    assert_eq!(the_table(&mut person).path(), None, "another table");
    let other = saves_as(&mut person, "other.o21.ron");
    is_saved_at(&mut person, &other);
    let written = std::fs::read(&other).expect("it is there");
    person.presses_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(the_table(&mut person).path(), Some(&*one));
    assert!(!the_table(&mut person).unsaved());
    person.presses_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(the_table(&mut person).path(), Some(&*other));
    // Back again and saved: the other table's file stays as it is.
    person.presses_with(Modifiers::COMMAND, Key::Z);
    person.does(office21::compose::Edit::Title("Mine".to_owned()).into());
    person.presses_with(Modifiers::COMMAND, Key::S);
    is_saved_at(&mut person, &one);
    assert_eq!(std::fs::read(&other).expect("it is there"), written);
}

#[test]
fn another_table_never_replaces_the_file_of_one_that_was_closed() {
    let mut person = edits(wrong());
    let path = saves_as(&mut person, "mine.o21.ron");
    is_saved_at(&mut person, &path);
    let written = std::fs::read(&path).expect("it is there");
    person.presses_with(Modifiers::COMMAND, Key::W);
    person.does(Command::Edit(Box::new(lawful())));
    saves_as(&mut person, "mine.o21.ron");
    person.waits_for("This file is there already");
    person.clicks("Cancel");
    assert_eq!(std::fs::read(&path).expect("it is there"), written);
}

#[test]
fn undo_waits_while_a_dialog_is_open() {
    let mut person = edits(lawful());
    person.clicks("Spy, 0, in Anton's hand");
    person.presses(Key::X);
    let before = draft(&mut person);
    person.does(Command::Paste);
    person.presses_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(draft(&mut person), before);
    person.presses(Key::Escape);
    person.presses_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(draft(&mut person), lawful().draft);
}
