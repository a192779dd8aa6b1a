//! What the others may do until one's next turn: each takes the line that looks best at a glance.

use super::prospect::prospect;
use super::weights::Weights;
use crate::play::{Action, Silent};
use crate::table::{Position, Seat, Step};

/// Plays on until this seat's turn has begun, or the game is over.
pub(super) fn play_on(w: &Weights, position: &mut Position, me: Seat, turns: usize) {
    for _ in 0..turns {
        let Some(seat) = position.on_turn() else {
            return;
        };
        position.carry_out(Action::Begin, &mut Silent);
        if seat == me || position.on_turn().is_none() {
            return;
        }
        *position = at_a_glance(w, position, seat).1;
    }
}

/// The table after the line of this turn that leaves its seat the best prospects.
pub(super) fn at_a_glance(w: &Weights, position: &Position, seat: Seat) -> (i64, Position) {
    let mut best = (i64::MIN, *position);
    for action in position.actions() {
        let mut after = *position;
        after.carry_out(action, &mut Silent);
        let decides = after.decider() == Some(seat) && after.step() != Step::Start;
        let outcome = if decides {
            at_a_glance(w, &after, seat)
        } else {
            (prospect(w, &after, seat), after)
        };
        if outcome.0 > best.0 {
            best = outcome;
        }
    }
    best
}
