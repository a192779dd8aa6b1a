//! Record breaking profits: who makes more than 21 million is out.

use office21::material::{Employee::*, Profit};
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::{End, Place, Seats, Victory};
use office21_tests::acts::moved;
use office21_tests::{Played, down, play, remove, seat, table, take_back};

fn out(number: u8, halves: u8) -> Happening {
    Happening::Eliminated {
        seat: seat(number),
        total: Profit::from_halves(halves),
    }
}

fn nobody_out(played: &Played) {
    played.never(|what| matches!(what, Happening::Eliminated { .. }));
}

#[test]
fn record_profit() {
    let office = "Director Director Secretary | Cleaner Operator Assistant";
    // Exactly 21 is not above 21.
    let game = table([office, "Spy Spy |", "| Spy"])
        .pile("")
        .acts(&[play(Operator)]);
    nobody_out(&game);
    game.totals(["21", "0", "0"]).next(2);
    // 20 and 3 are.
    let game = table([
        "Director Director Secretary | Manager Spy",
        "Spy |",
        "| Spy",
    ])
    .acts(&[play(Manager)]);
    game.told(Rule::RecordProfit, out(1, 48)).next(2);
    assert_eq!(game.now.alive(), Seats::only(seat(2)).with(seat(3)));
}

#[test]
fn record_profit_discard() {
    let office = "Director Director Secretary (Boss) (Secretary) | Manager Spy Cleaner";
    let game = table([office, "Spy |", "| Spy"]).lay();
    let game = game.then(&[play(Manager)]);
    game.seat(1, "out").next(2);
    assert_eq!(game.now.discard_pile().len(), 8);
    let places = [
        (Spy, Place::Hand(seat(1))),
        (Director, Place::Office(seat(1))),
        (Boss, Place::FaceDown(seat(1))),
    ];
    for (card, place) in places {
        let gone = moved(card, place, Place::DiscardPile);
        let seen = game.told(Rule::RecordProfitDiscard, gone).seen_by(gone);
        assert_eq!(seen, Seats::first(5), "face-up, so everybody sees it");
    }
}

#[test]
fn record_profit_any_time() {
    // 17 and a Secretary that turns up: 23, although it is seat 1's turn.
    let office = "Director Director Sales (Secretary) | Spy Spy";
    let game =
        table(["| Cleaner", office, "(Boss) | Spy"]).acts(&[play(Cleaner), remove(down(Boss), 3)]);
    game.told(Rule::RecordProfitAnyTime, out(2, 46));
    game.seat(2, "out").next(3);
    // At once: before the active player's own total is taken.
    let own = Happening::Total {
        seat: seat(1),
        from: Profit::ZERO,
        to: Profit::from_halves(1),
    };
    game.in_order(out(2, 46), own);
}

#[test]
fn elimination_cascade() {
    // Seat 1 makes 22 and leaves with the Boss; the Secretary turns up at seat 2's, who makes 23 and leaves with the
    // Taxman: no audit any more.
    let game = table([
        "Director Director Manager (Boss) | Manager",
        "Director Director Sales Taxman (Secretary) | Sales",
        "Sales | Spy",
        "Sales | Spy",
    ])
    .acts(&[play(Manager)]);
    game.told(Rule::RecordProfit, out(1, 44))
        .told(Rule::RecordProfitAnyTime, out(2, 46))
        .in_order(out(1, 44), out(2, 46));
    let up = Happening::TurnedUp {
        seat: seat(2),
        employee: Secretary,
    };
    game.told(Rule::LoveParting, up);
    game.in_order(up, out(2, 46))
        .told(Rule::AuditCalledOff, Happening::AuditCalledOff);
    game.seat(1, "out").seat(2, "out").next(3);
    assert_eq!(game.now.audit_of(), None);
}

/// The first to leave takes the loved Secretary along, the other Secretary is loved next.
#[test]
fn elimination_cascade_falls_in_love_again() {
    let game = table([
        "Director Director Manager (Secretary) | Manager",
        "Sales (Boss) | Sales",
        "Secretary | Spy",
    ])
    .acts(&[play(Manager)]);
    let next = Happening::TurnedDown {
        seat: seat(3),
        employee: Secretary,
    };
    game.told(Rule::LoveNext, next);
    game.seat(2, "Sales (Boss) | Sales")
        .totals(["0", "3", "0"])
        .next(2);
}

/// Boss and loved Secretary leave together: nobody turns.
#[test]
fn elimination_cascade_of_a_pair_in_one_office() {
    let game = table([
        "Director Director Manager (Secretary) (Boss) | Manager",
        "Sales | Sales",
        "Secretary | Spy",
    ])
    .acts(&[play(Manager)]);
    game.seat(3, "Secretary | Spy").totals(["0", "3", "6"]);
}

#[test]
fn last_player() {
    let game =
        table(["Director Director Secretary | Manager", "Sales |", "out"]).acts(&[play(Manager)]);
    game.over(
        Rule::LastPlayer,
        End::RecordBreakingProfits,
        Victory::StrategicManagement,
        &[2],
    );
    assert_eq!(game.now.decider(), None);
}

fn last(played: &Played, winner: u8) {
    played.over(
        Rule::LastPlayer,
        End::RecordBreakingProfits,
        Victory::StrategicManagement,
        &[winner],
    );
}

/// Seat 1 stands at 22 before step 4, and has won already: his Boss came back to hand, seat 2 stands at 23.
#[test]
fn last_one_wins_at_once() {
    let game = table([
        "Director Director Secretary (Boss) | Assistant",
        "Director Director Sales (Secretary) |",
    ])
    .acts(&[play(Assistant), take_back(down(Boss), 1)]);
    game.told(Rule::RecordProfitAnyTime, out(2, 46))
        .totals(["22", "0"]);
    last(&game, 1);
}

/// Seat 1 leaves in step 4 with the Boss; the Secretary that turns up would put seat 2 at 23: the game is over first.
#[test]
fn last_one_wins_at_once_before_anything_is_counted() {
    let game = table([
        "Director Director Manager (Boss) | Manager",
        "Director Director Sales (Secretary) |",
    ])
    .acts(&[play(Manager)]);
    last(&game, 2);
    game.seat(1, "out").totals(["0", "23"]);
    game.never(|what| *what == out(2, 46));
}
