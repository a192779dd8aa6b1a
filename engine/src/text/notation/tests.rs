use super::{read, write};
use crate::material::Employee;
use crate::play::{Action, Target};
use crate::rulebook::Readings;
use crate::table::{Chance, Position, Seat};
use crate::text::words::Names;

/// Every conceivable action.
fn conceivable() -> Vec<Action> {
    let mut actions = vec![Action::Begin, Action::PutBack, Action::Keep, Action::Pass];
    for employee in Employee::ALL {
        actions.extend([
            Action::Pick(employee),
            Action::Play(employee),
            Action::Discard(employee),
        ]);
        for seat in Seat::ALL.into_iter().take(4) {
            for face_down in [false, true] {
                let target = Target {
                    seat,
                    employee,
                    face_down,
                };
                actions.extend([
                    Action::Remove(target),
                    Action::TakeBack(target),
                    Action::Swap(target),
                    Action::Love(target),
                ]);
            }
        }
    }
    actions.extend(Seat::ALL.into_iter().take(4).map(Action::Look));
    actions
}

#[test]
fn every_conceivable_action_is_read_back_as_written() {
    let names = Names::default();
    let all = conceivable();
    let mut chance = Chance(21);
    for seed in 0..4 {
        let mut position = Position::deal(4, seed, Readings::default());
        for _ in 0..60 {
            for &action in &all {
                let words = write(&position, action);
                assert_eq!(
                    read(&position, &names, &words),
                    Ok(action),
                    "{words}: {position:?}"
                );
            }
            let actions = position.actions();
            if actions.is_empty() {
                break;
            }
            position.carry_out(
                actions[chance.below(actions.len())],
                &mut crate::play::Silent,
            );
        }
    }
}
