//! A change that has been carried out, and the lawful tables that come of it.

use super::Change;
use crate::material::Employee;
use crate::play::Actions;
use crate::table::{Draft, Fault, Place, Position, Seat};

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
            Err(faults) if faults.iter().any(is_of_love) => turned(draft, fixed),
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

fn is_of_love(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::LoverFaceUp { .. } | Fault::LoverFaceDown { .. }
    )
}

/// The lawful tables with as few lovers turned as make them lawful.
fn turned(draft: &Draft, fixed: Option<(Place, Employee)>) -> Vec<Position> {
    let lovers: Vec<Lover> = lovers(draft)
        .filter(|lover| {
            fixed.is_none_or(|(place, employee)| {
                employee != lover.employee || place.seat() != Some(lover.seat) || !place.in_play()
            })
        })
        .collect();
    // Four lovers at most: sixteen choices.
    let choices = 1..1_u32 << lovers.len();
    for most in 1..=lovers.len() {
        let mut tables = Vec::new();
        for choice in choices.clone().filter(|c| c.count_ones() as usize == most) {
            let mut other = draft.clone();
            for (at, lover) in lovers.iter().enumerate() {
                if choice & (1 << at) != 0 {
                    lover.turn(&mut other);
                }
            }
            if let Ok(table) = other.into_position()
                && !tables.contains(&table)
            {
                tables.push(table);
            }
        }
        if !tables.is_empty() {
            return tables;
        }
    }
    Vec::new()
}

/// A Boss or a Secretary in an office.
#[derive(Clone, Copy)]
pub(super) struct Lover {
    pub(super) employee: Employee,
    pub(super) seat: Seat,
    pub(super) face_down: bool,
}

impl Lover {
    /// Turns the card over.
    pub(super) fn turn(self, draft: &mut Draft) {
        let (up, down) = (Place::Office(self.seat), Place::FaceDown(self.seat));
        let (from, to) = if self.face_down {
            (down, up)
        } else {
            (up, down)
        };
        if take(draft, from, self.employee) {
            put(draft, to, self.employee);
        }
    }
}

/// Every lover in play, a card each.
pub(super) fn lovers(draft: &Draft) -> impl Iterator<Item = Lover> + '_ {
    draft.seats().flat_map(|(seat, part)| {
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

/// The cards that lie there, the pile from the top.
pub(super) fn lying(draft: &Draft, place: Place) -> Vec<Employee> {
    let part = place.seat().and_then(|seat| draft.seat(seat));
    match (place, part) {
        (Place::Hand(_), Some(part)) => part.hand.iter().collect(),
        (Place::Office(_), Some(part)) => part.office.iter().collect(),
        (Place::FaceDown(_), Some(part)) => part.face_down.iter().collect(),
        (Place::DrawPile, _) => draft.draw_pile.clone(),
        (Place::DiscardPile, _) => draft.discard_pile.clone(),
        _ => Vec::new(),
    }
}

/// How many cards of this kind lie there.
pub(super) fn count(draft: &Draft, place: Place, employee: Employee) -> usize {
    let alike = |pile: &[Employee]| pile.iter().filter(|&&card| card == employee).count();
    let part = place.seat().and_then(|seat| draft.seat(seat));
    match (place, part) {
        (Place::Hand(_), Some(part)) => usize::from(part.hand.count(employee)),
        (Place::Office(_), Some(part)) => usize::from(part.office.count(employee)),
        (Place::FaceDown(_), Some(part)) => usize::from(part.face_down.count(employee)),
        (Place::DrawPile, _) => alike(&draft.draw_pile),
        (Place::DiscardPile, _) => alike(&draft.discard_pile),
        _ => 0,
    }
}

/// Takes a card away, of a pile the last one of its kind; `false` if there is none.
pub(super) fn take(draft: &mut Draft, place: Place, employee: Employee) -> bool {
    let part = place
        .seat()
        .and_then(|seat| draft.seats.get_mut(seat.index()));
    let pile = match (place, part) {
        (Place::Hand(_), Some(part)) => return part.hand.take(employee),
        (Place::Office(_), Some(part)) => return part.office.take(employee),
        (Place::FaceDown(_), Some(part)) => return part.face_down.take(employee),
        (Place::DrawPile, _) => &mut draft.draw_pile,
        (Place::DiscardPile, _) => &mut draft.discard_pile,
        _ => return false,
    };
    let at = pile.iter().rposition(|&card| card == employee);
    at.map(|at| pile.remove(at)).is_some()
}

/// Puts a card there: under the draw pile, on the discard pile.
pub(super) fn put(draft: &mut Draft, place: Place, employee: Employee) {
    let part = place
        .seat()
        .and_then(|seat| draft.seats.get_mut(seat.index()));
    match (place, part) {
        (Place::Hand(_), Some(part)) => part.hand.add(employee),
        (Place::Office(_), Some(part)) => part.office.add(employee),
        (Place::FaceDown(_), Some(part)) => part.face_down.add(employee),
        (Place::DrawPile, _) => draft.draw_pile.push(employee),
        _ => draft.discard_pile.push(employee),
    }
    // Whoever holds the Taxman now has played it, unless somebody else is named.
    if draft.taxman_at().is_none() {
        draft.audit_of = None;
    }
}
