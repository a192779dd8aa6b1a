use super::*;
use crate::compose::{DealTo, NotDone, Template, carried_out, refuses, words};
use crate::material::Employee::*;
use crate::table::{Chance, SeatDraft, Turn};

#[test]
fn a_card_goes_where_it_is_put() {
    let mut table = empty(2);
    lay(&mut table, &[Spy, Sales, Boss], Place::DrawPile);
    assert_eq!(table.draft().draw_pile, [Boss, Sales, Spy]);
    lay(&mut table, &[Taxman, Manager], Place::DiscardPile);
    assert_eq!(table.draft().discard_pile, [Taxman, Manager]);
    let within = Edit::Move {
        card: Boss,
        from: Spot::nth(Place::DrawPile, 0),
        to: Spot::nth(Place::DrawPile, 1),
    };
    assert_eq!(table.edit(&within), Ok(true));
    assert_eq!(table.draft().draw_pile, [Sales, Boss, Spy]);
    let under = Edit::Move {
        card: Manager,
        from: Spot::at(Place::DiscardPile),
        to: Spot::nth(Place::DrawPile, 99),
    };
    assert_eq!(table.edit(&under), Ok(true));
    assert_eq!(table.draft().draw_pile, [Sales, Boss, Spy, Manager]);
    let wrong = Edit::Move {
        card: Boss,
        from: Spot::nth(Place::DrawPile, 0),
        to: Spot::at(Place::Tray),
    };
    let there = Spot::nth(Place::DrawPile, 0);
    let not_there = NotDone::NotThere {
        card: Boss,
        from: there,
    };
    assert_eq!(table.edit(&wrong), Err(not_there.clone()));
    assert_eq!(
        not_there.to_string(),
        "there is no Boss to move from the draw pile"
    );
    let nowhere = shift(Boss, Place::DrawPile, Place::Hand(THREE));
    let place = Place::Hand(THREE);
    assert_eq!(table.edit(&nowhere), Err(NotDone::NoSuchPlace { place }));
    let stays = shift(Boss, Place::DrawPile, Place::Hand(ONE));
    assert_eq!(table.edit(&stays), Ok(true));
    assert_eq!(
        table.edit(&shift(Boss, Place::Hand(ONE), Place::Hand(ONE))),
        Ok(false)
    );
    assert!(whole(&table));
}

#[test]
fn of_cards_alike_the_topmost_and_the_newest_go() {
    let mut table = empty(2);
    lay(&mut table, &[Spy, Sales, Spy], Place::DrawPile);
    lay(&mut table, &[Operator, Sales, Operator], Place::DiscardPile);
    table
        .edit(&shift(Spy, Place::DrawPile, Place::Hand(ONE)))
        .expect("a Spy");
    assert_eq!(table.draft().draw_pile, [Sales, Spy]);
    table
        .edit(&shift(Operator, Place::DiscardPile, Place::Hand(ONE)))
        .expect("an Operator");
    assert_eq!(table.draft().discard_pile, [Operator, Sales]);
}

#[test]
fn picks_go_to_set_up_alone_and_are_never_lost() {
    let mut table = empty(2);
    lay(&mut table, &[Spy, Sales, Boss], Place::Hand(ONE));
    let pick = shift(Spy, Place::Hand(ONE), Place::Picked(ONE));
    let place = Place::Picked(ONE);
    assert_eq!(table.edit(&pick), Err(NotDone::NoSuchPlace { place }));
    let round = |round| {
        Edit::Turn(Turn::Setup {
            round,
            picks: [Some(Taxman), Some(Taxman)].into_iter().collect(),
        })
    };
    assert_eq!(table.edit(&round(1)), Ok(true));
    assert_eq!(table.draft().pick(ONE), None, "set-up begins without picks");
    assert_eq!(table.edit(&round(1)), Ok(false));
    assert_eq!(table.edit(&pick), Ok(true));
    let other = shift(Sales, Place::Hand(ONE), Place::Picked(ONE));
    assert_eq!(table.edit(&other), Ok(true));
    assert_eq!(table.draft().lying(Place::Hand(ONE)), [Spy, Boss]);
    assert_eq!(table.edit(&round(9)), Ok(true));
    assert_eq!(table.draft().pick(ONE), Some(Sales), "picks stay");
    assert!(matches!(table.draft().turn, Turn::Setup { round: 3, .. }));
    let play = Edit::Turn(Turn::Play { seat: THREE });
    assert_eq!(table.edit(&play), Ok(true));
    assert_eq!(
        table.draft().turn,
        Turn::Play { seat: TWO },
        "the last seat"
    );
    assert_eq!(table.draft().lying(Place::Hand(ONE)), [Spy, Sales, Boss]);
    assert!(whole(&table));
}

#[test]
fn the_rest_is_dealt_by_the_shuffle_of_files() {
    let mut table = empty(3);
    lay(&mut table, &[Spy, Boss], Place::Hand(TWO));
    lay(&mut table, &[Cleaner], Place::Office(ONE));
    let cleaner = Edit::Turn(Turn::Cleaner { seat: ONE });
    table.edit(&cleaner).expect("a turn");
    table
        .edit(&Edit::Eliminated {
            seat: THREE,
            eliminated: true,
        })
        .expect("a seat");
    let mut rest: Vec<Employee> = Cards::deck()
        .minus(Cards::of(&[Spy, Boss, Cleaner]))
        .iter()
        .collect();
    Chance(7).shuffle(&mut rest);
    let deal = |to| Edit::DealRest { seed: 7, to };
    let dealt = |to| carried_out(table.file(), &deal(to)).expect("dealt").draft;
    assert_eq!(dealt(DealTo::Pile).draw_pile, rest);
    let hands = dealt(DealTo::Hands);
    let first: Cards = rest[..2].iter().copied().collect();
    assert_eq!(hands.seats[0].hand, first, "two while an effect is pending");
    assert_eq!(hands.seats[1].hand.len(), 3);
    assert!(hands.seats[2].hand.is_empty(), "out of the game");
    assert_eq!((hands.tray.len(), hands.draw_pile.len()), (38, 0));
    let both = dealt(DealTo::HandsThenPile);
    assert_eq!(both.seats, hands.seats);
    assert_eq!(both.draw_pile, rest[3..]);
    table.edit(&deal(DealTo::Pile)).expect("dealt");
    assert_eq!(
        table.edit(&deal(DealTo::Pile)),
        Ok(false),
        "nothing is left"
    );
    let mut pile = rest;
    Chance(8).shuffle(&mut pile);
    table.edit(&Edit::Shuffle { seed: 8 }).expect("shuffled");
    assert_eq!(table.draft().draw_pile, pile);
    table.edit(&Edit::Clear(Place::DrawPile)).expect("cleared");
    assert_eq!((table.draft().tray.len(), whole(&table)), (41, true));
}

#[test]
fn set_up_hands_get_no_taxman() {
    for seed in 0..40 {
        let mut table = empty(5);
        let setup = Turn::Setup {
            round: 1,
            picks: crate::table::Picks::new(),
        };
        table.edit(&Edit::Turn(setup)).expect("a turn");
        let to = DealTo::HandsThenPile;
        table.edit(&Edit::DealRest { seed, to }).expect("dealt");
        assert_eq!(table.faults(), []);
        assert!(table.position().is_some());
    }
}

#[test]
fn the_deck_is_made_whole() {
    let mut file = Template::AfterSetUp.file(4, 3);
    assert_eq!(carried_out(&file, &Edit::FullDeck), Ok(file.clone()));
    file.draft.draw_pile.retain(|&card| card != Manager);
    file.draft.discard_pile.extend([Sales; 3]);
    let after = carried_out(&file, &Edit::FullDeck).expect("whole");
    assert!(whole(&Composition::new(after)));

    // Also where cards lie that no place names: picks of nobody, a sixth player.
    let mut file = Template::Dealt.file(2, 1);
    file.draft.turn = Turn::Setup {
        round: 1,
        picks: [None, None, Some(Boss), Some(Boss), Some(Boss)]
            .into_iter()
            .collect(),
    };
    let mut sixth = Template::Empty.file(2, 1);
    let part = SeatDraft {
        hand: Cards::of(&[Taxman; 5]),
        ..SeatDraft::default()
    };
    sixth.draft.seats.extend([part; 4]);
    sixth.draft.tray.retain(|&card| card != Taxman);
    for file in [file, sixth] {
        let after = carried_out(&file, &Edit::FullDeck).expect("whole");
        assert!(whole(&Composition::new(after)));
    }
}

#[test]
fn templates_are_lawful_but_for_cards_to_be_placed() {
    for players in 0..7 {
        for seed in 0..20 {
            for template in Template::all() {
                let table = Composition::new(template.file(players, seed));
                let own = matches!(template, Template::Example(_));
                assert!(own || table.draft().seats.len() == players.clamp(2, 5));
                let lawful = template != Template::Empty;
                assert_eq!(table.position().is_some(), lawful, "{template:?}");
                assert!(!template.name().is_empty());
            }
        }
    }
}

#[test]
fn texts_are_checked_as_files_are() {
    let file = Template::Empty.file(2, 0);
    let name = |name: &str| Edit::Name {
        seat: TWO,
        name: name.to_owned(),
    };
    for fine in [
        name("Jacky"),
        name(&"x".repeat(300)),
        Edit::Title("A title".to_owned()),
        Edit::Note("two\nlines".to_owned()),
    ] {
        assert_eq!(refuses(&file, &fine), None);
    }
    for not in [
        name("two\nlines"),
        name(&"x".repeat(301)),
        Edit::Title("\u{202e}".to_owned()),
        Edit::Note("x".repeat(100_001)),
        Edit::Name {
            seat: THREE,
            name: String::new(),
        },
        Edit::Since(vec![0]),
        Edit::AuditOf(Some(THREE)),
    ] {
        let why = refuses(&file, &not).expect("refused");
        assert!(!why.to_string().is_empty());
        assert!(carried_out(&file, &not).is_err());
    }
}

/// Edits in words, with names, and with somebody who is spoken to.
#[test]
fn edits_have_words() {
    let mut file = empty(3).file().clone();
    let turned = shift(Boss, Place::Office(TWO), Place::FaceDown(TWO));
    for (edit, words) in [
        (
            shift(Boss, Place::Tray, Place::Office(TWO)),
            "move Boss from the tray to Jacky's office",
        ),
        (turned.clone(), "turn Jacky's Boss face-down"),
        (
            Edit::Turn(Turn::Play { seat: THREE }),
            "turn: Doris is to play a card",
        ),
        (
            Edit::Since(vec![4, 2, 4]),
            "achieved first: Jacky, then Anton and Doris",
        ),
        (Edit::SwapSeats(ONE, TWO), "Anton and Jacky change seats"),
        (
            Edit::Name {
                seat: ONE,
                name: " Christa".to_owned(),
            },
            "call Anton Christa",
        ),
    ] {
        assert_eq!(super::super::words::edit(&edit, &file), words);
    }
    file.names[1] = "You".to_owned();
    assert_eq!(words::edit(&turned, &file), "turn your Boss face-down");
    let mut readings = file.draft.readings;
    readings.choose(3, 2);
    assert_eq!(
        words::edit(&Edit::Readings(readings), &file),
        "reading swapped_taxman: Player"
    );
}

/// Only the order of moments counts, and the same order is no change.
#[test]
fn moments_become_ranks() {
    let mut table = empty(3);
    assert_eq!(table.edit(&Edit::Since(vec![5, 5, 5])), Ok(false));
    assert_eq!(table.edit(&Edit::Since(vec![90, -3, 90])), Ok(true));
    let since: Vec<i64> = table.draft().seats.iter().map(|s| s.total_since).collect();
    assert_eq!(since, [1, 0, 1]);
    assert_eq!(table.edit(&Edit::Since(vec![2, 1, 2])), Ok(false));
}

/// Who played the Taxman is said of others than his holder alone, and of a Taxman in play.
#[test]
fn the_audit_goes_with_the_taxman() {
    let mut table = empty(3);
    lay(&mut table, &[Taxman], Place::Office(TWO));
    assert_eq!(table.edit(&Edit::AuditOf(Some(TWO))), Ok(false));
    assert_eq!(table.edit(&Edit::AuditOf(Some(ONE))), Ok(true));
    let across = shift(Taxman, Place::Office(TWO), Place::Office(THREE));
    table.edit(&across).expect("moved");
    assert_eq!(table.draft().audit_of, Some(ONE));
    let out = shift(Taxman, Place::Office(THREE), Place::DiscardPile);
    table.edit(&out).expect("moved");
    assert_eq!(table.draft().audit_of, None);
}
