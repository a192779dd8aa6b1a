//! ASSISTANT.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::{AssistantTakesSpy, Rule};
use office21::table::Place;
use office21_tests::acts::moved;
use office21_tests::{play, seat, table, take_back};

#[test]
fn assistant_take() {
    let game = table(["Sales Operator | Assistant", "Manager | Spy"]).acts(&[play(Assistant)]);
    game.legal(&[take_back(Sales, 1), take_back(Operator, 1)]);
    assert_eq!(
        game.refused(take_back(Manager, 2)),
        Some(Rule::AssistantTake)
    );
    let game = game.then(&[take_back(Sales, 1)]);
    let taken = moved(Sales, Place::Office(seat(1)), Place::Hand(seat(1)));
    game.told(Rule::AssistantTake, taken).next(2);
    game.seat(1, "Operator Assistant | Sales")
        .totals(["3", "4"]);
}

/// One's own Manager guards nobody: "you can ignore MANAGERs in your own office".
///
/// Also: `manager-guards-all`, `cleaner-own-manager`.
#[test]
fn assistant_take_in_spite_of_a_manager() {
    let game = table(["Manager Sales | Assistant", "Manager | Spy"]).acts(&[play(Assistant)]);
    game.legal(&[take_back(Sales, 1), take_back(Manager, 1)]);
}

#[test]
fn assistant_director() {
    let game = table(["Director Sales | Assistant", "|"]).acts(&[play(Assistant)]);
    game.legal(&[take_back(Sales, 1)]);
    let refused = game.refused(take_back(Director, 1));
    assert_eq!(refused, Some(Rule::AssistantDirector));
    let alone = table(["Director | Assistant", "|"]).acts(&[play(Assistant)]);
    let forfeited = Happening::Forfeited {
        seat: seat(1),
        employee: Assistant,
    };
    alone.told(Rule::EffectForfeit, forfeited);
    alone.seat(1, "Director Assistant |");
}

#[test]
fn assistant_takes_spy() {
    let start = table(["Spy Sales | Assistant", "|"]);
    let yes = start.clone().acts(&[play(Assistant)]);
    yes.legal(&[take_back(Spy, 1), take_back(Sales, 1)]);
    yes.then(&[take_back(Spy, 1)])
        .seat(1, "Sales Assistant | Spy");
    let no = start
        .reading(|r| r.assistant_takes_spy = AssistantTakesSpy::No)
        .acts(&[play(Assistant)]);
    no.legal(&[take_back(Sales, 1)]);
    let refused = no.refused(take_back(Spy, 1));
    assert_eq!(refused, Some(Rule::AssistantTakesSpy));
    let only = table(["Spy | Assistant", "|"])
        .reading(|r| r.assistant_takes_spy = AssistantTakesSpy::No)
        .acts(&[play(Assistant)]);
    only.seat(1, "Spy Assistant |").next(2);
}
