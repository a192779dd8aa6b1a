//! The material: players, seats, and the 44 cards, each exactly once.

use super::Fault;
use crate::material::Employee;
use crate::table::{Draft, MOST_PLAYERS, Turn};

pub(super) fn check(draft: &Draft, faults: &mut Vec<Fault>) {
    let players = draft.seats.len();
    if !(2..=MOST_PLAYERS).contains(&players) {
        faults.push(Fault::Players { players });
    }
    let mut named = vec![draft.turn.decider(), draft.audit_of];
    match &draft.turn {
        Turn::DirectorDiscard { hand, .. } => named.push(Some(*hand)),
        Turn::Over { result } => named.extend(result.winners.into_iter().map(Some)),
        // A place for a pick too many is a fault of set-up, not a seat.
        Turn::Setup { .. } => named.clear(),
        _ => {}
    }
    named.sort_unstable();
    named.dedup();
    for seat in named
        .into_iter()
        .flatten()
        .filter(|seat| seat.index() >= players)
    {
        faults.push(Fault::SeatMissing { seat });
    }
    let mut counts = [0; 10];
    for card in draft.cards() {
        counts[card.index()] += 1;
    }
    for (employee, cards) in Employee::ALL.into_iter().zip(counts) {
        let copies = usize::from(employee.copies());
        if cards > copies {
            faults.push(Fault::TooManyCards { employee, cards });
        } else if cards < copies {
            faults.push(Fault::CardsMissing {
                employee,
                cards: copies - cards,
            });
        }
    }
    if !draft.tray.is_empty() {
        faults.push(Fault::CardsUnplaced {
            cards: draft.tray.len(),
        });
    }
}
