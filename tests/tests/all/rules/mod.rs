//! The rulebook, clause by clause: a smallest case each.
//!
//! A test stands for the rule whose id its name begins with, and for those that a doc line `Also:` names in backticks.
//! Expectations come from the rulebook and the rulings, not from the engine.

mod assistant;
mod audit;
mod cleaner;
mod compositions;
mod director;
mod elimination;
mod employment;
mod love;
mod operations;
mod operator;
mod sales;
mod setup;
mod setup_love;
mod spies;
mod tie_breaks;
mod traced;
mod turn;
