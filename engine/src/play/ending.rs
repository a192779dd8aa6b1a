//! The five ends of the game, and who wins it by what.

use super::event::{Happening, Sink};
use super::motion::Motion;
use crate::material::{Cards, Employee, LIMIT, Profit};
use crate::rulebook::Rule;
use crate::table::{
    End, Judgement, MOST_PLAYERS, Outcome, Position, Seat, Seats, Standings, Step, Victory,
};

impl End {
    /// The rule by which it ends the game.
    pub const fn rule(self) -> Rule {
        match self {
            Self::IndustrialEspionage => Rule::SpiesWin,
            Self::SuccessfulOperations => Rule::Operations21,
            Self::TaxAudit => Rule::AuditDue,
            Self::FullEmployment => Rule::EmploymentEnd,
            Self::RecordBreakingProfits => Rule::LastPlayer,
        }
    }
}

impl Victory {
    /// The rule by which it wins.
    pub const fn rule(self) -> Rule {
        match self {
            Self::IndustrialEspionage => Rule::SpiesWin,
            Self::SuccessfulOperations => Rule::Operations21,
            Self::CreativeAccounting => Rule::AuditLowest,
            Self::LargeProfits => Rule::EmploymentHighest,
            Self::StrategicManagement => Rule::LastPlayer,
        }
    }
}

impl Position {
    /// Who would win, and by which comparisons, if the game ended like this now with this table.
    ///
    /// `turn` is the seat whose turn begins; it matters under one reading of `first-to-21` only.
    pub fn judged(&self, end: End, turn: Seat) -> Judgement {
        let standings = self.standings();
        match end {
            End::IndustrialEspionage => {
                let all = |seat: &Seat| self.office(*seat).count(Employee::Spy) == 5;
                let winners = self.alive.into_iter().filter(all).collect();
                Judgement::of(Victory::IndustrialEspionage, winners)
            }
            End::SuccessfulOperations => standings.operations(turn),
            End::TaxAudit => standings.audit(),
            End::FullEmployment => standings.employment(),
            End::RecordBreakingProfits => Judgement::of(Victory::StrategicManagement, self.alive),
        }
    }

    fn standings(&self) -> Standings {
        let mut cards = [0; MOST_PLAYERS];
        let mut highest = [(Profit::ZERO, Profit::ZERO); MOST_PLAYERS];
        for seat in self.alive {
            let of = |cards: Cards| {
                cards
                    .kinds()
                    .map(Employee::profit)
                    .max()
                    .unwrap_or_default()
            };
            let face_up = of(self.office(seat));
            // `Seat::index` is below five.
            cards[seat.index()] = self.office_len(seat) as u8;
            highest[seat.index()] = (face_up, face_up.max(of(self.face_down(seat))));
        }
        Standings {
            alive: self.alive,
            totals: Seat::ALL.map(|seat| self.total(seat)),
            cards,
            highest,
            since: Seat::ALL.map(|seat| self.total_since(seat)),
            readings: self.readings,
        }
    }
}

impl<S: Sink> Motion<'_, S> {
    /// 1. Five Spies in one office, before anything else is looked at (`spies-at-once`).
    pub(super) fn five_spies(&mut self) -> bool {
        let seat = self.active();
        let all = self.position.office(seat).count(Employee::Spy) == Employee::Spy.copies();
        if all {
            self.end(End::IndustrialEspionage, Rule::SpiesAtOnce);
        }
        all
    }

    /// 2. A 21 that still stands when its player's turn begins.
    pub(super) fn stands_at_21(&mut self, seat: Seat) -> bool {
        let stands = self.position.total(seat) == LIMIT;
        if stands {
            self.end(End::SuccessfulOperations, Rule::Operations21);
        }
        stands
    }

    /// 3. A Taxman that is still there, or one that lies idle when nothing can be played any more (`swapped-taxman`).
    pub(super) fn audit_is_due(&mut self, seat: Seat) -> bool {
        if self.position.audit_of.is_none() {
            return false;
        }
        let due = self.position.audit_due_at();
        if due == Some(seat) {
            self.end(End::TaxAudit, Rule::AuditDue);
            return true;
        }
        let playable = |seat| !self.position.playable(seat).is_empty();
        let idle = due.is_none()
            && self.position.refills_over
            && !self.position.alive.into_iter().any(playable);
        if idle {
            self.end(End::TaxAudit, Rule::SwappedTaxman);
        }
        idle
    }

    /// 4. Too few cards to refill and no Taxman in play.
    pub(super) fn full_employment(&mut self, rule: Rule) {
        self.end(End::FullEmployment, rule);
    }

    /// 5. All others are eliminated.
    pub(super) fn last_player(&mut self, winner: Seat) {
        self.settle_moments();
        self.over(
            End::RecordBreakingProfits,
            Victory::StrategicManagement,
            Seats::only(winner),
        );
        let outcome = self.position.outcome;
        if let Some(outcome) = outcome {
            self.tell(Rule::LastPlayer, Happening::Over { outcome });
        }
    }

    fn end(&mut self, end: End, rule: Rule) {
        let judgement = self.position.judged(end, self.active());
        for &comparison in &judgement.steps {
            self.tell(comparison.rule, Happening::Compared { comparison });
        }
        self.over(end, judgement.victory, judgement.winners);
        let outcome = Outcome {
            end,
            victory: judgement.victory,
            winners: judgement.winners,
        };
        self.tell(rule, Happening::Over { outcome });
    }

    fn over(&mut self, end: End, victory: Victory, winners: Seats) {
        let position = &mut *self.position;
        position.outcome = Some(Outcome {
            end,
            victory,
            winners,
        });
        position.step = Step::Over;
        position.seat = Seat::ALL[0];
        position.aside = 0;
    }
}
