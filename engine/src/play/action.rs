use crate::material::Employee;
use crate::table::Seat;

/// A card in an office that an effect chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Target {
    /// In whose office.
    pub seat: Seat,
    /// Which card.
    pub employee: Employee,
    /// Whether the face-down one is meant; it is in play as well (`love-face-down-target`).
    pub face_down: bool,
}

/// What a seat may decide. In words: docs/formats.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Let the turn begin (step 1).
    Begin,
    /// Put a card aside in set-up.
    Pick(Employee),
    /// Play a card (step 2).
    Play(Employee),
    /// CLEANER: remove a card from an office.
    Remove(Target),
    /// OPERATOR: put the card back.
    PutBack,
    /// OPERATOR: show the card and keep it.
    Keep,
    /// ASSISTANT: take a card of one's own office back to hand.
    TakeBack(Target),
    /// SALES: swap the Sales for a card of another office.
    Swap(Target),
    /// DIRECTOR: look at a hand.
    Look(Seat),
    /// DIRECTOR: discard a card of that hand.
    Discard(Employee),
    /// Pick who is loved.
    Love(Target),
    /// Nothing can be done (`no-playable-card`).
    Pass,
}

impl Action {
    /// The card in an office that it chooses, if it chooses one.
    pub const fn target(self) -> Option<Target> {
        match self {
            Self::Remove(t) | Self::TakeBack(t) | Self::Swap(t) | Self::Love(t) => Some(t),
            _ => None,
        }
    }

    /// The card of a hand that it names, if it names one.
    pub const fn card(self) -> Option<Employee> {
        match self {
            Self::Pick(card) | Self::Play(card) | Self::Discard(card) => Some(card),
            _ => None,
        }
    }
}
