//! BOSS and SECRETARY: love, and that there can be only one Boss.

use crate::material::Employee::{self, Boss, Secretary};
use crate::play::choice::Choosable;
use crate::play::event::{Happening, Sink};
use crate::play::motion::Motion;
use crate::play::{Reason, Target};
use crate::rulebook::Rule;
use crate::table::{Position, Seat};

pub(in crate::play) fn why_not(position: &Position, card: Employee) -> Option<(Rule, Reason)> {
    let seat = position.in_play(Boss).filter(|_| card == Boss)?;
    Some((Rule::BossSingle, Reason::BossInPlay { seat }))
}

/// Which lover is to be picked: the one of which two lie face-up, the chooser's own lying face-down.
pub(in crate::play) fn awaited(position: &Position) -> Employee {
    if position.face_down[position.seat.index()].has(Boss) {
        Secretary
    } else {
        Boss
    }
}

/// The face-up lover of this office, if he or she may be picked.
pub(in crate::play) fn choosable(position: &Position, seat: Seat) -> Choosable {
    Choosable::face_up(position.office(seat).only(awaited(position)))
}

pub(in crate::play) fn why_not_love(position: &Position, target: Target) -> Option<(Rule, Reason)> {
    let rule = match (position.setup_round(), awaited(position)) {
        (None, _) => Rule::LoveChoice,
        (Some(_), Boss) => Rule::SetupLove21,
        (Some(_), _) => Rule::SetupLove12,
    };
    if target.employee != awaited(position) || target.face_down {
        Some((rule, Reason::NotALover))
    } else if !position.holds(target) {
        Some((rule, Reason::NotThere))
    } else {
        None
    }
}

/// A Boss or a Secretary has come to play. Returns whether its player has to pick a Secretary.
pub(in crate::play) fn arrives<S: Sink>(motion: &mut Motion<'_, S>, card: Employee) -> bool {
    let position = &*motion.position;
    let Some(boss) = position.in_play(Boss) else {
        return false;
    };
    if !position.with_face_down(Secretary).is_empty() {
        // The pair stays, a second Secretary stays face-up (`love-is-kept`).
        return false;
    }
    let secretaries = position.with_face_up(Secretary);
    let Some(first) = secretaries.first_one() else {
        return false;
    };
    motion.turn_down(Rule::LovePair, boss, Boss);
    if card == Boss && secretaries.len() > 1 {
        let seat = motion.active();
        motion.tell(Rule::LoveChoice, Happening::LoveChoice { seat });
        return true;
    }
    motion.turn_down(Rule::LovePair, first, Secretary);
    false
}

/// A lover has left play: the other turns up, or the Boss falls in love with the other Secretary
/// (`love-parting`, `love-next`).
pub(in crate::play) fn parted<S: Sink>(motion: &mut Motion<'_, S>) {
    let position = &*motion.position;
    let lies = |kind| position.with_face_down(kind).first_one();
    match (lies(Boss), lies(Secretary)) {
        (Some(boss), None) => match position.with_face_up(Secretary).first_one() {
            Some(seat) => motion.turn_down(Rule::LoveNext, seat, Secretary),
            None => motion.turn_up(Rule::LoveParting, boss, Boss),
        },
        (None, Some(seat)) => motion.turn_up(Rule::LoveParting, seat, Secretary),
        _ => {}
    }
}

/// The pick has been made: this Secretary is loved.
pub(in crate::play) fn love<S: Sink>(motion: &mut Motion<'_, S>, seat: Seat) {
    motion.turn_down(Rule::LoveChoice, seat, Secretary);
}
