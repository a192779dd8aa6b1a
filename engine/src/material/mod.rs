//! What lies in the box: ten kinds of employees, 44 cards, profits in half millions.

mod cards;
mod employee;
mod profit;

pub(crate) use cards::Kinds;
pub use cards::{Cards, DECK_IN_ORDER};
pub use employee::{DECK, Employee};
pub use profit::{LIMIT, Profit};

/// How many cards a hand is refilled to (`refill`), and has at most.
pub const FULL_HAND: usize = 3;
