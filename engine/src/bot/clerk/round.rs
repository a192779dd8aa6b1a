//! What the others may do until one's next turn: mostly what looks best at a glance, sometimes anything.

use super::scene::prospect;
use super::weights as w;
use crate::play::{Action, Silent};
use crate::table::{Chance, MOST_PLAYERS, Position, Seat, Step};

/// Plays on until this seat has had its next turn, or the game is over.
pub(super) fn play_on(position: &mut Position, me: Seat) {
    let mut chance = Chance(position.chance);
    for _ in 0..MOST_PLAYERS {
        let Some(seat) = position.on_turn() else {
            return;
        };
        position.carry_out(Action::Begin, &mut Silent);
        if position.on_turn() != Some(seat) {
            return;
        }
        if seat != me && chance.below(100) < w::ANYTHING {
            anything(position, seat, &mut chance);
        } else {
            *position = at_a_glance(position, seat).1;
        }
        if seat == me {
            return;
        }
    }
}

/// The line of this turn that leaves its seat the best prospects, and the table it leaves.
fn at_a_glance(position: &Position, seat: Seat) -> (i64, Position) {
    let mut best = (i64::MIN, *position);
    for action in position.actions() {
        let mut after = *position;
        after.carry_out(action, &mut Silent);
        let line = if decides(&after, seat) {
            at_a_glance(&after, seat)
        } else {
            (prospect(&after, seat), after)
        };
        if line.0 > best.0 {
            best = line;
        }
    }
    best
}

fn anything(position: &mut Position, seat: Seat, chance: &mut Chance) {
    loop {
        let actions = position.actions();
        let nth = chance.below(actions.len());
        position.carry_out(actions[nth], &mut Silent);
        if !decides(position, seat) {
            return;
        }
    }
}

/// Whether this seat has more to decide in its turn.
fn decides(position: &Position, seat: Seat) -> bool {
    position.decider() == Some(seat) && position.step() != Step::Start
}

/// Brings set-up to an end, everybody picking anything.
pub(super) fn set_up(position: &mut Position) {
    let mut chance = Chance(position.chance);
    while matches!(position.step(), Step::Setup | Step::SetupLove) {
        let actions = position.actions();
        let nth = chance.below(actions.len());
        position.carry_out(actions[nth], &mut Silent);
    }
}
