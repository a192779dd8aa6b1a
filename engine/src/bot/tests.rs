use super::{Bot, LEVELS, by_name, law};
use crate::material::LIMIT;
use crate::play::Silent;
use crate::rulebook::Readings;
use crate::table::{Position, Seat, Step};
use crate::view::View;

/// Plays a game of these bots, one a seat; `check` is called before every decision.
fn game(
    deal: Position,
    bots: &mut [Box<dyn Bot>],
    mut check: impl FnMut(&Position, &View),
) -> Position {
    let mut position = deal;
    let seats = position.seats().into_iter();
    let mut views: Vec<View> = seats.map(|seat| View::of(&position, seat)).collect();
    for _ in 0..2000 {
        let Some(seat) = position.decider() else {
            break;
        };
        let view = &views[seat.index()];
        check(&position, view);
        let decision = bots[seat.index()].decide(view, &|| true);
        assert!(!decision.reason.is_empty());
        let mut events = Vec::new();
        let done = position.advance(decision.action, &mut events);
        assert_eq!(done, Ok(()), "{decision:?}");
        for view in &mut views {
            for event in &events {
                view.see(event);
            }
        }
    }
    position
}

/// One bot a seat, the names in turn.
fn table(names: &[&str], players: usize, seed: u64) -> Vec<Box<dyn Bot>> {
    let names = names.iter().cycle().take(players);
    names.filter_map(|name| by_name(name, seed)).collect()
}

#[test]
fn every_level_is_a_bot_of_that_name() {
    for level in LEVELS {
        assert_eq!(
            by_name(level.name, 0).map(|bot| bot.name()),
            Some(level.name)
        );
    }
    assert!(by_name("nobody", 0).is_none());
}

#[test]
fn trainees_always_act_legally() {
    for seed in 0..400 {
        let players = 2 + (seed % 4) as usize;
        let deal = Position::deal(players, seed, Readings::default());
        game(deal, &mut table(&["trainee"], players, seed), |_, _| {});
    }
}

#[test]
fn clerks_always_act_legally_and_come_to_an_end() {
    let mut over = 0;
    for seed in 0..12 {
        let players = 2 + (seed % 4) as usize;
        let mut readings = Readings::default();
        readings.choose(seed as usize % 8, 1);
        let deal = Position::deal(players, seed, readings);
        let mut bots = table(&["clerk", "trainee"], players, seed);
        let end = game(deal, &mut bots, |_, _| {});
        over += u32::from(end.step() == Step::Over);
    }
    assert!(over >= 11, "{over} of 12 games came to an end");
}

/// Whether the seat on turn can still end its turn in the game.
fn may_survive(position: &Position, seat: Seat) -> bool {
    if position.decider() != Some(seat) || position.step() == Step::Start {
        return position.alive().has(seat);
    }
    position.actions().into_iter().any(|action| {
        let mut after = *position;
        after.carry_out(action, &mut Silent);
        may_survive(&after, seat)
    })
}

#[test]
fn a_clerk_stays_in_the_game_where_it_can() {
    let (mut risky, mut doomed) = (0, 0);
    for seed in 0..8 {
        let players = 2 + (seed % 4) as usize;
        let deal = Position::deal(players, 900 + seed, Readings::default());
        let mut last: Option<(Position, Seat)> = None;
        let mut bots = table(&["clerk", "trainee"], players, seed);
        game(deal, &mut bots, |position, _| {
            if let Some((before, seat)) = last.take() {
                let still = position.on_turn() == Some(seat) && before.on_turn() == Some(seat);
                let survives = if still {
                    may_survive(position, seat)
                } else {
                    position.alive().has(seat)
                };
                assert!(survives, "game {seed}: out after {before:?}");
            }
            let Some(seat) = position.on_turn().filter(|seat| seat.index() % 2 == 0) else {
                return;
            };
            if may_survive(position, seat) {
                let room = LIMIT - position.total(seat);
                risky += u32::from(position.hand(seat).iter().any(|card| card.profit() > room));
                last = Some((*position, seat));
            } else {
                doomed += 1;
            }
        });
    }
    assert!(
        risky > 4,
        "{risky} times it had to be careful, {doomed} times it could not help it"
    );
}

#[test]
fn bots_decide_the_same_whatever_is_dealt_where_they_cannot_see() {
    for seed in 0..6 {
        let players = 2 + (seed % 4) as usize;
        let deal = Position::deal(players, seed, Readings::default());
        let mut decisions = 0;
        game(
            deal,
            &mut table(&["trainee"], players, seed),
            |position, _| {
                decisions += 1;
                for name in ["trainee", "clerk"] {
                    if decisions % 4 != 0 {
                        continue;
                    }
                    let make = || by_name(name, 7).unwrap_or_else(|| panic!("no {name}"));
                    assert_eq!(law::honest(&make, position, seed), Ok(()), "game {seed}");
                }
            },
        );
    }
}

/// How many of so many deals, each from every seat, a Clerk wins against Trainees, and how many games that is.
fn wins(players: usize, deals: u64) -> (usize, usize) {
    let (mut won, mut games) = (0, 0);
    for seed in 0..deals {
        let deal = Position::deal(players, seed, Readings::default());
        for seat in deal.seats() {
            let name = |at: Seat| if at == seat { "clerk" } else { "trainee" };
            let bots = deal.seats().into_iter();
            let mut bots: Vec<Box<dyn Bot>> =
                bots.filter_map(|at| by_name(name(at), seed)).collect();
            let end = game(deal, &mut bots, |_, _| {});
            let alone = end.outcome().and_then(|outcome| outcome.winners.single());
            won += usize::from(alone == Some(seat));
            games += 1;
        }
    }
    (won, games)
}

#[test]
#[ignore = "takes minutes unless optimised: cargo test --release -p office21 -- --ignored clerk"]
fn a_clerk_wins_well_over_sixty_percent_against_three_trainees_and_85_against_one() {
    let (won, games) = wins(4, 500);
    assert!(100 * won > 65 * games, "{won} of {games}");
    let (won, games) = wins(2, 500);
    assert!(100 * won > 85 * games, "{won} of {games}");
}
