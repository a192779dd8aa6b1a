use office21::material::Employee;
use office21::play::Action;
use office21::table::{Chance, Step};

use super::*;

/// Plays on until the one who looks is asked to play a card, and has played this one.
fn played(card: Employee) -> Bench {
    for seed in 0..400 {
        let mut bench = Bench::playing(|form| {
            trainees(form);
            form.seed = seed.to_string();
        });
        let mut chance = Chance(seed);
        for _ in 0..12 {
            if bench.choices().contains(&Action::Play(card)) {
                bench.push(Command::Act(Action::Play(card)));
                let awaited = bench.game().position().turn().pending();
                if awaited == Some(card)
                    && bench.game().curtain().is_none()
                    && !bench.choices().is_empty()
                {
                    return bench;
                }
            }
            bench.play_on(&mut chance, 1);
        }
    }
    panic!("nobody ever played {card}");
}

#[test]
fn a_card_whose_effect_waits_is_taken_back_freely() {
    let mut bench = played(Employee::Cleaner);
    let at = bench.game().at();
    assert_eq!(bench.state.refuses(&Command::Back), None);
    bench.push(Command::Back);
    assert_eq!(bench.game().at(), at - 1);
    assert_eq!(bench.game().position().step(), Step::Play);
    assert!(!bench.game().assisted());
    assert!(bench.choices().contains(&Action::Play(Employee::Cleaner)));
}

#[test]
fn what_a_look_has_shown_is_not_taken_back_but_undone_as_assisted() {
    let mut bench = played(Employee::Operator);
    assert!(bench.state.refuses(&Command::Back).is_some());
    bench.push(Command::Undo);
    assert_eq!(bench.game().position().step(), Step::Play);
    assert!(bench.game().assisted() && bench.state.notice().is_some());
    // A Director's look as well.
    let mut bench = played(Employee::Director);
    let look = bench.choices()[0];
    bench.push(Command::Act(look));
    if bench.game().position().step() == Step::DirectorDiscard {
        assert!(!bench.game().shown().looked_at.is_empty());
        assert!(bench.state.refuses(&Command::Back).is_some());
    }
}

#[test]
fn undo_and_redo_go_to_ones_decisions_and_back() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(8), 4);
    let (at, position) = (bench.game().at(), *bench.game().position());
    let mut undone = 0;
    while bench.state.refuses(&Command::Undo).is_none() {
        bench.push(Command::Undo);
        assert!(
            !bench.choices().is_empty(),
            "undo ends at a decision of one's own"
        );
        undone += 1;
    }
    assert_eq!((undone, bench.game().at()), (4, 0));
    assert!(bench.game().assisted());
    while bench.state.refuses(&Command::Redo).is_none() {
        bench.push(Command::Redo);
    }
    assert_eq!(
        (bench.game().at(), *bench.game().position()),
        (at, position)
    );
}

#[test]
fn the_same_decision_after_undo_has_the_same_answers() {
    let mut bench = Bench::playing(|_| {});
    bench.play_on(&mut Chance(6), 3);
    let last = bench.choices()[0];
    bench.push(Command::Act(last));
    let record = bench.game().record();
    bench.push(Command::Undo);
    bench.push(Command::Act(last));
    assert_eq!(bench.game().record().actions, record.actions);
}

#[test]
fn another_decision_after_undo_drops_what_came_after() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(8), 1);
    bench.push(Command::Undo);
    let other = *bench.choices().last().expect("there is a choice");
    bench.push(Command::Act(other));
    assert!(bench.state.refuses(&Command::Redo).is_some());
    assert_eq!(bench.game().record().actions[0], other);
}

#[test]
fn an_assisted_game_is_not_counted() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(8), 2);
    bench.push(Command::Undo);
    bench.push(Command::Undo);
    bench.play_on(&mut Chance(8), 1000);
    assert!(bench.game().is_over());
    assert_eq!(bench.state.statistics().all.games, 0);
    assert!(bench.game().record().assisted);
}

#[test]
fn what_if_is_a_new_game_beside_the_old_one() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(8), 3);
    let (old, record) = (bench.game().id(), bench.game().record());
    bench.push(Command::LookAt(4));
    let position = *bench.game().position_at(4);
    bench.once(Command::WhatIf);
    assert_ne!(bench.game().id(), old);
    assert!(bench.game().assisted() && bench.game().title().starts_with("What if: "));
    assert!(
        bench
            .game()
            .record()
            .actions
            .starts_with(&record.actions[..4])
    );
    assert_eq!(*bench.game().position_at(4), position);
    bench.push(Command::ShowGame(old));
    bench.push(Command::Now);
    assert_eq!(bench.game().record(), record);
    bench.push(Command::NextGame);
    assert_ne!(bench.game().id(), old);
}
