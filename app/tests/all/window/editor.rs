//! The table editor: cards moved by mouse and keyboard, problems mended, tables kept and taken elsewhere.

use egui::{Key, Modifiers, Vec2};
use office21::compose::{Edit, Template};
use office21::material::{Cards, Employee};
use office21::table::{Draft, Place, Seat, Turn};
use office21::text::code;
use office21::text::file::{Goal, PositionFile};
use office21_app::command::{Command, EditorCommand};
use office21_app::state::{Answer, Composed, Dialog, Purpose, Screen};
use office21_tests::table;

use super::Person;

/// Somebody before this table in the editor.
fn edits(file: PositionFile) -> Person {
    let mut person = Person::sits_down();
    person.does(Command::Edit(Box::new(file)));
    person
}

/// A lawful table of three with names.
fn lawful() -> PositionFile {
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
fn wrong() -> PositionFile {
    let draft = table(["Secretary | Spy", "Boss |", "Boss |"])
        .play(1)
        .draft();
    PositionFile {
        names: ["Anton", "Jacky", "Doris"].map(str::to_owned).to_vec(),
        ..PositionFile::new(draft)
    }
}

fn the_table(person: &mut Person) -> &Composed {
    person
        .state()
        .editor()
        .table()
        .expect("a table is being edited")
}

fn draft(person: &mut Person) -> Draft {
    the_table(person).file().draft.clone()
}

fn cards(draft: &Draft) -> Vec<usize> {
    let all: Vec<Employee> = draft.cards().collect();
    let count = |kind: Employee| all.iter().filter(|&&card| card == kind).count();
    Employee::ALL.into_iter().map(count).collect()
}

fn first(draft: &Draft) -> &office21::table::SeatDraft {
    &draft.seats[0]
}

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
fn a_card_is_dragged_from_anywhere_to_anywhere() {
    let mut person = edits(lawful());
    let before = cards(&draft(&mut person));
    let to = person.finds("Operator, 1, in Jacky's office").rect.center();
    person.drags("Spy, 0, in Anton's hand", to);
    let after = draft(&mut person);
    assert!(after.seats[1].office.has(Employee::Spy) && !first(&after).hand.has(Employee::Spy));
    let to = person.finds("Director, 7, in Doris's office").rect.center();
    person.drags("Sales, 3, in Jacky's hand", to);
    assert!(draft(&mut person).seats[2].office.has(Employee::Sales));
    // Within the pile a drag puts its cards in another order.
    let pile = draft(&mut person).draw_pile;
    let top = format!("{}, {}, card 1 of the draw pile", pile[0], pile[0].profit());
    let third = format!("{}, {}, card 3 of the draw pile", pile[2], pile[2].profit());
    let to = person.finds(&third).rect;
    person.drags(&top, to.right_center() - Vec2::new(2.0, 0.0));
    let ordered = draft(&mut person).draw_pile;
    assert_eq!(ordered[..3], [pile[1], pile[2], pile[0]]);
    // To the tray and out of it.
    let ledger = person.finds("Spy: 0 of 5 in the tray").rect.center();
    person.drags("Spy, 0, in Jacky's office", ledger);
    assert_eq!(draft(&mut person).tray, [Employee::Spy]);
    let to = person.finds("Director, 7, in Doris's office").rect.center();
    person.drags("Spy: 1 of 5 in the tray", to);
    assert!(draft(&mut person).seats[2].office.has(Employee::Spy));
    assert_eq!(
        cards(&draft(&mut person)),
        before,
        "no card is made or lost"
    );
}

#[test]
fn a_card_is_moved_by_keys_alone() {
    let mut person = edits(lawful());
    let choose = |person: &mut Person, name: &str| person.clicks(name);
    choose(&mut person, "Spy, 0, in Anton's hand");
    person.presses(Key::Num2);
    assert!(draft(&mut person).seats[1].office.has(Employee::Spy));
    choose(&mut person, "Spy, 0, in Jacky's office");
    person.presses_with(Modifiers::SHIFT, Key::Num3);
    assert!(draft(&mut person).seats[2].hand.has(Employee::Spy));
    choose(&mut person, "Spy, 0, in Doris's hand");
    person.presses(Key::D);
    assert_eq!(draft(&mut person).draw_pile[0], Employee::Spy);
    choose(&mut person, "Spy, 0, card 1 of the draw pile");
    person.presses(Key::B);
    assert_eq!(draft(&mut person).draw_pile.last(), Some(&Employee::Spy));
    choose(&mut person, "Manager, 4, in Anton's office");
    person.presses(Key::X);
    assert_eq!(draft(&mut person).discard_pile, [Employee::Manager]);
    choose(&mut person, "Manager, 4, card 1 of the discard pile");
    person.presses(Key::T);
    assert_eq!(draft(&mut person).tray, [Employee::Manager]);
    choose(&mut person, "Manager: 1 of 5 in the tray");
    person.presses(Key::N);
    assert!(
        first(&draft(&mut person)).hand.has(Employee::Manager),
        "the nearest hand"
    );
    // A choice is dropped by Escape, and then keys move nothing.
    choose(&mut person, "Manager, 4, in Anton's hand");
    person.presses(Key::Escape);
    let before = draft(&mut person);
    person.presses(Key::X);
    assert_eq!(draft(&mut person), before);
}

#[test]
fn a_chosen_card_goes_to_the_ground_that_is_clicked() {
    let mut person = edits(lawful());
    person.clicks("Spy, 0, in Anton's hand");
    let ground = person.finds("Put into Doris's office").rect;
    person.clicks_at(ground.right_bottom() - Vec2::splat(4.0));
    assert!(draft(&mut person).seats[2].office.has(Employee::Spy));
}

#[test]
fn lovers_turn_by_themselves_where_there_is_one_way_and_by_hand() {
    let mut person = edits(lawful());
    let find = |draft: &Draft, card| {
        let at = draft.draw_pile.iter().position(|&other| other == card);
        at.expect("it lies in the pile")
    };
    let mut to_office = |card: Employee, seat: Key| {
        let at = find(&draft(&mut person), card) + 1;
        person.clicks(&format!(
            "{card}, {}, card {at} of the draw pile",
            card.profit()
        ));
        person.presses(seat);
    };
    to_office(Employee::Boss, Key::Num2);
    to_office(Employee::Secretary, Key::Num3);
    let table = draft(&mut person);
    assert!(table.seats[1].face_down.has(Employee::Boss));
    assert!(table.seats[2].face_down.has(Employee::Secretary));
    person.must_read("Lawful: no problems");
    // By hand they may be turned to what is wrong; that stays, and is said.
    person.clicks("Boss, face-down, 0, in Jacky's office");
    person.presses(Key::F);
    assert!(draft(&mut person).seats[1].office.has(Employee::Boss));
    person.must_read("1 problem");
}

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
    person.must_read("A hope •");
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
        person.checks_names();
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
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
fn a_card_moves_to_every_place_there_is() {
    let mut person = edits(lawful());
    let seat = Seat::ALL[1];
    let mut from = Place::Hand(Seat::ALL[0]);
    for to in [
        Place::Office(seat),
        Place::Hand(seat),
        Place::DrawPile,
        Place::DiscardPile,
        Place::Tray,
        Place::Office(Seat::ALL[2]),
    ] {
        let at = match from {
            Place::DrawPile | Place::DiscardPile => Some(0),
            _ => None,
        };
        let card = office21_app::state::Card {
            place: from,
            employee: Employee::Spy,
            at,
        };
        person.does(EditorCommand::Move(card, to, None).into());
        let shown = office21_app::state::Card {
            place: to,
            at: None,
            ..card
        };
        person.does(EditorCommand::Select(Some(shown)).into());
        assert_eq!(the_table(&mut person).selected(), Some(shown), "{to:?}");
        from = to;
    }
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
