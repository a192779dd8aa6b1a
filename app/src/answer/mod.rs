//! What the rules say of a position and of an action, as data and in words: the one source of `office21 check` and
//! `office21 ask`, of the ruling desk, and of the text and the Markdown that are handed on.
//!
//! A [`Case`] is a lawful position before the desk. [`Answer`] is everything there is to say about a position, lawful or
//! not; [`Asked`] is the answer to one action. Both are made of the same parts: what [`Follow`]s from an action, what is
//! [`Refused`], and the readings that would make a [`Difference`].

mod asked;
mod branch;
mod case;
mod cited;
mod compare;
mod follow;
mod markdown;
mod named;
mod other;
mod position;
mod refused;
mod result;
mod speech;
mod standing;
mod text;
mod totals;

pub use asked::Asked;
pub use case::Case;
pub use cited::{Cited, Origin};
pub use follow::{Follow, Told};
pub use markdown::Export;
pub use other::{Deed, Difference, Other, Side};
pub use position::{Answer, Decision, FaultAnswer};
pub use refused::{ChangeAnswer, Refused};
pub use speech::{Line, Speech, capital, small};
pub use standing::Standing;
pub use totals::{Total, TotalChange};

use office21::table::Position;
use office21::text::words::Names;

/// Everybody's total in millions: `Anton 5, Jacky 11, Doris out`.
pub fn totals(position: &Position, names: &Names) -> String {
    totals::words(&totals::of(position), names)
}

#[cfg(test)]
mod tests;
