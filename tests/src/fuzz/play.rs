use office21::laws::{check_position_quickly, check_step_quickly};
use office21::play::Silent;

use super::finding::look_at_action;
use super::input::Input;
use crate::games::Step;

/// The longest game that is played: longer ones are slower, and any position is soon reached from the middle of one.
const LONGEST: usize = 16;

/// Bytes to where a game goes on from and its actions, with the laws checked on the way.
///
/// Where it starts; a byte that says of which step all laws are asked, and whether those that try every conceivable
/// action are among them; then each byte picks one of the legal actions. After every other step only the quick laws of
/// positions are asked.
pub(super) fn play(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let mut position = input.start();
    let thorough = usize::from(input.byte());
    let (number_of_thorough, every_law) = (thorough % LONGEST, thorough >= 192);
    for number in 0..LONGEST {
        let actions = position.actions();
        let Some(action) = input.one_of(&actions) else {
            return;
        };
        look_at_action(&position, action);
        if number == number_of_thorough || input.is_empty() {
            let step = Step::take(position, action);
            if every_law {
                return step.assert_lawful();
            }
            let broken = check_step_quickly(&step.before, action, &step.events, &step.after);
            assert!(broken.is_empty(), "{broken:#?} by {action:?}");
            position = step.after;
        } else {
            position.carry_out(action, &mut Silent);
            let broken = check_position_quickly(&position);
            assert!(broken.is_empty(), "{broken:#?} by {action:?}");
        }
        if input.is_empty() {
            return;
        }
    }
}
