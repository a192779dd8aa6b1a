//! Games, records and tables under composition as state machines: whatever is done in whatever order, a simple reference agrees all along.

mod compositions;
mod games;
mod records;

use office21::play::Silent;
use office21::table::Position;
use office21_tests::games::{Theme, readings, start};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::Config;

/// As many cases as are quick, and shrinking that goes on to the end.
fn config() -> Config {
    Config {
        cases: 64,
        max_shrink_iters: 20_000,
        failure_persistence: None,
        ..Config::default()
    }
}

/// A turn about to begin, in a game of any theme; set-up is played with the first card that offers itself.
fn any_turn() -> impl Strategy<Value = Position> {
    let theme = select(&Theme::ALL[..]);
    let numbers = (theme, 2_usize..=5, any::<u64>(), 0_usize..192);
    numbers.prop_map(|(theme, players, seed, number)| {
        let mut position = start(theme, players, seed, readings(number));
        while position.setup_round().is_some() {
            position.carry_out(position.actions()[0], &mut Silent);
        }
        position
    })
}
