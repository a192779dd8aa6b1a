use serde::Serialize;

use super::Seat;

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Place {
    /// In a hand.
    Hand(Seat),
    /// Face-up in an office.
    Office(Seat),
    /// Face-down in an office.
    FaceDown(Seat),
    /// Put aside in set-up, face-down until all have picked.
    Picked(Seat),
    /// In the draw pile.
    DrawPile,
    /// In the discard pile.
    DiscardPile,
    /// Not placed yet.
    Tray,
}

impl Place {
    /// The seat it belongs to, if it is a seat's.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Hand(seat) | Self::Office(seat) | Self::FaceDown(seat) | Self::Picked(seat) => {
                Some(seat)
            }
            Self::DrawPile | Self::DiscardPile | Self::Tray => None,
        }
    }

    /// Whether it is in play: in an office, either side up (`love-face-down-target`).
    pub const fn in_play(self) -> bool {
        matches!(self, Self::Office(_) | Self::FaceDown(_))
    }
}
