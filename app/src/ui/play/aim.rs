//! What a click on a card means now. Whether it may be done is the engine's to say.

use office21::material::Employee;
use office21::play::{Action, Target};
use office21::table::{Place, Seat, Step};

use crate::state::{Game, PromptKind, Why};

/// What pointing at something comes to.
#[derive(Clone, Debug, Default)]
pub(super) struct Aim {
    /// What a click does.
    pub(super) action: Option<Action>,
    /// Why a click does nothing, where a click would be natural.
    pub(super) why_not: Option<Why>,
}

impl Aim {
    fn of(game: &Game, wanted: Option<Action>) -> Self {
        let Some(action) = wanted else {
            return Self::default();
        };
        let listed = game
            .shown()
            .choices
            .iter()
            .any(|choice| choice.action == action);
        if listed {
            Self {
                action: Some(action),
                why_not: None,
            }
        } else {
            Self {
                action: None,
                why_not: game.why_not(action),
            }
        }
    }

    /// A card in an office.
    pub(super) fn at_office(game: &Game, seat: Seat, employee: Employee, face_down: bool) -> Self {
        let target = Target {
            seat,
            employee,
            face_down,
        };
        let wanted = deciding(game).and_then(|_| game.on_target(target));
        Self::of(game, wanted)
    }

    /// Somebody's hand as a whole.
    pub(super) fn at_hand(game: &Game, seat: Seat) -> Self {
        Self::of(game, deciding(game).and_then(|_| game.on_hand(seat)))
    }

    /// Whether something is asked for that is answered by pointing at a card of this office.
    pub(super) fn is_asked(game: &Game, seat: Seat) -> bool {
        deciding(game).is_some_and(|step| match step {
            Step::Cleaner | Step::Sales | Step::Assistant | Step::Love | Step::SetupLove => true,
            // An office is chosen as a whole, and is faded as a whole.
            Step::Director => Self::at_hand(game, seat).action.is_none(),
            _ => false,
        })
    }
}

/// The decision awaited from the one who looks.
pub(super) fn deciding(game: &Game) -> Option<Step> {
    let shown = game.shown();
    (shown.prompt.kind == PromptKind::Decide).then_some(shown.sight.step)
}

/// Where a card would be dragged to do this.
pub(super) fn destination(game: &Game, action: Action) -> Option<Place> {
    let me = game.shown().sight.decider?;
    match action {
        Action::Play(_) | Action::Pick(_) | Action::Swap(_) => Some(Place::Office(me)),
        Action::Remove(_) | Action::Discard(_) => Some(Place::DiscardPile),
        Action::TakeBack(_) | Action::Keep => Some(Place::Hand(me)),
        Action::PutBack => Some(Place::DrawPile),
        _ => None,
    }
}
