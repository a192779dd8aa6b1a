//! Every state that can be reached in a small game: all deals, all draws, all actions, every law in each.
//!
//! A [`Game`] is a table of few cards; its [`Deal`]s are all the ways in which it can begin. A [`Search`] follows every
//! legal action from there. It has no threads of its own: whoever drives it hands out the states of a level in pieces,
//! on as many threads as there are, and what is reached is the same for any number of them.

mod deal;
mod game;
mod orders;
mod search;
mod seen;
#[cfg(test)]
mod tests;

pub use deal::Deal;
pub use game::{Game, GameError};
pub use search::{Broken, Counts, Found, Search};
