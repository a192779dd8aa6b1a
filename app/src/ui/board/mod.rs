//! An open table: every card of a draft, lawful or not, and what is done to it with mouse and keyboard.
//!
//! Whoever shows a board says how each card looks ([`Marks`]) and is told what was touched ([`Touch`]). A board knows no
//! rule and changes nothing.

mod layout;
mod lying;
mod pile;
mod seat;

use egui::{Rect, Stroke, Ui};
use office21::table::{Draft, Place, Seat};

use super::card::{Face, Look, effect_line};
use super::theme::Palette;
use crate::state::{Card, Speech};

pub(super) use lying::{dragged, interact, ring_while_dragged, zone};

/// What one sees of a card on an open table.
const fn face(card: Card) -> Face {
    match card.place {
        Place::FaceDown(_) => Face::Down(card.employee),
        _ => Face::Up(card.employee),
    }
}

/// What was done to the board in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// A card was clicked, or pressed by keyboard.
    Card(Card),
    /// It was clicked twice.
    Twice(Card),
    /// The ground of a place was clicked, or its name was pressed.
    Place(Place),
    /// A card was dropped there; in a pile, before this card.
    Dropped(Card, Place, Option<usize>),
    /// The pointer, or the keyboard, rests on a card.
    Over(Card),
}

/// What is said of a place by the colour of its edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Edge {
    /// Nothing.
    #[default]
    Plain,
    /// It is this seat's turn, or the place is chosen.
    Active,
    /// Something is wrong here.
    Fault,
}

impl Edge {
    fn stroke(self, palette: &Palette) -> Stroke {
        match self {
            Self::Fault => Stroke::new(1.6, palette.red),
            Self::Active => Stroke::new(1.8, palette.action),
            Self::Plain => Stroke::new(1.0, palette.edge),
        }
    }
}

/// How cards and places look.
pub(super) trait Marks {
    /// How a card looks.
    fn look(&self, card: Card) -> Look {
        let _ = card;
        Look::default()
    }

    /// What is said when a card is pointed at.
    fn tip(&self, card: Card) -> String {
        effect_line(card.employee).to_owned()
    }

    /// The edge of an office, a hand or a pile.
    fn edge(&self, place: Place) -> Edge {
        let _ = place;
        Edge::Plain
    }

    /// A word beside a player's name: `to act`.
    fn word(&self, seat: Seat) -> String {
        let _ = seat;
        String::new()
    }

    /// Whether cards can be dragged, and dropped on any place.
    fn drags(&self) -> bool {
        false
    }

    /// Whether the names of places can be pressed.
    fn places(&self) -> bool {
        false
    }
}

/// A table to be drawn.
pub(super) struct Board<'a> {
    /// The table.
    pub(super) draft: &'a Draft,
    /// The players' names.
    pub(super) speech: &'a Speech,
    /// How everything looks.
    pub(super) marks: &'a dyn Marks,
}

impl Board<'_> {
    /// Draws the table into this room, and tells what was done to it.
    pub(super) fn show(&self, ui: &mut Ui, room: Rect) -> Vec<Touch> {
        let mut touches = Vec::new();
        let rooms = layout::Rooms::of(room, self.draft);
        for (seat, rooms) in &rooms.seats {
            seat::show(ui, self, *seat, rooms, &mut touches);
        }
        pile::show(ui, self, Place::DrawPile, rooms.draw_pile, &mut touches);
        pile::show(
            ui,
            self,
            Place::DiscardPile,
            rooms.discard_pile,
            &mut touches,
        );
        touches
    }

    /// A place inside a sentence: `Jacky's office`, `your hand`.
    pub(super) fn place_in_sentence(&self, place: Place) -> String {
        let owner = |seat, what: &str| format!("{} {what}", self.speech.owner(seat));
        match place {
            Place::Hand(seat) => owner(seat, "hand"),
            Place::Office(seat) => owner(seat, "office"),
            Place::FaceDown(seat) => owner(seat, "office, face-down"),
            Place::Picked(seat) => owner(seat, "picked card"),
            Place::DrawPile => "the draw pile".to_owned(),
            Place::DiscardPile => "the discard pile".to_owned(),
            Place::Tray => "the tray".to_owned(),
        }
    }
}
