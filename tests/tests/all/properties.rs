//! Laws over games nobody thought of, and over arrangements nobody would lay.

use office21::laws::{assert_lawful, conceivable};
use office21::material::{Cards, Employee};
use office21::play::{Action, Silent};
use office21::table::{Chance, Position, Turn};
use office21::text;
use office21::text::record::{Player, PlayerKind, Record};
use office21_tests::games::{Step, Theme, random_steps, readings, start};
use office21_tests::meddle::Meddling;
use office21_tests::model::compare;
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

/// Engine and reference model agree.
fn agree(position: &Position) {
    if let Err(difference) = compare::everything(position) {
        panic!("{difference}");
    }
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

    /// Files, codes and words of any position lead back to it, and its game's record to that game.
    #[test]
    fn text_forms_lead_back(from in any_start(), picks in picks()) {
        let steps = play(from, &picks);
        prop_assert_eq!(text::laws::check_position(&from), []);
        for step in steps.iter().skip(3).step_by(7) {
            prop_assert_eq!(text::laws::check_position(&step.after), []);
        }
        let player = Player { name: String::new(), kind: PlayerKind::Person };
        let mut record = Record::new(from, vec![player; from.players()]);
        // A record begins every turn by itself, but the first.
        let actions = steps.iter().map(|step| step.action).enumerate();
        let kept = actions.filter(|&(at, action)| at == 0 || action != Action::Begin);
        record.actions = kept.map(|(_, action)| action).collect();
        prop_assert_eq!(text::laws::record_leads_back(&record), Ok(()));
    }

    /// Meddled with, a draft is either faulty or as good as any: every law holds of it and of what follows, and the
    /// reference model agrees.
    #[test]
    fn what_has_no_fault_is_lawful(
        from in any_start(),
        picks in picks(),
        meddlings in prop::collection::vec(any::<[u8; 4]>(), 1..4),
        seed in any::<u64>(),
    ) {
        let position = play(from, &picks).last().map_or(from, |step| step.after);
        let mut draft = position.to_draft();
        for bytes in meddlings {
            let mut bytes = bytes.into_iter();
            Meddling::by(&mut || bytes.next().unwrap_or_default()).meddle(&mut draft);
        }
        let faults = draft.faults();
        match draft.into_position() {
            Err(found) => prop_assert!(!faults.is_empty() && found == faults),
            Ok(position) => {
                prop_assert!(faults.is_empty());
                assert_lawful(&position);
                agree(&position);
                for step in random_steps(position, seed, 12) {
                    step.assert_lawful();
                    agree(&step.after);
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
