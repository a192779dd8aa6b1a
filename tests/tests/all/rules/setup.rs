//! Set-up: the deal, the picks, the start player.

use office21::material::{Cards, Employee, Employee::*};
use office21::play::Happening;
use office21::rulebook::{Readings, Rule};
use office21::table::{End, Fault, Place, Position, Seats, Turn, Victory};
use office21_tests::acts::{Played, moved};
use office21_tests::{begin, pick, play, seat, table};

fn dealt(players: usize) -> impl Iterator<Item = Position> {
    (0..300).map(move |seed| Position::deal(players, seed, Readings::default()))
}

fn all_cards(position: &Position) -> Cards {
    position.to_draft().cards().collect()
}

#[test]
fn players_2_to_5() {
    for players in 2..=5 {
        for position in dealt(players).take(3) {
            assert_eq!(position.players(), players);
            assert_eq!(position.to_draft().faults(), []);
        }
    }
    let alone = table(["| Spy Spy Spy"]).setup(1, "-").faults();
    assert_eq!(alone, [Fault::Players { players: 1 }]);
    let six = table([""; 6]).play(1).faults();
    assert_eq!(six, [Fault::Players { players: 6 }]);
}

#[test]
fn setup_deal() {
    for players in 2..=5 {
        for position in dealt(players) {
            let mut seats = position.seats().into_iter();
            assert!(seats.all(|seat| position.hand(seat).len() == 3));
            assert_eq!(position.draw_pile().len(), 44 - 3 * players);
            assert_eq!(position.discard_pile().len(), 0);
            assert_eq!(all_cards(&position), Cards::deck());
            let picks = std::iter::repeat_n(None, players).collect();
            assert_eq!(position.turn(), Turn::Setup { round: 1, picks });
        }
    }
    let hands: Vec<Cards> = dealt(2).map(|p| p.hand(seat(1))).collect();
    assert!(
        hands.windows(2).filter(|two| two[0] == two[1]).count() < 30,
        "the cards are shuffled"
    );
}

#[test]
fn setup_no_taxman() {
    for position in dealt(5) {
        for seat in position.seats() {
            assert!(!position.hand(seat).has(Taxman));
            assert_eq!(position.hand(seat).len(), 3);
        }
    }
}

#[test]
fn setup_taxmen_return() {
    let (mut top, mut bottom) = (0, 0);
    for position in dealt(5) {
        let pile: Vec<Employee> = position.draw_pile().collect();
        assert_eq!(pile.iter().filter(|&&card| card == Taxman).count(), 4);
        top += u32::from(pile[0] == Taxman);
        bottom += u32::from(pile[28] == Taxman);
    }
    // Shuffled in, a Taxman is the top, or the lowest, card of 29 in 4 of 29 deals: in 41 of 300.
    assert!((20..70).contains(&top), "{top} of 300 on top");
    assert!((20..70).contains(&bottom), "{bottom} of 300 at the bottom");
}

#[test]
fn setup_pick() {
    let open = table([
        "| Cleaner Spy Sales",
        "| Manager Spy Sales",
        "| Sales Operator Spy",
    ])
    .setup(1, "- - -")
    .acts(&[pick(Cleaner), pick(Manager)]);
    // Nothing lies open before the last card has been put down, and nobody else sees what was put down.
    open.seat(1, "| Spy Sales")
        .seat(2, "| Spy Sales")
        .totals(["0", "0", "0"]);
    assert_eq!(open.now.decider(), Some(seat(3)));
    let put = Happening::Picked {
        seat: seat(2),
        employee: Some(Manager),
    };
    assert_eq!(
        open.told(Rule::SetupPick, put).seen_by(put),
        Seats::only(seat(2))
    );
    open.never(|what| matches!(what, Happening::Moved { .. }));
    assert_eq!(open.refused(pick(Boss)), Some(Rule::SetupPick));

    let turned = open.then(&[pick(Sales)]);
    turned
        .seat(1, "Cleaner | Spy Sales")
        .seat(2, "Manager | Spy Sales");
    for (number, card) in [(1, Cleaner), (2, Manager), (3, Sales)] {
        let seat = seat(number);
        let up = moved(card, Place::Picked(seat), Place::Office(seat));
        assert_eq!(
            turned.told(Rule::SetupPick, up).seen_by(up),
            Seats::first(5)
        );
    }
}

#[test]
fn setup_lowest_starts() {
    let played = table([
        "| Sales Spy Spy",
        "| Operator Spy Spy",
        "| Cleaner Manager Sales",
    ])
    .setup(1, "- - -")
    .acts(&[pick(Sales), pick(Operator), pick(Cleaner)]);
    let starts = Happening::StartPlayer { seat: seat(3) };
    played.told(Rule::SetupLowestStarts, starts).next(3);
    played.totals(["3", "1", "0.5"]);
}

#[test]
fn setup_tie() {
    let hands = [
        "| Cleaner Manager Spy",
        "| Cleaner Sales Assistant",
        "| Sales Operator Manager",
    ];
    let tied = table(hands)
        .setup(1, "- - -")
        .acts(&[pick(Cleaner), pick(Cleaner), pick(Sales)]);
    let between = |one, other| Happening::Tied {
        seats: Seats::only(seat(one)).with(seat(other)),
    };
    tied.told(Rule::SetupTie, between(1, 2));
    let picks = [None; 3].into_iter().collect();
    tied.turn(&Turn::Setup { round: 2, picks });
    // The totals of both cards decide, not the second card: 4.5, 3.5, 4.
    let decided = tied
        .clone()
        .then(&[pick(Manager), pick(Sales), pick(Operator)]);
    decided.totals(["4.5", "3.5", "4"]).next(2);
    // A second round after a first that was not tied cannot be.
    let again = table(["Cleaner | Spy Sales", "Spy | Cleaner Boss"]).setup(2, "- -");
    assert_eq!(again.faults(), [Fault::SetupDecided { seat: seat(2) }]);
    // Tied again: the third card decides.
    let third = table(["Sales | Cleaner Operator", "Sales | Cleaner Assistant"])
        .setup(2, "- -")
        .acts(&[pick(Cleaner), pick(Cleaner)]);
    third
        .told(Rule::SetupTie, between(1, 2))
        .totals(["3.5", "3.5"]);
    assert_eq!(third.now.setup_round(), Some(3));
    let third = third.then(&[pick(Operator), pick(Assistant)]);
    third.totals(["4.5", "5.5"]).next(1);
}

#[test]
fn setup_tie_all_play() {
    // Seat 3 was not tied, plays again all the same, and starts.
    let played = table([
        "| Cleaner Manager Spy",
        "| Cleaner Sales Manager",
        "| Operator Spy Manager",
    ])
    .setup(1, "- - -")
    .acts(&[pick(Cleaner), pick(Cleaner), pick(Operator)])
    .then(&[pick(Manager), pick(Sales), pick(Spy)]);
    played.totals(["4.5", "3.5", "1"]).next(3);
}

#[test]
fn setup_tie_all_play_but_only_ties_for_lowest_matter() {
    let played = table([
        "| Sales Spy Spy",
        "| Sales Spy Spy",
        "| Cleaner Manager Sales",
    ])
    .setup(1, "- - -")
    .acts(&[pick(Sales), pick(Sales), pick(Cleaner)]);
    played
        .never(|what| matches!(what, Happening::Tied { .. }))
        .next(3);
}

fn tied_twice() -> office21_tests::Table {
    table(["Sales Cleaner | Operator", "Sales Cleaner | Operator"]).setup(3, "- -")
}

#[test]
fn setup_redeal() {
    let tied = tied_twice().chance(5);
    let redealt = tied.clone().acts(&[pick(Operator), pick(Operator)]);
    redealt.told(Rule::SetupRedeal, Happening::Redealt);
    let now = &redealt.now;
    assert_eq!(all_cards(now), Cards::deck());
    for seat in now.seats() {
        assert!(now.office(seat).is_empty() && now.face_down(seat).is_empty());
        assert!(now.hand(seat).len() == 3 && !now.hand(seat).has(Taxman));
        assert_eq!(now.total(seat).halves(), 0);
    }
    let picks = [None; 2].into_iter().collect();
    redealt.turn(&Turn::Setup { round: 1, picks });
    // Chance moves on, and decides: the same seed deals the same, another one does not.
    let again = tied.acts(&[pick(Operator), pick(Operator)]).now;
    assert_eq!(again, *now);
    assert_ne!(now.to_draft().chance, 5);
    let other = tied_twice()
        .chance(6)
        .acts(&[pick(Operator), pick(Operator)]);
    assert_ne!(other.now.to_draft().draw_pile, now.to_draft().draw_pile);
}

/// A tie after the second card is broken by the third.
#[test]
fn setup_redeal_waits_for_the_third_card() {
    let office = "Sales | Operator Cleaner";
    let tied = table([office, office])
        .setup(2, "- -")
        .acts(&[pick(Operator), pick(Operator)]);
    tied.never(|what| matches!(what, Happening::Redealt));
    let picks = [None; 2].into_iter().collect();
    tied.turn(&Turn::Setup { round: 3, picks });
}

#[test]
fn setup_redeal_replaces_taxmen_again() {
    for seed in 0..100 {
        let now = tied_twice()
            .chance(seed)
            .acts(&[pick(Operator), pick(Operator)])
            .now;
        let mut hands = now.seats().into_iter().map(|seat| now.hand(seat));
        assert!(hands.all(|hand| hand.len() == 3 && !hand.has(Taxman)));
        assert_eq!(now.draw_pile().filter(|&card| card == Taxman).count(), 4);
    }
}

#[test]
fn setup_cards_stay() {
    let played = table(["| Cleaner Spy Sales", "| Manager Spy Sales"])
        .setup(1, "- -")
        .acts(&[pick(Cleaner), pick(Manager), begin()]);
    assert_eq!(played.now.office(seat(1)), Cards::of(&[Cleaner]));
    assert_eq!(played.now.office(seat(2)), Cards::of(&[Manager]));
    played.totals(["0.5", "4"]).to_play(1);
}

/// Effects would move cards: in set-up nothing but the picks moves, and no effect is awaited.
#[test]
fn setup_effects_ignored() {
    for card in [Cleaner, Operator, Assistant, Sales, Director] {
        let hand = format!("| {card} Spy Spy");
        let played = table([
            hand.as_str(),
            "| Spy Manager Manager",
            "| Sales Sales Sales",
        ])
        .setup(1, "- - -")
        .acts(&[pick(card), pick(Spy), pick(Sales)]);
        played.next(2).seat(3, "Sales | Sales Sales");
        played.seat(2, "Spy | Manager Manager");
        let picked = |place: &Place| matches!(place, Place::Picked(_));
        played.never(|what| matches!(what, Happening::Moved { from, .. } if !picked(from)));
        played.never(|what| matches!(what, Happening::Forfeited { .. }));
    }
}

#[test]
fn setup_round_counts_face_up() {
    // Boss and Secretary lie face-down and count nothing, in the first round too: 0, 0.5, 0.
    let played = table([
        "| Boss Spy Sales",
        "| Cleaner Spy Sales",
        "| Secretary Spy Sales",
    ])
    .setup(1, "- - -")
    .acts(&[pick(Boss), pick(Cleaner), pick(Secretary)]);
    let seats = Seats::only(seat(1)).with(seat(3));
    played.told(Rule::SetupTie, Happening::Tied { seats });
    played.totals(["0", "0.5", "0"]);
    assert_eq!(played.now.setup_round(), Some(2));
}

/// Everybody's third card; seat 1 comes to Boss and two Directors.
fn boss_and_directors<const N: usize>(others: [&str; N]) -> Played {
    let mut players = vec!["Director Director | Boss"];
    players.extend(others);
    let players: [&str; 3] = players.try_into().expect("three players");
    table(players)
        .setup(3, "- - -")
        .acts(&[pick(Boss), pick(Spy), pick(Operator)])
}

#[test]
fn setup_record_profit() {
    let played = boss_and_directors(["Sales Cleaner | Spy", "Sales Cleaner | Operator"]);
    let out = Happening::Eliminated {
        seat: seat(1),
        total: office21::material::Profit::from_halves(45),
    };
    played.told(Rule::SetupRecordProfit, out);
    played.in_order(Happening::StartPlayer { seat: seat(2) }, out);
    played.seat(1, "out").seat(2, "Sales Cleaner Spy |").next(2);
    assert_eq!(played.now.discard_pile().len(), 3);
}

#[test]
fn setup_record_profit_can_end_the_game() {
    let played = table(["Director Director | Boss", "Director Director | Manager"])
        .setup(3, "- -")
        .acts(&[pick(Boss), pick(Manager)]);
    played.over(
        Rule::LastPlayer,
        End::RecordBreakingProfits,
        Victory::StrategicManagement,
        &[2],
    );
}

#[test]
fn setup_twenty_one() {
    let players = [
        "Director Director | Director",
        "Sales Cleaner | Spy",
        "Sales Cleaner | Operator",
    ];
    let played =
        table(players)
            .setup(3, "- - -")
            .acts(&[pick(Director), pick(Spy), pick(Operator)]);
    let reached = Happening::Reached21 { seat: seat(1) };
    played.told(Rule::SetupTwentyOne, reached).next(2);
    assert_eq!([1, 2, 3].map(|number| played.since(number)), [0, 0, 0]);
    // Nobody lowers him: he wins as his first turn begins.
    let mut draft = played.now.to_draft();
    for number in [1, 2] {
        draft.seats[number].hand = Cards::of(&[Spy]);
    }
    draft.draw_pile = table([
        "Director Director Director |",
        "Sales Cleaner Spy | Spy",
        "Sales Cleaner Operator | Spy",
    ])
    .top("Manager Manager Operator Operator")
    .draft()
    .draw_pile;
    let played = Played::from(draft.into_position().expect("lawful"));
    let played = played.then(&[begin(), play(Spy), begin(), play(Spy), begin()]);
    played.over(
        Rule::Operations21,
        End::SuccessfulOperations,
        Victory::SuccessfulOperations,
        &[1],
    );
}
