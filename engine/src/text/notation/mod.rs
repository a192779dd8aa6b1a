//! Actions in words: `swap for Manager of seat 3`. Canonical when written, forgiving when read.

mod read;
#[cfg(test)]
mod tests;
mod verb;

pub use read::read;

use crate::material::Employee;
use crate::play::{Action, Target};
use crate::table::{Position, Seat, Seats, Step};

/// An action in its canonical words. [`read`] of them at the same position is the same action, legal or not.
///
/// The side of a card is named only where it would not be understood without.
pub fn write(position: &Position, action: Action) -> String {
    let card = |target: Target| {
        let side = match (target.face_down, default_side(position, target)) {
            (true, false) => "face-down ",
            (false, true) => "face-up ",
            _ => "",
        };
        format!("{side}{}", target.employee)
    };
    match action {
        Action::Begin => "begin".to_owned(),
        Action::Pick(kind) => format!("pick {kind}"),
        Action::Play(kind) => format!("play {kind}"),
        Action::Remove(target) => format!("remove {} from {}", card(target), target.seat),
        Action::PutBack => "put back".to_owned(),
        Action::Keep => "keep".to_owned(),
        Action::TakeBack(target) if position.decider() == Some(target.seat) => {
            format!("take back {}", card(target))
        }
        Action::TakeBack(target) => format!("take back {} from {}", card(target), target.seat),
        Action::Swap(target) => format!("swap for {} of {}", card(target), target.seat),
        Action::Look(seat) => format!("look at {seat}"),
        Action::Discard(kind) => format!("discard {kind}"),
        Action::Love(target) => format!("love {} of {}", card(target), target.seat),
        Action::Pass => "pass".to_owned(),
    }
}

/// Which side is meant where none is named: face-down only where no face-up card of that kind lies beside it.
fn default_side(position: &Position, target: Target) -> bool {
    let Target { seat, employee, .. } = target;
    !position.office(seat).has(employee) && position.face_down(seat).has(employee)
}

/// Words that name no action here: what was not understood, and what is awaited.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}; {awaited}")]
pub struct NotationError {
    /// What was not understood.
    pub problem: NotationProblem,
    /// What is awaited at this position, in words.
    pub awaited: String,
}

/// What was not understood in the words for an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// No words.
    #[error("there are no words")]
    Empty,
    /// Words that mean nothing here.
    #[error("\"{}\" is not understood", super::shortened(.words))]
    NotUnderstood {
        /// The words.
        words: String,
    },
    /// The verb needs a card, and none is named.
    #[error("\"{verb}\" needs a card")]
    NoCard {
        /// The verb.
        verb: &'static str,
    },
    /// The verb needs a player, and none is named.
    #[error("\"{verb}\" needs a player")]
    NoPlayer {
        /// The verb.
        verb: &'static str,
    },
    /// Several offices hold such a card, or none does, so whose is meant must be said.
    #[error("whose {employee} is meant? {}", holders(*.seats))]
    Whose {
        /// The card.
        employee: Employee,
        /// Those in whose office one lies.
        seats: Seats,
    },
    /// There is no such seat at this table.
    #[error("there is no seat {} at this table of {players}", super::shortened(.number))]
    NoSuchSeat {
        /// The number.
        number: String,
        /// How many players there are.
        players: usize,
    },
}

fn holders(seats: Seats) -> String {
    let seats: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() {
        "no office holds one".to_owned()
    } else {
        format!("there is one with {}", super::words::list(&seats))
    }
}

/// What is awaited here, in words: `awaited is: play Sales, play Spy`.
pub fn awaited(position: &Position) -> String {
    let actions = position.actions();
    if actions.is_empty() {
        return "the game is over".to_owned();
    }
    let some: Vec<String> = actions
        .iter()
        .take(6)
        .map(|&a| write(position, a))
        .collect();
    let more = if actions.len() > some.len() {
        ", …"
    } else {
        ""
    };
    format!("awaited is: {}{more}", some.join(", "))
}

/// The verb that is awaited, in its canonical form, for where it is left out.
const fn awaited_verb(step: Step) -> Option<verb::Verb> {
    Some(match step {
        Step::Setup => verb::Verb::Pick,
        Step::SetupLove | Step::Love => verb::Verb::Love,
        Step::Play => verb::Verb::Play,
        Step::Cleaner => verb::Verb::Remove,
        Step::Assistant => verb::Verb::TakeBack,
        Step::Sales => verb::Verb::Swap,
        Step::Director => verb::Verb::Look,
        Step::DirectorDiscard => verb::Verb::Discard,
        Step::Start | Step::Operator | Step::Over => return None,
    })
}

/// The seats in whose office such a card lies, either side up.
fn offices_with(position: &Position, employee: Employee) -> Seats {
    let holds = |&seat: &Seat| position.in_office(seat, employee) > 0;
    position.seats().into_iter().filter(holds).collect()
}
