//! Set-up, exactly as play brings it.

use super::{Spot, UNDER_THE_PILE, Ways, choices, named, shift};
use crate::compose::{Edit, words};
use crate::material::Employee::{self, Boss, Taxman};
use crate::material::FULL_HAND;
use crate::table::{Fault, Lover, Picks, Place, Seat, Turn};

pub(super) fn mends(ways: &mut Ways<'_>, fault: &Fault) {
    match *fault {
        Fault::SetupRound { .. } => rounds(ways),
        Fault::SetupPicks { .. } => picks(ways),
        Fault::SetupOffice {
            seat,
            cards,
            expected,
        } => {
            if cards > expected {
                too_many(ways, seat, cards - expected);
            } else {
                too_few(ways, seat, expected - cards);
            }
            rounds(ways);
        }
        Fault::SetupThree { seat, cards } if cards > FULL_HAND => {
            give(ways, seat, cards - FULL_HAND);
        }
        Fault::SetupThree { seat, cards } => draw(ways, seat, FULL_HAND.saturating_sub(cards)),
        Fault::SetupTaxman { place } => taxmen(ways, place),
        Fault::SetupDiscard { .. } => {
            let cards = ways.draft.lying(Place::DiscardPile);
            let under = |&card| shift(card, Place::DiscardPile, UNDER_THE_PILE);
            // The newest first, as it is the newest of its kind that is taken.
            let edits = cards.iter().rev().map(under).collect();
            ways.propose("The discard pile under the draw pile", edits);
        }
        Fault::SetupEliminated { seat } => {
            let words = format!("{} is still in the game", ways.names.of(seat));
            let alive = Edit::Eliminated {
                seat,
                eliminated: false,
            };
            ways.propose(&words, vec![alive]);
        }
        _ => {}
    }
    play_begins(ways);
}

/// Another round, with picks or with a choice of love.
fn rounds(ways: &mut Ways<'_>) {
    for round in 1..=3 {
        ways.stand(match ways.draft.turn {
            Turn::SetupLove { seat, .. } => Turn::SetupLove { seat, round },
            _ => Turn::Setup {
                round,
                picks: Picks::new(),
            },
        });
    }
}

/// A place for each player, and one pick still to be made.
fn picks(ways: &mut Ways<'_>) {
    let Turn::Setup { round, picks } = &ways.draft.turn else {
        return;
    };
    let fit = Edit::Turn(Turn::Setup {
        round: *round,
        picks: Picks::new(),
    });
    ways.propose("A place for a pick for each player", vec![fit.clone()]);
    for (seat, pick) in Seat::ALL.into_iter().zip(picks.clone()) {
        if let Some(card) = pick {
            let words = format!("{} {card} back to hand", ways.names.owner(seat));
            let hand = Spot::at(Place::Hand(seat));
            let back = shift(card, Place::Picked(seat), hand);
            ways.propose(&words, vec![fit.clone(), back]);
        }
    }
}

/// Cards of an office go back to the hand.
fn too_many(ways: &mut Ways<'_>, seat: Seat, how_many: usize) {
    let draft = ways.draft;
    let (up, down) = (Place::Office(seat), Place::FaceDown(seat));
    let office = [draft.lying(up), draft.lying(down)].concat();
    for cards in choices(&office, how_many) {
        let mut left = draft.lying(up);
        let mut edits = Vec::new();
        for &card in &cards {
            let at = left.iter().position(|&other| other == card);
            let from = if at.map(|at| left.remove(at)).is_some() {
                up
            } else {
                down
            };
            edits.push(shift(card, from, Spot::at(Place::Hand(seat))));
        }
        let words = format!("{} back to hand", ways.of(&cards, up));
        ways.propose(&words, edits);
    }
}

/// Cards come to an office: from the hand, what it does not have from elsewhere.
fn too_few(ways: &mut Ways<'_>, seat: Seat, how_many: usize) {
    let office = Spot::at(Place::Office(seat));
    let hand = ways.draft.lying(Place::Hand(seat));
    let from_hand = how_many.min(hand.len());
    let more = loose(ways, how_many - from_hand);
    let mut ways_of_hand = choices(&hand, from_hand);
    if from_hand == 0 {
        ways_of_hand.push(Vec::new());
    }
    for cards in ways_of_hand {
        let played = cards.iter().map(|&card| (card, Place::Hand(seat)));
        let all: Vec<(Employee, Place)> = played.chain(more.iter().copied()).collect();
        let kinds: Vec<Employee> = all.iter().map(|&(card, _)| card).collect();
        let edits = all.iter().map(|&(card, from)| shift(card, from, office));
        let words = format!(
            "{} to {}",
            named(&kinds),
            words::place_of(office.place, &ways.names)
        );
        ways.propose(&words, edits.collect());
    }
}

/// So many cards that no player has and that set-up may use, one after another, each from where it lies.
fn loose(ways: &Ways<'_>, how_many: usize) -> Vec<(Employee, Place)> {
    let places = [Place::Tray, Place::DrawPile, Place::DiscardPile];
    let cards = places.into_iter().flat_map(|place| {
        let lying = ways.draft.lying(place).into_iter();
        lying.map(move |card| (card, place))
    });
    let usable = cards.filter(|&(card, _)| card != Taxman);
    usable.take(how_many).collect()
}

/// Cards leave a player: of the hand, then the pick, then the office.
fn give(ways: &mut Ways<'_>, seat: Seat, how_many: usize) {
    let hand = ways.draft.lying(Place::Hand(seat));
    if hand.len() >= how_many {
        ways.some_away(&hand, how_many, Place::Hand(seat));
        return;
    }
    let places = [Place::Hand, Place::Picked, Place::FaceDown, Place::Office];
    let cards = places.into_iter().flat_map(|place| {
        let place = place(seat);
        let lying = ways.draft.lying(place).into_iter();
        lying.map(move |card| (card, place))
    });
    let edits = cards.take(how_many);
    let edits = edits.map(|(card, from)| shift(card, from, UNDER_THE_PILE));
    let words = format!(
        "{} of {} under the draw pile",
        crate::text::words::cards(how_many),
        ways.names.of(seat)
    );
    let edits = edits.collect();
    ways.propose(&words, edits);
}

/// Cards come to a hand.
fn draw(ways: &mut Ways<'_>, seat: Seat, how_many: usize) {
    let hand = Spot::at(Place::Hand(seat));
    let cards = loose(ways, how_many);
    let kinds: Vec<Employee> = cards.iter().map(|&(card, _)| card).collect();
    let edits = cards.iter().map(|&(card, from)| shift(card, from, hand));
    let words = format!("{} to {} hand", named(&kinds), ways.names.owner(seat));
    ways.propose(&words, edits.collect());
    // Any other kind that lies loose will do as well.
    if how_many == 1 {
        for card in Employee::ALL.into_iter().filter(|&card| card != Taxman) {
            ways.fetch(card, hand.place);
        }
    }
}

/// Taxmen are put aside and replaced (`setup-no-taxman`).
fn taxmen(ways: &mut Ways<'_>, place: Place) {
    let count = ways.draft.count(place, Taxman);
    let gone = vec![shift(Taxman, place, UNDER_THE_PILE); count];
    let others = loose(ways, count);
    let replaced = others
        .iter()
        .map(|&(card, from)| shift(card, from, Spot::at(place)));
    let edits = gone.iter().cloned().chain(replaced).collect();
    let kinds: Vec<Employee> = others.iter().map(|&(card, _)| card).collect();
    let taxmen = ways.of(&vec![Taxman; count], place);
    let words = format!("{taxmen} under the draw pile, {} for it", named(&kinds));
    ways.propose(&words, edits);
    ways.propose(&format!("{taxmen} under the draw pile"), gone);
}

/// Set-up is over: the lowest total starts, two Bosses leave (`setup-two-bosses-leave`), picks go back to the hands.
pub(super) fn play_begins(ways: &mut Ways<'_>) {
    let draft = ways.draft;
    let alive = draft.seats().filter(|(_, part)| !part.eliminated);
    let lowest = alive.min_by_key(|(_, part)| part.total());
    let seat = lowest.map_or(Seat::ALL[0], |(seat, _)| seat);
    let bosses = draft.lovers().filter(|lover| lover.employee == Boss);
    let bosses: Vec<Lover> = bosses.collect();
    let mut edits = vec![Edit::Turn(Turn::Start { seat })];
    let mut words = format!("Set-up is over, {} starts", ways.names.of(seat));
    if bosses.len() > 1 {
        let discarded = Spot::at(Place::DiscardPile);
        let leave = bosses
            .iter()
            .map(|lover| shift(Boss, lover.places().0, discarded));
        edits.extend(leave);
        words.push_str(", the Bosses go to the discard pile");
    }
    ways.propose(&words, edits);
}
