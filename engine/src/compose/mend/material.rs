//! Players, seats, and the 44 cards.

use super::Ways;
use crate::compose::turn::handed_to;
use crate::compose::{DealTo, Edit};
use crate::table::{Fault, MOST_PLAYERS, Place, Seat, Seats, Turn};

pub(super) fn mends(ways: &mut Ways<'_>, fault: &Fault) {
    match *fault {
        Fault::Players { players } => seats(ways, players),
        Fault::SeatMissing { seat } => missing(ways, seat),
        Fault::TooManyCards { .. } => {
            ways.propose("Take out what the game does not have", vec![Edit::FullDeck]);
        }
        Fault::CardsMissing { .. } => {
            ways.propose("Put what is missing into the tray", vec![Edit::FullDeck]);
        }
        _ => unplaced(ways),
    }
}

fn seats(ways: &mut Ways<'_>, players: usize) {
    if players < 2 {
        let words = if players == 0 {
            "Two more players"
        } else {
            "One more player"
        };
        ways.propose(words, vec![Edit::AddSeat; 2 - players]);
    }
    if players > MOST_PLAYERS {
        let last = Seat::ALL[MOST_PLAYERS - 1];
        let leave = vec![Edit::RemoveSeat(last); players - MOST_PLAYERS];
        ways.propose("Five players stay, the others leave", leave);
    }
}

/// A seat is named that there is not: in the turn, as the player of the Taxman, or as a winner.
fn missing(ways: &mut Ways<'_>, seat: Seat) {
    let draft = ways.draft;
    let mut edits = Vec::new();
    if draft.audit_of == Some(seat) {
        edits.push(Edit::AuditOf(None));
    }
    let there = ways.others_first(seat);
    let turns: Vec<Turn> = match draft.turn {
        Turn::Over { mut result } if result.winners.has(seat) => {
            result.winners = result.winners.and(Seats::first(draft.seats.len()));
            vec![Turn::Over { result }]
        }
        Turn::DirectorDiscard { seat: active, hand } if active != seat && hand == seat => {
            let others = there.iter().filter(|&&other| other != active);
            let looks = |&hand: &Seat| Turn::DirectorDiscard { seat: active, hand };
            let whose = Turn::Director { seat: active };
            others.map(looks).chain([whose]).collect()
        }
        Turn::Setup { .. } | Turn::Over { .. } => Vec::new(),
        _ if draft.turn.decider() != Some(seat) => Vec::new(),
        _ => there
            .iter()
            .map(|&other| handed_to(&draft.turn, other))
            .collect(),
    };
    for turn in &turns {
        let words = crate::text::words::turn(turn, &ways.names);
        let turn = Edit::Turn(turn.clone());
        let both = edits.iter().cloned().chain([turn]).collect();
        ways.propose(words.trim_end_matches('.'), both);
    }
    if turns.is_empty() && !edits.is_empty() {
        ways.propose("Whoever holds the Taxman has played it", edits);
    }
    // Nobody is in the game: the first seat will do until that is mended.
    if there.is_empty() {
        let first = handed_to(&draft.turn, Seat::ALL[0]);
        let edits = vec![Edit::AuditOf(None), Edit::Turn(first)];
        ways.propose("It is the first player's turn", edits);
    }
    let more = (seat.index() + 1).saturating_sub(draft.seats.len());
    let words = format!("A player for {seat}");
    ways.propose(&words, vec![Edit::AddSeat; more]);
}

fn unplaced(ways: &mut Ways<'_>) {
    let seed = ways.draft.chance;
    let deal = |to| vec![Edit::DealRest { seed, to }];
    ways.propose("Deal the rest under the draw pile", deal(DealTo::Pile));
    let words = "Deal the rest to hands, then under the draw pile";
    ways.propose(words, deal(DealTo::HandsThenPile));
    let tray = ways.draft.lying(Place::Tray);
    let discarded = tray
        .iter()
        .map(|&card| super::shift(card, Place::Tray, super::Spot::at(Place::DiscardPile)));
    ways.propose("The rest to the discard pile", discarded.collect());
}
