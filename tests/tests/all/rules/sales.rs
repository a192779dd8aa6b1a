//! SALES.

use office21::material::{Employee::*, Profit};
use office21::play::{Happening, Reason};
use office21::rulebook::Rule;
use office21::table::Place;
use office21_tests::acts::moved;
use office21_tests::{down, play, seat, swap, table};

#[test]
fn sales_swap() {
    let game =
        table(["Operator | Sales", "Assistant Cleaner | Spy", "Boss |"]).acts(&[play(Sales)]);
    game.legal(&[swap(Assistant, 2), swap(Cleaner, 2), swap(Boss, 3)]);
    let own = game.refused(swap(Operator, 1));
    assert_eq!(own, Some(Rule::SalesSwap));
    let game = game.then(&[swap(Assistant, 2)]);
    let taken = moved(Assistant, Place::Office(seat(2)), Place::Office(seat(1)));
    let given = moved(Sales, Place::Office(seat(1)), Place::Office(seat(2)));
    game.told(Rule::SalesSwap, taken)
        .told(Rule::SalesSwap, given);
    game.seat(1, "Operator Assistant |")
        .seat(2, "Sales Cleaner | Spy")
        .totals(["3", "3.5", "8.5"])
        .next(2);
}

/// Also: `manager-guards-all`.
#[test]
fn sales_manager() {
    let game = table(["| Sales", "Manager Sales Spy |", "Operator |"]).acts(&[play(Sales)]);
    game.legal(&[swap(Manager, 2), swap(Operator, 3)]);
    for card in [Sales, Spy] {
        assert_eq!(game.refused(swap(card, 2)), Some(Rule::SalesManager));
    }
    let game = game.then(&[swap(Manager, 2)]);
    let taken = moved(Manager, Place::Office(seat(2)), Place::Office(seat(1)));
    game.told(Rule::SalesManager, taken)
        .seat(1, "Manager |")
        .seat(2, "Sales Sales Spy |");
}

/// A Manager guards face-down cards, too.
#[test]
fn sales_manager_guards_face_down_cards() {
    let game = table(["| Sales", "Manager (Boss) |", "(Secretary) |"]).acts(&[play(Sales)]);
    game.legal(&[swap(Manager, 2), swap(down(Secretary), 3)]);
    let refused = game.refused(swap(down(Boss), 2));
    assert_eq!(refused, Some(Rule::SalesManager));
}

/// Also: `sales-limit`.
#[test]
fn sales_no_record() {
    // 20: without the Assistant and with the Sales 21; without the Spy, or a face-down Boss, 23.
    let players = [
        "| Sales",
        "Director Director Operator Sales Assistant Spy (Boss) |",
        "(Secretary) |",
    ];
    let game = table(players).acts(&[play(Sales)]);
    game.legal(&[swap(Assistant, 2), swap(Sales, 2), swap(down(Secretary), 3)]);
    for (card, total) in [(Spy, 46), (Operator, 44)] {
        let refusal = game.now.refusal(swap(card, 2)).expect("refused");
        assert_eq!(refusal.rule, Rule::SalesNoRecord);
        let (seat, total) = (seat(2), Profit::from_halves(total));
        assert_eq!(refusal.reason, Reason::AboveLimit { seat, total });
    }
    let refused = game.refused(swap(down(Boss), 2));
    assert_eq!(refused, Some(Rule::SalesNoRecord));
    let game = game.then(&[swap(Assistant, 2)]);
    game.totals(["2", "21", "0"]).next(2);
    game.told(Rule::Operations21, Happening::Reached21 { seat: seat(2) });
    let director = game.refused(swap(Director, 2));
    assert!(director.is_some());
}

/// Half a million too much is too much.
#[test]
fn sales_no_record_by_half_a_million() {
    // 18.5: without the Spy and with the Sales 21.5, without a Cleaner 21.
    let office = "Director Secretary Operator Cleaner Assistant Assistant Spy |";
    let game = table(["| Sales", office]).acts(&[play(Sales)]);
    let refusal = game.now.refusal(swap(Spy, 2)).expect("refused");
    assert_eq!(refusal.rule, Rule::SalesNoRecord);
    assert_eq!(game.now.refusal(swap(Cleaner, 2)), None);
}

#[test]
fn sales_limit() {
    let game = table([
        "| Sales",
        "Director Director Secretary Cleaner |",
        "Director |",
    ])
    .acts(&[play(Sales)]);
    game.legal(&[swap(Secretary, 2)]);
    let game =
        table(["| Sales", "Director Director Director Spy |", "Director |"]).acts(&[play(Sales)]);
    let forfeited = Happening::Forfeited {
        seat: seat(1),
        employee: Sales,
    };
    game.told(Rule::EffectForfeit, forfeited)
        .seat(1, "Sales |")
        .next(2);
    // One's own total may rise above 21: out in step 4.
    let own = table(["Director Director Secretary | Sales", "Manager |", "Spy |"])
        .acts(&[play(Sales), swap(Manager, 2)]);
    own.seat(1, "out").seat(2, "Sales |");
}

#[test]
fn sales_keeps_love() {
    let players = ["Spy | Sales", "(Boss) Director |", "(Secretary) | Spy"];
    let game = table(players).acts(&[play(Sales), swap(down(Boss), 2)]);
    let taken = moved(Boss, Place::FaceDown(seat(2)), Place::FaceDown(seat(1)));
    game.told(Rule::SalesKeepsLove, taken);
    game.never(|what| {
        matches!(
            what,
            Happening::TurnedUp { .. } | Happening::TurnedDown { .. }
        )
    });
    game.seat(1, "Spy (Boss) |")
        .seat(2, "Sales Director |")
        .seat(3, "(Secretary) | Spy")
        .totals(["0", "10", "0"]);
    let game = table(players).acts(&[play(Sales), swap(down(Secretary), 3)]);
    game.seat(1, "Spy (Secretary) |")
        .seat(2, "(Boss) Director |")
        .seat(3, "Sales | Spy");
    // A face-up Secretary beside the loved one changes office face-up.
    let game = table(["| Sales", "(Boss) |", "(Secretary) |", "Secretary |"])
        .acts(&[play(Sales), swap(Secretary, 4)]);
    game.seat(1, "Secretary |").seat(3, "(Secretary) |");
}

#[test]
fn spy_can_be_swapped() {
    let game = table(["Operator | Sales", "Spy Assistant |"]).acts(&[play(Sales), swap(Spy, 2)]);
    let taken = moved(Spy, Place::Office(seat(2)), Place::Office(seat(1)));
    game.told(Rule::SpyCanBeSwapped, taken)
        .seat(1, "Operator Spy |");
    let guarded = table(["Operator | Sales", "Spy Manager |"]).acts(&[play(Sales)]);
    let refused = guarded.refused(swap(Spy, 2));
    assert_eq!(refused, Some(Rule::SalesManager));
}
