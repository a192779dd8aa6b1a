//! SALES: swap the Sales for a card of another office.

use crate::material::{Cards, Employee, LIMIT, Profit};
use crate::play::choice::Choosable;
use crate::play::event::Sink;
use crate::play::motion::Motion;
use crate::play::{Reason, Target};
use crate::rulebook::Rule;
use crate::table::{Place, Position, Seat};

/// The cards of this office that may be taken for the Sales.
pub(in crate::play) fn choosable(position: &Position, seat: Seat) -> Choosable {
    if seat == position.seat {
        return Choosable::NOTHING;
    }
    let face_up = position.office(seat);
    if face_up.has(Employee::Manager) {
        return Choosable::face_up(Cards::one(Employee::Manager));
    }
    // What the other office may lose at least, so that it stays within the limit with the Sales.
    let least = position.total(seat) + Employee::Sales.profit() - LIMIT;
    let face_up = face_up.without(Employee::Director);
    if least > Profit::ZERO {
        Choosable::face_up(face_up.worth(least))
    } else {
        Choosable::of(face_up, position.face_down[seat.index()])
    }
}

pub(in crate::play) fn possible(position: &Position) -> bool {
    let offices = position.choosable(|seat| choosable(position, seat));
    offices.iter().any(|office| !office.is_empty())
}

pub(in crate::play) fn why_not(position: &Position, target: Target) -> Option<(Rule, Reason)> {
    let Target {
        seat,
        employee,
        face_down,
    } = target;
    let managers = position.in_office(seat, Employee::Manager);
    let given_up = if face_down {
        Profit::ZERO
    } else {
        employee.profit()
    };
    let total = position.total(seat) - given_up + Employee::Sales.profit();
    if seat == position.seat {
        Some((Rule::SalesSwap, Reason::OwnOffice))
    } else if !position.holds(target) {
        Some((Rule::SalesSwap, Reason::NotThere))
    } else if employee == Employee::Director {
        Some((Rule::DirectorUntouchable, Reason::Director))
    } else if managers > 0 && employee != Employee::Manager {
        Some((Rule::SalesManager, Reason::ManagerFirst { seat }))
    } else if total > LIMIT {
        Some((Rule::SalesNoRecord, Reason::AboveLimit { seat, total }))
    } else {
        None
    }
}

/// Both cards change office; a face-down lover stays face-down (`sales-keeps-love`).
pub(in crate::play) fn swap<S: Sink>(motion: &mut Motion<'_, S>, target: Target) {
    let Target {
        seat,
        employee,
        face_down,
    } = target;
    let active = motion.active();
    let (from, to, rule) = if face_down {
        (
            Place::FaceDown(seat),
            Place::FaceDown(active),
            Rule::SalesKeepsLove,
        )
    } else {
        let rule = match employee {
            Employee::Manager => Rule::SalesManager,
            Employee::Spy => Rule::SpyCanBeSwapped,
            _ => Rule::SalesSwap,
        };
        (Place::Office(seat), Place::Office(active), rule)
    };
    motion.shift(rule, employee, from, to);
    motion.shift(
        Rule::SalesSwap,
        Employee::Sales,
        Place::Office(active),
        Place::Office(seat),
    );
    if employee == Employee::Taxman {
        motion.announce_audit(Rule::SwappedTaxman);
    }
}
