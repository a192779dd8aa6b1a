//! How the cards of the table on the desk look: what may be chosen glows, what may not is faded.

use office21::play::Action;
use office21::table::{Place, Seat, Step};

use super::super::board::{Edge, Marks};
use super::super::card::{Glow, Look, effect_line};
use crate::answer::{Follow, Refused};
use crate::state::{Card, Node};

pub(super) struct Marked<'a> {
    node: &'a Node,
    step: Option<Step>,
}

impl<'a> Marked<'a> {
    pub(super) fn of(node: &'a Node) -> Self {
        let step = node.case().map(|case| case.position().step());
        Self { node, step }
    }

    /// What is asked about who points at this card.
    pub(super) fn action(&self, card: Card) -> Option<Action> {
        self.node.case()?.pointed_at(card.place, card.employee)
    }

    /// What is asked about who points at a place itself: whose hand to look at.
    pub(super) fn about(&self, place: Place) -> Option<Action> {
        place.seat().map(Action::Look).filter(|_| self.places())
    }

    /// What follows from this, if it is legal.
    pub(super) fn legal(&self, action: Action) -> Option<&'a Follow> {
        let follows = &self.node.answer().follows;
        follows.iter().find(|follow| follow.deed == action)
    }

    fn refused(&self, action: Action) -> Option<&'a Refused> {
        let refused = &self.node.answer().refused;
        refused.iter().find(|refused| refused.deed == action)
    }

    /// Whether the awaited verb means cards at such a place, so that they glow or fade.
    fn meant(&self, place: Place) -> bool {
        self.node.case().is_some_and(|case| case.means(place)) && self.step != Some(Step::Operator)
    }
}

impl Marks for Marked<'_> {
    fn look(&self, card: Card) -> Look {
        if !self.meant(card.place) {
            return Look::default();
        }
        let action = self.action(card);
        let asked = self.node.asked().map(|asked| asked.deed);
        if action.is_some() && action == asked {
            Look::glowing(Glow::Selected)
        } else if action.is_some_and(|action| self.legal(action).is_some()) {
            Look::glowing(Glow::Target)
        } else {
            Look::faded()
        }
    }

    fn tip(&self, card: Card) -> String {
        let action = self.action(card).filter(|_| self.meant(card.place));
        if let Some(follow) = action.and_then(|action| self.legal(action)) {
            return format!("{}: legal. Totals: {}", follow.label, follow.changes);
        }
        match action.and_then(|action| self.refused(action)) {
            Some(refused) => format!("{}: not legal. {}", refused.label, refused.message),
            None => effect_line(card.employee).to_owned(),
        }
    }

    fn edge(&self, place: Place) -> Edge {
        let decider = self.node.file().draft.turn.decider();
        if place.seat().is_some() && place.seat() == decider {
            Edge::Active
        } else {
            Edge::Plain
        }
    }

    fn word(&self, seat: Seat) -> String {
        if self.node.file().draft.turn.decider() == Some(seat) {
            format!("{seat} · to act")
        } else {
            seat.to_string()
        }
    }

    fn places(&self) -> bool {
        self.step == Some(Step::Director)
    }
}
