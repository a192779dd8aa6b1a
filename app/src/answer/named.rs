//! What the awaited verb could name and may not.

use office21::compose;
use office21::material::Employee;
use office21::play::{Action, Refusal, Target};
use office21::rulebook::Rule;
use office21::table::{Place, Position, Seat, Step};

use super::{Line, Speech};

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

/// Whether the awaited verb means cards that lie there.
pub(super) fn means(position: &Position, place: Place) -> bool {
    let own = position.decider().map(Place::Hand) == Some(place);
    match position.step() {
        Step::Play | Step::Setup => own,
        Step::Cleaner | Step::Sales | Step::Assistant | Step::Love | Step::SetupLove => {
            place.in_play()
        }
        Step::Operator => own || place == Place::DrawPile,
        Step::Director => matches!(place, Place::Hand(_)),
        Step::DirectorDiscard => position.looked_at().map(Place::Hand) == Some(place),
        Step::Start | Step::Over => false,
    }
}

/// What somebody asks about who points at a card of this kind at this place: the awaited verb, with that card. A card of
/// the own hand can always be meant to be played; `None`: nothing could be meant.
///
/// The answer may well be no: the card is the wrong one, or another decision is awaited.
pub(super) fn pointed_at(position: &Position, place: Place, employee: Employee) -> Option<Action> {
    let seat = place.seat();
    let meant = means(position, place);
    let target = || Target {
        seat: seat.unwrap_or(Seat::ALL[0]),
        employee,
        face_down: matches!(place, Place::FaceDown(_)),
    };
    let own = position.decider().map(Place::Hand) == Some(place);
    Some(match position.step() {
        Step::Over => return None,
        Step::Start => Action::Begin,
        Step::Operator if place == Place::DrawPile => Action::PutBack,
        Step::Operator if own => Action::Keep,
        Step::Director => Action::Look(seat?),
        Step::DirectorDiscard if meant => Action::Discard(employee),
        Step::Cleaner if meant => Action::Remove(target()),
        Step::Sales if meant => Action::Swap(target()),
        Step::Assistant if meant => Action::TakeBack(target()),
        Step::Love | Step::SetupLove if meant => Action::Love(target()),
        Step::Setup | Step::SetupLove if own => Action::Pick(employee),
        _ if own => Action::Play(employee),
        _ => return None,
    })
}

/// Where a card lies that nothing can be meant by, and which cards can be chosen; `None` once the game is over.
pub(super) fn elsewhere(
    position: &Position,
    place: Place,
    employee: Employee,
    speech: &Speech,
) -> Option<Line> {
    let owner = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| speech.owner(seat));
    let own = owner(position.decider());
    let (only, rule) = match position.step() {
        Step::Start | Step::Over => return None,
        Step::Play => (format!("a card of {own} hand can be played"), Rule::PlayOne),
        Step::Setup => (
            format!("a card of {own} hand can be chosen"),
            Rule::SetupPick,
        ),
        Step::Cleaner => (
            "a card in play can be removed".to_owned(),
            Rule::CleanerRemove,
        ),
        Step::Sales => (
            "a card in play can be swapped for".to_owned(),
            Rule::SalesSwap,
        ),
        Step::Assistant => (
            format!("a card of {own} office can be taken back"),
            Rule::AssistantTake,
        ),
        Step::Love | Step::SetupLove => {
            ("a card in play can be chosen".to_owned(), Rule::LoveChoice)
        }
        Step::Operator => (
            format!("the card drawn into {own} hand can be kept or put back"),
            Rule::OperatorDraw,
        ),
        Step::Director => (
            "the hand of a player can be looked at".to_owned(),
            Rule::DirectorLook,
        ),
        Step::DirectorDiscard => (
            format!(
                "a card of {} hand can be discarded",
                owner(position.looked_at())
            ),
            Rule::DirectorLook,
        ),
    };
    let lies = compose::words::place(place, speech.names());
    let text = format!("This {employee} lies in {lies}. Only {only} now.");
    Some(speech.line(&text, [rule]))
}
