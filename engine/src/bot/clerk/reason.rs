//! Why an action was taken, in a sentence.

use crate::play::{Action, Silent};
use crate::table::Position;
use crate::view::View;

pub(super) fn of(world: &Position, view: &View, action: Action) -> String {
    let mut after = *world;
    after.carry_out(action, &mut Silent);
    if after
        .outcome()
        .is_some_and(|outcome| outcome.winners.has(view.seat()))
    {
        return "Wins at once.".to_owned();
    }
    "Leaves the best prospects of all lines.".to_owned()
}
