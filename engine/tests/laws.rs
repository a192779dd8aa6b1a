//! A quick look at every law over random games; the wider runs stand in the tests package.

use office21::laws;
use office21::play::Event;
use office21::rulebook::Readings;
use office21::table::{Chance, Position};

#[test]
fn random_games_break_no_law() {
    for seed in 0..200 {
        let mut chance = Chance(seed);
        let mut readings = Readings::default();
        for question in 0..Readings::QUESTIONS.len() {
            readings.choose(question, chance.below(3));
        }
        let mut position = Position::deal(2 + chance.below(4), seed, readings);
        laws::assert_lawful(&position);
        for _ in 0..2000 {
            let actions = position.actions();
            if actions.is_empty() {
                break;
            }
            let action = actions[chance.below(actions.len())];
            let before = position;
            let mut events: Vec<Event> = Vec::new();
            position.apply(action, &mut events).expect("listed");
            let broken = laws::check_step(&before, action, &events, &position);
            assert!(
                broken.is_empty(),
                "seed {seed}: {broken:#?} by {action:?} in {before:?}"
            );
        }
    }
}
