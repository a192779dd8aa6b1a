use office21::play::Event;
use office21::table::Seat;

use crate::state::Line;

/// The log of one turn, or of set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogTurn {
    /// Whose turn; `None` is set-up.
    pub seat: Option<Seat>,
    /// `Set-up`, `Turn 7: Anton`.
    pub title: String,
    /// What happened.
    pub lines: Vec<LogLine>,
}

/// One thing that happened, as the one who looks was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// In words, with its rule.
    pub line: Line,
    /// The moment after it: what [`Command::LookAt`](crate::command::Command::LookAt) takes.
    pub moment: usize,
    /// The event itself, as told.
    pub event: Event,
    /// It is one of the small ones (a total, a refill) that may be shown paler.
    pub minor: bool,
}
