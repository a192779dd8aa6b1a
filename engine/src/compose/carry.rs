//! Edits carried out.

use super::{Edit, NotDone, cards, deal, refuses, seats, seen, turn};
use crate::table::{Chance, Draft};
use crate::text::file::PositionFile;

/// The file after this edit, and nothing but this edit: love is not solved.
///
/// # Errors
/// If it cannot be carried out.
pub fn carried_out(file: &PositionFile, edit: &Edit) -> Result<PositionFile, NotDone> {
    if let Some(why) = refuses(file, edit) {
        return Err(why);
    }
    let mut after = file.clone();
    carry_out(&mut after, edit);
    Ok(after)
}

/// Carries out an edit that is not refused.
pub(super) fn carry_out(file: &mut PositionFile, edit: &Edit) {
    if let Edit::Replace { file: other, .. } = edit {
        file.clone_from(other);
        return;
    }
    let before = file.draft.clone();
    if !about_the_file(file, edit) {
        about_the_table(file, edit);
    }
    // Who played a Taxman that has left play is no question any more.
    if before.taxman_at().is_some() && file.draft.taxman_at().is_none() {
        file.draft.audit_of = None;
    }
    if !matches!(
        edit,
        Edit::AddSeat | Edit::RemoveSeat(_) | Edit::Rotate | Edit::SwapSeats(..)
    ) {
        seen::forget(file, &before);
    }
}

/// What stands around the table; `false` if the edit is of the table itself.
fn about_the_file(file: &mut PositionFile, edit: &Edit) -> bool {
    match edit {
        Edit::Name { seat, name } => {
            seats::fit_names(file);
            // `refuses` has made sure of the seat.
            file.names[seat.index()].clone_from(name);
        }
        Edit::Title(title) => file.title.clone_from(title),
        Edit::Note(note) => file.note.clone_from(note),
        Edit::Goal(goal) => file.goal = *goal,
        Edit::Hidden(hidden) => file.hidden = *hidden,
        Edit::ForgetKnowledge => file.knowledge.clear(),
        Edit::AddSeat => seats::add(file),
        Edit::RemoveSeat(seat) => seats::remove(file, *seat),
        Edit::Rotate => seats::rotate(file),
        Edit::SwapSeats(one, other) => seats::swap(file, *one, *other),
        _ => return false,
    }
    true
}

fn about_the_table(file: &mut PositionFile, edit: &Edit) {
    let draft = &mut file.draft;
    match edit {
        Edit::Move { card, from, to } => cards::shift(draft, *card, *from, *to),
        Edit::Turn(to) => turn::set(draft, to),
        Edit::RefillsOver(over) => draft.refills_over = *over,
        // The holder needs no naming.
        Edit::AuditOf(seat) => draft.audit_of = seat.filter(|_| draft.taxman_at() != *seat),
        Edit::Chance(chance) => draft.chance = *chance,
        Edit::Readings(readings) => draft.readings = *readings,
        Edit::Eliminated { seat, eliminated } => {
            draft.seats[seat.index()].eliminated = *eliminated;
        }
        Edit::Since(moments) => achieved(draft, moments),
        Edit::DealRest { seed, to } => deal::rest(draft, *seed, *to),
        Edit::Shuffle { seed } => Chance(*seed).shuffle(&mut draft.draw_pile),
        Edit::Clear(place) => cards::clear(draft, *place),
        Edit::FullDeck => cards::make_whole(draft),
        _ => {}
    }
}

/// Moments become ranks from 0; nothing changes where the order stays.
fn achieved(draft: &mut Draft, moments: &[i64]) {
    let ranks = |of: &[i64]| -> Vec<i64> {
        let mut order = of.to_vec();
        order.sort_unstable();
        order.dedup();
        let rank = |moment| (0..).zip(&order).find(|(_, other)| *other == moment);
        of.iter().filter_map(rank).map(|(rank, _)| rank).collect()
    };
    let present: Vec<i64> = draft.seats.iter().map(|part| part.total_since).collect();
    let new = ranks(moments);
    if new != ranks(&present) {
        for (part, rank) in draft.seats.iter_mut().zip(new) {
            part.total_since = rank;
        }
    }
}
