//! Single cards on their way from one spot to another.

use super::{NotDone, Spot};
use crate::material::{Cards, Employee};
use crate::table::{Draft, Heap, Place, Seat, SeatDraft, Turn};

/// As many cards of a kind as a counted heap holds.
const MOST_ALIKE: u8 = 7;

/// Whether this card can go from here to there.
pub(super) fn check_move(
    draft: &Draft,
    card: Employee,
    from: Spot,
    to: Spot,
) -> Result<(), NotDone> {
    if index(&draft.lying(from.place), card, from).is_none() {
        return Err(NotDone::NotThere { card, from });
    }
    let place = to.place;
    let seat = place.seat().map(Seat::index);
    let missing = seat.is_some_and(|seat| seat >= draft.seats.len());
    let no_pick = matches!(place, Place::Picked(_)) && !matches!(draft.turn, Turn::Setup { .. });
    if missing || no_pick {
        return Err(NotDone::NoSuchPlace { place });
    }
    let counted = matches!(
        place,
        Place::Hand(_) | Place::Office(_) | Place::FaceDown(_)
    );
    if counted && from.place != place && draft.count(place, card) >= usize::from(MOST_ALIKE) {
        return Err(NotDone::NoRoom { card });
    }
    Ok(())
}

/// Which card of a heap is meant; of those alike the topmost of the draw pile, the newest of the discard pile.
fn index(heap: &[Employee], card: Employee, spot: Spot) -> Option<usize> {
    let ordered = matches!(
        spot.place,
        Place::DrawPile | Place::DiscardPile | Place::Tray
    );
    match spot.at.filter(|_| ordered) {
        Some(at) => (heap.get(at) == Some(&card)).then_some(at),
        None if spot.place == Place::DiscardPile => heap.iter().rposition(|&other| other == card),
        None => heap.iter().position(|&other| other == card),
    }
}

/// Carries out a move that has been checked.
pub(super) fn shift(draft: &mut Draft, card: Employee, from: Spot, to: Spot) {
    if from.place == to.place && !matches!(draft.heap(from.place), Some(Heap::Pile(_))) {
        return;
    }
    if take(draft, card, from) {
        put(draft, card, to);
    }
}

/// Takes a card away; `false` if it is not there.
pub(super) fn take(draft: &mut Draft, card: Employee, from: Spot) -> bool {
    match draft.heap(from.place) {
        Some(Heap::Counted(cards)) => cards.take(card),
        Some(Heap::Pile(pile)) => {
            let at = index(pile, card, from);
            at.map(|at| pile.remove(at)).is_some()
        }
        Some(Heap::Pick(pick)) if *pick == Some(card) => pick.take().is_some(),
        _ => false,
    }
}

/// Puts a card there, or into the tray where it does not fit.
pub(super) fn put(draft: &mut Draft, card: Employee, to: Spot) {
    if let Place::Picked(seat) = to.place {
        fit_picks(draft);
        if let Some(Heap::Pick(pick)) = draft.heap(to.place) {
            if let Some(other) = pick.replace(card) {
                put(draft, other, Spot::at(Place::Hand(seat)));
            }
            return;
        }
    }
    match draft.heap(to.place) {
        Some(Heap::Counted(cards)) if cards.count(card) < MOST_ALIKE => cards.add(card),
        Some(Heap::Pile(pile)) => {
            let end = pile.len();
            let by_itself = if to.place == Place::DrawPile { 0 } else { end };
            pile.insert(to.at.unwrap_or(by_itself).min(end), card);
        }
        _ => draft.tray.push(card),
    }
}

/// A place for a pick for each player; picks without a player go to the tray.
pub(super) fn fit_picks(draft: &mut Draft) {
    let players = draft.seats.len();
    let Turn::Setup { picks, .. } = &mut draft.turn else {
        return;
    };
    while picks.len() > players {
        draft.tray.extend(picks.pop().flatten());
    }
    while picks.len() < players && !picks.is_full() {
        picks.push(None);
    }
}

/// All cards of a place go to the tray.
pub(super) fn clear(draft: &mut Draft, place: Place) {
    if place == Place::Tray {
        return;
    }
    for card in draft.lying(place) {
        shift(draft, card, Spot::at(place), Spot::at(Place::Tray));
    }
}

/// What is missing of the 44 cards comes to the tray; what is too many leaves, from the tray first, offices last.
pub(super) fn make_whole(draft: &mut Draft) {
    fit_picks(draft);
    for kind in Employee::ALL {
        let copies = usize::from(kind.copies());
        let there = draft.cards().filter(|&card| card == kind).count();
        let missing = copies.saturating_sub(there);
        draft.tray.extend(std::iter::repeat_n(kind, missing));
        for _ in copies..there {
            take_any(draft, kind);
        }
    }
}

/// Takes one such card out of the game, also of players beyond the fifth.
fn take_any(draft: &mut Draft, kind: Employee) {
    let piles = [Place::Tray, Place::DiscardPile, Place::DrawPile].into_iter();
    let picks = Seat::ALL.into_iter().map(Place::Picked);
    if piles
        .chain(picks)
        .any(|place| take(draft, kind, Spot::at(place)))
    {
        return;
    }
    let sides: [fn(&mut SeatDraft) -> &mut Cards; 3] = [
        |part| &mut part.hand,
        |part| &mut part.face_down,
        |part| &mut part.office,
    ];
    for side in sides {
        if draft.seats.iter_mut().any(|part| side(part).take(kind)) {
            return;
        }
    }
}
