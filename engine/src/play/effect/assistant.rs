//! ASSISTANT: take a card of one's own office back to hand.

use crate::material::Employee;
use crate::play::choice::Choosable;
use crate::play::event::Sink;
use crate::play::motion::Motion;
use crate::play::{Reason, Target};
use crate::rulebook::{AssistantTakesSpy, Rule};
use crate::table::{Place, Position};

/// The cards of the active player's office that may be taken back.
pub(in crate::play) fn choosable(position: &Position) -> Choosable {
    let mut face_up = position.office(position.seat).without(Employee::Director);
    face_up.take(Employee::Assistant);
    if position.readings.assistant_takes_spy == AssistantTakesSpy::No {
        face_up = face_up.without(Employee::Spy);
    }
    Choosable::of(face_up, position.face_down[position.seat.index()])
}

pub(in crate::play) fn possible(position: &Position) -> bool {
    !choosable(position).is_empty()
}

pub(in crate::play) fn why_not(position: &Position, target: Target) -> Option<(Rule, Reason)> {
    let spies_stay = position.readings.assistant_takes_spy == AssistantTakesSpy::No;
    if target.seat != position.seat {
        Some((Rule::AssistantTake, Reason::NotOwnOffice))
    } else if !position.holds(target) {
        Some((Rule::AssistantTake, Reason::NotThere))
    } else if position.is_itself(target, Employee::Assistant) {
        Some((Rule::NotItsOwnTarget, Reason::Itself))
    } else if target.employee == Employee::Director {
        Some((Rule::AssistantDirector, Reason::Director))
    } else if target.employee == Employee::Spy && spies_stay {
        Some((Rule::AssistantTakesSpy, Reason::Spy))
    } else {
        None
    }
}

pub(in crate::play) fn take_back<S: Sink>(motion: &mut Motion<'_, S>, target: Target) {
    let seat = motion.active();
    let from = if target.face_down {
        Place::FaceDown(seat)
    } else {
        Place::Office(seat)
    };
    motion.shift(
        Rule::AssistantTake,
        target.employee,
        from,
        Place::Hand(seat),
    );
    motion.left_play(target.employee);
}
