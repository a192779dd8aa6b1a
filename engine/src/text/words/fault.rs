use super::{Names, cards, outcome};
use crate::rulebook::Rule;
use crate::table::{Fault, Place};

/// What is wrong with a draft, in a sentence that names cards and places.
pub fn fault(fault: &Fault, names: &Names) -> String {
    names.say(&fault_of(fault, names))
}

fn fault_of(fault: &Fault, names: &Names) -> String {
    let of = |seat| names.of(seat);
    let owner = |seat| names.owner(seat);
    match *fault {
        Fault::Players { players } => {
            format!("There are {players} players; the game is for two to five.")
        }
        Fault::SeatMissing { seat } => {
            format!(
                "The turn, the audit or the result names {seat}, which this table does not have."
            )
        }
        Fault::TooManyCards { employee, cards } => format!(
            "There are {cards} {employee} cards; the game has {}.",
            employee.copies()
        ),
        Fault::CardsMissing {
            employee,
            cards: count,
        } => {
            let is = if count == 1 { "is" } else { "are" };
            format!(
                "{} of {employee} {is} missing; the game has {}.",
                cards(count),
                employee.copies()
            )
        }
        Fault::CardsUnplaced { cards: 1 } => "1 card has not been placed yet.".to_owned(),
        Fault::CardsUnplaced { cards: count } => {
            format!("{} have not been placed yet.", cards(count))
        }
        Fault::HandTooLarge {
            seat,
            cards: count,
            most,
        } => {
            format!(
                "{} hand has {}, {most} at most are allowed.",
                owner(seat),
                cards(count)
            )
        }
        Fault::EliminatedHasCards { seat, cards: count } => {
            format!("{} is eliminated and still has {}.", of(seat), cards(count))
        }
        Fault::EliminatedOnTurn { seat } => {
            format!("It is {} turn, who is eliminated.", owner(seat))
        }
        Fault::TooFewLeft { left } if left.is_empty() => {
            "Everybody is eliminated, and the game is not over.".to_owned()
        }
        Fault::TooFewLeft { left } => {
            format!(
                "Only {} is left, and the game is not over.",
                names.list(left)
            )
        }
        Fault::FiveSpies { seat } => format!(
            "All five Spies lie in {} office, and the game is not over.",
            owner(seat)
        ),
        Fault::Above21 { seat, total } => {
            format!(
                "{} stands at {total}, above 21, and is not eliminated.",
                of(seat)
            )
        }
        Fault::FaceDownStranger { employee, seat } => format!(
            "{employee} lies face-down in {} office; only Boss and Secretary ever do.",
            owner(seat)
        ),
        _ => in_a_turn(fault, names),
    }
}

fn in_a_turn(fault: &Fault, names: &Names) -> String {
    let of = |seat| names.of(seat);
    let owner = |seat| names.owner(seat);
    match *fault {
        Fault::TwoBosses { seats } => {
            format!("Two Bosses are in play, with {}.", names.list(seats))
        }
        Fault::TwoTaxmen { seats } => {
            format!(
                "More than one Taxman is in play, with {}.",
                names.list(seats)
            )
        }
        Fault::AuditWithoutTaxman { seat } => format!(
            "{} is said to have played the Taxman, and none is in play.",
            of(seat)
        ),
        Fault::RefillsOverWithoutTaxman => {
            "Refills are over and no Taxman is in play: the game had ended.".to_owned()
        }
        Fault::PendingCardMissing { seat, employee } => format!(
            "The effect of a {employee} is pending, and none lies face-up in {} office.",
            owner(seat)
        ),
        Fault::OwnHandLookedAt { seat } => format!(
            "{} looks at their own hand, which the reading in force does not allow.",
            of(seat)
        ),
        Fault::StoodAt21 { seat } => format!(
            "{} stood at 21 when this turn began: the game had ended.",
            of(seat)
        ),
        Fault::AuditWasDue { seat } => format!(
            "A tax audit was due when {} turn began: the game had ended.",
            owner(seat)
        ),
        Fault::ResultNotSupported { result } => format!(
            "The table does not support the stated result. ({})",
            outcome(&result, names)
        ),
        _ => love_or_setup(fault, names),
    }
}

fn love_or_setup(fault: &Fault, names: &Names) -> String {
    let of = |seat| names.of(seat);
    let owner = |seat| names.owner(seat);
    match *fault {
        Fault::LoverFaceUp {
            employee, seats, ..
        } => {
            format!(
                "A {employee} in love must lie face-down; face-up ones lie with {}.",
                names.list(seats)
            )
        }
        Fault::LoverFaceDown {
            employee,
            seats,
            rule,
        } => {
            let why = if rule == Rule::LoveParting {
                "there is nobody to love"
            } else {
                "love asks for fewer"
            };
            format!(
                "A {employee} lies face-down with {}, and {why}.",
                names.list(seats)
            )
        }
        Fault::NoLoveChoice { seat, .. } => format!(
            "{} is said to pick who is loved, and no such choice arises here.",
            of(seat)
        ),
        Fault::SetupRound { round } => {
            format!("There is no round {round} in set-up; it has rounds 1 to 3.")
        }
        Fault::SetupPicks { places, made } => format!(
            "Set-up has {places} places for picks, of which {made} are taken; it needs one for each player, and one still to take."
        ),
        Fault::SetupOffice {
            seat,
            cards: count,
            expected,
        } => format!(
            "In this round of set-up {} office has {}; it must be {expected}.",
            owner(seat),
            cards(count)
        ),
        Fault::SetupThree { seat, cards: count } => format!(
            "In set-up {} has {} in hand, office and pick together; it must be three.",
            of(seat),
            cards(count)
        ),
        Fault::SetupTaxman { place: at } => {
            format!("In set-up a Taxman lies {}.", place(at, names))
        }
        Fault::SetupDiscard { cards: count } => {
            format!(
                "In set-up the discard pile has {}; it must be empty.",
                cards(count)
            )
        }
        Fault::SetupEliminated { seat } => {
            format!("{} is eliminated, which nobody is in set-up.", of(seat))
        }
        Fault::SetupDecided { seat } => format!(
            "{} alone has the lowest total already, so there is no further round of set-up.",
            of(seat)
        ),
        _ => format!("{}.", fault.id()),
    }
}

/// Where a card lies: `in Jacky's hand`.
pub fn place(place: Place, names: &Names) -> String {
    match place {
        Place::Hand(seat) => format!("in {} hand", names.owner(seat)),
        Place::Office(seat) => format!("in {} office", names.owner(seat)),
        Place::FaceDown(seat) => format!("face-down in {} office", names.owner(seat)),
        Place::Picked(seat) => format!("among the picks, put aside by {}", names.of(seat)),
        Place::DrawPile => "in the draw pile".to_owned(),
        Place::DiscardPile => "in the discard pile".to_owned(),
        Place::Tray => "in the tray".to_owned(),
    }
}
