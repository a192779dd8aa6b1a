//! What must hold of every bot, wherever it decides.

use super::Bot;
use crate::table::{Chance, Position};
use crate::view::View;

/// What a bot decides is legal.
///
/// # Errors
/// What it decided, and why that is refused.
pub fn legal(bot: &mut dyn Bot, view: &View, position: &Position) -> Result<(), String> {
    let decision = bot.decide(view, &|| true);
    match position.refusal(decision.action) {
        Some(refusal) => Err(format!("{decision:?} is refused: {refusal:?}")),
        None if decision.reason.is_empty() => Err(format!("{decision:?} has no reason")),
        None => Ok(()),
    }
}

/// Whatever a bot cannot see may be dealt anew, by this seed: made anew by `make`, it decides the same.
///
/// # Errors
/// What it decided each time.
pub fn honest(
    make: &dyn Fn() -> Box<dyn Bot>,
    position: &Position,
    seed: u64,
) -> Result<(), String> {
    let Some(seat) = position.decider() else {
        return Ok(());
    };
    let view = View::of(position, seat);
    let redealt = view.sample(&mut Chance(seed));
    let first = make().decide(&view, &|| true);
    let again = make().decide(&View::of(&redealt, seat), &|| true);
    if first == again {
        Ok(())
    } else {
        Err(format!(
            "decided {first:?}, and {again:?} after a redeal of what was hidden"
        ))
    }
}
