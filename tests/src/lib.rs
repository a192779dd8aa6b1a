//! What the tests share: positions in a few words, actions in a few words, random games, drafts that were meddled with,
//! and the bodies of the fuzz targets. The tests themselves stand in tests/all.rs and the folder beside it.

pub mod acts;
pub mod changes;
pub mod edits;
pub mod fuzz;
pub mod games;
pub mod meddle;
pub mod model;
pub mod rare;
pub mod seating;
pub mod table;

pub use acts::{
    Card, Played, begin, discard, down, keep, look, love, pass, pick, play, put_back, remove, swap,
    take_back,
};
pub use table::{Table, cards, seat, table};
