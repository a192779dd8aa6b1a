use std::collections::HashSet;
use std::ops::ControlFlow;

use super::*;
use crate::material::Cards;
use crate::material::Employee::{
    self, Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};
use crate::play::Silent;
use crate::rulebook::{OperatorPutBack, Readings, Rule};
use crate::table::{Chance, End, Position, Step};

fn game(players: usize, deck: &[Employee], desks: usize, hands: usize) -> Game {
    Game {
        players,
        deck: Cards::of(deck),
        fixed: [Cards::NONE; 5],
        desks,
        hands,
        readings: Readings::default(),
    }
}

fn deals(game: &Game) -> Vec<Deal> {
    let mut deals = Vec::new();
    let went_on = game.deals(&mut |deal| {
        deals.push(deal);
        ControlFlow::Continue(())
    });
    assert!(went_on.is_continue());
    deals
}

/// Everything there is, on one thread.
fn all(game: &Game) -> (Counts, Vec<Position>) {
    let search = Search::new(game.clone());
    let mut found = search.begin(&deals(game));
    let (mut counts, mut states) = (Counts::default(), Vec::new());
    loop {
        assert!(found.broken.is_empty(), "{:#?}", found.broken);
        counts.add(&found.counts);
        if found.next.is_empty() {
            return (counts, states);
        }
        states.extend_from_slice(&found.next);
        found = search.follow(&found.next);
    }
}

#[test]
fn every_deal_comes_once_and_is_lawful() {
    let game = game(2, &[Spy, Spy, Cleaner, Boss, Secretary, Operator], 1, 1);
    let deals = deals(&game);
    let tables: HashSet<Position> = deals
        .iter()
        .map(|deal| game.draft(deal).into_position().expect("lawful"))
        .collect();
    assert_eq!(tables.len(), deals.len());
    // Six cards on six different places, the two Spies being alike; no deal is unlawful.
    assert_eq!(deals.len(), 720 / 2);
}

#[test]
fn offices_are_dealt_as_they_may_lie() {
    let two = game(2, &[Boss, Boss, Taxman, Taxman], 1, 0);
    // Boss and Taxman or Taxman and Boss, the pile either way round: two of a kind are not lawful.
    assert_eq!(deals(&two).len(), 4);
    let mut loved = game(3, &[Spy], 0, 0);
    (loved.fixed[0], loved.fixed[1]) = (Cards::of(&[Boss]), Cards::of(&[Secretary]));
    loved.fixed[2] = Cards::of(&[Secretary, Director]);
    assert_eq!(deals(&loved).len(), 2, "either Secretary is loved");
    loved.fixed[2] = Cards::of(&[Director, Director, Director, Spy, Cleaner]);
    assert_eq!(deals(&loved).len(), 0, "nobody begins above 21");
}

#[test]
fn what_cannot_be_dealt_is_said() {
    let told = |game: &Game| game.check().expect_err("it cannot be dealt").to_string();
    let four = [Boss, Spy, Spy, Cleaner];
    assert_eq!(
        told(&game(2, &four, 1, 2)),
        "2 players with 1 cards in the office and 2 in hand take 6 cards, and the deck has 4"
    );
    assert_eq!(
        told(&game(6, &four, 0, 0)),
        "6 players: the game is for 2 to 5"
    );
    assert_eq!(
        told(&game(2, &four, 0, 4)),
        "4 cards in hand: a hand has 3 at most"
    );
    let mut many = game(2, &four, 0, 0);
    many.fixed[1] = Cards::of(&[Boss, Boss]);
    assert_eq!(told(&many), "3 Boss cards: the game has 2");
    many.fixed[4] = Cards::of(&[Spy]);
    assert_eq!(
        told(&many),
        "an office is laid for seat 5, and there are 2 players"
    );
    assert_eq!(game(2, &four, 1, 1).check(), Ok(()));
}

#[test]
fn random_games_stay_among_what_was_reached() {
    let game = game(
        2,
        &[
            Boss, Secretary, Secretary, Cleaner, Assistant, Sales, Director,
        ],
        0,
        2,
    );
    let (counts, states) = all(&game);
    let reached: HashSet<Position> = states.iter().map(Position::for_what_follows).collect();
    assert_eq!(reached.len(), states.len());
    let over = counts.ends.iter().sum::<u64>();
    assert_eq!(counts.states, states.len() as u64 + over);
    let deals = deals(&game);
    let mut chance = Chance(21);
    let mut visited = HashSet::new();
    for _ in 0..5000 {
        let deal = &deals[chance.below(deals.len())];
        let mut position = game.draft(deal).into_position().expect("lawful");
        while position.step() != Step::Over {
            assert!(
                reached.contains(&position.for_what_follows()),
                "{position:?}"
            );
            visited.insert(position.for_what_follows());
            let actions = position.actions();
            let action = actions[chance.below(actions.len())];
            position.apply(action, &mut Silent).expect("listed");
        }
    }
    // Nearly all of it, so that what was reached is not much too large either.
    assert!(visited.len() * 10 > reached.len() * 7, "{}", visited.len());
}

#[test]
fn a_shuffle_is_followed_to_every_order() {
    let deck = [Operator, Operator, Spy, Cleaner, Manager, Taxman];
    let mut game = game(2, &deck, 0, 0);
    game.readings.operator_put_back = OperatorPutBack::Shuffle;
    let (shuffled, _) = all(&game);
    game.readings.operator_put_back = OperatorPutBack::Top;
    let (put_back, _) = all(&game);
    assert!(shuffled.of(Rule::OperatorPutBack) > 0);
    assert!(shuffled.steps > put_back.steps);
    assert_eq!(
        shuffled.ends[End::TaxAudit as usize] > 0,
        put_back.ends[End::TaxAudit as usize] > 0
    );
}

#[test]
fn a_broken_law_is_found() {
    let game = game(2, &[Spy, Manager], 0, 0);
    let search = Search::new(game.clone());
    let mut tables = deals(&game);
    let mut other = game.clone();
    // Its discard pile lacks what is in play: 46 cards.
    other.deck = Cards::NONE;
    let found = Search::new(other).begin(&tables);
    assert_eq!(found.broken[0].law.law, "what is dealt is lawful");
    tables.truncate(1);
    let found = search.begin(&tables);
    assert_eq!((found.counts.states, found.broken.len()), (1, 0));
    assert_eq!(search.begin(&tables).counts.states, 0, "not new any more");
}

#[test]
fn a_search_stops_where_there_is_no_room() {
    let deck = [Operator, Spy, Cleaner, Manager, Taxman, Sales, Boss];
    let mut game = game(2, &deck, 0, 0);
    let deals = deals(&game);
    let search = Search::new(game.clone());
    search.leave_room(10);
    assert_eq!(search.begin(&deals).counts.states, 11);
    assert!(search.is_full());
    // In the middle of a shuffle too.
    game.readings.operator_put_back = OperatorPutBack::Shuffle;
    let search = Search::new(game);
    let begun = search.begin(&deals[..1]).next;
    let played = search.follow(&search.follow(&begun).next).next;
    let operator = |position: &&Position| position.step() == Step::Operator;
    let played: Vec<Position> = played.iter().filter(operator).copied().collect();
    search.leave_room(2);
    let found = search.follow(&played);
    // Of 24 orders, and the card that is kept instead.
    assert_eq!((found.counts.states, search.is_full()), (4, true));
}
