use serde::Serialize;

use crate::table::Place;

/// A place, and in a pile which card of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// Which card, from 0: the draw pile from its top, the discard pile from its oldest card, the tray in its order.
    /// No matter elsewhere, where cards of a kind are alike.
    pub at: Option<usize>,
}

impl Spot {
    /// The place, and in a pile where a card comes to by itself: top of the draw pile, newest of the discard pile, end of
    /// the tray.
    pub const fn at(place: Place) -> Self {
        Self { place, at: None }
    }

    /// This card of a pile.
    pub const fn nth(place: Place, at: usize) -> Self {
        Self {
            place,
            at: Some(at),
        }
    }
}
