//! A finished game must have a result that its table supports (`composed-over`).

use super::Fault;
use crate::material::{Cards, Employee, LIMIT, Profit};
use crate::rulebook::Readings;
use crate::table::judge::{Compared, Judgement, Standings};
use crate::table::{Draft, End, Outcome, Seat, SeatDraft, Seats, Victory};

pub(super) fn check(draft: &Draft, result: Outcome, faults: &mut Vec<Fault>) {
    if !supported(draft, result) {
        faults.push(Fault::ResultNotSupported { result });
    }
}

impl Draft {
    /// Every result with which a game may be over on this table (`composed-over`), in the order of the ends.
    pub fn results(&self) -> Vec<Outcome> {
        let standings = Standings(self);
        let with = |end: End| {
            move |judgement: Judgement| Outcome {
                end,
                victory: judgement.victory,
                winners: judgement.winners,
            }
        };
        let spies = Judgement::of(Victory::IndustrialEspionage, five_spies(self));
        let last = Judgement::of(Victory::StrategicManagement, self.alive());
        let operations = standings.at_21().into_iter();
        let operations = operations.map(|seat| standings.operations(seat));
        let mut results = vec![with(End::IndustrialEspionage)(spies)];
        results.extend(operations.map(with(End::SuccessfulOperations)));
        results.push(with(End::TaxAudit)(standings.audit()));
        results.push(with(End::FullEmployment)(standings.employment()));
        results.push(with(End::RecordBreakingProfits)(last));
        results.retain(|&result| supported(self, result));
        results.dedup();
        results
    }
}

/// Those in whose offices all five Spies lie.
fn five_spies(draft: &Draft) -> Seats {
    let spies = |office: &SeatDraft| office.office.count(Employee::Spy) >= 5;
    let five = draft.seats().filter(|(_, part)| spies(part));
    five.map(|(seat, _)| seat).collect()
}

fn supported(draft: &Draft, result: Outcome) -> bool {
    let alive = draft.alive();
    let five = five_spies(draft);
    if five.is_empty() == (result.end == End::IndustrialEspionage) {
        return false;
    }
    if (alive.len() < 2) != (result.end == End::RecordBreakingProfits) || alive.is_empty() {
        return false;
    }
    let standings = Standings(draft);
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

impl Compared for Draft {
    fn alive(&self) -> Seats {
        self.alive()
    }

    fn readings(&self) -> Readings {
        self.readings
    }

    // The comparisons ask of seats still in the game alone.
    fn total(&self, seat: Seat) -> Profit {
        self.seat(seat).map_or(Profit::ZERO, SeatDraft::total)
    }

    fn office_len(&self, seat: Seat) -> usize {
        self.seat(seat).map_or(0, |part| part.in_office().count())
    }

    fn office(&self, seat: Seat) -> (Cards, Cards) {
        self.seat(seat).map_or((Cards::NONE, Cards::NONE), |part| {
            (part.office, part.face_down)
        })
    }

    fn moment(&self, seat: Seat) -> u8 {
        // `Seat::index` is below five, as long as the array is.
        self.ranks()[seat.index()]
    }
}
