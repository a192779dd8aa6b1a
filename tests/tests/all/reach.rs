//! Every state of some small games, and every step from it, held against the reference model.

use std::ops::ControlFlow;

use office21::material::Cards;
use office21::material::Employee::{
    self, Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};
use office21::reach::{Counts, Found, Game, Search};
use office21::rulebook::{OperatorPutBack, Readings};
use office21::table::{End, Position};
use office21_tests::model::compare;
use rayon::prelude::*;

/// So many states are handed out at a time.
const PIECE: usize = 256;

fn game(deck: &[Employee], offices: &[&[Employee]], desks: usize, hands: usize) -> Game {
    let mut fixed = [Cards::NONE; 5];
    for (office, cards) in fixed.iter_mut().zip(offices) {
        *office = Cards::of(cards);
    }
    Game {
        players: offices.len(),
        deck: Cards::of(deck),
        fixed,
        desks,
        hands,
        readings: Readings::default(),
    }
}

/// Engine and model agree everywhere in it; what there is.
fn agrees(game: Game) -> Counts {
    assert_eq!(game.check(), Ok(()));
    let mut deals = Vec::new();
    let all = game.deals(&mut |deal| {
        deals.push(deal);
        ControlFlow::Continue(())
    });
    assert!(all.is_continue());
    let search = Search::new(game);
    let mut found = vec![search.begin(&deals)];
    let mut counts = Counts::default();
    while !found.is_empty() {
        for piece in &found {
            assert!(piece.broken.is_empty(), "{:#?}", piece.broken);
            counts.add(&piece.counts);
        }
        let states: Vec<Position> = found.into_iter().flat_map(|piece| piece.next).collect();
        let follow = |states: &[Position]| -> Found {
            for state in states {
                if let Err(difference) = compare::everything(state) {
                    panic!("{difference}");
                }
            }
            search.follow(states)
        };
        found = states.par_chunks(PIECE).map(follow).collect();
    }
    counts
}

#[test]
fn love() {
    let deck = [
        Boss, Secretary, Secretary, Cleaner, Assistant, Sales, Director, Spy,
    ];
    assert_eq!(agrees(game(&deck, &[&[], &[]], 1, 2)).states, 30_223);
}

#[test]
fn audit() {
    let deck = [
        Taxman, Taxman, Sales, Cleaner, Assistant, Manager, Operator, Director,
    ];
    let counts = agrees(game(&deck, &[&[], &[]], 1, 2));
    assert_eq!(counts.states, 36_834);
    assert_eq!(counts.ends[End::TaxAudit as usize], 5839);
}

#[test]
fn cascades_of_three() {
    let offices: [&[Employee]; 3] = [
        &[Boss, Director, Director],
        &[Secretary, Director, Director, Operator],
        &[Manager, Manager, Sales, Sales],
    ];
    let deck = [
        Manager, Manager, Cleaner, Cleaner, Assistant, Sales, Taxman, Operator,
    ];
    let counts = agrees(game(&deck, &offices, 0, 2));
    assert_eq!(counts.states, 46_367);
    assert!(counts.ends[End::RecordBreakingProfits as usize] > 0);
}

#[test]
fn shuffles() {
    let deck = [Operator, Operator, Taxman, Cleaner, Manager, Spy, Assistant];
    let mut game = game(&deck, &[&[], &[]], 0, 1);
    game.readings.operator_put_back = OperatorPutBack::Shuffle;
    assert_eq!(agrees(game).states, 8235);
}
