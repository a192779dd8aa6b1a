//! The five ends and who wins.

use office21::material::Employee::Spy;
use office21::play::Happening;
use office21::rulebook::{FirstTo21, Rule, SwappedTaxman, TieFaceDown};
use office21::table::{Comparison, End, Measure, Outcome, Seat, Turn, Victory};

use super::table::{Card, Model, TWENTY_ONE, profit};

/// Which of several wins a comparison.
#[derive(Clone, Copy)]
enum Best {
    Lowest,
    Highest,
}

impl Model {
    /// The game is over.
    pub(super) fn over(&mut self, end: End, victory: Victory, winners: &[Seat]) {
        let outcome = Outcome {
            end,
            victory,
            winners: winners.iter().copied().collect(),
        };
        self.tell(Happening::Over { outcome });
        self.turn = Turn::Over { result: outcome };
    }

    /// `spies-win`, `spies-at-once`: before anything else is looked at. Whether the game is over.
    pub(super) fn five_spies(&mut self, seat: Seat) -> bool {
        let spies = self
            .player(seat)
            .office
            .iter()
            .filter(|card| card.employee == Spy);
        if spies.count() < 5 {
            return false;
        }
        self.over(
            End::IndustrialEspionage,
            Victory::IndustrialEspionage,
            &[seat],
        );
        true
    }

    fn at_twenty_one(&self) -> Vec<Seat> {
        let mut seats = self.alive();
        seats.retain(|&seat| self.player(seat).total() == TWENTY_ONE);
        seats
    }

    /// `operations-21`, `operations-first`, `first-to-21`. Whether the game is over.
    pub(super) fn operations_end(&mut self, seat: Seat) -> bool {
        let at_twenty_one = self.at_twenty_one();
        if !at_twenty_one.contains(&seat) {
            return false;
        }
        let winners = match self.readings.first_to_21 {
            FirstTo21::FirstToAchieve => self.first(at_twenty_one),
            FirstTo21::PlayerOnTurn => {
                if at_twenty_one.len() > 1 {
                    // Nothing is measured, but it is told that the others are out of it.
                    self.tell_compared(Measure::Moment, [None; 5], &[seat]);
                }
                vec![seat]
            }
        };
        self.over(
            End::SuccessfulOperations,
            Victory::SuccessfulOperations,
            &winners,
        );
        true
    }

    /// `audit-due`, `swapped-taxman`. Whether the game is over.
    pub(super) fn audit_ends(&mut self, seat: Seat) -> bool {
        if !(self.audit_due(seat) || self.idle_audit_due()) {
            return false;
        }
        if !self.twenty_one_outranks(End::TaxAudit) {
            let winners = self.creative_accounting();
            self.over(End::TaxAudit, Victory::CreativeAccounting, &winners);
        }
        true
    }

    /// Whether the audit falls due at this seat's turn.
    fn audit_due(&self, seat: Seat) -> bool {
        let (at, of) = (self.taxman_at(), self.taxman_of);
        match self.readings.swapped_taxman {
            SwappedTaxman::Holder => at == Some(seat),
            SwappedTaxman::Lapses => at == Some(seat) && of == Some(seat),
            SwappedTaxman::Player => at.is_some() && of == Some(seat),
        }
    }

    /// A Taxman whose audit can fall due at nobody's turn, refills over, and nobody with a playable card.
    fn idle_audit_due(&self) -> bool {
        let alive = self.alive();
        self.taxman_at().is_some()
            && self.refills_over
            && !alive.iter().any(|&seat| self.audit_due(seat))
            && alive.iter().all(|&seat| self.playable(seat).is_empty())
    }

    /// `twenty-one-outranks`, `audit-21-outranks`: at the end of the game a standing 21 wins. Whether one did.
    fn twenty_one_outranks(&mut self, end: End) -> bool {
        if self.at_twenty_one().is_empty() {
            return false;
        }
        // Nobody stands higher.
        let alive = self.alive();
        let at_twenty_one = self.best(alive, Measure::Total, Best::Highest);
        let winners = self.first(at_twenty_one);
        self.over(end, Victory::SuccessfulOperations, &winners);
        true
    }

    /// The game ends by full employment: `employment-highest`.
    pub(super) fn full_employment(&mut self) {
        if self.twenty_one_outranks(End::FullEmployment) {
            return;
        }
        let alive = self.alive();
        let highest = self.best(alive, Measure::Total, Best::Highest);
        let winners = self.first(highest);
        self.over(End::FullEmployment, Victory::LargeProfits, &winners);
    }

    /// `audit-lowest`, `audit-tie-cards`, `audit-tie-highest`, `audit-tie-first`.
    fn creative_accounting(&mut self) -> Vec<Seat> {
        let alive = self.alive();
        let lowest = self.best(alive, Measure::Total, Best::Lowest);
        let fewest = self.best(lowest, Measure::Cards, Best::Lowest);
        let highest = self.best(fewest, Measure::HighestCard, Best::Highest);
        self.first(highest)
    }

    /// Those who achieved their total first; several share (`tie-shared`).
    fn first(&mut self, seats: Vec<Seat>) -> Vec<Seat> {
        self.best(seats, Measure::Moment, Best::Lowest)
    }

    /// The best of these by one measure, if there are several at all.
    fn best(&mut self, mut seats: Vec<Seat>, measure: Measure, best: Best) -> Vec<Seat> {
        if seats.len() < 2 {
            return seats;
        }
        let mut values = [None; 5];
        for &seat in &seats {
            values[seat.index()] = Some(self.measured(seat, measure));
        }
        let known = values.iter().copied().flatten();
        let wanted = match best {
            Best::Lowest => known.min(),
            Best::Highest => known.max(),
        };
        seats.retain(|seat| values[seat.index()] == wanted);
        self.tell_compared(measure, values, &seats);
        seats
    }

    fn tell_compared(&mut self, measure: Measure, values: [Option<i64>; 5], left: &[Seat]) {
        let comparison = Comparison {
            // Which rule the engine names for it is its own affair.
            rule: Rule::RankHigherWins,
            measure,
            values,
            left: left.iter().copied().collect(),
        };
        self.tell(Happening::Compared { comparison });
    }

    fn measured(&self, seat: Seat, measure: Measure) -> i64 {
        let player = self.player(seat);
        let printed = self.readings.tie_face_down == TieFaceDown::Printed;
        let single = |card: &Card| {
            if printed {
                profit(card.employee)
            } else {
                card.counts()
            }
        };
        match measure {
            Measure::Total => i64::from(player.total()),
            Measure::Cards => i64::from(player.office.len() as u8),
            Measure::HighestCard => {
                i64::from(player.office.iter().map(single).max().unwrap_or_default())
            }
            Measure::Moment => self.ranks()[seat.index()],
        }
    }
}
