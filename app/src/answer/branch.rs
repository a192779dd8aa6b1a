//! One action carried out, as data alone: cheap enough to be done under every reading and compared.

use office21::play::{Action, Event};
use office21::table::{Position, Step};

/// An action and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    /// What happened, as the deciding seat would be told: a card drawn stays hidden.
    pub(super) events: Vec<Event>,
    /// The position after it; the next turn has begun.
    pub(super) after: Position,
}

impl Branch {
    /// Carries the action out; `None` if it is refused.
    pub(super) fn of(before: &Position, action: Action) -> Option<Self> {
        let mut after = *before;
        let mut events: Vec<Event> = Vec::new();
        after.advance(action, &mut events).ok()?;
        if let Some(seat) = before.decider() {
            for event in &mut events {
                *event = event.told_to(seat);
            }
        }
        Some(Self { events, after })
    }

    /// Whether the same seat goes on to choose among cards that lie open; a hand looked at is not told in advance.
    pub(super) fn goes_on_openly(&self) -> bool {
        matches!(
            self.after.step(),
            Step::Cleaner | Step::Sales | Step::Assistant | Step::Love
        )
    }
}
