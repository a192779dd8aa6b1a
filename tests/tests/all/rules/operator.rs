//! OPERATOR.

use office21::material::{Employee, Employee::*};
use office21::play::Happening;
use office21::rulebook::{OperatorPutBack, Rule};
use office21::table::{Place, Seats, Turn};
use office21_tests::acts::moved;
use office21_tests::{Played, keep, play, put_back, seat, table};

fn pile(game: &Played) -> Vec<Employee> {
    game.now.draw_pile().collect()
}

#[test]
fn operator_draw() {
    let table = table(["Sales | Operator Spy", "| Spy"]).top("Boss Manager");
    let looked = table.clone().acts(&[play(Operator)]);
    looked
        .legal(&[put_back(), keep()])
        .turn(&Turn::Operator { seat: seat(1) });
    let look = Happening::LookedAtTop {
        seat: seat(1),
        employee: Some(Boss),
    };
    // Nobody else sees the card, unless it is shown and kept.
    let seen = looked.told(Rule::OperatorDraw, look).seen_by(look);
    assert_eq!(seen, Seats::only(seat(1)));
    let told = looked
        .events
        .iter()
        .map(|event| event.told_to(seat(2)).what);
    assert!(!told.into_iter().any(|what| what == look));

    let kept = looked.clone().then(&[keep()]);
    kept.seat(1, "Sales Operator | Spy Boss").next(2);
    let shown = moved(Boss, Place::DrawPile, Place::Hand(seat(1)));
    let seen = kept.told(Rule::OperatorDraw, shown).seen_by(shown);
    assert_eq!(seen, Seats::first(5));
    assert_eq!(pile(&kept)[0], Manager);

    let before = pile(&looked);
    let back = looked.then(&[put_back()]);
    back.seat(1, "Sales Operator | Spy").next(2);
    assert_eq!(pile(&back), before);
    back.never(|what| matches!(what, Happening::Moved { .. }));
}

#[test]
fn operator_put_back() {
    let start = table(["| Operator", "| Spy"]).top("Boss Manager");
    let top = start.clone().acts(&[play(Operator), put_back()]);
    assert_eq!(pile(&top)[..2], [Boss, Manager]);
    top.never(|what| *what == Happening::PileShuffled);
    assert_eq!(top.now.to_draft().chance, 0);

    let shuffled = |seed| {
        start
            .clone()
            .chance(seed)
            .reading(|r| r.operator_put_back = OperatorPutBack::Shuffle)
            .acts(&[play(Operator), put_back()])
    };
    let one = shuffled(1);
    one.told(Rule::OperatorPutBack, Happening::PileShuffled);
    let (mut found, mut before) = (pile(&one), pile(&top));
    assert_ne!(found, before);
    found.sort_unstable();
    before.sort_unstable();
    assert_eq!(found, before, "the same cards");
    // Chance decides and moves on.
    assert_ne!(one.now.to_draft().chance, 1);
    assert_eq!(pile(&shuffled(1)), pile(&one));
    assert_ne!(pile(&shuffled(2)), pile(&one));
    let on_top = (0..100).filter(|&seed| pile(&shuffled(seed))[0] == Boss);
    assert!(on_top.count() < 30, "it is not simply on top again");
    // Kept, nothing is shuffled.
    let kept = start
        .reading(|r| r.operator_put_back = OperatorPutBack::Shuffle)
        .acts(&[play(Operator), keep()]);
    kept.never(|what| *what == Happening::PileShuffled);
}

#[test]
fn operator_empty_pile() {
    let game = table(["Sales | Operator", "Taxman | Spy"])
        .pile("")
        .acts(&[play(Operator)]);
    let forfeited = Happening::Forfeited {
        seat: seat(1),
        employee: Operator,
    };
    game.told(Rule::OperatorEmptyPile, forfeited).next(2);
    game.seat(1, "Sales Operator |");
    // The last card is a card.
    let last = table(["Sales | Operator", "Taxman | Spy"])
        .pile("Boss")
        .acts(&[play(Operator), keep()]);
    last.seat(1, "Sales Operator | Boss");
    assert_eq!(last.now.draw_pile().len(), 0);
}
