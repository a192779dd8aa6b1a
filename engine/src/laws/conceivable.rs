use std::sync::LazyLock;

use crate::material::Employee;
use crate::play::{Action, Target};
use crate::table::Seat;

/// Listed once: the laws go through them in every position.
static CONCEIVABLE: LazyLock<Vec<Action>> = LazyLock::new(|| list().collect());

/// Every action that can be named at all, over all five seats and ten kinds, both sides up: 439 of them.
pub fn conceivable() -> impl Iterator<Item = Action> {
    CONCEIVABLE.iter().copied()
}

fn list() -> impl Iterator<Item = Action> {
    let cards = Employee::ALL.into_iter().flat_map(|employee| {
        [
            Action::Pick(employee),
            Action::Play(employee),
            Action::Discard(employee),
        ]
    });
    let targets = Seat::ALL.into_iter().flat_map(|seat| {
        Employee::ALL.into_iter().flat_map(move |employee| {
            [false, true].map(|face_down| Target {
                seat,
                employee,
                face_down,
            })
        })
    });
    let aimed = targets.flat_map(|target| {
        [
            Action::Remove(target),
            Action::TakeBack(target),
            Action::Swap(target),
            Action::Love(target),
        ]
    });
    let plain = [Action::Begin, Action::PutBack, Action::Keep, Action::Pass];
    cards
        .chain(aimed)
        .chain(Seat::ALL.map(Action::Look))
        .chain(plain)
}
