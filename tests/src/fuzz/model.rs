use super::finding::{look_at, look_at_action};
use super::input::Input;
use crate::model::compare;

/// The longest game that is compared.
const LONGEST: usize = 16;

/// Bytes to where a game goes on from and its actions: the engine and the reference model agree all along.
///
/// Where it starts; then each byte picks one of the legal actions.
pub(super) fn model(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let start = input.start();
    look_at(&start);
    let choose = |actions: &[office21::play::Action]| {
        // A place that there is not ends the game.
        if input.is_empty() || actions.is_empty() {
            actions.len()
        } else {
            input.below(actions.len())
        }
    };
    if let Err(difference) = compare::game(&start, LONGEST, choose, |_, _| {}) {
        match difference.action {
            Some(action) => look_at_action(&difference.before, action),
            None => look_at(&difference.before),
        }
        panic!("{difference}");
    }
}
