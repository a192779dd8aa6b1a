//! Every decision has its own prompt.

use egui::Key;
use office21::material::Employee;
use office21::play::Action;
use office21::table::Step;
use office21_tests::table;

use super::Person;

fn with(table: office21_tests::Table) -> Person {
    let mut person = Person::sits_down();
    person.opens_table(table);
    person
}

#[test]
fn in_set_up_a_card_is_put_aside_and_shown_to_nobody() {
    let mut person = with(
        table(["| Sales Spy Manager", "| Sales Operator", "| Director Spy"])
            .setup(1, "- Cleaner Boss"),
    );
    person.must_read("Set-up: choose a card to put aside");
    person.must_read("setup-pick");
    person.must_not_read("Cleaner, 2, in Anton's office");
    person.points_at("Manager, 4, in your hand...");
    person.must_read("Manager is turned up together with the cards of the others.");
    person.clicks("Manager, 4, in your hand...");
    person.clicks("Pick Manager...");
    assert_eq!(
        person.the_game().record().actions[0],
        Action::Pick(Employee::Manager)
    );
    person.must_read("Cleaner");
}

#[test]
fn a_boss_chooses_the_secretary_he_loves() {
    let mut person = with(
        table([
            "Sales (Boss) | Spy",
            "Secretary | Spy",
            "Secretary Operator | Spy",
        ])
        .pending(Employee::Boss, 1),
    );
    person.must_read("Boss: choose the Secretary who is loved.");
    person.must_read("love-choice");
    person.clicks("Secretary...in Jacky's office");
    person.must_read("would be");
    person.presses(Key::Enter);
    let action = person.the_game().record().actions[0];
    assert!(matches!(action, Action::Love(target) if target.seat.number() == 3));
    person.must_read("Secretary, face-down, 0, in Jacky's office");
}

#[test]
fn a_director_looks_at_a_hand_and_discards_of_it() {
    let mut person = with(
        table([
            "Sales Director | Spy",
            "Manager | Boss Spy",
            "Cleaner | Assistant",
        ])
        .pending(Employee::Director, 1),
    );
    person.must_read("Director: choose whose hand to look at.");
    person.must_not_read("Boss, 7, in the hand");
    person.clicks("Look at Anton's hand");
    assert_eq!(person.the_game().shown().sight.step, Step::DirectorDiscard);
    person.must_read("Director: choose a card of Anton's hand to discard.");
    person.must_read("A look at a hand");
    person.points_at("Spy...in the hand looked at, card 1");
    person.must_read("A Spy cannot be discarded from a hand.");
    person.clicks("Boss...in the hand looked at, card 2");
    person.clicks("Discard Boss...");
    person.must_read("Boss on top");
    person.must_not_read("in the hand looked at");
}

#[test]
fn a_hand_is_chosen_by_pointing_at_it_as_well() {
    let mut person = with(
        table([
            "Sales Director | Spy",
            "Manager | Boss Spy",
            "Cleaner | Assistant",
        ])
        .pending(Employee::Director, 1),
    );
    person.clicks("Jacky's hand: 1 card");
    person.clicks("Jacky's hand: 1 card");
    assert_eq!(person.the_game().shown().sight.step, Step::DirectorDiscard);
    person.must_read("Assistant, ");
}

#[test]
fn an_operator_puts_back_or_keeps() {
    let laid = || {
        table(["Sales Operator | Spy", "Manager | Boss Spy"])
            .top("Taxman")
            .pending(Employee::Operator, 1)
    };
    let mut person = with(laid());
    person.must_read("Operator: you drew Taxman. Keep it and show it, or put it back unseen.");
    person.must_read("The card looked at: Taxman");
    person.finds("Put the card back");
    person.clicks("Show the card and keep it");
    assert_eq!(person.the_game().record().actions[0], Action::Keep);
    let mut person = with(laid());
    person.clicks("Put the card back");
    assert_eq!(person.the_game().record().actions[0], Action::PutBack);
}

#[test]
fn who_can_do_nothing_passes() {
    let mut person = with(table(["Sales | Boss", "Boss | Spy"]).play(1));
    person.must_read("There is nothing you can do: pass.");
    person.clicks("Pass");
    assert_eq!(person.the_game().record().actions[0], Action::Pass);
}
