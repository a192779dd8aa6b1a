//! Edits in words: what a button undoes, and the list of steps.

use super::{DealTo, Edit};
use crate::rulebook::Readings;
use crate::table::{Lover, Place, Seat, Turn};
use crate::text::file::{Goal, PositionFile};
use crate::text::words::{self, Names};

/// What an edit of this file does: `move Boss from the tray to Jacky's office`. The file is that before the edit.
pub fn edit(edit: &Edit, file: &PositionFile) -> String {
    let names = file.names();
    names.say(&edit_of(edit, file, &names))
}

fn edit_of(edit: &Edit, file: &PositionFile, names: &Names) -> String {
    match edit {
        Edit::Move { card, from, to } => {
            let (from, to) = (from.place, to.place);
            match (from, to) {
                (Place::Office(one), Place::FaceDown(other)) if one == other => {
                    format!("turn {} {card} face-down", names.owner(one))
                }
                (Place::FaceDown(one), Place::Office(other)) if one == other => {
                    format!("turn {} {card} face-up", names.owner(one))
                }
                _ if from == to => format!("move {card} within {}", place_of(from, names)),
                _ => format!(
                    "move {card} from {} to {}",
                    place_of(from, names),
                    place_of(to, names)
                ),
            }
        }
        Edit::Clear(place) => format!("clear {}", place_of(*place, names)),
        Edit::DealRest { seed, to } => {
            let to = match to {
                DealTo::Pile => "the draw pile",
                DealTo::Hands => "hands",
                DealTo::HandsThenPile => "hands and draw pile",
            };
            format!("deal the rest to {to} (seed {seed})")
        }
        Edit::Shuffle { seed } => format!("shuffle the draw pile (seed {seed})"),
        Edit::FullDeck => "make the 44 cards whole".to_owned(),
        Edit::AddSeat => "add a player".to_owned(),
        Edit::RemoveSeat(seat) => format!("take {} from the table", names.of(*seat)),
        Edit::Rotate => "move everybody on by one seat".to_owned(),
        Edit::SwapSeats(one, other) => {
            format!("{} and {} change seats", names.of(*one), names.of(*other))
        }
        Edit::Replace { name, .. } => name.clone(),
        _ => said(edit, file, names),
    }
}

/// Edits of what is said about the table.
fn said(edit: &Edit, file: &PositionFile, names: &Names) -> String {
    match edit {
        Edit::Turn(turn) => format!("turn: {}", turn_of(turn, names)),
        Edit::RefillsOver(true) => "refills are over".to_owned(),
        Edit::RefillsOver(false) => "refills go on".to_owned(),
        Edit::AuditOf(Some(seat)) => format!("the Taxman was played by {}", names.of(*seat)),
        Edit::AuditOf(None) => "the Taxman was played by whoever holds it".to_owned(),
        Edit::Chance(seed) => format!("seed of the next shuffle: {seed}"),
        Edit::Readings(readings) => readings_of(*readings, file.draft.readings),
        Edit::Eliminated {
            seat,
            eliminated: true,
        } => format!("{} is eliminated", names.of(*seat)),
        Edit::Eliminated { seat, .. } => format!("{} is still in the game", names.of(*seat)),
        Edit::Since(moments) => format!("achieved first: {}", order(moments, names)),
        Edit::Name { seat, name } if name.trim().is_empty() => {
            format!("{} has no name", names.of(*seat))
        }
        Edit::Name { seat, name } => format!("call {} {}", names.of(*seat), name.trim()),
        Edit::Title(_) => "change the title".to_owned(),
        Edit::Note(_) => "change the note".to_owned(),
        Edit::Goal(None) => "no goal".to_owned(),
        Edit::Goal(Some(goal)) => format!("goal: {}", goal_of(*goal, names)),
        Edit::Hidden(true) => "hands and pile are hidden".to_owned(),
        Edit::Hidden(false) => "all cards are open".to_owned(),
        Edit::ForgetKnowledge => "forget what players have seen".to_owned(),
        // The others are of the table.
        _ => String::new(),
    }
}

/// A place as something that cards go to: `Jacky's office`, `the draw pile`.
pub fn place(place: Place, names: &Names) -> String {
    names.say(&place_of(place, names))
}

pub(super) fn place_of(place: Place, names: &Names) -> String {
    match place {
        Place::Hand(seat) => format!("{} hand", names.owner(seat)),
        Place::Office(seat) => format!("{} office", names.owner(seat)),
        Place::FaceDown(seat) => format!("{} office (face-down)", names.owner(seat)),
        Place::Picked(seat) => format!("{} pick", names.owner(seat)),
        Place::DrawPile => "the draw pile".to_owned(),
        Place::DiscardPile => "the discard pile".to_owned(),
        Place::Tray => "the tray".to_owned(),
    }
}

fn turn_of(turn: &Turn, names: &Names) -> String {
    match turn {
        // Whose pick it is follows from the picks there are.
        Turn::Setup { round, .. } => format!("set-up, round {round}"),
        Turn::Over { result } => format!(
            "the game is over ({})",
            full_stop(&words::outcome(result, names))
        ),
        _ => full_stop(&words::turn(turn, names)),
    }
}

fn full_stop(sentence: &str) -> String {
    sentence.trim_end_matches('.').to_owned()
}

fn readings_of(new: Readings, old: Readings) -> String {
    let questions = Readings::QUESTIONS.iter().enumerate();
    let changed = questions.filter_map(|(at, (field, _, names))| {
        let chosen = new.choice(at).filter(|&to| old.choice(at) != Some(to))?;
        Some(format!("{field}: {}", names.get(chosen)?))
    });
    match changed.collect::<Vec<_>>().as_slice() {
        [] => "the same readings".to_owned(),
        [one] => format!("reading {one}"),
        several => format!("readings {}", several.join(", ")),
    }
}

/// Who achieved a total before whom: `Anton, then Jacky and Doris`.
fn order(moments: &[i64], names: &Names) -> String {
    let mut distinct = moments.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    let at = |moment: i64| {
        let seats = Seat::ALL.into_iter().zip(moments);
        let seats = seats.filter(move |(_, since)| **since == moment);
        names.list(seats.map(|(seat, _)| seat).collect())
    };
    let groups: Vec<String> = distinct.into_iter().map(at).collect();
    groups.join(", then ")
}

fn goal_of(goal: Goal, names: &Names) -> String {
    match goal {
        Goal::WinThisTurn => "win this turn".to_owned(),
        Goal::WinByNextTurn => "win by the next turn".to_owned(),
        Goal::WinWithin { turns: 1 } => "win within 1 turn".to_owned(),
        Goal::WinWithin { turns } => format!("win within {turns} turns"),
        Goal::Survive => "survive".to_owned(),
        Goal::Eliminate { seat } => format!("eliminate {}", names.of(seat)),
    }
}

/// Lovers that turn: `Anton's Secretary and Jacky's Boss face-down`.
pub(super) fn turning(lovers: &[Lover], names: &Names) -> String {
    let side = |face_down: bool, to: &str| {
        let some = lovers.iter().filter(|lover| lover.face_down == face_down);
        let some = some.map(|lover| format!("{} {}", names.owner(lover.seat), lover.employee));
        let some: Vec<String> = some.collect();
        (!some.is_empty()).then(|| format!("{} {to}", words::list(&some)))
    };
    let sides = [side(false, "face-down"), side(true, "face-up")];
    let sides: Vec<String> = sides.into_iter().flatten().collect();
    sides.join(", ")
}
