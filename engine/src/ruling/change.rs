use serde::Serialize;

use crate::material::{Employee, Profit};
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
