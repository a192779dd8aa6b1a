//! OPERATOR: draw a card, look at it, put it back or show it and keep it.

use arrayvec::ArrayVec;

use crate::material::{DECK, Employee};
use crate::play::Reason;
use crate::play::event::{Happening, Sink};
use crate::play::motion::Motion;
use crate::rulebook::{OperatorPutBack, Rule};
use crate::table::{Chance, Place, Position, Seats};

pub(in crate::play) fn possible(position: &Position) -> bool {
    position.piles.draw_len() > 0
}

pub(in crate::play) fn why_not(position: &Position) -> Option<(Rule, Reason)> {
    (!possible(position)).then_some((Rule::OperatorEmptyPile, Reason::NotThere))
}

/// The card is looked at while it is still the top of the pile.
pub(in crate::play) fn look<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    let employee = motion.position.piles.top();
    let what = Happening::LookedAtTop { seat, employee };
    motion.tell_only(Seats::only(seat), Rule::OperatorDraw, what);
}

pub(in crate::play) fn put_back<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    motion.tell(Rule::OperatorPutBack, Happening::PutBack { seat });
    if motion.position.readings.operator_put_back == OperatorPutBack::Shuffle {
        shuffle(motion.position);
        motion.tell(Rule::OperatorPutBack, Happening::PileShuffled);
    }
}

pub(in crate::play) fn keep<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    if let Some(card) = motion.position.piles.top() {
        motion.shift(Rule::OperatorDraw, card, Place::DrawPile, Place::Hand(seat));
    }
}

fn shuffle(position: &mut Position) {
    let mut pile: ArrayVec<Employee, DECK> = position.draw_pile().collect();
    let mut chance = Chance(position.chance);
    chance.shuffle(&mut pile);
    position.chance = chance.0;
    while position.piles.pop().is_some() {}
    for &card in pile.iter().rev() {
        position.piles.push(card);
    }
}
