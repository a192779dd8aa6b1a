//! The rulebook's clauses, the rulings on its open questions, and the readings in force.

mod chapters;
mod questions;
mod readings;
mod rule;
#[cfg(test)]
mod tests;

pub use chapters::{Chapter, RULEBOOK, RULINGS, SMALLER_POINTS, Section};
pub use questions::Asked;
pub use readings::{
    AssistantTakesSpy, DirectorOwnHand, FirstTo21, OperatorPutBack, Readings, ShortRefill,
    SwappedTaxman, TieFaceDown,
};
pub use rule::{Origin, Rule};

/// The revision of the rules that records name: raised whenever a ruling changes what may follow.
pub const REVISION: u32 = 1;
