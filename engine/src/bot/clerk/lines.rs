//! Every line of one's turn, carried out on tables that may be.

use super::prospect::prospect;
use super::round;
use super::weights::Weights;
use crate::play::{Action, Silent};
use crate::table::{Position, Seat, Step};

/// The action whose best line leaves this seat the best prospects over all these worlds.
pub(super) fn best(
    w: &Weights,
    worlds: &[Position],
    me: Seat,
    keep_going: &dyn Fn() -> bool,
) -> Action {
    let Some(first) = worlds.first() else {
        return Action::Pass;
    };
    let actions = first.actions();
    let mut best = (i64::MIN, actions.first().copied().unwrap_or(Action::Pass));
    for &action in &actions {
        if actions.len() == 1 {
            break;
        }
        let worth = worth(w, worlds, action, me);
        if worth > best.0 {
            best = (worth, action);
        }
        if !keep_going() {
            break;
        }
    }
    best.1
}

/// What this action is worth, summed over all worlds, with the best that can follow in this turn.
fn worth(w: &Weights, worlds: &[Position], action: Action, me: Seat) -> i64 {
    let after: Vec<Position> = worlds
        .iter()
        .map(|world| {
            let mut after = *world;
            after.carry_out(action, &mut Silent);
            after
        })
        .collect();
    follow(w, &after, me)
}

fn follow(w: &Weights, worlds: &[Position], me: Seat) -> i64 {
    let Some(open) = worlds.iter().find(|world| is_open_choice(world, me)) else {
        return worlds.iter().map(|world| follow_one(w, world, me)).sum();
    };
    // What lies open is the same in every world, and so is the choice.
    let actions = open.actions();
    let worths = actions.iter().map(|&action| worth(w, worlds, action, me));
    worths.max().unwrap_or_default()
}

/// A choice that is made knowing no more than before.
fn is_open_choice(world: &Position, me: Seat) -> bool {
    let step = world.step();
    world.decider() == Some(me)
        && matches!(
            step,
            Step::Cleaner | Step::Assistant | Step::Sales | Step::Director | Step::Love
        )
}

/// The best that can follow in one world: its card has been seen, its hand looked at.
fn follow_one(w: &Weights, world: &Position, me: Seat) -> i64 {
    if world.decider() != Some(me)
        || !matches!(world.step(), Step::Operator | Step::DirectorDiscard)
    {
        return foresee(w, world, me);
    }
    let outcomes = world.actions().into_iter().map(|action| {
        let mut after = *world;
        after.carry_out(action, &mut Silent);
        foresee(w, &after, me)
    });
    outcomes.max().unwrap_or_default()
}

fn foresee(w: &Weights, world: &Position, me: Seat) -> i64 {
    let mut after = *world;
    let depth = w.depth as usize;
    round::play_on(w, &mut after, me, depth);
    if depth > 6 && after.on_turn() == Some(me) {
        after = round::at_a_glance(w, &after, me).1;
    }
    prospect(w, &after, me)
}
