//! BOSS and SECRETARY: love, and that there can be only one Boss.

use crate::material::Employee::{self, Boss, Secretary};
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
    let loved = position
        .alive
        .into_iter()
        .any(|seat| position.face_down[seat.index()].has(Secretary));
    if loved {
        // The pair stays, a second Secretary stays face-up (`love-is-kept`).
        return false;
    }
    let mut offices = position
        .alive
        .into_iter()
        .filter(|&seat| position.office(seat).has(Secretary));
    let (first, second) = (offices.next(), offices.next());
    let Some(first) = first else { return false };
    motion.turn_down(Rule::LovePair, boss, Boss);
    if card == Boss && second.is_some() {
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
    let seats = position.seats();
    let face_down = |kind| {
        seats
            .into_iter()
            .find(|s| position.face_down[s.index()].has(kind))
    };
    match (face_down(Boss), face_down(Secretary)) {
        (Some(boss), None) => {
            let other = seats
                .into_iter()
                .find(|&seat| position.office(seat).has(Secretary));
            match other {
                Some(seat) => motion.turn_down(Rule::LoveNext, seat, Secretary),
                None => motion.turn_up(Rule::LoveParting, boss, Boss),
            }
        }
        (None, Some(seat)) => motion.turn_up(Rule::LoveParting, seat, Secretary),
        _ => {}
    }
}

/// The pick has been made: this Secretary is loved.
pub(in crate::play) fn love<S: Sink>(motion: &mut Motion<'_, S>, seat: Seat) {
    motion.turn_down(Rule::LoveChoice, seat, Secretary);
}
