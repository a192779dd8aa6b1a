//! Hands, eliminated players, Spies, Taxmen, totals.

use super::{Ways, away};
use crate::compose::Edit;
use crate::compose::turn::handed_to;
use crate::material::{Cards, Employee, LIMIT};
use crate::table::{Fault, Place, Seat, Seats, Turn};

pub(super) fn mends(ways: &mut Ways<'_>, fault: &Fault) {
    match *fault {
        Fault::HandTooLarge { seat, cards, most } => hand(ways, seat, cards - most.min(cards)),
        Fault::EliminatedHasCards { seat, .. } => {
            let words = format!("All cards of {} to the discard pile", ways.names.of(seat));
            let edits = everything(ways, seat);
            ways.propose(&words, edits);
            back(ways, Seats::only(seat));
        }
        Fault::EliminatedOnTurn { seat } => {
            for other in ways.others_first(seat) {
                ways.stand(handed_to(&ways.draft.turn, other));
            }
            back(ways, Seats::only(seat));
        }
        Fault::TooFewLeft { left } => too_few(ways, left),
        Fault::FiveSpies { seat } => {
            ways.over();
            ways.away(&[Employee::Spy], Place::Office(seat));
        }
        Fault::Above21 { seat, .. } => above_21(ways, seat),
        Fault::TwoTaxmen { seats } => taxmen(ways, seats),
        Fault::AuditWithoutTaxman { seat } => {
            ways.propose("Nobody has played a Taxman", vec![Edit::AuditOf(None)]);
            ways.fetch(Employee::Taxman, Place::Office(seat));
        }
        _ => {
            ways.propose("Refills go on", vec![Edit::RefillsOver(false)]);
            ways.over();
            for seat in ways.draft.alive() {
                ways.fetch(Employee::Taxman, Place::Office(seat));
            }
        }
    }
}

fn hand(ways: &mut Ways<'_>, seat: Seat, too_many: usize) {
    let cards = ways.draft.lying(Place::Hand(seat));
    ways.some_away(&cards, too_many, Place::Hand(seat));
    // With an effect pending a card less is held: it may not have been played yet.
    ways.stand(Turn::Play { seat });
}

fn everything(ways: &Ways<'_>, seat: Seat) -> Vec<Edit> {
    let places = [Place::Hand, Place::Office, Place::FaceDown];
    let gone = |place: fn(Seat) -> Place| {
        let place = place(seat);
        away(ways.draft, &ways.draft.lying(place), place)
    };
    places.into_iter().flat_map(gone).collect()
}

/// These are in the game again.
fn back(ways: &mut Ways<'_>, seats: Seats) {
    let is = if seats.len() == 1 { "is" } else { "are" };
    let words = format!("{} {is} still in the game", ways.names.list(seats));
    let alive = |seat| Edit::Eliminated {
        seat,
        eliminated: false,
    };
    ways.propose(&words, seats.into_iter().map(alive).collect());
}

fn too_few(ways: &mut Ways<'_>, left: Seats) {
    ways.over();
    let out = ways.draft.seats().filter(|(_, part)| part.eliminated);
    let out: Seats = out.map(|(seat, _)| seat).collect();
    if !left.is_empty() {
        for seat in out {
            back(ways, Seats::only(seat));
        }
    }
    back(ways, out);
}

/// A card that is enough; where none is, the dearest ones together; or the player is out.
fn above_21(ways: &mut Ways<'_>, seat: Seat) {
    let draft = ways.draft;
    let active = draft.turn.decider() == Some(seat);
    let mut office = Cards::of(&draft.lying(Place::Office(seat)));
    if let Some(card) = draft.turn.pending().filter(|_| active) {
        office.take(card);
    }
    let mut kinds: Vec<Employee> = office.kinds().collect();
    kinds.sort_by_key(|kind| kind.profit());
    let without = |card: Employee| {
        let mut rest = office;
        rest.take(card);
        rest.profit()
    };
    let enough = |card: &&Employee| without(**card) <= LIMIT;
    let single: Vec<Employee> = kinds.iter().filter(enough).copied().collect();
    for &card in &single {
        ways.away(&[card], Place::Office(seat));
    }
    if single.is_empty() {
        let (mut rest, mut gone) = (office, Vec::new());
        while let Some(&card) = kinds.iter().rev().find(|&&kind| rest.has(kind))
            && rest.profit() > LIMIT
        {
            rest.take(card);
            gone.push(card);
        }
        ways.away(&gone, Place::Office(seat));
    }
    let mut edits = everything(ways, seat);
    edits.push(Edit::Eliminated {
        seat,
        eliminated: true,
    });
    let next = ways.draft.alive().without(seat).next_after(seat);
    if let Some(next) = next.filter(|_| active) {
        edits.push(Edit::Turn(handed_to(&draft.turn, next)));
    }
    let words = format!("{} is eliminated", ways.names.of(seat));
    ways.propose(&words, edits);
}

/// One stays, the others leave.
fn taxmen(ways: &mut Ways<'_>, seats: Seats) {
    for stays in seats {
        let mut edits = Vec::new();
        for seat in seats {
            let place = Place::Office(seat);
            let there = ways.draft.count(place, Employee::Taxman);
            let gone = there - usize::from(seat == stays);
            edits.extend(away(ways.draft, &vec![Employee::Taxman; gone], place));
        }
        let words = format!("Only {} Taxman stays", ways.names.owner(stays));
        ways.propose(&words, edits);
    }
}
