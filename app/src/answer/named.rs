//! What the awaited verb could name and may not.

use office21::material::Employee;
use office21::play::{Action, Refusal, Target};
use office21::table::{Place, Position, Seat, Step};

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

/// What somebody asks about who points at a card of this kind at this place: the awaited verb, with that card.
///
/// The answer may well be no: the card is the wrong one, or another decision is awaited.
pub(super) fn pointed_at(position: &Position, place: Place, employee: Employee) -> Option<Action> {
    let seat = place.seat();
    let target = || Target {
        seat: seat.unwrap_or(Seat::ALL[0]),
        employee,
        face_down: matches!(place, Place::FaceDown(_)),
    };
    let step = position.step();
    Some(match step {
        Step::Over => return None,
        Step::Start => Action::Begin,
        Step::Operator => match place {
            Place::DrawPile => Action::PutBack,
            _ => Action::Keep,
        },
        Step::Director => Action::Look(seat?),
        Step::DirectorDiscard => Action::Discard(employee),
        Step::Setup => Action::Pick(employee),
        Step::Cleaner if place.in_play() => Action::Remove(target()),
        Step::Sales if place.in_play() => Action::Swap(target()),
        Step::Assistant if place.in_play() => Action::TakeBack(target()),
        Step::Love | Step::SetupLove if place.in_play() => Action::Love(target()),
        Step::Play | Step::Cleaner | Step::Sales | Step::Assistant => Action::Play(employee),
        Step::Love => Action::Play(employee),
        Step::SetupLove => Action::Pick(employee),
    })
}
