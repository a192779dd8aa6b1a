//! A change that has been carried out, and the lawful tables that come of it.

use super::Change;
use crate::material::Employee;
use crate::play::Actions;
use crate::table::{Draft, Fault, Heap, Lover, Place, Position};

/// A change and the tables after it: none if no lawful one comes of it, several if lovers could lie in several ways.
pub(super) struct Member {
    pub(super) change: Change,
    pub(super) tables: Vec<Position>,
}

impl Member {
    /// The change shown by this draft; lovers turn as they must, but for this kind at this place.
    pub(super) fn new(change: Change, draft: &Draft, fixed: Option<(Place, Employee)>) -> Self {
        let tables = match draft.into_position() {
            Ok(table) => vec![table],
            Err(faults) if faults.iter().any(Fault::is_of_love) => turned(draft, fixed),
            Err(_) => Vec::new(),
        };
        Self { change, tables }
    }

    /// What is legal on every one of the tables.
    pub(super) fn actions(&self) -> Actions {
        let mut tables = self.tables.iter().map(Position::actions);
        let mut legal = tables.next().unwrap_or_default();
        for there in tables {
            legal.retain(|action| there.contains(action));
        }
        legal
    }
}

/// The lawful tables with as few lovers turned as make them lawful.
fn turned(draft: &Draft, fixed: Option<(Place, Employee)>) -> Vec<Position> {
    let may_turn = |lover: &Lover| {
        fixed.is_none_or(|(place, employee)| {
            employee != lover.employee || place.seat() != Some(lover.seat) || !place.in_play()
        })
    };
    let lovers: Vec<Lover> = draft.lovers().filter(may_turn).collect();
    let ways = draft.turned(&lovers, |table| table.into_position().ok());
    ways.into_iter().map(|way| way.result).collect()
}

/// Takes a card away, of a pile the last one of its kind; `false` if there is none.
pub(super) fn take(draft: &mut Draft, place: Place, employee: Employee) -> bool {
    match draft.heap(place) {
        Some(Heap::Counted(cards)) => cards.take(employee),
        Some(Heap::Pile(pile)) => {
            let at = pile.iter().rposition(|&card| card == employee);
            at.map(|at| pile.remove(at)).is_some()
        }
        _ => false,
    }
}

/// Puts a card there: under the draw pile, on the discard pile.
pub(super) fn put(draft: &mut Draft, place: Place, employee: Employee) {
    match draft.heap(place) {
        Some(Heap::Counted(cards)) => cards.add(employee),
        Some(Heap::Pile(pile)) => pile.push(employee),
        _ => draft.discard_pile.push(employee),
    }
    // Whoever holds the Taxman now has played it, unless somebody else is named.
    if draft.taxman_at().is_none() {
        draft.audit_of = None;
    }
}
