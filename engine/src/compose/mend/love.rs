//! Bosses and Secretaries: who lies face-down, and what lies so that never may.

use super::{Ways, away, shift, turned_over};
use crate::compose::turn::with_seat;
use crate::compose::{Edit, Spot, love, words};
use crate::material::Employee::{self, Boss};
use crate::table::{Fault, Lover, Place, Seat, Turn};

pub(super) fn mends(ways: &mut Ways<'_>, fault: &Fault) {
    match *fault {
        Fault::FaceDownStranger { employee, seat } => stranger(ways, employee, seat),
        Fault::TwoBosses { .. } => bosses(ways),
        Fault::NoLoveChoice { seat, .. } => {
            turns(ways);
            others(ways, seat);
            gone(ways);
        }
        _ => {
            turns(ways);
            gone(ways);
        }
    }
}

/// Face-up, or out of the office.
fn stranger(ways: &mut Ways<'_>, employee: Employee, seat: Seat) {
    let place = Place::FaceDown(seat);
    let cards = vec![employee; ways.draft.count(place, employee)];
    let up = Spot::at(Place::Office(seat));
    let edits = cards.iter().map(|&card| shift(card, place, up)).collect();
    let words = format!("Turn {} face-up", ways.of(&cards, place));
    ways.propose(&words, edits);
    ways.away(&cards, place);
}

/// Every way of turning the fewest.
fn turns(ways: &mut Ways<'_>) {
    for lovers in love::ways(ways.draft) {
        let words = format!("Turn {}", words::turning(&lovers, &ways.names));
        ways.propose(&words, lovers.into_iter().map(turned_over).collect());
    }
}

/// A lover leaves; or where there are more than the game has, all of them.
fn gone(ways: &mut Ways<'_>) {
    let mut lovers: Vec<Lover> = ways.draft.lovers().collect();
    lovers.dedup();
    for lover in lovers {
        ways.away(&[lover.employee], lover.places().0);
    }
    let all: Vec<Lover> = ways.draft.lovers().collect();
    let leave = |lover: &Lover| away(ways.draft, &[lover.employee], lover.places().0);
    let edits = all.iter().flat_map(leave).collect();
    ways.propose("Every Boss and every Secretary leaves the offices", edits);
}

/// Somebody else chooses, or there is nothing to choose.
fn others(ways: &mut Ways<'_>, seat: Seat) {
    let chosen = match ways.draft.turn {
        Turn::SetupLove { round, .. } if round < 3 => Turn::Setup {
            round: round + 1,
            picks: crate::table::Picks::new(),
        },
        Turn::SetupLove { .. } => Turn::Start { seat },
        _ => Turn::Play { seat },
    };
    ways.stand(chosen);
    for other in ways.others_first(seat) {
        ways.stand(with_seat(&ways.draft.turn, |_| other));
    }
    if ways.draft.turn.in_setup() {
        super::setup::play_begins(ways);
    }
}

/// One stays, the others leave: in play there is one Boss.
fn bosses(ways: &mut Ways<'_>) {
    let bosses = ways.draft.lovers().filter(|lover| lover.employee == Boss);
    let bosses: Vec<Lover> = bosses.collect();
    for stays in (0..bosses.len()).rev() {
        let mut others = bosses.clone();
        let kept = others.remove(stays);
        let leave = |lover: &Lover| away(ways.draft, &[Boss], lover.places().0);
        let edits: Vec<Edit> = others.iter().flat_map(leave).collect();
        let words = match others.as_slice() {
            [one] => format!("{} Boss to the discard pile", ways.names.owner(one.seat)),
            _ => format!("Only {} Boss stays", ways.names.owner(kept.seat)),
        };
        ways.propose(&words, edits);
    }
}
