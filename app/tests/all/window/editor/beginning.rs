//! Templates, the rest dealt, the list of steps, and windows of all sizes.

use egui::{Key, Modifiers, Vec2};
use office21::compose::Template;
use office21::material::Employee;
use office21_app::command::{Command, EditorCommand};
use office21_app::state::Screen;

use super::{draft, edits, lawful, the_table, wrong};
use crate::window::Person;

#[test]
fn an_empty_editor_says_what_to_begin_with() {
    let mut person = Person::sits_down();
    person.presses_with(Modifiers::COMMAND, Key::Num2);
    assert_eq!(person.state().screen(), Screen::Editor);
    person.must_read("Set up a table");
    person.clicks("Empty table, 3 players");
    let draft = draft(&mut person);
    assert_eq!((draft.seats.len(), draft.tray.len()), (3, 44));
    person.must_read("1 problem");
}

#[test]
fn the_rest_is_dealt_and_templates_are_begun_with() {
    let mut person = Person::sits_down();
    person.does(EditorCommand::Begin(Template::Empty, 4).into());
    person.clicks("Deal the rest");
    person.types("Seed for dealing", "7");
    person.clicks("To the hands, then the draw pile");
    let dealt = draft(&mut person);
    assert!(dealt.seats.iter().all(|part| part.hand.len() == 3) && dealt.tray.is_empty());
    person.must_read("Lawful: no problems");
    person.does(EditorCommand::Begin(Template::AfterSetUp, 3).into());
    assert_eq!(draft(&mut person).seats.len(), 3);
    person.presses_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(draft(&mut person), dealt);
    let examples = Template::all().filter(|template| !template.takes_players());
    assert!(examples.count() >= 9);
}

#[test]
fn steps_are_listed_and_gone_back_to() {
    let mut person = edits(lawful());
    person.clicks("Spy, 0, in Anton's hand");
    person.presses(Key::Num2);
    person.clicks("Spy, 0, in Jacky's office");
    person.presses(Key::X);
    let undo = the_table(&mut person)
        .composition()
        .undo_name()
        .map(str::to_owned);
    assert_eq!(
        undo.as_deref(),
        Some("move Spy from Jacky's office to the discard pile")
    );
    person.does(EditorCommand::GoTo(0).into());
    assert_eq!(draft(&mut person), lawful().draft);
    person.does(EditorCommand::GoTo(2).into());
    assert_eq!(draft(&mut person).discard_pile, [Employee::Spy]);
}

#[test]
fn everything_has_a_name_and_lies_within_small_windows() {
    for (file, size) in [
        (lawful(), Vec2::new(1000.0, 640.0)),
        (wrong(), Vec2::new(1000.0, 640.0)),
        (wrong(), Vec2::new(1440.0, 900.0)),
        (lawful(), Vec2::new(3840.0, 2160.0)),
    ] {
        let mut person = Person::sits_down_before(size);
        person.does(Command::Edit(Box::new(file)));
        // With a step whose name is long: the bar must not push anything under the rail.
        person.clicks("Spy, 0, in Anton's hand");
        person.presses(Key::X);
        person.checks_names();
        let mut window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        window.set_left(person.finds("Editor").rect.right());
        for seen in person.sees() {
            let card = seen.name.contains("'s office") || seen.name.contains("of the draw pile");
            assert!(!card || window.contains_rect(seen.rect), "{size}: {seen:?}");
        }
        for name in [
            "Play from here",
            "Rule on this",
            "Copy code",
            "Undo",
            "Redo",
            "Menu",
        ] {
            assert!(window.contains_rect(person.finds(name).rect), "{name}");
        }
    }
}

#[test]
fn in_little_room_the_tray_stands_in_two_rows_and_dealing_in_the_menu() {
    let mut person = Person::sits_down_before(Vec2::new(720.0, 450.0));
    person.does(Command::Edit(Box::new(lawful())));
    let cells: Vec<egui::Rect> = Employee::ALL
        .into_iter()
        .map(|kind| {
            person
                .finds(&format!("{kind}: 0 of {} in the tray", kind.copies()))
                .rect
        })
        .collect();
    assert!(cells.iter().all(|cell| cell.width() > 60.0), "{cells:?}");
    assert!(cells[5].top() > cells[4].bottom() - 1.0, "{cells:?}");
    assert!(!person.has("Templates"));
    person.clicks("Menu");
    person.clicks("Deal the rest...");
    person.types("Seed for dealing", "7");
    person.clicks("Shuffle the draw pile");
    let step = the_table(&mut person).composition().undo_name();
    assert!(
        step.is_some_and(|step| step.contains("shuffle")),
        "{step:?}"
    );
    assert!(!person.has("Seed for dealing"));
}

#[test]
fn f6_goes_from_part_to_part() {
    let mut person = Person::sits_down_before(Vec2::new(1280.0, 800.0));
    person.does(Command::Edit(Box::new(lawful())));
    person.presses(Key::F6);
    let bar = person.focused();
    person.presses(Key::F6);
    assert!(
        person.focused().contains("'s office"),
        "{}",
        person.focused()
    );
    person.presses(Key::F6);
    assert_eq!(person.focused(), "Love turns by itself");
    person.presses(Key::F6);
    assert_eq!(person.focused(), bar);
    person.presses_with(egui::Modifiers::SHIFT, Key::F6);
    assert_eq!(person.focused(), "Love turns by itself");
    person.presses(Key::F1);
    person.must_read("F6 goes to the next part");
}
