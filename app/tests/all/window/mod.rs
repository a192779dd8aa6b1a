//! The window as somebody sits before it: everything is found by the names that a screen reader reads.
//!
//! Where a card or a button lies is never written down: places come from what was found. Bots think on their thread, so
//! the tests look again until something is so.

mod decide;
mod dialogs;
mod editor;
mod files;
mod guide;
mod layouts;
mod names;
mod person;
mod persons;
mod prompts;
mod quiz;
mod rules;
mod rulings;
mod start;
mod table;
mod travel;
mod whole;

pub(crate) use person::{Person, Seen};
