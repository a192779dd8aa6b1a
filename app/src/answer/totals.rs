//! Totals, and how they change.

use office21::material::Profit;
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

/// Somebody's total before and after.
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

/// The totals that are not the same on both tables.
pub(super) fn changes(before: &Position, after: &Position) -> Vec<TotalChange> {
    let change = |seat: Seat| {
        let from = before.total(seat);
        let to = after.alive().has(seat).then(|| after.total(seat));
        let out = before.alive().has(seat) && to.is_none();
        let changed = out || to.is_some_and(|to| to != from);
        changed.then_some(TotalChange { seat, from, to })
    };
    before.seats().into_iter().filter_map(change).collect()
}

/// In millions: `Anton 5 → 8, Doris 22 → out`.
pub(super) fn changes_words(changes: &[TotalChange], names: &Names) -> String {
    if changes.is_empty() {
        return "unchanged".to_owned();
    }
    let words = |change: &TotalChange| {
        let name = names.of(change.seat);
        format!("{name} {} → {}", change.from, shown(change.to))
    };
    let words: Vec<String> = changes.iter().map(words).collect();
    words.join(", ")
}

fn shown(total: Option<Profit>) -> String {
    total.map_or_else(|| "out".to_owned(), |total| total.to_string())
}
