//! DIRECTOR: look secretly at a hand and discard a card of it.

use crate::material::{Cards, Employee};
use crate::play::Reason;
use crate::play::event::{Happening, Sink};
use crate::play::motion::Motion;
use crate::rulebook::{DirectorOwnHand, Rule};
use crate::table::{Place, Position, Seat, Seats};

/// The seats whose hand may be looked at.
pub(in crate::play) fn hands(position: &Position) -> Seats {
    let others = match position.readings.director_own_hand {
        DirectorOwnHand::No => position.alive.without(position.seat),
        DirectorOwnHand::Yes => position.alive,
    };
    others.and(Seats::whose(|at| !position.hands[at].is_empty()))
}

pub(in crate::play) fn possible(position: &Position) -> bool {
    !hands(position).is_empty()
}

/// The cards that may be discarded from the hand being looked at.
pub(in crate::play) fn discardable(position: &Position) -> Cards {
    let hand = position.looked_at().unwrap_or(position.seat);
    position.hand(hand).without(Employee::Spy)
}

pub(in crate::play) fn why_not_look(position: &Position, hand: Seat) -> Option<(Rule, Reason)> {
    let others_only = position.readings.director_own_hand == DirectorOwnHand::No;
    if hand == position.seat && others_only {
        Some((Rule::DirectorOwnHand, Reason::OwnHand))
    } else if position.hand(hand).is_empty() {
        Some((Rule::DirectorEmptyHand, Reason::EmptyHand { seat: hand }))
    } else {
        None
    }
}

pub(in crate::play) fn why_not_discard(
    position: &Position,
    employee: Employee,
) -> Option<(Rule, Reason)> {
    let seat = position.looked_at().unwrap_or(position.seat);
    if !position.hand(seat).has(employee) {
        Some((Rule::DirectorLook, Reason::NotInHand { employee, seat }))
    } else if employee == Employee::Spy {
        Some((Rule::SpyHand, Reason::Spy))
    } else {
        None
    }
}

/// The hand is seen by the one who looks, and known to its owner; whether it holds Spies alone, everybody learns.
///
/// Returns whether a card is to be discarded.
pub(in crate::play) fn look<S: Sink>(motion: &mut Motion<'_, S>, hand: Seat) -> bool {
    let seat = motion.active();
    let cards = motion.position.hand(hand);
    let seen_by = Seats::only(seat).with(hand);
    let what = Happening::LookedAtHand {
        seat,
        hand,
        cards: Some(cards),
    };
    motion.tell_only(seen_by, Rule::DirectorLook, what);
    let only_spies = cards.without(Employee::Spy).is_empty();
    if only_spies {
        motion.tell(Rule::DirectorEmptyHand, Happening::OnlySpies { hand });
    }
    !only_spies
}

pub(in crate::play) fn discard<S: Sink>(motion: &mut Motion<'_, S>, employee: Employee) {
    let hand = motion.position.looked_at().unwrap_or(motion.active());
    motion.shift(
        Rule::DirectorLook,
        employee,
        Place::Hand(hand),
        Place::DiscardPile,
    );
}
