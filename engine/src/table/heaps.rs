//! The heaps of a draft by their places, for whoever moves single cards.

use super::{Draft, Place, Seat, Turn};
use crate::material::{Cards, Employee};

/// A heap that cards may be put to and taken from.
pub(crate) enum Heap<'a> {
    /// Cards of a kind are alike and counted.
    Counted(&'a mut Cards),
    /// Cards lie in an order.
    Pile(&'a mut Vec<Employee>),
    /// One card at most.
    Pick(&'a mut Option<Employee>),
}

impl Draft {
    /// The cards that lie there: a pile in its order, the others kind by kind. Nothing where there is no such place.
    pub fn lying(&self, place: Place) -> Vec<Employee> {
        match place {
            Place::DrawPile => self.draw_pile.clone(),
            Place::DiscardPile => self.discard_pile.clone(),
            Place::Tray => self.tray.clone(),
            Place::Picked(seat) => self.pick(seat).into_iter().collect(),
            _ => self.counted(place).iter().collect(),
        }
    }

    /// How many cards of this kind lie there.
    pub fn count(&self, place: Place, employee: Employee) -> usize {
        let alike = |pile: &[Employee]| pile.iter().filter(|&&card| card == employee).count();
        match place {
            Place::DrawPile => alike(&self.draw_pile),
            Place::DiscardPile => alike(&self.discard_pile),
            Place::Tray => alike(&self.tray),
            Place::Picked(seat) => usize::from(self.pick(seat) == Some(employee)),
            _ => usize::from(self.counted(place).count(employee)),
        }
    }

    /// The card this seat has put aside in set-up.
    pub fn pick(&self, seat: Seat) -> Option<Employee> {
        match &self.turn {
            Turn::Setup { picks, .. } => picks.get(seat.index()).copied().flatten(),
            _ => None,
        }
    }

    fn counted(&self, place: Place) -> Cards {
        let part = place.seat().and_then(|seat| self.seat(seat)).copied();
        let part = part.unwrap_or_default();
        match place {
            Place::Hand(_) => part.hand,
            Place::Office(_) => part.office,
            Place::FaceDown(_) => part.face_down,
            _ => Cards::NONE,
        }
    }

    /// The heap at this place, if this table has it; a pick only where set-up has a place for it.
    pub(crate) fn heap(&mut self, place: Place) -> Option<Heap<'_>> {
        Some(match place {
            Place::DrawPile => Heap::Pile(&mut self.draw_pile),
            Place::DiscardPile => Heap::Pile(&mut self.discard_pile),
            Place::Tray => Heap::Pile(&mut self.tray),
            Place::Hand(seat) => Heap::Counted(&mut self.seats.get_mut(seat.index())?.hand),
            Place::Office(seat) => Heap::Counted(&mut self.seats.get_mut(seat.index())?.office),
            Place::FaceDown(seat) => {
                Heap::Counted(&mut self.seats.get_mut(seat.index())?.face_down)
            }
            Place::Picked(seat) => match &mut self.turn {
                Turn::Setup { picks, .. } => Heap::Pick(picks.get_mut(seat.index())?),
                _ => return None,
            },
        })
    }
}
