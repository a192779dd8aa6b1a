//! Every test of the rules, the files and the games, in one binary.

#![expect(
    clippy::enum_glob_use,
    reason = "lists of cards read like the table they describe"
)]

#[path = "all/faults.rs"]
mod faults;
#[path = "all/properties.rs"]
mod properties;
#[path = "all/refusals.rs"]
mod refusals;
#[path = "all/rules/mod.rs"]
mod rules;
#[path = "all/sometimes.rs"]
mod sometimes;
