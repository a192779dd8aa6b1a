//! How good a table is for a seat, at the moment a turn is finished.

use super::weights::{WIN, Weights};
use crate::material::{Cards, Employee, LIMIT};
use crate::table::{End, Position, Seat, Seats};

pub(super) fn prospect(w: &Weights, position: &Position, me: Seat) -> i64 {
    if let Some(outcome) = position.outcome() {
        let shared = outcome.winners.len().max(1) as i64;
        return if outcome.winners.has(me) {
            WIN / shared
        } else {
            0
        };
    }
    if !position.alive().has(me) {
        return 0;
    }
    let lowest = position.judged(End::TaxAudit, me).winners;
    let strength = |seat| strength(w, position, seat, lowest).max(1);
    let all: i64 = position.alive().into_iter().map(strength).sum();
    strength(me) * WIN / all
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

fn strength(w: &Weights, position: &Position, seat: Seat, lowest: Seats) -> i64 {
    let total = position.total(seat);
    let mut strength = w.in_game;
    let alive = position.alive();
    if total == LIMIT {
        let keep = if exposed(position.office(seat)) {
            w.keep_exposed
        } else {
            w.keep_safe
        };
        strength += faded(w.at_21, keep, turns_until(position, seat));
    }
    let hand = position.hand(seat);
    let room = (LIMIT - total).halves();
    let least = alive
        .into_iter()
        .filter(|&s| s != seat)
        .map(|s| position.total(s))
        .min()
        .unwrap_or_default();
    if let Some(due) = position.audit_due_at() {
        let turns = turns_until(position, due);
        if lowest.has(seat) {
            strength += faded(w.audit, w.audit_keep, turns);
        } else if turns_until(position, seat) > turns {
            strength = strength * w.audit_out / 100;
        }
    } else if lowest.has(seat) {
        strength += w.low;
    }
    let gap = i64::from((total - least).halves());
    strength += w.near * (w.near_range - gap).max(0) / w.near_range;
    let next = i64::from(total.halves()) + cheapest(hand, position.office(seat));
    let next_gap = (next - i64::from(least.halves())).max(0);
    strength += w.next_near * (w.next_range - next_gap).max(0) / w.next_range;
    strength += reach(w, hand, room);
    let safe = hand
        .iter()
        .filter(|card| card.profit().halves() <= room)
        .count();
    if !hand.is_empty() && safe == 0 {
        strength = strength * w.no_safe / 100;
    } else {
        strength += w.safe * safe as i64;
    }
    let spies = position.office(seat).count(Employee::Spy);
    strength += [0, 0, 10, w.spies3, w.spies4, 0, 0, 0][usize::from(spies & 7)];
    if hand.has(Employee::Taxman) {
        strength += if lowest.has(seat) {
            w.taxman_low
        } else {
            w.taxman
        };
    }
    for (card, worth) in [
        (Employee::Cleaner, w.cleaner),
        (Employee::Sales, w.sales),
        (Employee::Assistant, w.assistant),
        (Employee::Manager, w.manager),
        (Employee::Spy, w.spy),
    ] {
        strength += worth * i64::from(hand.count(card));
    }
    strength
}

fn exposed(office: Cards) -> bool {
    office
        .kinds()
        .any(|card| !matches!(card, Employee::Spy | Employee::Director | Employee::Taxman))
}

fn faded(worth: i64, percent: i64, turns: u32) -> i64 {
    (0..turns).fold(worth, |worth, _| worth * percent / 100)
}

/// How soon the hand completes exactly 21.
fn reach(w: &Weights, hand: Cards, room: u8) -> i64 {
    let cards: arrayvec::ArrayVec<u8, 3> = hand
        .iter()
        .take(3)
        .map(|card| card.profit().halves())
        .collect();
    let mut best = 0;
    for (i, &a) in cards.iter().enumerate() {
        if a == room && room > 0 {
            best = best.max(w.one);
        }
        for &b in cards.iter().skip(i + 1) {
            if a + b == room {
                best = best.max(w.two);
            }
        }
    }
    best
}

/// The least that the total goes up with a card of this hand; below zero where it can go down.
fn cheapest(hand: Cards, office: Cards) -> i64 {
    let highest = |cards: Cards| {
        cards
            .kinds()
            .map(|k| i64::from(k.profit().halves()))
            .max()
            .unwrap_or(0)
    };
    let change = |card: Employee| {
        let more = i64::from(card.profit().halves());
        match card {
            Employee::Cleaner | Employee::Assistant => {
                more - highest(office.without(Employee::Director))
            }
            Employee::Sales => 2,
            _ => more,
        }
    };
    hand.kinds().map(change).min().unwrap_or(0)
}
