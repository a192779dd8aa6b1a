//! The table editor: cards moved by mouse and keyboard, problems mended, tables kept and taken elsewhere.

mod beginning;
mod keeping;
mod moving;
mod problems;
mod saying;

use office21::material::Employee;
use office21::table::Draft;
use office21::text::file::PositionFile;
use office21_app::command::Command;
use office21_app::state::Composed;
use office21_tests::table;

use super::Person;

/// Somebody before this table in the editor.
pub(super) fn edits(file: PositionFile) -> Person {
    let mut person = Person::sits_down();
    person.does(Command::Edit(Box::new(file)));
    person
}

/// A lawful table of three with names.
pub(super) fn lawful() -> PositionFile {
    let position = table([
        "Sales Manager | Spy Cleaner",
        "Operator | Sales",
        "Director |",
    ])
    .play(1)
    .position();
    PositionFile {
        title: "Three at a table".to_owned(),
        ..PositionFile::of(&position, &["Anton", "Jacky", "Doris"].map(str::to_owned))
    }
}

/// Two Bosses in play: three problems at once.
pub(super) fn wrong() -> PositionFile {
    let draft = table(["Secretary | Spy", "Boss |", "Boss |"])
        .play(1)
        .draft();
    PositionFile {
        names: ["Anton", "Jacky", "Doris"].map(str::to_owned).to_vec(),
        ..PositionFile::new(draft)
    }
}

pub(super) fn the_table(person: &mut Person) -> &Composed {
    person
        .state()
        .editor()
        .table()
        .expect("a table is being edited")
}

pub(super) fn draft(person: &mut Person) -> Draft {
    the_table(person).file().draft.clone()
}

pub(super) fn cards(draft: &Draft) -> Vec<usize> {
    let all: Vec<Employee> = draft.cards().collect();
    let count = |kind: Employee| all.iter().filter(|&&card| card == kind).count();
    Employee::ALL.into_iter().map(count).collect()
}

pub(super) fn first(draft: &Draft) -> &office21::table::SeatDraft {
    &draft.seats[0]
}
