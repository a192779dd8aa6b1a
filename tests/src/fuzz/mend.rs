//! A fault mended by what it says alone. It stands here to show that faults say enough; the mends offered to people
//! are the editor's.

use office21::material::{Cards, Employee, LIMIT};
use office21::table::{Draft, Fault, Seat, SeatDraft, Turn};

/// Puts one fault right, as far as it still is one. Another may come to light by it.
pub(super) fn mend(draft: &mut Draft, fault: &Fault) {
    match *fault {
        Fault::Players { .. } => players(draft),
        Fault::SeatMissing { .. } => {
            draft.audit_of = None;
            begin(draft);
        }
        Fault::TooManyCards { employee, cards } => {
            for _ in usize::from(employee.copies())..cards {
                take_anywhere(draft, employee);
            }
        }
        Fault::CardsMissing { employee, cards } => {
            draft.draw_pile.extend(std::iter::repeat_n(employee, cards));
        }
        Fault::CardsUnplaced { .. } => draft.draw_pile.append(&mut draft.tray),
        Fault::HandTooLarge { seat, cards, most } => {
            let hand = &mut part(draft, seat).hand;
            let spare: Vec<Employee> = hand.iter().take(cards.saturating_sub(most)).collect();
            *hand = hand.minus(Cards::of(&spare));
            draft.draw_pile.extend(spare);
        }
        Fault::EliminatedHasCards { seat, .. } => {
            let out = std::mem::take(part(draft, seat));
            part(draft, seat).eliminated = true;
            draft
                .discard_pile
                .extend(out.hand.iter().chain(out.in_office()));
        }
        Fault::TooFewLeft { .. } => {
            for seat in &mut draft.seats {
                seat.eliminated = false;
            }
        }
        Fault::SetupEliminated { seat } => part(draft, seat).eliminated = false,
        Fault::FiveSpies { seat } => discard(draft, seat, Employee::Spy),
        Fault::Above21 { seat, .. } => {
            while part(draft, seat).total() > LIMIT {
                let office = part(draft, seat).office;
                let Some(highest) = office.kinds().max_by_key(|kind| kind.profit()) else {
                    break;
                };
                discard(draft, seat, highest);
            }
        }
        Fault::FaceDownStranger { employee, seat } => {
            if part(draft, seat).face_down.take(employee) {
                draft.discard_pile.push(employee);
            }
        }
        Fault::LoverFaceUp { .. } | Fault::LoverFaceDown { .. } => no_love(draft),
        Fault::NoLoveChoice { .. } => {
            no_love(draft);
            begin(draft);
        }
        Fault::TwoBosses { seats } => {
            for seat in seats.into_iter().skip(1) {
                discard(draft, seat, Employee::Boss);
            }
            discard(
                draft,
                seats.into_iter().next().unwrap_or(Seat::ALL[0]),
                Employee::Boss,
            );
        }
        Fault::TwoTaxmen { seats } => {
            for seat in seats {
                while part(draft, seat).office.has(Employee::Taxman) {
                    discard(draft, seat, Employee::Taxman);
                }
            }
        }
        Fault::AuditWithoutTaxman { .. } => draft.audit_of = None,
        Fault::RefillsOverWithoutTaxman => draft.refills_over = false,
        Fault::EliminatedOnTurn { .. }
        | Fault::PendingCardMissing { .. }
        | Fault::OwnHandLookedAt { .. }
        | Fault::StoodAt21 { .. }
        | Fault::AuditWasDue { .. }
        | Fault::SetupRound { .. }
        | Fault::SetupPicks { .. }
        | Fault::SetupOffice { .. }
        | Fault::SetupThree { .. }
        | Fault::SetupTaxman { .. }
        | Fault::SetupDiscard { .. }
        | Fault::SetupDecided { .. }
        | Fault::ResultNotSupported { .. } => begin(draft),
    }
}

fn part(draft: &mut Draft, seat: Seat) -> &mut SeatDraft {
    // A fault names seats that there are; where players were added or left out since, the first will do.
    let at = if seat.index() < draft.seats.len() {
        seat.index()
    } else {
        0
    };
    &mut draft.seats[at]
}

fn players(draft: &mut Draft) {
    for out in draft.seats.drain(5.min(draft.seats.len())..) {
        draft.tray.extend(out.hand.iter().chain(out.in_office()));
    }
    while draft.seats.len() < 2 {
        draft.seats.push(SeatDraft::default());
    }
}

/// A turn of the first player left is about to begin. Cards put aside go to the tray.
fn begin(draft: &mut Draft) {
    if let Turn::Setup { picks, .. } = &draft.turn {
        draft.tray.extend(picks.iter().flatten());
    }
    let seat = draft.alive().into_iter().next().unwrap_or(Seat::ALL[0]);
    draft.turn = Turn::Start { seat };
}

fn discard(draft: &mut Draft, seat: Seat, card: Employee) {
    let part = part(draft, seat);
    if part.office.take(card) || part.face_down.take(card) {
        draft.discard_pile.push(card);
    }
}

/// Every Boss and Secretary leaves play.
fn no_love(draft: &mut Draft) {
    for at in 0..draft.seats.len().min(Seat::ALL.len()) {
        for lover in [Employee::Boss, Employee::Secretary] {
            while draft.seats[at].in_office().any(|card| card == lover) {
                discard(draft, Seat::ALL[at], lover);
            }
        }
    }
}

/// Takes one such card away, wherever it lies.
fn take_anywhere(draft: &mut Draft, card: Employee) {
    for pile in [
        &mut draft.tray,
        &mut draft.discard_pile,
        &mut draft.draw_pile,
    ] {
        if let Some(at) = pile.iter().position(|&other| other == card) {
            pile.remove(at);
            return;
        }
    }
    if let Turn::Setup { picks, .. } = &mut draft.turn
        && let Some(pick) = picks.iter_mut().find(|pick| **pick == Some(card))
    {
        *pick = None;
        return;
    }
    let _ = draft
        .seats
        .iter_mut()
        .any(|part| part.hand.take(card) || part.office.take(card) || part.face_down.take(card));
}
