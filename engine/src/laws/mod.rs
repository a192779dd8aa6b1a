//! The invariants of the game as named functions: one place for `simulate`, tests, properties and fuzzing.
//!
//! Each law says what must hold of a position, or of a step from one to another, in its own arithmetic: it counts cards
//! and reads events instead of asking the code that made them.

mod cited;
mod conceivable;
mod piles;
mod position;
mod sight;
mod step;
mod table;

pub use conceivable::conceivable;
pub use sight::{Views, fits, honest, samples};
pub use step::Taken;

use crate::play::{Action, Event};
use crate::table::Position;

/// A broken law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which.
    pub law: &'static str,
    /// What was found instead.
    pub found: String,
}

impl std::fmt::Display for Violation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.law, self.found)
    }
}

/// What a law found: nothing wrong, or what.
pub type Verdict = Result<(), String>;

/// A law of positions with its name.
pub type PositionLaw = (&'static str, fn(&Position) -> Verdict);
/// A law of steps with its name.
pub type StepLaw = (&'static str, fn(&Taken<'_>) -> Verdict);

/// The laws of a position, by name.
pub const OF_POSITIONS: &[PositionLaw] = &[
    ("44 cards are kept", position::all_cards_kept),
    ("there is one Boss", position::one_boss),
    ("there is one Taxman", position::one_taxman),
    ("love is paired", position::love_paired),
    ("nobody rests above 21", position::nobody_above_21),
    (
        "hands have three cards at most",
        position::hands_within_three,
    ),
    ("totals are the face-up cards", position::totals_are_face_up),
    (
        "the eliminated have nothing",
        position::eliminated_have_nothing,
    ),
    (
        "a draft of it is lawful and leads back",
        position::draft_and_back,
    ),
    (
        "actions are what is not refused",
        position::actions_are_unrefused,
    ),
    (
        "what is refused changes nothing",
        position::refused_changes_nothing,
    ),
    (
        "a random action is the one with its number",
        position::drawn_is_listed,
    ),
    ("somebody can always act", position::somebody_acts),
];

/// The laws of a step, by name.
pub const OF_STEPS: &[StepLaw] = &[
    ("the same again gives the same", step::deterministic),
    ("events tell the whole table", step::events_tell_the_table),
    ("every event cites a rule that fits", cited::every_event),
    ("events are seen by those who may", cited::seen_by),
    ("a step can be taken back", table::taken_back),
    ("hands are refilled", step::hands_are_refilled),
    ("totals are told", step::totals_are_told),
    ("piles keep their order", piles::keep_their_order),
    ("chance comes by shuffles alone", piles::chance),
    ("turns go clockwise", step::turns_go_clockwise),
    ("the eliminated stay out", step::eliminated_stay_out),
    ("achieved first keeps its order", step::achieved_first),
    ("ends come by their rule", step::ends_by_their_rule),
    (
        "a turn that begins ends the game as foretold",
        step::ends_as_foretold,
    ),
];

/// The laws that try every conceivable action or lay the whole table again: far dearer than the others together.
const DEAR: &[&str] = &[
    "a draft of it is lawful and leads back",
    "actions are what is not refused",
    "what is refused changes nothing",
];

/// Every law of a position that this one breaks.
pub fn check_position(position: &Position) -> Vec<Violation> {
    OF_POSITIONS
        .iter()
        .filter_map(|&(law, check)| violation(law, check(position)))
        .collect()
}

/// Every law broken by this step or by the position it led to.
///
/// The step is what [`Position::apply`] or [`Position::advance`] did and told.
pub fn check_step(
    before: &Position,
    action: Action,
    events: &[Event],
    after: &Position,
) -> Vec<Violation> {
    let mut broken = check_taken(before, action, events, after);
    broken.extend(check_position(after));
    broken
}

/// Every law broken by this step alone: for those who look at each position once, however many steps lead there.
pub fn check_taken(
    before: &Position,
    action: Action,
    events: &[Event],
    after: &Position,
) -> Vec<Violation> {
    let taken = Taken {
        before,
        action,
        events,
        after,
    };
    OF_STEPS
        .iter()
        .filter_map(|&(law, check)| violation(law, check(&taken)))
        .collect()
}

/// [`check_position`] without the laws that take far longer than all others together.
pub fn check_position_quickly(position: &Position) -> Vec<Violation> {
    OF_POSITIONS
        .iter()
        .filter(|(law, _)| !DEAR.contains(law))
        .filter_map(|&(law, check)| violation(law, check(position)))
        .collect()
}

/// [`check_step`] without the laws that take far longer than all others together.
pub fn check_step_quickly(
    before: &Position,
    action: Action,
    events: &[Event],
    after: &Position,
) -> Vec<Violation> {
    let mut broken = check_taken(before, action, events, after);
    broken.extend(check_position_quickly(after));
    broken
}

/// For tests: says which laws this position breaks.
///
/// # Panics
/// If it breaks one.
pub fn assert_lawful(position: &Position) {
    let broken = check_position(position);
    assert!(broken.is_empty(), "{broken:#?} in {position:#?}");
}

pub(crate) fn violation(law: &'static str, verdict: Verdict) -> Option<Violation> {
    verdict.err().map(|found| Violation { law, found })
}

/// `Err` with the text unless the condition holds.
pub(crate) fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}
