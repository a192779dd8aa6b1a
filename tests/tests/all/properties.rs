//! Laws over games nobody thought of, and over arrangements nobody would lay.

use office21::laws::{assert_lawful, conceivable};
use office21::material::{Cards, Employee};
use office21::play::{Action, Silent};
use office21::table::{Chance, Draft, Position, Seat, SeatDraft, Turn};
use office21_tests::games::{Step, Theme, random_steps, readings, start};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The start of a game of any theme, at any table, with any readings.
fn any_start() -> impl Strategy<Value = Position> {
    let theme = select(&Theme::ALL[..]);
    (theme, 2_usize..=5, any::<u64>(), 0_usize..192)
        .prop_map(|(theme, players, seed, number)| start(theme, players, seed, readings(number)))
}

/// Plays on: each index picks one of the legal actions, whatever they are.
fn play(from: Position, picks: &[Index]) -> Vec<Step> {
    let mut position = from;
    let mut steps = Vec::new();
    for pick in picks {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        let step = Step::take(position, *pick.get(&actions));
        position = step.after;
        steps.push(step);
    }
    steps
}

fn picks() -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 0..60)
}

/// Moves some cards of a lawful table about, and turns some flags.
#[derive(Clone, Debug)]
enum Meddling {
    Move(Index, Index),
    Turn(Index, Index),
    Since(Index, i64),
    RefillsOver,
    AuditOf(Option<u8>),
    Eliminate(Index),
}

fn meddling() -> impl Strategy<Value = Meddling> {
    prop_oneof![
        6 => (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Meddling::Move(from, to)),
        3 => (any::<Index>(), any::<Index>()).prop_map(|(turn, seat)| Meddling::Turn(turn, seat)),
        1 => (any::<Index>(), -3_i64..9).prop_map(|(seat, since)| Meddling::Since(seat, since)),
        1 => Just(Meddling::RefillsOver),
        1 => prop::option::of(1_u8..=5).prop_map(Meddling::AuditOf),
        1 => any::<Index>().prop_map(Meddling::Eliminate),
    ]
}

/// The heaps of a draft that a card can be taken from or put to, as a list of mutable things would be.
fn heaps(draft: &Draft) -> usize {
    3 * draft.seats.len() + 3
}

fn take(draft: &mut Draft, heap: usize, which: Index) -> Option<Employee> {
    let seats = draft.seats.len();
    let from = |cards: &mut Cards| {
        let kinds: Vec<Employee> = cards.iter().collect();
        let card = (!kinds.is_empty()).then(|| *which.get(&kinds))?;
        cards.take(card).then_some(card)
    };
    if heap < 3 * seats {
        let part = &mut draft.seats[heap / 3];
        return match heap % 3 {
            0 => from(&mut part.hand),
            1 => from(&mut part.office),
            _ => from(&mut part.face_down),
        };
    }
    let pile = match heap - 3 * seats {
        0 => &mut draft.draw_pile,
        1 => &mut draft.discard_pile,
        _ => &mut draft.tray,
    };
    (!pile.is_empty()).then(|| pile.swap_remove(which.index(pile.len())))
}

fn put(draft: &mut Draft, heap: usize, card: Employee) {
    let seats = draft.seats.len();
    if heap < 3 * seats {
        let part = &mut draft.seats[heap / 3];
        match heap % 3 {
            0 => part.hand.add(card),
            1 => part.office.add(card),
            _ => part.face_down.add(card),
        }
        return;
    }
    match heap - 3 * seats {
        0 => draft.draw_pile.push(card),
        1 => draft.discard_pile.push(card),
        _ => draft.tray.push(card),
    }
}

fn turn(which: usize, seat: Seat, other: Seat) -> Turn {
    match which {
        0 => Turn::Start { seat },
        1 => Turn::Play { seat },
        2 => Turn::Cleaner { seat },
        3 => Turn::Operator { seat },
        4 => Turn::Assistant { seat },
        5 => Turn::Sales { seat },
        6 => Turn::Director { seat },
        7 => Turn::DirectorDiscard { seat, hand: other },
        _ => Turn::Love { seat },
    }
}

fn meddle(draft: &mut Draft, meddling: &Meddling) {
    match meddling {
        Meddling::Move(from, to) => {
            let heap = from.index(heaps(draft));
            if let Some(card) = take(draft, heap, *to) {
                put(draft, to.index(heaps(draft)), card);
            }
        }
        Meddling::Turn(which, seat) => {
            let (seat, other) = (Seat::ALL[seat.index(5)], Seat::ALL[which.index(5)]);
            draft.turn = turn(which.index(9), seat, other);
        }
        Meddling::Since(seat, since) => seat_of(draft, *seat).total_since = *since,
        Meddling::RefillsOver => draft.refills_over = !draft.refills_over,
        Meddling::AuditOf(player) => draft.audit_of = player.and_then(Seat::new),
        Meddling::Eliminate(seat) => {
            let part = seat_of(draft, *seat);
            part.eliminated = !part.eliminated;
        }
    }
}

fn seat_of(draft: &mut Draft, seat: Index) -> &mut SeatDraft {
    let at = seat.index(draft.seats.len());
    &mut draft.seats[at]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 96,
        max_shrink_iters: 20_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Every law after every step of any game.
    #[test]
    fn laws_hold(from in any_start(), picks in picks()) {
        assert_lawful(&from);
        for step in play(from, &picks) {
            step.assert_lawful();
        }
    }

    /// Meddled with, a draft is either faulty or as good as any: every law holds of it and of what follows.
    #[test]
    fn what_has_no_fault_is_lawful(
        from in any_start(),
        picks in picks(),
        meddlings in prop::collection::vec(meddling(), 1..4),
        seed in any::<u64>(),
    ) {
        let position = play(from, &picks).last().map_or(from, |step| step.after);
        let mut draft = position.to_draft();
        for meddling in &meddlings {
            meddle(&mut draft, meddling);
        }
        let faults = draft.faults();
        match draft.into_position() {
            Err(found) => prop_assert!(!faults.is_empty() && found == faults),
            Ok(position) => {
                prop_assert!(faults.is_empty());
                assert_lawful(&position);
                for step in random_steps(position, seed, 12) {
                    step.assert_lawful();
                }
            }
        }
    }

    /// The same start and the same actions give the same game, listened to or not; `advance` is `apply` and `begin`.
    #[test]
    fn games_are_deterministic(from in any_start(), picks in picks()) {
        let (once, twice) = (play(from, &picks), play(from, &picks));
        let (mut silent, mut advanced) = (from, from);
        for (step, again) in once.iter().zip(&twice) {
            prop_assert_eq!(step.after, again.after);
            prop_assert_eq!(&step.events, &again.events);
            prop_assert!(silent.apply(step.action, &mut Silent).is_ok());
            prop_assert_eq!(silent, step.after);
            if step.action != Action::Begin || step.before == from {
                prop_assert!(advanced.advance(step.action, &mut Silent).is_ok());
            }
        }
        if matches!(silent.turn(), Turn::Start { .. }) && silent != from {
            prop_assert!(silent.apply(Action::Begin, &mut Silent).is_ok());
        }
        prop_assert_eq!(silent, advanced);
    }

    /// Shuffling keeps the cards and depends on the seed alone.
    #[test]
    fn shuffles_keep_the_cards(seed in any::<u64>()) {
        let deck: Vec<Employee> = Cards::deck().iter().collect();
        let (mut one, mut other) = (deck.clone(), deck.clone());
        Chance(seed).shuffle(&mut one);
        Chance(seed).shuffle(&mut other);
        prop_assert_eq!(&one, &other);
        prop_assert_eq!(one.iter().copied().collect::<Cards>(), Cards::deck());
    }
}

/// 30 actions that name a card of a hand, 400 that name one of an office, five looks and four others, each once.
#[test]
fn conceivable_actions_are_all_there() {
    let mut actions: Vec<Action> = conceivable().collect();
    assert_eq!(actions.len(), 30 + 400 + 5 + 4);
    actions.sort_unstable();
    actions.dedup();
    assert_eq!(actions.len(), 439);
}
