use office21::table::{Position, Seat};

use super::Game;
use crate::state::Mind;

impl Game {
    /// The position now.
    pub(super) fn position(&self) -> &Position {
        self.position_at(self.at)
    }

    /// The position after so many decisions.
    pub(super) fn position_at(&self, moment: usize) -> &Position {
        moment
            .checked_sub(1)
            .and_then(|last| self.taken.get(last))
            .map_or(&self.start, |taken| &taken.after)
    }

    /// Who decided for a seat after so many decisions.
    pub(super) fn mind_at(&self, seat: Seat, moment: usize) -> &Mind {
        let _ = moment;
        &self.players[seat.index()].mind
    }
}
