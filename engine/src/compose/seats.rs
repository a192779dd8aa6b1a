//! Players come, go and change seats; whatever names a seat names it as it is called then.

use super::cards::{clear, fit_picks};
use super::turn::{handed_to, renamed_result, with_seat};
use crate::table::{Place, Seat, SeatDraft, Seats, Turn};
use crate::text::file::{Goal, PositionFile, SeatKnowledge};

/// One more player at the end of the table.
pub(super) fn add(file: &mut PositionFile) {
    fit_names(file);
    file.draft.seats.push(SeatDraft::default());
    file.names.push(String::new());
    fit_picks(&mut file.draft);
}

/// A player leaves; the cards go to the tray, and a turn of that player's goes to the next.
pub(super) fn remove(file: &mut PositionFile, seat: Seat) {
    fit_names(file);
    fit_picks(&mut file.draft);
    let places = [Place::Hand, Place::Office, Place::FaceDown, Place::Picked];
    for place in places {
        clear(&mut file.draft, place(seat));
    }
    let draft = &mut file.draft;
    let living = draft.alive().without(seat).next_after(seat);
    let others = Seats::first(draft.seats.len()).without(seat);
    if let Some(next) = living.or_else(|| others.next_after(seat)) {
        let decides =
            !matches!(draft.turn, Turn::Setup { .. }) && draft.turn.decider() == Some(seat);
        match draft.turn {
            _ if decides => draft.turn = handed_to(&draft.turn, next),
            Turn::DirectorDiscard { seat: active, hand } if hand == seat => {
                draft.turn = Turn::Director { seat: active };
            }
            _ => {}
        }
    }
    if let Turn::Setup { picks, .. } = &mut draft.turn
        && seat.index() < picks.len()
    {
        picks.remove(seat.index());
    }
    draft.seats.remove(seat.index());
    file.names.remove(seat.index());
    rename(file, |other| {
        let at = other.index() - usize::from(other > seat);
        Seat::from_index(at).filter(|_| other != seat)
    });
}

/// Everybody moves on by one seat.
pub(super) fn rotate(file: &mut PositionFile) {
    fit_names(file);
    fit_picks(&mut file.draft);
    let players = file.draft.seats.len();
    if players < 2 {
        return;
    }
    file.draft.seats.rotate_right(1);
    file.names.rotate_right(1);
    if let Turn::Setup { picks, .. } = &mut file.draft.turn {
        picks.rotate_right(1);
    }
    rename(file, |seat| {
        Seat::from_index((seat.index() + 1) % players).filter(|_| seat.index() < players)
    });
}

/// Two players change seats.
pub(super) fn swap(file: &mut PositionFile, one: Seat, other: Seat) {
    fit_names(file);
    fit_picks(&mut file.draft);
    let (at, to) = (one.index(), other.index());
    file.draft.seats.swap(at, to);
    file.names.swap(at, to);
    if let Turn::Setup { picks, .. } = &mut file.draft.turn {
        picks.swap(at, to);
    }
    rename(file, |seat| match seat {
        _ if seat == one => Some(other),
        _ if seat == other => Some(one),
        _ => Some(seat),
    });
}

/// A name for each seat.
pub(super) fn fit_names(file: &mut PositionFile) {
    file.names.resize(file.draft.seats.len(), String::new());
}

/// Calls every seat that is named somewhere otherwise; what is said of a seat that is gone is left out.
///
/// A turn never names the seat that goes, and keeps a seat that the table did not have before.
fn rename(file: &mut PositionFile, to: impl Fn(Seat) -> Option<Seat>) {
    let draft = &mut file.draft;
    let stays = |seat: Seat| to(seat).unwrap_or(seat);
    draft.turn = with_seat(&draft.turn, stays);
    match &mut draft.turn {
        Turn::DirectorDiscard { hand, .. } => *hand = stays(*hand),
        Turn::Over { result } => *result = renamed_result(*result, &to),
        _ => {}
    }
    draft.audit_of = draft.audit_of.and_then(&to);
    if let Some(Goal::Eliminate { seat }) = file.goal {
        file.goal = to(seat).map(|seat| Goal::Eliminate { seat });
    }
    let knowledge = std::mem::take(&mut file.knowledge);
    let known = |mut known: SeatKnowledge| {
        known.seat = to(known.seat)?;
        known.hands.retain_mut(|hand| {
            let seat = to(hand.seat);
            hand.seat = seat.unwrap_or(hand.seat);
            seat.is_some()
        });
        Some(known)
    };
    file.knowledge = knowledge.into_iter().filter_map(known).collect();
}
