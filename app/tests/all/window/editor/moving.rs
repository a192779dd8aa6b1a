//! Cards moved: by mouse, by keys, by a click on where they go; lovers that turn.

use egui::{Key, Modifiers, Vec2};
use office21::material::Employee;
use office21::table::{Draft, Place, Seat};
use office21_app::command::EditorCommand;

use super::{cards, draft, edits, first, lawful, the_table};
use crate::window::Person;
use office21_tests::table;

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
fn players_of_the_same_name_have_cards_of_their_own() {
    let mut file = lawful();
    file.names = vec!["Anton".to_owned(); 3];
    file.draft = table(["Sales | Spy", "Sales | Spy", "Director |"])
        .play(1)
        .draft();
    let mut person = edits(file);
    let of_each: Vec<_> = person
        .sees()
        .into_iter()
        .filter(|seen| seen.name == "Spy, 0, in Anton's hand")
        .collect();
    assert_eq!(of_each.len(), 2);
    person.clicks_at(of_each[0].rect.center());
    person.presses(Key::X);
    let after = draft(&mut person);
    assert!(!after.seats[0].hand.has(Employee::Spy) && after.seats[1].hand.has(Employee::Spy));
}
