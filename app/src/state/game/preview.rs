use office21::material::{Employee, Profit};
use office21::play::Action;
use office21::rulebook::Rule;
use office21::table::{Outcome, Seat};

use crate::state::Line;

/// What would come of an action, as far as the one who decides can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The action.
    pub action: Action,
    /// In words: `remove the Boss from Jacky's office`.
    pub text: String,
    /// Every seat still in the game, before and after.
    pub totals: Vec<TotalChange>,
    /// Lovers that would turn.
    pub turned: Vec<Turned>,
    /// Who would be eliminated.
    pub eliminated: Vec<Seat>,
    /// The card whose effect would be awaited next.
    pub pending: Option<Employee>,
    /// The card whose effect would be forfeited.
    pub forfeited: Option<Employee>,
    /// How the game would end, if it did at once.
    pub outcome: Option<Outcome>,
    /// What follows, in sentences: `Christa stays at 21 and wins when her turn begins.`
    pub lines: Vec<Line>,
}

/// A total before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TotalChange {
    /// Whose.
    pub seat: Seat,
    /// Now.
    pub before: Profit,
    /// Then; of an eliminated seat, the total that put it out.
    pub after: Profit,
}

/// A lover that would turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    /// In whose office.
    pub seat: Seat,
    /// Boss or Secretary.
    pub employee: Employee,
    /// Which side would be up.
    pub face_down: bool,
    /// By which rule.
    pub rule: Rule,
}
