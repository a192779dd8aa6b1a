use office21::table::{End, Seat, Seats};

use crate::state::Line;

/// Who would win if nothing on the table changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// What would end the game first, and who would win: `None` while nothing is due.
    pub due: Option<(End, Seats)>,
    /// At the beginning of whose turn.
    pub at: Option<Seat>,
    /// The same in sentences, with rules: what is due, then who would win an audit and full employment.
    pub lines: Vec<Line>,
}
