//! CLEANER, and what protects from it.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::Place;
use office21_tests::acts::moved;
use office21_tests::{down, play, remove, seat, table};

#[test]
fn cleaner_remove() {
    let game = table(["| Cleaner", "Sales Operator |", "Assistant | Spy"]).acts(&[play(Cleaner)]);
    game.legal(&[remove(Sales, 2), remove(Operator, 2), remove(Assistant, 3)]);
    let game = game.then(&[remove(Operator, 2)]);
    let gone = moved(Operator, Place::Office(seat(2)), Place::DiscardPile);
    game.told(Rule::CleanerRemove, gone).next(2);
    game.seat(1, "Cleaner |")
        .seat(2, "Sales |")
        .seat(3, "Assistant | Spy")
        .discarded("Operator");
}

#[test]
fn cleaner_own() {
    let game = table(["Sales Assistant | Cleaner", "Operator |"]).acts(&[play(Cleaner)]);
    game.legal(&[remove(Sales, 1), remove(Assistant, 1), remove(Operator, 2)]);
    let game = game.then(&[remove(Assistant, 1)]);
    let gone = moved(Assistant, Place::Office(seat(1)), Place::DiscardPile);
    game.told(Rule::CleanerOwn, gone).seat(1, "Sales Cleaner |");
}

/// Also: `manager-guards-all`.
#[test]
fn cleaner_manager() {
    let game = table([
        "Manager Sales | Cleaner",
        "Manager Sales Taxman |",
        "Operator |",
    ])
    .acts(&[play(Cleaner)]);
    game.legal(&[
        remove(Manager, 1),
        remove(Sales, 1),
        remove(Manager, 2),
        remove(Operator, 3),
    ]);
    for card in [Sales, Taxman] {
        assert_eq!(game.refused(remove(card, 2)), Some(Rule::CleanerManager));
    }
    let game = game.then(&[remove(Manager, 2)]);
    let gone = moved(Manager, Place::Office(seat(2)), Place::DiscardPile);
    game.told(Rule::CleanerManager, gone)
        .seat(2, "Sales Taxman |");
}

/// A Manager takes the blow for face-down cards, too.
#[test]
fn cleaner_manager_guards_face_down_cards() {
    let game = table(["| Cleaner", "Manager (Boss) |", "(Secretary) |"]).acts(&[play(Cleaner)]);
    game.legal(&[remove(Manager, 2), remove(down(Secretary), 3)]);
}

/// Also: `manager-guards-all`.
#[test]
fn cleaner_own_manager() {
    let game = table(["Manager Sales | Cleaner", "Spy |"]).acts(&[play(Cleaner), remove(Sales, 1)]);
    game.seat(1, "Manager Cleaner |");
    // The rulebook's example: Doris removes her Sales in spite of her Manager.
    let doris = table([
        "Cleaner Manager Sales | Cleaner",
        "Assistant Taxman Sales |",
    ])
    .acts(&[play(Cleaner), remove(Sales, 1)]);
    doris.totals(["5", "5"]);
}

#[test]
fn cleaner_protected() {
    let game =
        table(["Spy Director Operator | Cleaner", "Spy Director Sales |"]).acts(&[play(Cleaner)]);
    game.legal(&[remove(Operator, 1), remove(Sales, 2)]);
    for number in [1, 2] {
        assert_eq!(game.refused(remove(Spy, number)), Some(Rule::SpyPlay));
        let director = game.refused(remove(Director, number));
        assert_eq!(director, Some(Rule::DirectorUntouchable));
    }
}

#[test]
fn spy_play() {
    let game = table(["| Cleaner", "Spy Spy |"]).acts(&[play(Cleaner)]);
    let forfeited = Happening::Forfeited {
        seat: seat(1),
        employee: Cleaner,
    };
    game.told(Rule::EffectForfeit, forfeited)
        .seat(2, "Spy Spy |");
}

/// In play nobody can choose a Director: not Cleaner, Assistant or Sales, in whosever office.
///
/// Also: `assistant-director`, `sales-no-record`.
#[test]
fn director_untouchable() {
    for card in [Cleaner, Assistant, Sales] {
        let player = format!("Director | {card}");
        let game = table([player.as_str(), "Director |"]).acts(&[play(card)]);
        let (seat, employee) = (seat(1), card);
        let forfeited = Happening::Forfeited { seat, employee };
        game.told(Rule::EffectForfeit, forfeited);
        assert!(game.now.office(seat).has(Director));
        game.seat(2, "Director |");
    }
}

/// Face-down cards are in play and can be removed, taken back and swapped for.
#[test]
fn love_face_down_target() {
    let cleaner =
        table(["| Cleaner", "(Boss) |", "(Secretary) Secretary |"]).acts(&[play(Cleaner)]);
    cleaner.legal(&[
        remove(down(Boss), 2),
        remove(Secretary, 3),
        remove(down(Secretary), 3),
    ]);
    let assistant = table(["(Boss) Sales | Assistant", "(Secretary) |"]).acts(&[play(Assistant)]);
    assistant.legal(&[
        office21_tests::take_back(down(Boss), 1),
        office21_tests::take_back(Sales, 1),
    ]);
    let sales = table(["| Sales", "(Boss) Operator |", "(Secretary) |"]).acts(&[play(Sales)]);
    sales.legal(&[
        office21_tests::swap(down(Boss), 2),
        office21_tests::swap(Operator, 2),
        office21_tests::swap(down(Secretary), 3),
    ]);
    let gone = cleaner.then(&[remove(Secretary, 3)]);
    gone.seat(3, "(Secretary) |").seat(2, "(Boss) |");
    gone.discarded("Secretary");
}
