//! TAXMAN: a tax audit is announced; only one Taxman is in play.

use crate::material::Employee;
use crate::play::event::{Happening, Sink};
use crate::play::motion::Motion;
use crate::rulebook::{Rule, SwappedTaxman};
use crate::table::{Place, Position, Seat};

impl Position {
    /// At the start of whose turn the audit falls due; `None` where there is no Taxman or he lies idle
    /// (`audit-due`, `swapped-taxman`).
    pub fn audit_due_at(&self) -> Option<Seat> {
        let player = self.audit_of?;
        let holder = self.taxman_at()?;
        let at = match self.readings.swapped_taxman {
            SwappedTaxman::Holder => holder,
            SwappedTaxman::Lapses | SwappedTaxman::Player => player,
        };
        (self.readings.swapped_taxman.due(at, holder, player) && self.alive.has(at)).then_some(at)
    }
}

/// The new Taxman lies in the office already; the one in play before goes to the discard pile (`taxman-replaced`).
pub(in crate::play) fn arrives<S: Sink>(motion: &mut Motion<'_, S>) {
    let active = motion.active();
    if motion.position.audit_of.is_some() {
        let two = motion.position.office(active).count(Employee::Taxman) > 1;
        let elsewhere =
            |&seat: &Seat| seat != active && motion.position.office(seat).has(Employee::Taxman);
        let from = motion.position.seats().into_iter().find(elsewhere);
        if let Some(seat) = if two { Some(active) } else { from } {
            let rule = Rule::TaxmanReplaced;
            motion.shift(
                rule,
                Employee::Taxman,
                Place::Office(seat),
                Place::DiscardPile,
            );
        }
    }
    motion.position.audit_of = Some(active);
    motion.announce_audit(Rule::AuditDue);
}

impl<S: Sink> Motion<'_, S> {
    /// Tells whose audit it now is, if anybody's.
    pub(in crate::play) fn announce_audit(&mut self, rule: Rule) {
        if let Some(seat) = self.position.audit_due_at() {
            self.tell(rule, Happening::AuditAnnounced { seat });
        }
    }
}
