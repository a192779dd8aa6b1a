//! A finished game must have a result that its table supports (`composed-over`).

use super::Fault;
use crate::material::{Employee, Profit};
use crate::table::judge::{Judgement, Standings};
use crate::table::{Draft, End, MOST_PLAYERS, Outcome, Seats, Victory};

pub(super) fn check(draft: &Draft, result: Outcome, faults: &mut Vec<Fault>) {
    if !supported(draft, result) {
        faults.push(Fault::ResultNotSupported { result });
    }
}

fn supported(draft: &Draft, result: Outcome) -> bool {
    let alive = draft.alive();
    let spies = |office: &crate::table::SeatDraft| office.office.count(Employee::Spy) >= 5;
    let five: Seats = draft
        .seats()
        .filter(|(_, part)| spies(part))
        .map(|(seat, _)| seat)
        .collect();
    if five.is_empty() == (result.end == End::IndustrialEspionage) {
        return false;
    }
    if (alive.len() < 2) != (result.end == End::RecordBreakingProfits) || alive.is_empty() {
        return false;
    }
    let standings = Standings::of_draft(draft);
    let fits = |judgement: Judgement| {
        judgement.victory == result.victory && judgement.winners == result.winners
    };
    match result.end {
        End::IndustrialEspionage => fits(Judgement::of(Victory::IndustrialEspionage, five)),
        End::SuccessfulOperations => standings
            .at_21()
            .into_iter()
            .any(|seat| fits(standings.operations(seat))),
        End::TaxAudit => draft.taxman_at().is_some() && fits(standings.audit()),
        End::FullEmployment => {
            let too_few = draft
                .seats
                .iter()
                .any(|part| !part.eliminated && part.hand.len() + draft.draw_pile.len() < 3);
            draft.taxman_at().is_none()
                && (too_few || draft.refills_over)
                && fits(standings.employment())
        }
        End::RecordBreakingProfits => fits(Judgement::of(Victory::StrategicManagement, alive)),
    }
}

impl Standings {
    pub(crate) fn of_draft(draft: &Draft) -> Self {
        let mut standings = Self {
            alive: draft.alive(),
            totals: [Profit::ZERO; MOST_PLAYERS],
            cards: [0; MOST_PLAYERS],
            highest: [(Profit::ZERO, Profit::ZERO); MOST_PLAYERS],
            since: draft.ranks(),
            readings: draft.readings,
        };
        for (seat, part) in draft.seats() {
            let at = seat.index();
            let highest = |cards: crate::material::Cards| {
                cards
                    .kinds()
                    .map(Employee::profit)
                    .max()
                    .unwrap_or_default()
            };
            standings.totals[at] = part.total();
            standings.cards[at] = part.in_office().count() as u8;
            let face_up = highest(part.office);
            standings.highest[at] = (face_up, face_up.max(highest(part.face_down)));
        }
        standings
    }
}
