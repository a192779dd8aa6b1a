//! Every test of the rules, the files and the games, in one binary.

#[path = "all/rules/mod.rs"]
mod rules;
