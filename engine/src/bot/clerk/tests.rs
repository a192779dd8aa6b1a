//! What anybody would do: wins, threats and blunders, each by a small case.

use super::Clerk;
use crate::bot::Bot;
use crate::material::Employee::{
    self, Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};
use crate::material::{Cards, LIMIT};
use crate::play::{Action, Silent};
use crate::table::{Draft, Position, Seat, Turn};
use crate::view::View;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

/// Seat 1 is to play; each seat has an office and a hand, the others' hands being unknown to it.
fn position(seats: &[(&[Employee], &[Employee])]) -> Position {
    let mut draft = Draft::empty(seats.len());
    draft.turn = Turn::Play { seat: ONE };
    let mut rest = Cards::deck();
    for (part, (office, hand)) in draft.seats.iter_mut().zip(seats) {
        part.office = Cards::of(office);
        part.hand = Cards::of(hand);
        rest = rest.minus(part.office.plus(part.hand));
    }
    draft.draw_pile = rest.iter().collect();
    draft.tray.clear();
    draft.into_position().unwrap()
}

/// Seat 1's turn as a Clerk plays it: its actions, the first one's reason, and the table afterwards.
fn turn(mut position: Position) -> (Vec<Action>, String, Position) {
    let mut clerk = Clerk::new(1);
    let (mut actions, mut reasons) = (Vec::new(), Vec::new());
    while position.on_turn() == Some(ONE) {
        let decision = clerk.decide(&View::of(&position, ONE), &|| true);
        position.apply(decision.action, &mut Silent).unwrap();
        actions.push(decision.action);
        reasons.push(decision.reason);
    }
    (actions, reasons.swap_remove(0), position)
}

#[test]
fn the_fifth_spy_wins_at_once() {
    let (actions, reason, _) = turn(position(&[
        (&[Spy, Spy, Spy, Spy], &[Taxman, Spy, Manager]),
        (&[Manager], &[Boss, Sales, Cleaner]),
    ]));
    assert_eq!(actions, [Action::Play(Spy)]);
    assert_eq!(reason, "Wins at once by industrial espionage.");
}

#[test]
fn a_21_is_taken_down_before_it_wins() {
    let (_, reason, after) = turn(position(&[
        (&[Manager], &[Cleaner, Spy, Operator]),
        (&[Director, Director, Manager, Sales], &[Boss, Sales, Spy]),
    ]));
    assert_ne!(after.total(TWO), LIMIT);
    assert_eq!(reason, "Takes seat 2 off 21 before it wins.");
}

#[test]
fn nobody_goes_above_21_who_can_help_it() {
    let (actions, _, after) = turn(position(&[
        (
            &[Director, Director, Manager, Operator],
            &[Boss, Manager, Operator],
        ),
        (&[Manager], &[Sales, Sales, Cleaner]),
    ]));
    assert_eq!(actions[0], Action::Play(Operator));
    assert!(after.alive().has(ONE));
}

#[test]
fn twenty_one_that_nobody_can_touch_is_reached() {
    let (_, reason, after) = turn(position(&[
        (&[Director, Director], &[Director, Boss, Secretary]),
        (&[Manager, Sales], &[Sales, Sales, Cleaner]),
        (&[Manager, Assistant], &[Assistant, Spy, Cleaner]),
    ]));
    assert_eq!(after.total(ONE), LIMIT);
    assert_eq!(reason, "Reaches 21, and no effect can touch its cards.");
}

#[test]
fn an_audit_is_announced_by_the_lowest_and_not_by_the_highest() {
    let (actions, reason, _) = turn(position(&[
        (&[Spy], &[Taxman, Manager, Boss]),
        (&[Director, Manager, Sales], &[Boss, Sales, Spy]),
    ]));
    assert_eq!(actions, [Action::Play(Taxman)]);
    assert_eq!(
        reason,
        "Announces an audit with the lowest profit of all, 0."
    );
    let (actions, _, _) = turn(position(&[
        (&[Director, Manager], &[Taxman, Manager, Operator]),
        (&[Spy], &[Boss, Sales, Spy]),
    ]));
    assert_ne!(actions[0], Action::Play(Taxman));
}
