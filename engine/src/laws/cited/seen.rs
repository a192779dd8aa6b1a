//! Who may see which cards.

use crate::laws::{Taken, Verdict, demand};
use crate::play::Happening;
use crate::rulebook::Rule;
use crate::table::{MOST_PLAYERS, Place, Seats};

/// A pick and a card drawn are seen by their player alone, a hand by the one who looks and its owner; all else by all.
pub(in crate::laws) fn seen_by(taken: &Taken<'_>) -> Verdict {
    for event in taken.events {
        let expected = match event.what {
            Happening::Picked { seat, .. } | Happening::LookedAtTop { seat, .. } => {
                Seats::only(seat)
            }
            Happening::LookedAtHand { seat, hand, .. } => Seats::only(seat).with(hand),
            // What an Operator keeps is shown to everybody.
            Happening::Moved {
                from: Place::DrawPile,
                to: Place::Hand(seat),
                ..
            } if event.rule != Rule::OperatorDraw => Seats::only(seat),
            _ => Seats::first(MOST_PLAYERS),
        };
        demand(event.seen_by == expected, || {
            format!("{event:?} should be seen by {expected:?}")
        })?;
    }
    Ok(())
}
