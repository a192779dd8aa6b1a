//! Positions, actions and games in words, files and one-line codes. Strings and bytes in and out: no files, no clock.
//!
//! Every format is described in docs/formats.md. What comes in passes one set of checks, wherever it comes from.

pub mod file;
pub mod notation;
pub mod words;
