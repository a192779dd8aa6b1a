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
    person.does(Command::Chosen {
        purpose: Purpose::SaveTable,
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
    person.must_read("Mine •");
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
