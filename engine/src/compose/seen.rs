//! What players have seen of hidden cards stays true: what an edit changed is forgotten.

use crate::material::Employee;
use crate::table::{Draft, Place};
use crate::text::file::{PositionFile, SeatKnowledge};

/// Forgets what is no longer so, where hands or the draw pile are other than they were.
pub(super) fn forget(file: &mut PositionFile, before: &Draft) {
    let draft = &file.draft;
    let hands = |draft: &Draft| draft.seats.iter().map(|part| part.hand).collect::<Vec<_>>();
    if file.knowledge.is_empty()
        || (hands(draft) == hands(before) && draft.draw_pile == before.draw_pile)
    {
        return;
    }
    for known in &mut file.knowledge {
        of_seat(known, draft);
    }
    let nothing = |known: &SeatKnowledge| {
        known.hands.is_empty() && known.pile.is_empty() && known.within_pile.is_empty()
    };
    file.knowledge.retain(|known| !nothing(known));
}

fn of_seat(known: &mut SeatKnowledge, draft: &Draft) {
    for hand in &mut known.hands {
        // A card that was seen and then picked is still known (`setup-pick`).
        let mut there = draft.lying(Place::Hand(hand.seat));
        there.extend(draft.pick(hand.seat));
        hand.cards.retain(|&card| forget_one(&mut there, card));
    }
    known.hands.retain(|hand| !hand.cards.is_empty());
    let mut unknown: Vec<Employee> = draft.draw_pile.clone();
    for (at, seen) in known.pile.iter_mut().enumerate() {
        *seen = seen.filter(|card| draft.draw_pile.get(at) == Some(card));
        if let Some(card) = *seen {
            forget_one(&mut unknown, card);
        }
    }
    while known.pile.last() == Some(&None) {
        known.pile.pop();
    }
    known
        .within_pile
        .retain(|&card| forget_one(&mut unknown, card));
}

fn forget_one(cards: &mut Vec<Employee>, card: Employee) -> bool {
    let at = cards.iter().position(|&other| other == card);
    at.map(|at| cards.swap_remove(at)).is_some()
}
