//! CLEANER: remove a card from any office.

use crate::material::{Cards, Employee};
use crate::play::choice::Choosable;
use crate::play::event::Sink;
use crate::play::motion::Motion;
use crate::play::{Reason, Target};
use crate::rulebook::Rule;
use crate::table::{Place, Position, Seat};

/// The cards of this office that may be removed.
pub(in crate::play) fn choosable(position: &Position, seat: Seat) -> Choosable {
    let mut face_up = position.office(seat);
    if seat == position.seat {
        face_up.take(Employee::Cleaner);
    } else if face_up.has(Employee::Manager) {
        return Choosable::face_up(Cards::one(Employee::Manager));
    }
    let face_up = face_up.without(Employee::Spy).without(Employee::Director);
    Choosable::of(face_up, position.face_down[seat.index()])
}

/// Whatever may be removed at all, may be: where a Manager takes the blow, he is a target himself.
pub(in crate::play) fn possible(position: &Position) -> bool {
    let removable = position
        .all_face_up()
        .without(Employee::Spy)
        .without(Employee::Director);
    removable.len() > 1 || position.any_face_down()
}

pub(in crate::play) fn why_not(position: &Position, target: Target) -> Option<(Rule, Reason)> {
    let Target { seat, employee, .. } = target;
    let managers = position.in_office(seat, Employee::Manager);
    if !position.holds(target) {
        Some((Rule::CleanerRemove, Reason::NotThere))
    } else if position.is_itself(target, Employee::Cleaner) {
        Some((Rule::NotItsOwnTarget, Reason::Itself))
    } else if employee == Employee::Director {
        Some((Rule::DirectorUntouchable, Reason::Director))
    } else if employee == Employee::Spy {
        Some((Rule::SpyPlay, Reason::Spy))
    } else if seat != position.seat && managers > 0 && employee != Employee::Manager {
        Some((Rule::CleanerManager, Reason::ManagerFirst { seat }))
    } else {
        None
    }
}

pub(in crate::play) fn remove<S: Sink>(motion: &mut Motion<'_, S>, target: Target) {
    let Target {
        seat,
        employee,
        face_down,
    } = target;
    let from = if face_down {
        Place::FaceDown(seat)
    } else {
        Place::Office(seat)
    };
    let rule = match employee {
        Employee::Manager if seat != motion.active() => Rule::CleanerManager,
        _ if seat == motion.active() => Rule::CleanerOwn,
        _ => Rule::CleanerRemove,
    };
    motion.shift(rule, employee, from, Place::DiscardPile);
    motion.left_play(employee);
}
