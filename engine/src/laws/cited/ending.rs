//! Comparisons and the end.

use super::Moment;
use crate::material::{Employee, LIMIT};
use crate::play::{Action, Happening};
use crate::rulebook::{Rule, SwappedTaxman};
use crate::table::{Comparison, End, Measure, Seat};

impl Moment<'_> {
    pub(super) fn compared(&self, comparison: &Comparison) -> bool {
        let measured = matches!(
            (self.rule, comparison.measure),
            (
                Rule::AuditLowest
                    | Rule::Audit21Outranks
                    | Rule::TwentyOneOutranks
                    | Rule::EmploymentHighest,
                Measure::Total
            ) | (Rule::AuditTieCards, Measure::Cards)
                | (Rule::AuditTieHighest, Measure::HighestCard)
                | (
                    Rule::AuditTieFirst
                        | Rule::OperationsFirst
                        | Rule::EmploymentHighest
                        | Rule::FirstTo21,
                    Measure::Moment
                )
        );
        let end = self.taken.after.outcome().map(|outcome| outcome.end);
        let fits_end = match self.rule {
            Rule::FirstTo21 => end == Some(End::SuccessfulOperations),
            Rule::OperationsFirst => {
                let at_21 = |&seat: &Seat| self.total(seat) == LIMIT;
                self.table.alive.into_iter().filter(at_21).count() > 1
            }
            Rule::EmploymentHighest | Rule::TwentyOneOutranks => end == Some(End::FullEmployment),
            _ => end == Some(End::TaxAudit),
        };
        measured && fits_end && comparison.rule == self.rule && !comparison.left.is_empty()
    }

    pub(super) fn over(&self, end: End) -> bool {
        let before = self.taken.before;
        let taxman = self.taxman_in_play();
        match (end, self.rule) {
            (End::IndustrialEspionage, Rule::SpiesAtOnce) => {
                let all = |seat: Seat| self.table.face_up[seat.index()].count(Employee::Spy) == 5;
                self.active().is_some_and(all)
            }
            (End::SuccessfulOperations, Rule::Operations21) => {
                self.began().is_some_and(|seat| self.total(seat) == LIMIT)
            }
            (End::TaxAudit, Rule::AuditDue) => {
                taxman && self.began().is_some_and(|seat| self.audit_due(seat))
            }
            // A Taxman who lies idle for good.
            (End::TaxAudit, Rule::SwappedTaxman) => {
                let due = self
                    .table
                    .alive
                    .into_iter()
                    .any(|seat| self.audit_due(seat));
                taxman && before.refills_over() && self.began().is_some() && !due
            }
            (End::FullEmployment, Rule::EmploymentEnd) => {
                let short = |seat| self.table.pile.len() < self.lacks(seat);
                !taxman && !before.refills_over() && self.began().is_some_and(short)
            }
            (End::FullEmployment, Rule::LastTaxmanLeaves) => {
                let left = self.told(|what| *what == Happening::AuditCalledOff);
                !taxman && before.refills_over() && left
            }
            (End::RecordBreakingProfits, Rule::LastPlayer) => self.table.alive.single().is_some(),
            _ => false,
        }
    }

    /// Whether the audit falls due when this seat's turn begins.
    fn audit_due(&self, seat: Seat) -> bool {
        let before = self.taken.before;
        let holder = self.table.face_up[seat.index()].has(Employee::Taxman);
        let player = match self.taken.action {
            Action::Play(Employee::Taxman) => before.on_turn(),
            _ => before.audit_of(),
        };
        let player = player == Some(seat);
        match before.readings().swapped_taxman {
            SwappedTaxman::Holder => holder,
            SwappedTaxman::Lapses => holder && player,
            SwappedTaxman::Player => player,
        }
    }
}
