use super::Action;
use crate::material::{Employee, Profit};
use crate::rulebook::Rule;
use crate::table::Seat;

/// Why an action is not legal, and the rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What was asked for.
    pub action: Action,
    /// The rule that says no.
    pub rule: Rule,
    /// The reason, with what it turns on.
    pub reason: Reason,
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another kind of decision is awaited.
    NotNow,
    /// There is no such card in the hand.
    NotInHand {
        /// The card.
        employee: Employee,
        /// Whose hand.
        seat: Seat,
    },
    /// A Boss is in play already.
    BossInPlay {
        /// In whose office.
        seat: Seat,
    },
    /// There is no such card in that office.
    NotThere,
    /// The card would be its own target.
    Itself,
    /// Not a card of one's own office.
    NotOwnOffice,
    /// A card of one's own office.
    OwnOffice,
    /// No effect can choose a Director.
    Director,
    /// A Spy cannot be chosen by this.
    Spy,
    /// A Manager stands there and must be chosen.
    ManagerFirst {
        /// In whose office.
        seat: Seat,
    },
    /// The other player would stand above 21.
    AboveLimit {
        /// Who.
        seat: Seat,
        /// Where he would stand, in half millions.
        total: Profit,
    },
    /// One's own hand.
    OwnHand,
    /// The hand has no card.
    EmptyHand {
        /// Whose.
        seat: Seat,
    },
    /// Only a face-up Secretary (in set-up, perhaps a Boss) can be picked for love.
    NotALover,
    /// Something else can and must be done.
    MustAct,
}
