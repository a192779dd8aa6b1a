//! The cards not placed yet are dealt by chance.

use super::cards::put;
use super::{DealTo, Spot};
use crate::material::{Employee, FULL_HAND};
use crate::table::{Chance, Draft, Place, Seat};

/// Deals the tray.
pub(super) fn rest(draft: &mut Draft, seed: u64, to: DealTo) {
    let mut cards = std::mem::take(&mut draft.tray);
    // As in a file that says `Rest(seed: n)`: only the seed and what is left matter, not how it got there.
    cards.sort_unstable();
    Chance(seed).shuffle(&mut cards);
    if to != DealTo::Pile {
        for seat in draft.alive() {
            fill(draft, seat, &mut cards);
        }
    }
    if to == DealTo::Hands {
        cards.sort_unstable();
        draft.tray = cards;
    } else {
        draft.draw_pile.append(&mut cards);
    }
}

/// Fills a hand from the front of the list; in set-up Taxmen are passed over (`setup-no-taxman`).
fn fill(draft: &mut Draft, seat: Seat, cards: &mut Vec<Employee>) {
    let setup = draft.turn.in_setup();
    for _ in 0..room(draft, seat) {
        let may = |card: &Employee| !setup || *card != Employee::Taxman;
        let Some(at) = cards.iter().position(may) else {
            return;
        };
        put(draft, cards.remove(at), Spot::at(Place::Hand(seat)));
    }
}

/// How many more cards a hand may take: three in all; two while an effect of its player's is pending; in set-up three
/// together with office and pick.
fn room(draft: &Draft, seat: Seat) -> usize {
    let Some(part) = draft.seat(seat) else {
        return 0;
    };
    if draft.turn.in_setup() {
        let beside = part.in_office().count() + usize::from(draft.pick(seat).is_some());
        return FULL_HAND.saturating_sub(part.hand.len() + beside);
    }
    draft.most_in_hand(seat).saturating_sub(part.hand.len())
}
