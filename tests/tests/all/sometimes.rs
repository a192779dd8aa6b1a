//! Pinned games, with every law checked, and a count of the rare things they saw: a run that never saw a cascade, a love
//! choice or a depleted pile has proved nothing about them.

use std::collections::BTreeMap;

use office21::table::{Position, Step as Awaits};
use office21_tests::games::{random_steps, starts};
use office21_tests::rare::{GAMES, RARE};

#[test]
fn pinned_games_keep_the_laws_and_see_what_is_rare() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let mut steps = 0;
    for (start, seed) in starts(GAMES) {
        office21::laws::assert_lawful(&start);
        for step in random_steps(start, seed, 400) {
            steps += 1;
            step.assert_lawful();
            for (name, _, rare) in RARE {
                *seen.entry(name).or_default() += u32::from(rare(&step));
            }
        }
    }
    let lacking: Vec<_> = RARE
        .iter()
        .filter(|(name, least, _)| seen.get(name).copied().unwrap_or_default() < *least)
        .collect();
    let names: Vec<_> = lacking
        .iter()
        .map(|(name, least, _)| (name, least))
        .collect();
    assert!(
        lacking.is_empty(),
        "seen too rarely in {steps} steps: {names:?} of {seen:#?}"
    );
}

/// Every start of every theme is what its theme promises, at every table.
#[test]
fn starts_are_lawful_and_differ() {
    let starts: Vec<Position> = starts(360).map(|(start, _)| start).collect();
    let players: std::collections::BTreeSet<usize> = starts.iter().map(Position::players).collect();
    assert_eq!(players.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5]);
    let composed = starts.iter().filter(|p| p.step() == Awaits::Start).count();
    assert!(composed > 200, "{composed} of 360 composed");
}
