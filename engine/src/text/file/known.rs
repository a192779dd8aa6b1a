//! What a seat has seen beyond the open table, as a file says it.

use serde::{Deserialize, Serialize};

use super::{FileError, PositionFile};
use crate::material::Employee;
use crate::play::Event;
use crate::table::{MOST_PLAYERS, Position, Seat};
use crate::view::{Knowledge, View};

/// What a seat has seen beyond the open table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatKnowledge {
    /// Who has seen it.
    pub seat: Seat,
    /// Cards known to be in others' hands, which may hold more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<KnownHand>,
    /// The draw pile from the top, `None` where a card has not been seen. Places at the end may be left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<Option<Employee>>,
    /// Cards known to be in the draw pile, but not where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub within_pile: Vec<Employee>,
}

/// Cards known to be in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownHand {
    /// Whose hand.
    pub seat: Seat,
    /// Cards it holds.
    pub cards: Vec<Employee>,
}

impl SeatKnowledge {
    /// What this view knows of hidden cards.
    pub fn of(view: &View) -> Self {
        let Knowledge {
            hands,
            pile,
            within_pile,
        } = view.knowledge();
        let hands = Seat::ALL
            .into_iter()
            .zip(hands)
            .filter(|(_, cards)| !cards.is_empty());
        Self {
            seat: view.seat(),
            hands: hands
                .map(|(seat, cards)| KnownHand { seat, cards })
                .collect(),
            pile,
            within_pile,
        }
    }

    /// The same as views take it: hands by seat, those named twice taken together.
    pub fn knowledge(&self) -> Knowledge {
        let most = self.hands.iter().map(|hand| hand.seat.index() + 1).max();
        let mut hands = vec![Vec::new(); most.unwrap_or(0).min(MOST_PLAYERS)];
        for known in &self.hands {
            if let Some(hand) = hands.get_mut(known.seat.index()) {
                hand.extend_from_slice(&known.cards);
            }
        }
        Knowledge {
            hands,
            pile: self.pile.clone(),
            within_pile: self.within_pile.clone(),
        }
    }
}

impl PositionFile {
    /// The file of the position that came of this one's by these events.
    ///
    /// What seats have seen goes on with them; what the file tells of that is left out if it was not so. The goal was
    /// that of the seat that was to act, and is left out as well.
    #[must_use]
    pub fn after(&self, before: &Position, events: &[Event], after: &Position) -> Self {
        let mut views = views(before, &self.knowledge).unwrap_or_default();
        for view in &mut views {
            for event in events {
                view.see(event);
            }
        }
        Self {
            draft: after.to_draft(),
            goal: None,
            hidden: false,
            knowledge: knowledge(&views),
            ..self.clone()
        }
    }
}

/// What each seat sees of this table and has seen besides, by seat.
///
/// # Errors
/// If somebody is said to know what cannot be, or what is not so.
pub fn views(position: &Position, knowledge: &[SeatKnowledge]) -> Result<Vec<View>, FileError> {
    let view = |seat| {
        let mut view = View::of(position, seat);
        for known in knowledge.iter().filter(|known| known.seat == seat) {
            let wrong = |message| FileError::Inconsistent {
                place: format!("knowledge of {seat}"),
                message,
            };
            view = view
                .with_knowledge(&known.knowledge())
                .map_err(|error| wrong(error.to_string()))?;
            view.fits(position).map_err(wrong)?;
        }
        Ok(view)
    };
    position.seats().into_iter().map(view).collect()
}

/// What the seats with these views have seen beyond the open table; those that have seen nothing are left out.
pub fn knowledge<'a>(views: impl IntoIterator<Item = &'a View>) -> Vec<SeatKnowledge> {
    let known = views.into_iter().map(SeatKnowledge::of);
    known
        .filter(|known| {
            !known.hands.is_empty() || !known.pile.is_empty() || !known.within_pile.is_empty()
        })
        .collect()
}
