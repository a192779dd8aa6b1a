//! Positions in set-up are exactly as play brings them (`composed-setup`).

use super::Fault;
use crate::material::Employee;
use crate::table::{Draft, Place, Seats, Turn};

pub(super) fn check(draft: &Draft, faults: &mut Vec<Fault>) {
    let (round, picks) = match &draft.turn {
        Turn::Setup { round, picks } => (*round, Some(picks)),
        Turn::SetupLove { round, .. } => (*round, None),
        _ => return,
    };
    let known = (1..=3).contains(&round);
    if !known {
        faults.push(Fault::SetupRound { round });
    }
    if let Some(picks) = picks {
        let (places, made) = (picks.len(), picks.iter().flatten().count());
        if places != draft.seats.len() || made == places {
            faults.push(Fault::SetupPicks { places, made });
        }
    }
    // How many cards an office has follows from the round, if there is such a round.
    let expected = known.then(|| usize::from(round) - usize::from(picks.is_some()));
    for (seat, part) in draft.seats() {
        let pick = picks.and_then(|picks| picks.get(seat.index()).copied().flatten());
        let office = part.in_office().count();
        if let Some(expected) = expected.filter(|&expected| office != expected) {
            faults.push(Fault::SetupOffice {
                seat,
                cards: office,
                expected,
            });
        }
        let cards = part.hand.len() + office + usize::from(pick.is_some());
        if cards != 3 {
            faults.push(Fault::SetupThree { seat, cards });
        }
        let taxmen = [
            (part.hand.has(Employee::Taxman), Place::Hand(seat)),
            (part.office.has(Employee::Taxman), Place::Office(seat)),
            (pick == Some(Employee::Taxman), Place::Picked(seat)),
        ];
        faults.extend(
            taxmen
                .iter()
                .filter(|t| t.0)
                .map(|&(_, place)| Fault::SetupTaxman { place }),
        );
        if part.eliminated {
            faults.push(Fault::SetupEliminated { seat });
        }
    }
    if !draft.discard_pile.is_empty() {
        faults.push(Fault::SetupDiscard {
            cards: draft.discard_pile.len(),
        });
    }
    if picks.is_some() && known && round > 1 {
        let lowest = draft.seats.iter().map(super::super::SeatDraft::total).min();
        let seats = draft
            .seats()
            .filter(|(_, part)| Some(part.total()) == lowest);
        let lowest: Seats = seats.map(|(seat, _)| seat).collect();
        if let Some(seat) = lowest.single() {
            faults.push(Fault::SetupDecided { seat });
        }
    }
}
