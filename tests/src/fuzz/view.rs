use office21::laws;
use office21::table::Seat;
use office21::view::View;

use super::finding::{look_at, look_at_action};
use super::input::Input;
use crate::games::Step;

/// The longest game that is watched.
const LONGEST: usize = 12;

/// Bytes to a game that one seat watches: what it has seen fits the table after every step, and in the end a position
/// sampled from that fits as well, and what is hidden may be dealt anew.
///
/// Where the game starts, the seat, a seed of the new deal; then each byte picks one of the legal actions.
pub(super) fn view(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let mut position = input.start();
    let seat = Seat::ALL[input.below(position.players())];
    let seed = u64::from(input.byte());
    look_at(&position);
    let mut view = View::of(&position, seat);
    for _ in 0..LONGEST {
        let actions = position.actions();
        if input.is_empty() {
            break;
        }
        let Some(action) = input.one_of(&actions) else {
            break;
        };
        look_at_action(&position, action);
        let step = Step::take(position, action);
        position = step.after;
        for event in &step.events {
            view.see(event);
        }
        assert_eq!(laws::fits(&view, &position), Ok(()));
    }
    look_at(&position);
    assert_eq!(laws::honest(&position, seat, seed), Ok(()));
    assert_eq!(laws::samples(&view, seed), Ok(()));
}
