//! Office 21 in a window and on the command line.
//!
//! Below the window there is no drawing: [`answer`] is what the rules say of a position, in data and words, [`quiz`] asks
//! about it, [`guide`] is a first game with words to it; [`command`] is everything a person can do, [`state`] what is known
//! and its only writer, [`worker`] lets bots think beside it, [`store`] keeps files, and [`program`] ties the four together.

pub mod answer;
pub mod cli;
pub mod command;
pub mod guide;
pub mod program;
pub mod quiz;
pub mod state;
pub mod store;
pub mod ui;
pub mod worker;

pub use cli::{Cli, run};
