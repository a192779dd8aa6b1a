//! DIRECTOR.

use office21::material::{Cards, Employee::*};
use office21::play::Happening;
use office21::rulebook::{DirectorOwnHand, Rule};
use office21::table::{Place, Seats, Turn};
use office21_tests::acts::moved;
use office21_tests::{discard, look, play, seat, table};

#[test]
fn director_look() {
    let game = table(["Sales | Director", "| Boss Sales Spy", "| Cleaner"]).acts(&[play(Director)]);
    game.legal(&[look(2), look(3)]);
    let looked = game.then(&[look(2)]);
    let what = Happening::LookedAtHand {
        seat: seat(1),
        hand: seat(2),
        cards: Some(Cards::of(&[Boss, Sales, Spy])),
    };
    // Secretly: nobody else learns the cards.
    let seen = looked.told(Rule::DirectorLook, what).seen_by(what);
    assert_eq!(seen, Seats::only(seat(1)).with(seat(2)));
    let told = looked
        .events
        .iter()
        .map(|event| event.told_to(seat(3)).what);
    assert!(!told.into_iter().any(|told| told == what));
    let (seat_1, hand) = (seat(1), seat(2));
    looked.turn(&Turn::DirectorDiscard { seat: seat_1, hand });
    looked.legal(&[discard(Boss), discard(Sales)]);
    let game = looked.then(&[discard(Boss)]);
    let gone = moved(Boss, Place::Hand(hand), Place::DiscardPile);
    game.told(Rule::DirectorLook, gone).next(2);
    game.seat(2, "| Sales Spy").discarded("Boss");
    game.seat(1, "Sales Director |").totals(["10", "0", "0"]);
}

#[test]
fn spy_hand() {
    let game = table(["| Director", "| Spy Sales"]).acts(&[play(Director), look(2)]);
    game.legal(&[discard(Sales)]);
    assert_eq!(game.refused(discard(Spy)), Some(Rule::SpyHand));
}

#[test]
fn director_own_hand() {
    let start = table(["| Director Sales Spy", "| Manager"]);
    let no = start.clone().acts(&[play(Director)]);
    no.legal(&[look(2)]);
    assert_eq!(no.refused(look(1)), Some(Rule::DirectorOwnHand));
    let yes = start
        .reading(|r| r.director_own_hand = DirectorOwnHand::Yes)
        .acts(&[play(Director)]);
    yes.legal(&[look(1), look(2)]);
    let own = yes.then(&[look(1)]);
    own.legal(&[discard(Sales)]);
    own.then(&[discard(Sales)]).seat(1, "Director | Spy");
    // Nobody else has a card, and one's own hand is no target: forfeited.
    let alone = table(["| Director Sales", "|"]).acts(&[play(Director)]);
    alone.seat(1, "Director | Sales").next(2);
    let alone = table(["| Director Sales", "|"])
        .reading(|r| r.director_own_hand = DirectorOwnHand::Yes)
        .acts(&[play(Director)]);
    alone.legal(&[look(1)]);
}

#[test]
fn director_empty_hand() {
    let game = table(["| Director", "|", "| Spy Spy", "out"]).acts(&[play(Director)]);
    game.legal(&[look(3)]);
    assert_eq!(game.refused(look(2)), Some(Rule::DirectorEmptyHand));
    assert_eq!(game.refused(look(4)), Some(Rule::DirectorEmptyHand));
    // Only Spies: the look has been had, nothing is discarded.
    let game = game.then(&[look(3)]);
    let only = Happening::OnlySpies { hand: seat(3) };
    game.told(Rule::DirectorEmptyHand, only).next(2);
    game.seat(3, "| Spy Spy");
    assert_eq!(game.now.discard_pile().len(), 0);
    // Another card must be discarded.
    let game = table(["| Director", "| Spy Spy Boss"]).acts(&[play(Director), look(2)]);
    game.legal(&[discard(Boss)]);
}
