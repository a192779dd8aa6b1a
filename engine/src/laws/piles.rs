//! The order of the piles, and where chance comes in.

use super::{Taken, Verdict, demand};
use crate::play::Happening;

fn told(taken: &Taken<'_>, what: &Happening) -> bool {
    taken.events.iter().any(|event| event.what == *what)
}

/// Cards leave the draw pile from the top and come to the discard pile on top; nothing else changes their order but a
/// shuffle and a new deal, which are told.
pub(super) fn keep_their_order(taken: &Taken<'_>) -> Verdict {
    let (before, after) = (taken.before, taken.after);
    if told(taken, &Happening::Redealt) {
        return Ok(());
    }
    let left = before.discard_pile().len();
    demand(
        before.discard_pile().eq(after.discard_pile().take(left)),
        || "the discard pile has another order".to_owned(),
    )?;
    if told(taken, &Happening::PileShuffled) {
        return Ok(());
    }
    let (was, is) = (before.draw_pile().len(), after.draw_pile().len());
    let drawn = was.checked_sub(is);
    demand(
        drawn.is_some_and(|drawn| before.draw_pile().skip(drawn).eq(after.draw_pile())),
        || "the draw pile has another order".to_owned(),
    )
}

/// The seed moves on with a shuffle or a new deal and stays otherwise; players and readings stay all the time.
pub(super) fn chance(taken: &Taken<'_>) -> Verdict {
    let (before, after) = (taken.before, taken.after);
    let shuffled = told(taken, &Happening::Redealt)
        || (told(taken, &Happening::PileShuffled) && before.draw_pile().len() > 1);
    demand(shuffled == (before.chance != after.chance), || {
        format!("the seed {} became {}", before.chance, after.chance)
    })?;
    let stay = before.players() == after.players() && before.readings() == after.readings();
    demand(stay, || "players or readings have changed".to_owned())
}
