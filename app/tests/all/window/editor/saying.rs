//! Players, turn, goal, note, and who achieved a total first.

use office21::compose::Edit;
use office21::material::{Cards, Employee};
use office21::table::{Seat, Turn};
use office21::text::file::Goal;

use super::{draft, edits, first, lawful, the_table};
use crate::window::Person;

#[test]
fn players_come_go_and_change_seats() {
    let mut person = edits(lawful());
    person.types("Name of seat 2", "Christa");
    assert_eq!(the_table(&mut person).file().names[1], "Christa");
    person.clicks("Add a player");
    assert_eq!(draft(&mut person).seats.len(), 4);
    person.clicks("Move seat 1 down");
    assert_eq!(
        the_table(&mut person).file().names[..2],
        ["Christa", "Anton"]
    );
    let office = lawful().draft.seats[0].office;
    assert_eq!(draft(&mut person).seats[1].office, office);
    person.clicks("Rotate");
    assert_eq!(draft(&mut person).seats[2].office, office);
    person.clicks("Remove seat 3");
    let table = draft(&mut person);
    assert_eq!(table.seats.len(), 3);
    assert!(
        Cards::of(&table.tray).has(Employee::Manager),
        "the cards are in the tray"
    );
    person.clicks("Seat 1 is out");
    assert!(first(&draft(&mut person)).eliminated);
}

#[test]
fn what_is_said_about_the_table_is_changed() {
    let mut person = edits(lawful());
    person.types("Title", "A hope");
    person.types("Note", "Anton hopes.");
    person.must_read("A hope");
    person.finds("Not saved");
    for edit in [
        Edit::Turn(Turn::Cleaner { seat: Seat::ALL[1] }),
        Edit::RefillsOver(true),
        Edit::Goal(Some(Goal::Survive)),
        Edit::AuditOf(Some(Seat::ALL[2])),
    ] {
        person.does(edit.into());
    }
    for text in [
        "Turn of: Jacky",
        "Step: 3 Effect of Cleaner",
        "Refills: are over",
        "Goal: survive",
        "Audit of: Doris",
    ] {
        person.finds(text);
    }
    assert_eq!(the_table(&mut person).file().note, "Anton hopes.");
    person.clicks("Step: 3 Effect of Cleaner");
    person.clicks("The turn begins");
    assert_eq!(draft(&mut person).turn, Turn::Start { seat: Seat::ALL[1] });
    person.clicks("Turn of: Jacky");
    person.clicks("Doris");
    assert_eq!(draft(&mut person).turn, Turn::Start { seat: Seat::ALL[2] });
}

#[test]
fn who_achieved_a_total_first_is_put_in_order() {
    let mut person = edits(lawful());
    let doris = draft(&mut person).seats[2].total();
    person.finds(&format!("Doris: {doris}"));
    person.clicks("Doris earlier");
    let since = |person: &mut Person| {
        let seats = draft(person).seats;
        seats
            .iter()
            .map(|part| part.total_since)
            .collect::<Vec<_>>()
    };
    let after = since(&mut person);
    assert!(after[2] < after[1] || after[2] < after[0], "{after:?}");
    person.clicks("Doris earlier");
    let after = since(&mut person);
    assert!(after[2] < after[0] && after[2] < after[1], "{after:?}");
    assert!(person.finds("Doris earlier").grey);
}
