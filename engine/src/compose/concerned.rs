//! What a fault is about: the cards and seats to point at on the table.

use super::Spot;
use crate::material::Employee::{self, Boss, Secretary, Spy, Taxman};
use crate::table::{Draft, Fault, Place, Seat, Seats};

/// Cards and seats that a fault is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Concerned {
    /// Each card with its spot, a card each.
    pub cards: Vec<(Spot, Employee)>,
    /// The seats.
    pub seats: Seats,
}

/// What this fault of this draft is about.
pub fn concerned(draft: &Draft, fault: &Fault) -> Concerned {
    let mut concerned = Concerned {
        cards: Vec::new(),
        seats: seats(fault),
    };
    for place in places(draft, fault) {
        for (at, card) in draft.lying(place).into_iter().enumerate() {
            let spot = match place {
                Place::DrawPile | Place::DiscardPile | Place::Tray => Spot::nth(place, at),
                _ => Spot::at(place),
            };
            if is_meant(fault, card) {
                concerned.cards.push((spot, card));
            }
        }
    }
    concerned.seats = concerned.seats.and(Seats::first(draft.seats.len()));
    concerned
}

fn seats(fault: &Fault) -> Seats {
    match *fault {
        Fault::SeatMissing { seat }
        | Fault::HandTooLarge { seat, .. }
        | Fault::EliminatedHasCards { seat, .. }
        | Fault::EliminatedOnTurn { seat }
        | Fault::FiveSpies { seat }
        | Fault::Above21 { seat, .. }
        | Fault::FaceDownStranger { seat, .. }
        | Fault::NoLoveChoice { seat, .. }
        | Fault::AuditWithoutTaxman { seat }
        | Fault::PendingCardMissing { seat, .. }
        | Fault::OwnHandLookedAt { seat }
        | Fault::StoodAt21 { seat }
        | Fault::AuditWasDue { seat }
        | Fault::SetupOffice { seat, .. }
        | Fault::SetupThree { seat, .. }
        | Fault::SetupEliminated { seat }
        | Fault::SetupDecided { seat } => Seats::only(seat),
        Fault::LoverFaceUp { seats, .. }
        | Fault::LoverFaceDown { seats, .. }
        | Fault::TwoBosses { seats }
        | Fault::TwoTaxmen { seats } => seats,
        Fault::TooFewLeft { left } => left,
        Fault::SetupTaxman { place } => place.seat().map_or(Seats::NONE, Seats::only),
        Fault::ResultNotSupported { result } => result.winners,
        Fault::Players { .. }
        | Fault::TooManyCards { .. }
        | Fault::CardsMissing { .. }
        | Fault::CardsUnplaced { .. }
        | Fault::RefillsOverWithoutTaxman
        | Fault::SetupRound { .. }
        | Fault::SetupPicks { .. }
        | Fault::SetupDiscard { .. } => Seats::NONE,
    }
}

/// Where its cards lie.
fn places(draft: &Draft, fault: &Fault) -> Vec<Place> {
    let office = |seat: Seat| vec![Place::Office(seat), Place::FaceDown(seat)];
    let all = || draft.seats().map(|(seat, _)| seat);
    match *fault {
        Fault::TooManyCards { .. } => {
            let of_seat = |seat| {
                [
                    Place::Hand(seat),
                    Place::Office(seat),
                    Place::FaceDown(seat),
                    Place::Picked(seat),
                ]
            };
            let piles = [Place::DrawPile, Place::DiscardPile, Place::Tray];
            all().flat_map(of_seat).chain(piles).collect()
        }
        Fault::CardsUnplaced { .. } => vec![Place::Tray],
        Fault::SetupDiscard { .. } => vec![Place::DiscardPile],
        Fault::HandTooLarge { seat, .. } | Fault::OwnHandLookedAt { seat } => {
            vec![Place::Hand(seat)]
        }
        Fault::EliminatedHasCards { seat, .. } => [vec![Place::Hand(seat)], office(seat)].concat(),
        Fault::SetupThree { seat, .. } => {
            [vec![Place::Hand(seat), Place::Picked(seat)], office(seat)].concat()
        }
        Fault::FiveSpies { seat } | Fault::Above21 { seat, .. } | Fault::StoodAt21 { seat } => {
            vec![Place::Office(seat)]
        }
        Fault::SetupOffice { seat, .. } | Fault::SetupDecided { seat } => office(seat),
        Fault::FaceDownStranger { seat, .. } => vec![Place::FaceDown(seat)],
        Fault::LoverFaceUp { seats, .. } => seats.into_iter().map(Place::Office).collect(),
        Fault::LoverFaceDown { seats, .. } => seats.into_iter().map(Place::FaceDown).collect(),
        Fault::NoLoveChoice { .. } | Fault::TwoBosses { .. } => all().flat_map(office).collect(),
        Fault::TwoTaxmen { seats } => seats.into_iter().map(Place::Office).collect(),
        Fault::AuditWasDue { .. } => all().map(Place::Office).collect(),
        Fault::SetupPicks { .. } => all().map(Place::Picked).collect(),
        Fault::SetupTaxman { place } => vec![place],
        _ => Vec::new(),
    }
}

/// Whether a card at one of these places is one the fault is about.
fn is_meant(fault: &Fault, card: Employee) -> bool {
    match *fault {
        Fault::TooManyCards { employee, .. }
        | Fault::FaceDownStranger { employee, .. }
        | Fault::LoverFaceUp { employee, .. }
        | Fault::LoverFaceDown { employee, .. } => card == employee,
        Fault::FiveSpies { .. } => card == Spy,
        Fault::NoLoveChoice { .. } => matches!(card, Boss | Secretary),
        Fault::TwoBosses { .. } => card == Boss,
        Fault::TwoTaxmen { .. } | Fault::AuditWasDue { .. } | Fault::SetupTaxman { .. } => {
            card == Taxman
        }
        _ => true,
    }
}
