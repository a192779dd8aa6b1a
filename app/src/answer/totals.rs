//! Totals, and how they change.

use office21::material::{Employee, Profit};
use office21::table::{Position, Seat};
use office21::text::words::Names;
use serde::Serialize;

/// Somebody's total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Total {
    /// Whose.
    pub seat: Seat,
    /// In half millions; `None`: out of the game.
    pub total: Option<Profit>,
}

/// Somebody's total before and after. While an effect is pending, before is before its card was played, as the events have
/// it: the active player's total is taken once the effect is over (`transient-total`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TotalChange {
    /// Whose.
    pub seat: Seat,
    /// Before, in half millions.
    pub from: Profit,
    /// After; `None`: out of the game.
    pub to: Option<Profit>,
}

/// Everybody's total.
pub(super) fn of(position: &Position) -> Vec<Total> {
    let total = |seat| Total {
        seat,
        total: position.alive().has(seat).then(|| position.total(seat)),
    };
    position.seats().into_iter().map(total).collect()
}

/// In millions: `Anton 5, Jacky 11, Doris out`.
pub(super) fn words(totals: &[Total], names: &Names) -> String {
    let words = |total: &Total| format!("{} {}", names.of(total.seat), shown(total.total));
    let words: Vec<String> = totals.iter().map(words).collect();
    words.join(", ")
}

/// The card whose effect is pending, where it counts: it lies in the office already, but the total is not yet taken.
fn pending(position: &Position) -> Option<Employee> {
    let (seat, card) = (position.on_turn()?, position.turn().pending()?);
    (position.settled_total(seat) != position.total(seat)).then_some(card)
}

/// The totals that are not the same before and after.
pub(super) fn changes(before: &Position, after: &Position) -> Vec<TotalChange> {
    let change = |seat: Seat| {
        let from = before.settled_total(seat);
        let to = after.alive().has(seat).then(|| after.total(seat));
        let out = before.alive().has(seat) && to.is_none();
        let changed = out || to.is_some_and(|to| to != from);
        changed.then_some(TotalChange { seat, from, to })
    };
    before.seats().into_iter().filter_map(change).collect()
}

/// In millions: `Anton 5 → 8, Doris 22 → out`; in the middle of an effect it says since when.
pub(super) fn changes_words(changes: &[TotalChange], before: &Position, names: &Names) -> String {
    let words = |change: &TotalChange| {
        let name = names.of(change.seat);
        format!("{name} {} → {}", change.from, shown(change.to))
    };
    let words: Vec<String> = changes.iter().map(words).collect();
    let words = if words.is_empty() {
        "unchanged".to_owned()
    } else {
        words.join(", ")
    };
    match pending(before) {
        Some(card) => format!("{words} (since before the {card} was played)"),
        None => words,
    }
}

fn shown(total: Option<Profit>) -> String {
    total.map_or_else(|| "out".to_owned(), |total| total.to_string())
}
