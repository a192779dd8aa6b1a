//! What the awaited verb could name and may not.

use office21::play::{Action, Refusal, Target};
use office21::table::{Position, Seat, Step};

/// Every refusal of an action that the awaited verb could name: every card in hand, every card in every office.
pub(super) fn refused(position: &Position) -> Vec<Refusal> {
    named(position)
        .into_iter()
        .filter_map(|action| position.refusal(action))
        .collect()
}

fn named(position: &Position) -> Vec<Action> {
    let Some(seat) = position.decider() else {
        return Vec::new();
    };
    let hand = position.hand(seat).kinds();
    match position.step() {
        Step::Setup => hand.map(Action::Pick).collect(),
        Step::Play => hand.map(Action::Play).collect(),
        Step::Cleaner => offices(position).map(Action::Remove).collect(),
        Step::Sales => offices(position).map(Action::Swap).collect(),
        Step::Assistant => office(position, seat).map(Action::TakeBack).collect(),
        Step::Love | Step::SetupLove => offices(position).map(Action::Love).collect(),
        Step::Director => position.seats().into_iter().map(Action::Look).collect(),
        Step::DirectorDiscard => match position.looked_at() {
            Some(hand) => position.hand(hand).kinds().map(Action::Discard).collect(),
            None => Vec::new(),
        },
        Step::Operator | Step::Start | Step::Over => Vec::new(),
    }
}

fn offices(position: &Position) -> impl Iterator<Item = Target> + '_ {
    position
        .seats()
        .into_iter()
        .flat_map(|seat| office(position, seat))
}

fn office(position: &Position, seat: Seat) -> impl Iterator<Item = Target> + use<> {
    let target = move |employee, face_down| Target {
        seat,
        employee,
        face_down,
    };
    let face_up = position
        .office(seat)
        .kinds()
        .map(move |kind| target(kind, false));
    face_up.chain(
        position
            .face_down(seat)
            .kinds()
            .map(move |kind| target(kind, true)),
    )
}
