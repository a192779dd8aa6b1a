use super::{Names, outcome};
use crate::play::{Action, Target};
use crate::table::Turn;

/// What an action does, as a label on a button: `Swap for Manager of Jacky`.
pub fn action(action: Action, names: &Names) -> String {
    names.say(&action_of(action, names))
}

fn action_of(action: Action, names: &Names) -> String {
    let of = |target: Target| {
        let side = if target.face_down { "face-down " } else { "" };
        format!("{side}{} of {}", target.employee, names.of(target.seat))
    };
    match action {
        Action::Begin => "Begin the turn".to_owned(),
        Action::Pick(card) => format!("Pick {card}"),
        Action::Play(card) => format!("Play {card}"),
        Action::Remove(target) => format!("Remove {}", of(target)),
        Action::PutBack => "Put the card back".to_owned(),
        Action::Keep => "Show the card and keep it".to_owned(),
        Action::TakeBack(target) if target.face_down => {
            format!("Take back face-down {}", target.employee)
        }
        Action::TakeBack(target) => format!("Take back {}", target.employee),
        Action::Swap(target) => format!("Swap for {}", of(target)),
        Action::Look(seat) => format!("Look at {} hand", names.owner(seat)),
        Action::Discard(card) => format!("Discard {card}"),
        Action::Love(target) => format!("Love {}", of(target)),
        Action::Pass => "Pass".to_owned(),
    }
}

/// Whose decision is awaited, and which: `Doris is to play a card.`
pub fn turn(turn: &Turn, names: &Names) -> String {
    names.say(&turn_of(turn, names))
}

fn turn_of(turn: &Turn, names: &Names) -> String {
    let Some(seat) = turn.decider() else {
        return match turn {
            Turn::Over { result } => format!("The game is over. {}", outcome(result, names)),
            _ => "Every player has picked.".to_owned(),
        };
    };
    let name = names.of(seat);
    match turn {
        Turn::Setup { round, .. } => {
            format!("Set-up, round {round}: {name} is to pick a card.")
        }
        Turn::SetupLove { round, .. } => {
            format!("Set-up, round {round}: {name} is to pick who is loved.")
        }
        Turn::Start { .. } => format!("{name}'s turn is about to begin."),
        Turn::Play { .. } => format!("{name} is to play a card."),
        Turn::Cleaner { .. } => format!("Cleaner: {name} is to remove a card from an office."),
        Turn::Operator { .. } => {
            format!("Operator: {name} has looked at the top card and is to put it back or keep it.")
        }
        Turn::Assistant { .. } => {
            format!("Assistant: {name} is to take a card of their office back to hand.")
        }
        Turn::Sales { .. } => format!("Sales: {name} is to swap it for a card of another office."),
        Turn::Director { .. } => format!("Director: {name} is to choose whose hand to look at."),
        Turn::DirectorDiscard { hand, .. } => format!(
            "Director: {name} looks at {} hand and is to discard a card of it.",
            names.owner(*hand)
        ),
        Turn::Love { .. } => format!("Boss: {name} is to pick the Secretary who is loved."),
        Turn::Over { .. } => String::new(),
    }
}
