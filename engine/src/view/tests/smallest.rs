use super::{ONE, THREE, TWO, Table, draft};
use crate::material::Cards;
use crate::material::Employee::{
    Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};
use crate::play::{Action, Target};
use crate::rulebook::OperatorPutBack;
use crate::table::{Chance, Turn};

const PLAY: Turn = Turn::Play { seat: ONE };

#[test]
fn a_hand_seen_by_director_is_known_until_it_is_gone() {
    let seats: &[(&[_], &[_])] = &[
        (&[], &[Director, Spy, Spy]),
        (&[], &[Cleaner, Boss, Manager]),
        (&[], &[Manager, Manager, Manager]),
    ];
    let mut table = Table::of(&draft(seats, PLAY, &[Taxman]));
    table.go(Action::Play(Director));
    table.go(Action::Look(TWO));
    assert_eq!(table.known(ONE, TWO), [Cleaner, Manager, Boss]);
    assert_eq!(table.view(ONE).taxmen_at_most(TWO), 0);
    assert_eq!(table.known(THREE, TWO), []);
    // Seat 2 draws the Taxman unseen.
    table.go(Action::Discard(Boss));
    assert_eq!(table.known(ONE, TWO), [Cleaner, Manager]);
    assert_eq!(table.view(ONE).taxmen_at_most(TWO), 1);
    table.go(Action::Play(Manager));
    assert_eq!(table.known(ONE, TWO), [Cleaner]);
    assert_eq!(table.known(THREE, TWO), []);
}

#[test]
fn a_hand_of_which_nothing_is_discarded_is_spies_to_everybody() {
    let seats: &[(&[_], &[_])] = &[
        (&[], &[Director, Boss, Boss]),
        (&[], &[Spy, Spy, Spy]),
        (&[], &[Manager]),
    ];
    let mut table = Table::of(&draft(seats, PLAY, &[]));
    table.go(Action::Play(Director));
    table.go(Action::Look(TWO));
    assert_eq!(table.known(ONE, TWO), [Spy, Spy, Spy]);
    assert_eq!(table.known(THREE, TWO), [Spy, Spy, Spy]);
    assert_eq!(table.view(THREE).taxmen_at_most(TWO), 0);
}

#[test]
fn a_card_kept_by_operator_is_known_to_everybody() {
    let seats: &[(&[_], &[_])] = &[(&[], &[Operator, Spy]), (&[], &[Boss]), (&[], &[Boss])];
    let mut table = Table::of(&draft(seats, PLAY, &[Sales]));
    table.go(Action::Play(Operator));
    assert_eq!(table.view(ONE).known_pile(), [Some(Sales)]);
    assert_eq!(table.view(TWO).known_pile(), []);
    table.go(Action::Keep);
    assert_eq!(table.known(TWO, ONE), [Sales]);
    assert_eq!(table.known(THREE, ONE), [Sales]);
    assert_eq!(table.view(ONE).known_pile(), []);
}

#[test]
fn a_card_taken_back_by_assistant_is_known_to_everybody() {
    let seats: &[(&[_], &[_])] = &[(&[Secretary], &[Assistant, Spy]), (&[], &[Boss])];
    let mut table = Table::of(&draft(seats, PLAY, &[]));
    table.go(Action::Play(Assistant));
    let target = Target {
        seat: ONE,
        employee: Secretary,
        face_down: false,
    };
    table.go(Action::TakeBack(target));
    assert_eq!(table.known(TWO, ONE), [Secretary]);
}

#[test]
fn a_card_put_back_is_known_to_its_owner_and_then_in_the_hand_it_went_to() {
    let seats: &[(&[_], &[_])] = &[
        (&[], &[Operator, Spy, Spy]),
        (&[], &[Boss, Boss, Manager]),
        (&[], &[Manager, Manager]),
    ];
    let mut table = Table::of(&draft(seats, PLAY, &[Taxman, Sales]));
    table.go(Action::Play(Operator));
    table.go(Action::PutBack);
    assert_eq!(table.view(ONE).known_pile(), [Some(Taxman)]);
    assert_eq!(table.view(TWO).known_pile(), []);
    // Seat 3 draws it, and seat 1 the Sales.
    table.go(Action::Play(Manager));
    assert_eq!(table.known(ONE, THREE), [Taxman]);
    assert_eq!(table.known(TWO, THREE), []);
    assert_eq!(table.view(ONE).known_pile(), []);
    table.go(Action::Play(Taxman));
    assert_eq!(table.known(ONE, THREE), []);
}

#[test]
fn a_card_shuffled_in_is_known_to_be_there_until_a_card_is_drawn_unseen() {
    let seats: &[(&[_], &[_])] = &[
        (&[], &[Operator, Spy, Spy]),
        (&[], &[Boss, Boss, Manager]),
        (&[], &[Manager, Manager]),
    ];
    let mut draft = draft(seats, PLAY, &[Taxman, Sales]);
    draft.readings.operator_put_back = OperatorPutBack::Shuffle;
    let mut table = Table::of(&draft);
    table.go(Action::Play(Operator));
    table.go(Action::PutBack);
    assert_eq!(table.view(ONE).within_pile(), Cards::of(&[Taxman]));
    assert_eq!(table.view(TWO).within_pile(), Cards::NONE);
    assert_eq!(table.view(ONE).known_pile(), []);
    table.go(Action::Play(Manager));
    assert_eq!(table.view(ONE).within_pile(), Cards::NONE);
    assert_eq!(table.known(ONE, THREE), []);
}

#[test]
fn whoever_passes_with_cards_in_hand_holds_a_boss() {
    let seats: &[(&[_], &[_])] = &[(&[Taxman], &[Spy]), (&[Boss], &[]), (&[], &[Boss])];
    let mut draft = draft(seats, Turn::Play { seat: THREE }, &[]);
    draft.refills_over = true;
    let mut table = Table::of(&draft);
    table.go(Action::Pass);
    assert_eq!(table.known(ONE, THREE), [Boss]);
    assert_eq!(table.known(TWO, THREE), [Boss]);
}

#[test]
fn no_card_of_an_eliminated_player_is_known_any_more() {
    let seats: &[(&[_], &[_])] = &[
        (&[Director, Director, Manager], &[Director, Cleaner]),
        (&[Spy], &[Spy, Cleaner, Operator]),
        (&[], &[Manager, Manager, Manager]),
    ];
    let mut table = Table::of(&draft(seats, PLAY, &[]));
    table.go(Action::Play(Director));
    table.go(Action::Look(TWO));
    table.go(Action::Discard(Operator));
    assert!(!table.view(TWO).alive().has(ONE));
    assert_eq!(table.known(ONE, TWO), [Spy, Cleaner]);
    assert_eq!(table.view(TWO).hand_len(ONE), 0);
    assert_eq!(table.view(TWO).taxmen_at_most(ONE), 0);
}

#[test]
fn a_hand_of_which_a_card_is_to_be_discarded_is_never_thought_to_be_spies_alone() {
    let seats: &[(&[_], &[_])] = &[
        (&[], &[Director]),
        (&[], &[Spy, Spy, Cleaner]),
        (&[Manager], &[]),
    ];
    let mut laid = draft(seats, PLAY, &[]);
    // Hardly anything but Spies is left to be thought of.
    let pile = std::mem::take(&mut laid.draw_pile);
    (laid.draw_pile, laid.discard_pile) = pile.into_iter().partition(|&card| card == Spy);
    let mut table = Table::of(&laid);
    table.go(Action::Play(Director));
    table.go(Action::Look(TWO));
    for seed in 0..50 {
        let thought = table.view(THREE).sample(&mut Chance(seed));
        assert!(!thought.hand(TWO).without(Spy).is_empty(), "{seed}");
    }
}

#[test]
fn that_refills_are_over_is_known_to_everybody() {
    let seats: &[(&[_], &[_])] = &[(&[], &[Spy]), (&[Taxman], &[Cleaner])];
    let mut laid = draft(seats, PLAY, &[]);
    assert!(!Table::of(&laid).view(TWO).refills_over());
    laid.refills_over = true;
    assert!(Table::of(&laid).view(TWO).refills_over());
}
