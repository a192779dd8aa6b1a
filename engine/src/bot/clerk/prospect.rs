//! How good a table is for a seat, at the moment a turn is finished.

use super::weights as w;
use crate::material::{Cards, Employee, LIMIT};
use crate::table::{End, Position, Seat};

/// A seat's share of all strength at the table: from 0 to [`w::WIN`].
pub(super) fn prospect(position: &Position, me: Seat) -> i64 {
    if let Some(outcome) = position.outcome() {
        let shared = outcome.winners.len().max(1) as i64;
        return if outcome.winners.has(me) {
            w::WIN / shared
        } else {
            0
        };
    }
    if !position.alive().has(me) {
        return 0;
    }
    let strength = |seat| strength(position, seat).max(1);
    let all: i64 = position.alive().into_iter().map(strength).sum();
    strength(me) * w::WIN / all
}

/// How many turns begin before this seat's.
fn turns_until(position: &Position, seat: Seat) -> u32 {
    let mut on_turn = position.on_turn().unwrap_or(seat);
    let mut turns = 0;
    while on_turn != seat && turns < 5 {
        on_turn = position.alive().next_after(on_turn).unwrap_or(seat);
        turns += 1;
    }
    turns
}

fn strength(position: &Position, seat: Seat) -> i64 {
    let total = position.total(seat);
    let mut strength = w::IN_THE_GAME;
    if total == LIMIT {
        let keep = keep_percent(position.office(seat));
        strength += faded(w::AT_21, keep, turns_until(position, seat));
    }
    if let Some(due) = position.audit_due_at() {
        let turns = turns_until(position, due);
        if position.judged(End::TaxAudit, due).winners.has(seat) {
            strength += faded(w::AUDIT_WON, 75, turns);
        } else if turns_until(position, seat) > turns {
            strength /= 4;
        }
    }
    let hand = position.hand(seat);
    let room = (LIMIT - total).halves();
    strength += reach(hand, room);
    let safe = hand
        .iter()
        .filter(|card| card.profit().halves() <= room)
        .count();
    if !hand.is_empty() && safe == 0 {
        strength /= 4;
    }
    let spies = position.office(seat).count(Employee::Spy);
    strength += [0, 0, 10, 80, 300, 0, 0, 0][usize::from(spies & 7)];
    if hand.has(Employee::Taxman) {
        let lowest = position
            .alive()
            .into_iter()
            .all(|s| s == seat || position.total(s) > total);
        strength += if lowest { 150 } else { 20 };
    }
    strength
}

/// How likely a 21 stands one more turn of somebody else.
fn keep_percent(office: Cards) -> i64 {
    let exposed =
        |card: &Employee| !matches!(card, Employee::Spy | Employee::Director | Employee::Taxman);
    if office.kinds().any(|card| exposed(&card)) {
        70
    } else {
        95
    }
}

fn faded(worth: i64, percent: i64, turns: u32) -> i64 {
    (0..turns).fold(worth, |worth, _| worth * percent / 100)
}

/// How soon the hand completes exactly 21.
fn reach(hand: Cards, room: u8) -> i64 {
    let cards: Vec<u8> = hand.iter().map(|card| card.profit().halves()).collect();
    let mut best = 0;
    for (i, &a) in cards.iter().enumerate() {
        if a == room && room > 0 {
            best = best.max(250);
        }
        for &b in cards.iter().skip(i + 1) {
            if a + b == room {
                best = best.max(120);
            }
        }
    }
    best
}
