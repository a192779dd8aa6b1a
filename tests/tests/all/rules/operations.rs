//! Successful operations: exactly 21.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::{FirstTo21, Rule};
use office21::table::{End, Victory};
use office21_tests::{Played, begin, down, love, play, remove, seat, table};

const AT_21: &str = "Director Director Director |";
const ALSO_AT_21: &str = "Director Secretary Manager Manager |";

fn won_by_operations(game: &Played, winner: u8) {
    game.over(
        Rule::Operations21,
        End::SuccessfulOperations,
        Victory::SuccessfulOperations,
        &[winner],
    );
}

#[test]
fn operations_21() {
    let game =
        table(["Director Secretary Manager | Manager", "Sales | Spy"]).acts(&[play(Manager)]);
    game.told(Rule::Operations21, Happening::Reached21 { seat: seat(1) });
    // The game goes on until it is his turn again.
    game.next(2);
    let stands = game.clone().then(&[begin(), play(Spy), begin()]);
    won_by_operations(&stands, 1);
    stands.never(|what| matches!(what, Happening::Eliminated { .. }));

    let lowered = table([ALSO_AT_21, "Sales | Cleaner"]).play(2).acts(&[
        play(Cleaner),
        remove(Manager, 1),
        begin(),
    ]);
    lowered.to_play(1).totals(["17", "3.5"]);
}

/// 20.5 is not 21.
#[test]
fn operations_21_exactly() {
    let game = table([
        "Director Director Secretary Cleaner | Spy Spy Spy",
        "Sales | Spy",
    ])
    .start(1)
    .acts(&[begin()]);
    game.to_play(1).totals(["20.5", "3"]);
}

#[test]
fn operations_first() {
    // Seat 2 achieved it before seat 1, whose turn begins.
    let game = table([AT_21, ALSO_AT_21, "Sales |"])
        .since(&[5, 3, 0])
        .start(1)
        .acts(&[begin()]);
    won_by_operations(&game, 2);
    let game = table([AT_21, ALSO_AT_21, "Sales |"])
        .since(&[2, 3, 0])
        .start(1)
        .acts(&[begin()]);
    won_by_operations(&game, 1);
}

/// The rulebook's example: Jacky reaches 21, then Christa.
#[test]
fn operations_first_was_one_step_ahead() {
    let game = table([
        "Sales Cleaner | Spy Cleaner",
        "Director Secretary Manager | Manager Boss Spy",
        "Director Director Sales Sales | Operator Cleaner Boss",
        "Assistant | Spy Cleaner Sales",
    ])
    .pile("Sales Manager Manager Cleaner Cleaner Operator")
    .since(&[1, 2, 3, 4])
    .play(2);
    let game = game.acts(&[
        play(Manager),
        begin(),
        play(Operator),
        office21_tests::put_back(),
        begin(),
        play(Spy),
        begin(),
        play(Spy),
        begin(),
    ]);
    game.totals(["3.5", "21", "21", "2"]);
    won_by_operations(&game, 2);
}

#[test]
fn first_to_21() {
    let two = table([AT_21, ALSO_AT_21, "Sales |"])
        .since(&[5, 3, 0])
        .start(1);
    won_by_operations(&two.clone().acts(&[begin()]), 2);
    let on_turn = two.reading(|r| r.first_to_21 = FirstTo21::PlayerOnTurn);
    won_by_operations(&on_turn.acts(&[begin()]), 1);
    // It changes nothing for one alone, nor at an audit of a third.
    let alone = table(["Sales |", ALSO_AT_21])
        .start(2)
        .reading(|r| r.first_to_21 = FirstTo21::PlayerOnTurn);
    won_by_operations(&alone.acts(&[begin()]), 2);
}

/// Seat 1 stood at 21 first, lost it when a Boss came and regained it when he left: he wins alone, but seat 2 was first.
#[test]
fn twenty_one_regained() {
    let players = |second| {
        table([
            "Director Manager Manager Secretary | Spy",
            second,
            "| Boss Spy",
            "| Cleaner Spy",
        ])
        .since(&[1, 2, 0, 0])
        .play(3)
        .acts(&[play(Boss), begin(), play(Cleaner), remove(down(Boss), 3)])
    };
    let alone = players("Sales | Spy");
    alone.totals(["21", "3", "0", "0.5"]).next(1);
    won_by_operations(&alone.then(&[begin()]), 1);
    let beaten = players("Director Director Director |");
    assert!(beaten.since(1) > beaten.since(2));
    won_by_operations(&beaten.then(&[begin()]), 2);
}

/// Love that goes elsewhere leaves a 21 alone.
#[test]
fn operations_21_stands_beside_another_love() {
    let game = table([
        "Director Manager Manager Secretary |",
        "Secretary |",
        "| Boss Spy",
    ])
    .play(3)
    .acts(&[play(Boss), love(Secretary, 2), begin()]);
    won_by_operations(&game, 1);
}
