//! What holds for every seat in every step: hands, eliminated players, Spies, Taxmen, totals.

use super::Fault;
use crate::material::{Employee, LIMIT};
use crate::table::{Draft, End, SeatDraft, Turn};

pub(super) fn check(draft: &Draft, faults: &mut Vec<Fault>) {
    let over = matches!(draft.turn, Turn::Over { .. });
    let setup = draft.turn.in_setup();
    let pending = draft.turn.pending();
    for (seat, part) in draft.seats() {
        let active = pending.is_some() && draft.turn.decider() == Some(seat);
        let most = draft.most_in_hand(seat);
        let cards = part.hand.len();
        if !setup && cards > most {
            faults.push(Fault::HandTooLarge { seat, cards, most });
        }
        let cards = cards + part.in_office().count();
        if part.eliminated && cards > 0 {
            faults.push(Fault::EliminatedHasCards { seat, cards });
        }
        if part.office.count(Employee::Spy) == Employee::Spy.copies() && !over {
            faults.push(Fault::FiveSpies { seat });
        }
        let mut at_rest = part.office;
        if let (true, Some(card)) = (active, pending) {
            at_rest.take(card);
        }
        let total = at_rest.profit();
        if total > LIMIT && !part.eliminated && !setup && !won_as_the_last(draft) {
            faults.push(Fault::Above21 { seat, total });
        }
    }
    if !over && !setup {
        if draft.alive().len() < 2 {
            faults.push(Fault::TooFewLeft {
                left: draft.alive(),
            });
        }
        if let Some(seat) = draft
            .turn
            .decider()
            .filter(|&seat| !draft.alive().has(seat))
        {
            faults.push(Fault::EliminatedOnTurn { seat });
        }
    }
    let taxmen_of = |part: &SeatDraft| part.office.count(Employee::Taxman);
    let taxmen: u8 = draft.seats.iter().map(taxmen_of).sum();
    if taxmen > 1 && !setup {
        let holders = draft.seats().filter(|(_, part)| taxmen_of(part) > 0);
        faults.push(Fault::TwoTaxmen {
            seats: holders.map(|(seat, _)| seat).collect(),
        });
    }
    if let Some(seat) = draft.audit_of.filter(|_| taxmen == 0) {
        faults.push(Fault::AuditWithoutTaxman { seat });
    }
    if draft.refills_over && taxmen == 0 && !over {
        faults.push(Fault::RefillsOverWithoutTaxman);
    }
}

/// The last player wins at once, even above 21 (`last-one-wins-at-once`).
fn won_as_the_last(draft: &Draft) -> bool {
    matches!(draft.turn, Turn::Over { result } if result.end == End::RecordBreakingProfits)
}
