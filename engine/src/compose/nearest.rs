//! Where a card most likely should go.

use super::Spot;
use crate::table::{Draft, Place};

/// Where a card from this spot most likely should go: from the tray to the hand of the one whose turn it is, or on the
/// draw pile if that is full; from a hand into its office; from an office to the discard pile; a lover face-down turns up;
/// from the piles back to the tray.
pub fn nearest(draft: &Draft, from: Spot) -> Place {
    match from.place {
        Place::Tray => {
            let has_room = |seat| {
                let part = draft.seat(seat);
                part.is_some_and(|part| {
                    !part.eliminated && part.hand.len() < draft.most_in_hand(seat)
                })
            };
            let acts = draft.turn.decider();
            let hand = acts.filter(|&seat| has_room(seat)).map(Place::Hand);
            hand.unwrap_or(Place::DrawPile)
        }
        Place::Hand(seat) | Place::FaceDown(seat) => Place::Office(seat),
        Place::Picked(seat) => Place::Hand(seat),
        Place::Office(_) => Place::DiscardPile,
        Place::DrawPile | Place::DiscardPile => Place::Tray,
    }
}
