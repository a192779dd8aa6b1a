use super::Names;
use crate::play::{Action, Reason, Refusal, Target};

/// Why an action is refused, in a sentence: `A Manager stands in Jacky's office and must be chosen first.`
pub fn refusal(refusal: &Refusal, names: &Names) -> String {
    names.say(&refusal_of(*refusal, names))
}

fn refusal_of(refusal: Refusal, names: &Names) -> String {
    let owner = |seat| names.owner(seat);
    match refusal.reason {
        Reason::GameOver => "The game is over.".to_owned(),
        Reason::NotNow => "Another decision is awaited now.".to_owned(),
        Reason::NotInHand { employee, seat } => format!("There is no {employee} in {} hand.", owner(seat)),
        Reason::BossInPlay { seat } => {
            format!("A Boss is in play already, in {} office.", owner(seat))
        }
        Reason::NotThere => not_there(refusal.action, names),
        Reason::Itself => format!("{} cannot choose itself.", chosen(refusal.action)),
        Reason::NotOwnOffice => match refusal.action.target() {
            Some(target) => format!(
                "It lies in {} office: only a card of one's own office can be taken back.",
                owner(target.seat)
            ),
            None => "Only a card of one's own office can be chosen.".to_owned(),
        },
        Reason::OwnOffice => "A card of one's own office cannot be swapped for.".to_owned(),
        Reason::Director => "A Director cannot be chosen by any effect.".to_owned(),
        Reason::Spy => match refusal.action {
            Action::Discard(_) => "A Spy cannot be discarded from a hand.".to_owned(),
            Action::TakeBack(_) => "A Spy cannot be taken back under this reading.".to_owned(),
            _ => "A Spy cannot be removed from play.".to_owned(),
        },
        Reason::ManagerFirst { seat } => format!(
            "A Manager stands in {} office and must be chosen.",
            owner(seat)
        ),
        Reason::AboveLimit { seat, total } => format!(
            "{} would stand at {total}, above 21.",
            names.of(seat)
        ),
        Reason::OwnHand => "One's own hand cannot be looked at under this reading.".to_owned(),
        Reason::EmptyHand { seat } => format!("{} hand has no card.", owner(seat)),
        Reason::NotALover => {
            "Only a face-up Secretary, or in set-up the one of which two lie face-up, can be picked."
                .to_owned()
        }
        Reason::MustAct => "Something else can be done and must be done.".to_owned(),
    }
}

fn not_there(action: Action, names: &Names) -> String {
    match action.target() {
        Some(Target {
            seat,
            employee,
            face_down,
        }) => {
            let side = if face_down { "face-down " } else { "" };
            format!(
                "There is no {side}{employee} in {} office.",
                names.owner(seat)
            )
        }
        None => "The draw pile is empty.".to_owned(),
    }
}

fn chosen(action: Action) -> String {
    match action.target() {
        Some(target) => format!("The {}", target.employee),
        None => "The card".to_owned(),
    }
}
