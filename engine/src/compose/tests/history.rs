use super::*;
use crate::compose::Template;
use crate::material::Employee::*;
use crate::table::{Fault, Turn};

#[test]
fn every_step_goes_back_and_forth_by_its_name() {
    let mut table = empty(3);
    let start = table.file().clone();
    lay(&mut table, &[Sales, Spy], Place::Hand(ONE));
    let revision = table.revision();
    assert_eq!(
        table.edit(&Edit::Hidden(false)),
        Ok(false),
        "no change, no step"
    );
    assert!(table.edit(&Edit::SwapSeats(ONE, Seat::ALL[4])).is_err());
    assert_eq!(table.revision(), revision);
    let end = table.file().clone();
    assert_eq!(
        table.undo_name(),
        Some("move Spy from the tray to Anton's hand")
    );
    assert_eq!(table.steps().len(), 2);
    assert!(table.undo() && table.undo());
    assert!(!table.undo() && table.is(&start));
    assert_eq!(
        table.redo_name(),
        Some("move Sales from the tray to Anton's hand")
    );
    assert_eq!(table.undone().len(), 2);
    assert!(table.redo() && table.redo() && !table.redo());
    assert!(table.is(&end) && table.revision() > revision);
    table.undo();
    table.edit(&Edit::Hidden(true)).expect("hidden");
    assert_eq!(table.redo_name(), None, "a new step ends what was undone");
}

#[test]
fn a_text_is_one_step_until_something_else_is_done() {
    let mut table = empty(2);
    let title = |text: &str| Edit::Title(text.to_owned());
    for text in ["T", "Th", "The"] {
        assert_eq!(table.edit(&title(text)), Ok(true));
    }
    assert_eq!(table.edit(&title("The")), Ok(false));
    assert_eq!(table.steps().len(), 1);
    table.edit(&Edit::Note("n".to_owned())).expect("a note");
    table.edit(&title("The e")).expect("a title");
    assert_eq!(table.steps().len(), 3);
    table.settle();
    table.edit(&title("The end")).expect("a title");
    assert_eq!(table.steps().len(), 4);
    table.undo();
    assert_eq!(table.file().title, "The e");
    let name = |seat, name: &str| Edit::Name {
        seat,
        name: name.to_owned(),
    };
    for typed in ["B", "Be", "Ben"] {
        table.edit(&name(ONE, typed)).expect("a name");
    }
    assert_eq!(table.undo_name(), Some("call Anton Ben"));
    table.edit(&name(TWO, "Eva")).expect("a name");
    table.undo();
    assert_eq!(table.file().names[0], "Ben");
    // Typed back to what it was, it is no step.
    let steps = table.steps().len();
    table.edit(&title("x")).expect("a title");
    table.edit(&title("The e")).expect("a title");
    assert_eq!(table.steps().len(), steps);
}

#[test]
fn love_is_solved_where_there_is_one_way() {
    let mut table = empty(3);
    lay(&mut table, &[Secretary], Place::Office(ONE));
    lay(&mut table, &[Boss], Place::Office(TWO));
    let lies = |table: &Composition, seat: Seat| table.draft().lying(Place::FaceDown(seat));
    assert_eq!(lies(&table, ONE), [Secretary]);
    assert_eq!(lies(&table, TWO), [Boss]);
    assert_eq!(
        table.undo_name(),
        Some(
            "move Boss from the tray to Jacky's office, turning Anton's Secretary and Jacky's Boss face-down"
        )
    );
    // Another Secretary stays face-up, and what was turned by hand stays turned.
    lay(&mut table, &[Secretary], Place::Office(THREE));
    assert!(lies(&table, THREE).is_empty());
    let by_hand = shift(Secretary, Place::FaceDown(ONE), Place::Office(ONE));
    assert_eq!(table.edit(&by_hand), Ok(true));
    assert!(lies(&table, ONE).is_empty());
    let faults = table.faults().len();
    table
        .edit(&shift(Sales, Place::Tray, Place::Hand(ONE)))
        .expect("moved");
    assert_eq!(table.faults().len(), faults, "two ways are a choice");
    table.undo();
    table.undo();
    // The loved Secretary goes: the other one turns down.
    table
        .edit(&shift(Secretary, Place::FaceDown(ONE), Place::DiscardPile))
        .expect("moved");
    assert_eq!(lies(&table, THREE), [Secretary]);
    table
        .edit(&shift(Boss, Place::FaceDown(TWO), Place::Hand(TWO)))
        .expect("moved");
    assert!(lies(&table, THREE).is_empty());
    table.undo();
    assert_eq!(lies(&table, THREE), [Secretary]);
    table.solves_love = false;
    table.redo();
    lay(&mut table, &[Boss], Place::Office(TWO));
    assert!(lies(&table, TWO).is_empty());
}

/// A Boss who comes to two Secretaries loves one of them: whom, is not decided for anybody, but offered.
#[test]
fn love_that_has_a_choice_is_left_open() {
    let mut table = empty(3);
    lay(&mut table, &[Secretary], Place::Office(ONE));
    lay(&mut table, &[Secretary], Place::Office(TWO));
    lay(&mut table, &[Boss], Place::Office(THREE));
    assert_eq!(table.draft().lovers().filter(|l| l.face_down).count(), 0);
    let of_love = |fault: &&Fault| matches!(fault, Fault::LoverFaceUp { .. });
    let faults: Vec<Fault> = table.faults().iter().filter(of_love).copied().collect();
    assert_eq!(faults.len(), 2);
    for fault in faults {
        let ways = table.mends(&fault);
        assert_eq!(
            ways[0].name,
            "Turn Anton's Secretary and Doris's Boss face-down"
        );
        assert_eq!(
            ways[1].name,
            "Turn Jacky's Secretary and Doris's Boss face-down"
        );
        let mut mended = table.clone();
        assert_eq!(mended.mend(&ways[1]), Ok(true));
        assert_eq!(mended.draft().lying(Place::FaceDown(TWO)), [Secretary]);
        assert!(!mended.faults().iter().any(|fault| of_love(&fault)));
    }
}

/// A choice that is awaited is laid out: the Boss down, both Secretaries up.
#[test]
fn love_is_solved_for_a_choice_too() {
    let mut table = empty(3);
    lay(&mut table, &[Secretary], Place::Office(ONE));
    lay(&mut table, &[Secretary], Place::Office(TWO));
    let love = Edit::Turn(Turn::Love { seat: THREE });
    table.edit(&love).expect("a turn");
    lay(&mut table, &[Boss], Place::Office(THREE));
    let down: Vec<_> = table.draft().lovers().filter(|l| l.face_down).collect();
    assert_eq!(down.len(), 1);
    assert_eq!(down[0].employee, Boss);
}

#[test]
fn what_is_known_is_what_is_there() {
    let mut table = Composition::new(Template::AfterSetUp.file(4, 1));
    assert!(table.position().is_some() && table.faults().is_empty());
    table.edit(&Edit::AddSeat).expect("a seat");
    table.edit(&Edit::Clear(Place::DrawPile)).expect("cleared");
    assert_eq!(table.faults(), table.draft().faults());
    assert!(table.position().is_none());
    let other = Template::Dealt.file(3, 9);
    let replace = Edit::Replace {
        name: "Dealt, before set-up".to_owned(),
        file: Box::new(other.clone()),
    };
    table.edit(&replace).expect("replaced");
    assert!(table.is(&other) && table.position().is_some());
    assert_eq!(table.undo_name(), Some("Dealt, before set-up"));
}
