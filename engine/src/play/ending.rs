//! The five ends of the game, and who wins it by what.

use super::event::{Happening, Sink};
use super::motion::Motion;
use crate::material::{Cards, Employee, LIMIT, Profit};
use crate::rulebook::{Readings, Rule};
use crate::table::{
    Compared, End, Judgement, Outcome, Position, Seat, Seats, Standings, Step, Victory,
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
        let standings = Standings(self);
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
}

impl Compared for Position {
    fn alive(&self) -> Seats {
        self.alive
    }

    fn readings(&self) -> Readings {
        self.readings
    }

    fn total(&self, seat: Seat) -> Profit {
        self.total(seat)
    }

    fn office_len(&self, seat: Seat) -> usize {
        self.office_len(seat)
    }

    fn office(&self, seat: Seat) -> (Cards, Cards) {
        (self.office(seat), self.face_down(seat))
    }

    fn moment(&self, seat: Seat) -> u8 {
        self.total_since(seat)
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
        let outcome = Outcome {
            end: End::RecordBreakingProfits,
            victory: Victory::StrategicManagement,
            winners: Seats::only(winner),
        };
        self.over(outcome, Rule::LastPlayer);
    }

    fn end(&mut self, end: End, rule: Rule) {
        let judgement = self.position.judged(end, self.active());
        for &comparison in &judgement.steps {
            self.tell(comparison.rule, Happening::Compared { comparison });
        }
        let outcome = Outcome {
            end,
            victory: judgement.victory,
            winners: judgement.winners,
        };
        self.over(outcome, rule);
    }

    fn over(&mut self, outcome: Outcome, rule: Rule) {
        let position = &mut *self.position;
        position.outcome = Some(outcome);
        position.step = Step::Over;
        position.seat = Seat::ALL[0];
        position.aside = 0;
        self.tell(rule, Happening::Over { outcome });
    }
}
