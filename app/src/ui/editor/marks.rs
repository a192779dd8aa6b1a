//! How the cards of the table in the editor look.

use egui::{Id, Ui};
use office21::material::Employee;
use office21::table::{Place, Seat};

use super::super::board::{Edge, Marks};
use super::super::card::{Glow, Look};
use crate::state::{Card, Composed};

/// Where the ledger tells which kind is pointed at.
fn pointed() -> Id {
    Id::unique("kind pointed at in the ledger")
}

/// The ledger is pointed at: all cards of this kind are shown.
pub(super) fn point_at(ui: &Ui, kind: Option<Employee>) {
    ui.data_mut(|data| data.insert_temp(pointed(), kind));
}

/// The chosen card, the cards something is wrong with, and those of the kind pointed at.
pub(super) struct Marked<'a> {
    table: &'a Composed,
    kind: Option<Employee>,
}

impl<'a> Marked<'a> {
    pub(super) fn of(ui: &Ui, table: &'a Composed) -> Self {
        let kind = ui.data(|data| data.get_temp::<Option<Employee>>(pointed()));
        Self {
            table,
            kind: kind.flatten(),
        }
    }
}

impl Marks for Marked<'_> {
    fn look(&self, card: Card) -> Look {
        // In piles cards are numbered, in faults they are not always.
        let alike = |other: &Card| {
            other.place == card.place
                && other.employee == card.employee
                && (other.at.is_none() || other.at == card.at)
        };
        let wrong = |problem: &crate::state::Problem| problem.cards.iter().any(alike);
        Look::glowing(if self.table.selected() == Some(card) {
            Glow::Selected
        } else if self.table.problems().iter().any(wrong) {
            Glow::Fault
        } else if self.kind == Some(card.employee) {
            Glow::Target
        } else {
            Glow::None
        })
    }

    fn edge(&self, place: Place) -> Edge {
        let wrong = |problem: &crate::state::Problem| problem.places.contains(&place);
        if self.table.problems().iter().any(wrong) {
            Edge::Fault
        } else if place.seat().is_some() && place.seat() == self.table.file().draft.turn.decider() {
            Edge::Active
        } else {
            Edge::Plain
        }
    }

    fn word(&self, seat: Seat) -> String {
        if self.table.file().draft.turn.decider() == Some(seat) {
            format!("{seat} · to act")
        } else {
            seat.to_string()
        }
    }

    fn drags(&self) -> bool {
        true
    }

    fn places(&self) -> bool {
        self.table.selected().is_some()
    }
}
