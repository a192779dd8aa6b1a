//! The turn: the pending card, and a game that had ended before it.

use super::Fault;
use crate::material::LIMIT;
use crate::rulebook::{DirectorOwnHand, SwappedTaxman};
use crate::table::{Draft, Seat, Turn};

pub(super) fn check(draft: &Draft, faults: &mut Vec<Fault>) {
    let Some(seat) = draft.turn.decider() else {
        return;
    };
    let Some(part) = draft.seat(seat) else { return };
    // A pending Boss lies face-down; the love choice itself is checked with love.
    let pending = draft
        .turn
        .pending()
        .filter(|_| !matches!(draft.turn, Turn::Love { .. }));
    if let Some(employee) = pending.filter(|&card| !part.office.has(card)) {
        faults.push(Fault::PendingCardMissing { seat, employee });
    }
    if let Turn::DirectorDiscard { hand, .. } = draft.turn
        && hand == seat
        && draft.readings.director_own_hand == DirectorOwnHand::No
    {
        faults.push(Fault::OwnHandLookedAt { seat });
    }
    if matches!(draft.turn, Turn::Start { .. }) {
        return;
    }
    let mut before = part.office;
    if let Some(card) = pending {
        before.take(card);
    }
    if before.profit() == LIMIT {
        faults.push(Fault::StoodAt21 { seat });
    }
    let holder = draft.taxman_at();
    if holder.is_some_and(|holder| audit_due(draft, seat, holder)) {
        faults.push(Fault::AuditWasDue { seat });
    }
}

fn audit_due(draft: &Draft, seat: Seat, holder: Seat) -> bool {
    let player = draft.audit_of.unwrap_or(holder);
    draft.readings.swapped_taxman.due(seat, holder, player)
}

impl SwappedTaxman {
    /// Whether an audit falls due at the start of this seat's turn, given who holds the Taxman and who played it.
    pub(crate) fn due(self, seat: Seat, holder: Seat, player: Seat) -> bool {
        match self {
            Self::Holder => seat == holder,
            Self::Lapses => seat == holder && seat == player,
            Self::Player => seat == player,
        }
    }
}
