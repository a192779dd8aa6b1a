//! The turn under way, a game that had ended before it, and a result that does not hold.

use super::{Spot, Ways, shift};
use crate::compose::Edit;
use crate::compose::turn::handed_to;
use crate::material::{Employee, Profit};
use crate::rulebook::DirectorOwnHand;
use crate::table::{Fault, Place, Seat, Turn};

pub(super) fn mends(ways: &mut Ways<'_>, fault: &Fault) {
    match *fault {
        Fault::PendingCardMissing { seat, employee } => pending(ways, seat, employee),
        Fault::OwnHandLookedAt { seat } => looked_at(ways, seat),
        Fault::StoodAt21 { seat } => {
            had_ended(ways, seat);
            let pending = ways.draft.turn.pending();
            let brings = |card: &Employee| card.profit() > Profit::ZERO;
            let mut cards = ways.draft.lying(Place::Office(seat));
            if let Some(at) = cards.iter().position(|&card| Some(card) == pending) {
                cards.remove(at);
            }
            cards.retain(brings);
            ways.some_away(&cards, 1, Place::Office(seat));
        }
        Fault::AuditWasDue { seat } => {
            had_ended(ways, seat);
            if let Some(holder) = ways.draft.taxman_at() {
                ways.away(&[Employee::Taxman], Place::Office(holder));
            }
        }
        _ => result(ways),
    }
}

/// The card is played from the hand, or there is none to be carried out, or it comes from elsewhere.
fn pending(ways: &mut Ways<'_>, seat: Seat, employee: Employee) {
    let (hand, office) = (Place::Hand(seat), Place::Office(seat));
    if ways.draft.count(hand, employee) > 0 {
        let words = format!("{} plays {employee}", ways.names.of(seat));
        ways.propose(&words, vec![shift(employee, hand, Spot::at(office))]);
    }
    ways.stand(Turn::Play { seat });
    ways.fetch(employee, office);
    ways.stand(Turn::Start { seat });
}

fn looked_at(ways: &mut Ways<'_>, seat: Seat) {
    let (mut holding, mut empty) = (Vec::new(), Vec::new());
    for hand in ways.others_first(seat) {
        let has_cards = !ways.draft.lying(Place::Hand(hand)).is_empty();
        let whose = if has_cards { &mut holding } else { &mut empty };
        whose.push(hand);
    }
    for hand in holding {
        ways.stand(Turn::DirectorDiscard { seat, hand });
    }
    ways.stand(Turn::Director { seat });
    let mut readings = ways.draft.readings;
    readings.director_own_hand = DirectorOwnHand::Yes;
    let words = "Reading: one's own hand may be looked at";
    ways.propose(words, vec![Edit::Readings(readings)]);
    for hand in empty {
        ways.stand(Turn::DirectorDiscard { seat, hand });
    }
}

/// It is somebody else's turn, or this one is only about to begin and ends the game, or it is over.
fn had_ended(ways: &mut Ways<'_>, seat: Seat) {
    for other in ways.others_first(seat) {
        if other != seat {
            ways.stand(handed_to(&ways.draft.turn, other));
        }
    }
    ways.stand(Turn::Start { seat });
    ways.over();
}

/// Another result, or the game goes on.
fn result(ways: &mut Ways<'_>) {
    ways.over();
    let alive = ways.draft.alive();
    for seat in alive {
        ways.stand(Turn::Start { seat });
    }
    if alive.is_empty() {
        let everybody = ways.draft.seats().map(|(seat, _)| Edit::Eliminated {
            seat,
            eliminated: false,
        });
        let seat = Seat::ALL[0];
        let begin = Edit::Turn(Turn::Start { seat });
        let edits = everybody.chain([begin]).collect();
        ways.propose("Everybody is still in the game, which goes on", edits);
    }
}
