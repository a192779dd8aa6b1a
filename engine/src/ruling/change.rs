use serde::Serialize;

use crate::material::{Employee, Profit};
use crate::play::Action;
use crate::table::{Place, Seat};

/// A single change of the table. In words: [`words::change`](crate::text::words::change).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "change")]
pub enum Change {
    /// Somebody's total is so much or less.
    Total {
        /// Whose.
        seat: Seat,
        /// The most it may be, in half millions.
        at_most: Profit,
    },
    /// No card of this kind lies there: all of them go to the discard pile.
    Gone {
        /// Which kind.
        employee: Employee,
        /// From where.
        from: Place,
    },
    /// Nothing lies there: all cards go to the discard pile.
    Emptied {
        /// Where; an office on both sides.
        place: Place,
        /// The card that stays, because its effect is pending.
        but: Option<Employee>,
    },
    /// One more card lies there.
    Come {
        /// Which kind; `None` where any will do.
        employee: Option<Employee>,
        /// From where it comes on the table that is shown.
        from: Place,
        /// Where it lies then.
        to: Place,
        /// Whether a card of this kind lies there already.
        another: bool,
        /// What goes to where it came from.
        instead: Instead,
    },
    /// A lover lies the other side up.
    Turned {
        /// Which.
        employee: Employee,
        /// In whose office.
        seat: Seat,
        /// How the card lies then.
        face_down: bool,
    },
}

impl Change {
    /// Which changes are told before which.
    pub(super) const fn group(self) -> u8 {
        match self {
            Self::Total { .. } => 1,
            Self::Gone { .. } => 2,
            Self::Emptied { .. } => 3,
            Self::Come {
                instead: Instead::Nothing,
                ..
            } => 4,
            Self::Come { .. } => 5,
            Self::Turned { .. } => 6,
        }
    }

    /// The same exchange, whichever card goes.
    pub(super) const fn of_any(mut self) -> Option<Self> {
        if let Self::Come {
            ref mut instead, ..
        } = self
        {
            *instead = Instead::Any;
            return Some(self);
        }
        None
    }

    /// Whether it is about the card that the action names; a change of any card is, and so is one that names none.
    pub(super) fn is_about(self, action: Action) -> bool {
        let named = action.target().map(|target| target.employee);
        let named = named.or_else(|| action.card());
        match self {
            Self::Gone { employee, .. } | Self::Turned { employee, .. } => named == Some(employee),
            Self::Come { employee, .. } => employee.is_none() || named == employee,
            Self::Total { .. } | Self::Emptied { .. } => true,
        }
    }
}

/// What goes where a card comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Instead {
    /// Nothing: there is one card more.
    Nothing,
    /// This card.
    Card(Employee),
    /// Any card that lies there and may go.
    Any,
}
