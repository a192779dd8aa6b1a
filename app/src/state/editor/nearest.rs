//! Where a card most likely should go: what a double click means.

use office21::table::{Draft, Place};

use crate::state::Card;

/// How many cards a hand holds when nothing is pending.
const HAND: usize = 3;

/// From the tray to the hand of the one whose turn it is, or on the draw pile if that is full; from a hand into its
/// office; from an office to the discard pile; a lover face-down turns up; from the piles back to the tray.
pub(super) fn to(draft: &Draft, card: Card) -> Place {
    match card.place {
        Place::Tray => {
            let acts = draft.turn.decider();
            let room = |seat| {
                draft
                    .seat(seat)
                    .is_some_and(|part| !part.eliminated && part.hand.len() < HAND)
            };
            match acts.filter(|&seat| room(seat)) {
                Some(seat) => Place::Hand(seat),
                None => Place::DrawPile,
            }
        }
        Place::Hand(seat) | Place::FaceDown(seat) => Place::Office(seat),
        Place::Picked(seat) => Place::Hand(seat),
        Place::Office(_) => Place::DiscardPile,
        Place::DrawPile | Place::DiscardPile => Place::Tray,
    }
}
