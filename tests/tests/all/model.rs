//! The engine against the reference model, in tens of thousands of games, and a count of the rare things compared.

use office21_tests::model::run::{Seen, game};
use office21_tests::rare::{self, RARE};
use rayon::prelude::*;

const GAMES: u64 = 30_000;

/// How often each reading must at least have made a difference: the last card of a tied audit seldom lies face-down.
const READING_DECIDES: u64 = 5;

#[test]
fn engine_and_model_agree_and_what_is_rare_was_compared() {
    let games = (0..GAMES).into_par_iter();
    let seen = games.map(|number| match game(number, 21) {
        Ok(seen) => seen,
        Err(difference) => panic!("game {number}: {difference}"),
    });
    let seen = seen.reduce(Seen::default, |one, other| one.and(&other));
    assert_eq!(seen.games, GAMES);
    let least = RARE
        .iter()
        .map(|&(_, least, _)| u64::from(least) * GAMES / rare::GAMES);
    let least = least.chain(std::iter::repeat(READING_DECIDES));
    let list = seen.list();
    let lacking: Vec<_> = list
        .iter()
        .zip(least)
        .filter(|((_, count), least)| count < least)
        .collect();
    assert!(
        lacking.is_empty(),
        "compared too rarely in {} steps: {lacking:?} of {list:#?}",
        seen.steps
    );
}
