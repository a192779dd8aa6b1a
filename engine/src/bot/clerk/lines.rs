//! Every line of one's turn, carried out on tables that may be.

use super::prospect::prospect;
use crate::play::{Action, Silent};
use crate::table::{Position, Seat, Step};

/// The action whose best line leaves this seat the best prospects over all these worlds.
pub(super) fn best(worlds: &[Position], me: Seat, keep_going: &dyn Fn() -> bool) -> Action {
    let Some(first) = worlds.first() else {
        return Action::Pass;
    };
    let actions = first.actions();
    let mut best = (i64::MIN, actions.first().copied().unwrap_or(Action::Pass));
    for &action in &actions {
        if actions.len() == 1 {
            break;
        }
        let worth = worth(worlds, action, me);
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
fn worth(worlds: &[Position], action: Action, me: Seat) -> i64 {
    let after: Vec<Position> = worlds
        .iter()
        .map(|world| {
            let mut after = *world;
            after.carry_out(action, &mut Silent);
            after
        })
        .collect();
    follow(&after, me)
}

fn follow(worlds: &[Position], me: Seat) -> i64 {
    let Some(open) = worlds.iter().find(|world| is_open_choice(world, me)) else {
        return worlds.iter().map(|world| follow_one(world, me)).sum();
    };
    // What lies open is the same in every world, and so is the choice.
    let actions = open.actions();
    let worths = actions.iter().map(|&action| worth(worlds, action, me));
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
fn follow_one(world: &Position, me: Seat) -> i64 {
    if world.decider() != Some(me)
        || !matches!(world.step(), Step::Operator | Step::DirectorDiscard)
    {
        return prospect(world, me);
    }
    let outcomes = world.actions().into_iter().map(|action| {
        let mut after = *world;
        after.carry_out(action, &mut Silent);
        prospect(&after, me)
    });
    outcomes.max().unwrap_or_default()
}
