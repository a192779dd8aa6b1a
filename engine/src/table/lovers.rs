//! Bosses and Secretaries in play, and which of them turn so that a table becomes what it should be.

use super::heaps::Heap;
use super::{Draft, Place, Seat};
use crate::material::Employee;

/// More lovers than the game has are not tried in all their ways.
const MOST_TRIED: usize = 8;

/// A Boss or a Secretary in an office.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lover {
    pub(crate) employee: Employee,
    pub(crate) seat: Seat,
    pub(crate) face_down: bool,
}

impl Lover {
    /// From where it turns and to where.
    pub(crate) const fn places(self) -> (Place, Place) {
        let (up, down) = (Place::Office(self.seat), Place::FaceDown(self.seat));
        if self.face_down {
            (down, up)
        } else {
            (up, down)
        }
    }

    /// Turns the card over.
    pub(crate) fn turn(self, draft: &mut Draft) {
        let (from, to) = self.places();
        if let Some(Heap::Counted(cards)) = draft.heap(from)
            && cards.take(self.employee)
            && let Some(Heap::Counted(cards)) = draft.heap(to)
        {
            cards.add(self.employee);
        }
    }
}

/// The fewest lovers that turn so that a draft fits, and what it then is.
pub(crate) struct Turned<T> {
    pub(crate) lovers: Vec<Lover>,
    pub(crate) result: T,
}

impl Draft {
    /// Every lover in play, a card each.
    pub(crate) fn lovers(&self) -> impl Iterator<Item = Lover> + '_ {
        self.seats().flat_map(|(seat, part)| {
            let sides = [(part.office, false), (part.face_down, true)];
            sides.into_iter().flat_map(move |(cards, face_down)| {
                let lover = move |employee| Lover {
                    employee,
                    seat,
                    face_down,
                };
                cards.iter().filter(|card| card.is_lover()).map(lover)
            })
        })
    }

    /// Every way of turning as few of these lovers as make the draft fit, at least one; those that come to the same once.
    pub(crate) fn turned<T: PartialEq>(
        &self,
        lovers: &[Lover],
        fits: impl Fn(&Self) -> Option<T>,
    ) -> Vec<Turned<T>> {
        let mut ways: Vec<Turned<T>> = Vec::new();
        if lovers.len() > MOST_TRIED {
            return ways;
        }
        // A game has four lovers at most, sixteen choices; a wrong table may have some more.
        let choices = 1..1_u32 << lovers.len();
        for most in 1..=lovers.len() {
            for choice in choices.clone().filter(|c| c.count_ones() as usize == most) {
                let turn = lovers.iter().enumerate();
                let turn = turn.filter(|(at, _)| choice & (1 << at) != 0);
                let turn: Vec<Lover> = turn.map(|(_, &lover)| lover).collect();
                let mut other = self.clone();
                for lover in &turn {
                    lover.turn(&mut other);
                }
                if let Some(result) = fits(&other)
                    && ways.iter().all(|way| way.result != result)
                {
                    ways.push(Turned {
                        lovers: turn,
                        result,
                    });
                }
            }
            if !ways.is_empty() {
                break;
            }
        }
        ways
    }
}
