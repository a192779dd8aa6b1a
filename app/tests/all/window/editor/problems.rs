//! What is wrong, mends, and what waits until nothing is.

use egui::{Key, Modifiers};
use office21::text::file::PositionFile;
use office21_app::command::Command;
use office21_app::state::Screen;

use super::{draft, edits, the_table, wrong};
use crate::window::Person;

#[test]
fn every_problem_is_told_and_mended_by_a_click() {
    let mut person = edits(wrong());
    person.must_read("Two Bosses are in play");
    person.must_read("boss-single");
    let problems = the_table(&mut person).problems().to_vec();
    assert!(problems.len() >= 2);
    assert!(problems.iter().all(|problem| !problem.mends.is_empty()));
    let mends = &problems[0].mends;
    let name = format!("Mend problem 1: {}", mends[0].name);
    person.clicks(&name);
    assert!(the_table(&mut person).problems().is_empty(), "{name}");
    person.must_read("Lawful: no problems");
    // One step, with a name, and it comes back.
    person.presses_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(draft(&mut person), wrong().draft);
    person.presses_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(the_table(&mut person).problems().is_empty());
}

#[test]
fn what_must_be_lawful_waits_and_says_for_what() {
    let mut person = edits(wrong());
    for command in [Command::PlayFromHere, Command::RuleOnThis] {
        let why = person.state().refuses(&command).expect("it waits");
        assert!(why.contains("It waits until the table is lawful"), "{why}");
        person.does(command);
        assert_eq!(person.state().screen(), Screen::Editor);
    }
    assert!(person.finds("Play from here").grey);
}

#[test]
fn any_of_a_thousand_drafts_opens_with_all_that_is_wrong() {
    let mut person = Person::sits_down();
    person.presses_with(Modifiers::COMMAND, Key::Num2);
    let (mut lawful, mut problems) = (0, 0);
    for number in 0..1000 {
        let file = PositionFile::new(office21_tests::meddle::numbered(number));
        let Ok(read) = office21::text::file::read(file.to_ron().as_bytes()) else {
            continue;
        };
        let program = person.program();
        program.push(Command::Pasted(file.to_ron()));
        let table = program.state().editor().table().expect("it is open");
        assert_eq!(table.file().draft, read.draft, "{number}");
        let faults = read.draft.faults();
        assert_eq!(table.problems().len(), faults.len(), "{number}");
        for problem in table.problems() {
            assert!(
                !problem.text.is_empty() && !problem.mends.is_empty(),
                "{problem:?}"
            );
        }
        lawful += usize::from(faults.is_empty());
        problems += faults.len();
        if number % 10 == 0 {
            person.looks();
        }
    }
    assert!(lawful > 50 && problems > 1000, "{lawful} {problems}");
}
