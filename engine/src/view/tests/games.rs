use std::collections::BTreeSet;

use crate::laws;
use crate::play::Event;
use crate::rulebook::Readings;
use crate::table::{Chance, Position, Seat};
use crate::view::View;

/// Readings in force in the nth game: all defaults first, then every mixture.
fn readings(nth: u64) -> Readings {
    let mut readings = Readings::default();
    let mut chance = Chance(nth);
    for (question, (_, _, names)) in Readings::QUESTIONS.iter().enumerate() {
        if nth % 2 == 1 {
            readings.choose(question, chance.below(names.len()));
        }
    }
    readings
}

/// Plays a random game; `check` is called after every action with what then happened.
pub(super) fn game(seed: u64, mut check: impl FnMut(&Position, &[View], &[Event])) {
    let players = 2 + (seed % 4) as usize;
    let mut position = Position::deal(players, seed, readings(seed / 4));
    let seats: Vec<Seat> = position.seats().into_iter().collect();
    let mut views: Vec<View> = seats.iter().map(|&s| View::of(&position, s)).collect();
    let mut chance = Chance(seed);
    check(&position, &views, &[]);
    for _ in 0..3000 {
        let actions = position.actions();
        if actions.is_empty() {
            return;
        }
        let mut events = Vec::new();
        position.carry_out(actions[chance.below(actions.len())], &mut events);
        for view in &mut views {
            for event in &events {
                view.see(event);
            }
        }
        check(&position, &views, &events);
    }
}

/// What can happen that a fold could get wrong, as its names in answers of programs.
const MUST_OCCUR: [&str; 13] = [
    "Redealt",
    "TurnedDown",
    "TurnedUp",
    "LoveChoice",
    "Eliminated",
    "Forfeited",
    "PutBack",
    "PileShuffled",
    "LookedAtHand",
    "OnlySpies",
    "AuditCalledOff",
    "RefillsOver",
    "Over",
];

/// The name of what happened.
fn name(event: &Event) -> String {
    let shown = format!("{:?}", event.what);
    let end = shown.find([' ', '{']).unwrap_or(shown.len());
    shown[..end].to_owned()
}

#[test]
fn folded_views_fit_the_position_all_along() {
    let mut occurred = BTreeSet::new();
    for seed in 0..500 {
        game(seed, |position, views, events| {
            occurred.extend(events.iter().map(name));
            for view in views {
                if let Err(why) = laws::fits(view, position) {
                    panic!("game {seed}, after {events:?}: {why}");
                }
            }
        });
    }
    for name in MUST_OCCUR {
        assert!(occurred.contains(name), "{name} never occurred");
    }
}

#[test]
fn a_view_may_begin_anywhere_in_a_game() {
    for seed in 0..300 {
        let mut later: Vec<View> = Vec::new();
        let mut step = 0;
        game(seed, |position, _, events| {
            for view in &mut later {
                for event in events {
                    view.see(event);
                }
                if let Err(why) = laws::fits(view, position) {
                    panic!("game {seed}, after {events:?}: {why}");
                }
            }
            step += 1;
            if step % 7 == 0 {
                later = position
                    .seats()
                    .into_iter()
                    .map(|seat| View::of(position, seat))
                    .collect();
            }
        });
    }
}

#[test]
fn a_redeal_of_what_is_hidden_changes_no_view() {
    for seed in 0..200 {
        game(seed, |position, views, _| {
            for view in views {
                let seat = view.seat();
                if let Err(why) = laws::honest(position, seat, seed).and(laws::samples(view, seed))
                {
                    panic!("game {seed}: {why}");
                }
            }
        });
    }
}

#[test]
fn what_lies_open_is_in_every_view_as_it_is() {
    let mut prints = BTreeSet::new();
    let mut seen = 0_usize;
    for seed in 0..40 {
        game(seed, |position, views, _| {
            for view in views {
                assert_eq!(view.setup_round(), position.setup_round());
                assert_eq!(view.refills_over(), position.refills_over());
                assert_eq!(view.audit_of(), position.audit_of());
                assert_eq!(view.outcome(), position.outcome());
                seen += 1;
                prints.insert(view.fingerprint());
            }
        });
    }
    // Nearly every view is another one, and so is its number.
    assert!(prints.len() * 20 > seen * 19, "{} of {seen}", prints.len());
}
