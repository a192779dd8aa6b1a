//! Industrial espionage: five Spies in one office.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::{End, Victory};
use office21_tests::{Played, play, swap, table};

fn won_by_spies(game: &Played, winner: u8) {
    game.over(
        Rule::SpiesAtOnce,
        End::IndustrialEspionage,
        Victory::IndustrialEspionage,
        &[winner],
    );
    assert!(game.now.actions().is_empty());
}

/// Also: `spies-at-once`.
#[test]
fn spies_win() {
    let game = table(["Manager |", "Spy Spy Spy Spy | Spy Sales", "Sales |"])
        .play(2)
        .acts(&[play(Spy)]);
    won_by_spies(&game, 2);
    game.never(|what| matches!(what, Happening::TurnBegan { .. }));
    // Four are not five, and hand and office are not one office.
    let four = table(["Manager |", "Spy Spy Spy | Spy Spy", "Sales |"])
        .play(2)
        .acts(&[play(Spy)]);
    four.next(3);
    let spread = table(["Spy |", "Spy Spy Spy | Spy"])
        .play(2)
        .acts(&[play(Spy)]);
    spread.next(1);
}

/// Also: `rank-higher-wins`, `spy-can-be-swapped`.
#[test]
fn spies_at_once_by_sales_before_a_standing_21() {
    let game = table([
        "Spy Assistant |",
        "Director Secretary Manager Manager |",
        "Spy Spy Spy Spy | Sales",
    ])
    .since(&[1, 0, 2])
    .play(3)
    .acts(&[play(Sales), swap(Spy, 1)]);
    won_by_spies(&game, 3);
    // Before anything else is looked at: no total is taken any more.
    game.never(|what| matches!(what, Happening::Total { .. } | Happening::Reached21 { .. }));
}

/// Also: `rank-higher-wins`.
#[test]
fn spies_at_once_before_the_end_by_the_last_taxman() {
    // Refills are over, the Taxman stays where he is, and the fifth Spy comes.
    let game = table(["Spy Spy Spy Spy | Spy", "Taxman |"])
        .pile("")
        .refills_over()
        .acts(&[play(Spy)]);
    won_by_spies(&game, 1);
}
