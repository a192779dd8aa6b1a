//! A finished game must have a result that its table supports (`composed-over`).

use super::Fault;
use crate::material::{Employee, LIMIT, Profit};
use crate::table::judge::{Judgement, Standings};
use crate::table::{Draft, End, MOST_PLAYERS, Outcome, Seat, SeatDraft, Seats, Victory};

pub(super) fn check(draft: &Draft, result: Outcome, faults: &mut Vec<Fault>) {
    if !supported(draft, result) {
        faults.push(Fault::ResultNotSupported { result });
    }
}

fn supported(draft: &Draft, result: Outcome) -> bool {
    let alive = draft.alive();
    let spies = |office: &SeatDraft| office.office.count(Employee::Spy) >= 5;
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
        End::TaxAudit => audit_can_end(draft) && fits(standings.audit()),
        End::FullEmployment => {
            let too_few = |part: &SeatDraft| part.hand.len() + draft.draw_pile.len() < 3;
            let ended =
                draft.refills_over || turns_that_go_on(draft).any(|(_, part)| too_few(part));
            draft.taxman_at().is_none() && ended && fits(standings.employment())
        }
        End::RecordBreakingProfits => fits(Judgement::of(Victory::StrategicManagement, alive)),
    }
}

/// Those still in the game whose turn would not end it by a standing 21, which is looked at first (`turn-start-order`).
fn turns_that_go_on(draft: &Draft) -> impl Iterator<Item = (Seat, &SeatDraft)> {
    let goes_on = |part: &SeatDraft| !part.eliminated && part.total() != LIMIT;
    draft.seats().filter(move |(_, part)| goes_on(part))
}

/// Whether an audit is due at somebody's turn, or the Taxman lies idle to the end (`audit-due`, `swapped-taxman`).
fn audit_can_end(draft: &Draft) -> bool {
    let Some(holder) = draft.taxman_at() else {
        return false;
    };
    let player = draft.audit_of.unwrap_or(holder);
    let due = |seat| draft.readings.swapped_taxman.due(seat, holder, player);
    if draft.alive().into_iter().any(due) {
        return turns_that_go_on(draft).any(|(seat, _)| due(seat));
    }
    let boss = draft
        .seats
        .iter()
        .any(|part| part.in_office().any(|card| card == Employee::Boss));
    let playable = |card: Employee| card != Employee::Boss || !boss;
    let idle = |part: &SeatDraft| part.eliminated || !part.hand.iter().any(playable);
    draft.refills_over && draft.seats.iter().all(idle) && turns_that_go_on(draft).next().is_some()
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
