//! The draw pile and the discard pile, laid out card by card.

#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{CornerRadius, Label, Pos2, Rect, RichText, StrokeKind, Ui, UiBuilder, pos2};
use office21::material::Employee;
use office21::table::Place;

use super::super::card::{self, Face};
use super::super::theme::{Palette, bold};
use super::layout::{PADDING, PILE_HEAD, grid};
use super::lying::{interact, name, zone};
use super::seat::quiet;
use super::{Board, Touch};
use crate::state::Card;

const GAP: f32 = 4.0;

pub(super) fn show(
    ui: &mut Ui,
    board: &Board<'_>,
    place: Place,
    room: Rect,
    touches: &mut Vec<Touch>,
) {
    let (cards, title, order): (&[Employee], _, _) = match place {
        Place::DrawPile => (&board.draft.draw_pile, "Draw pile", "top first"),
        _ => (&board.draft.discard_pile, "Discard pile", "oldest first"),
    };
    let palette = Palette::current(ui.ctx());
    let stroke = board.marks.edge(place).stroke(palette);
    ui.painter().rect(
        room,
        CornerRadius::same(10),
        palette.room,
        stroke,
        StrokeKind::Inside,
    );
    let inside = room.shrink(PADDING);
    let head = inside.with_max_y(inside.top() + PILE_HEAD - 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
        ui.horizontal_centered(|ui| {
            let title = bold(format!("{title} {}", cards.len())).size(13.5);
            ui.add(Label::new(title).selectable(false));
            if room.width() > 200.0 {
                ui.add(Label::new(RichText::new(order).small().weak()).truncate());
            }
        });
    });
    let below = inside.with_min_y(inside.top() + PILE_HEAD);
    let (width, columns) = grid(below, cards.len(), 76.0);
    let step = Step {
        x: width + GAP,
        y: card::height(width) + GAP,
    };
    let spot = |at: usize| {
        let (row, column) = (at / columns, at % columns);
        let corner = pos2(
            below.left() + step.x * column as f32,
            below.top() + step.y * row as f32,
        );
        Rect::from_min_size(corner, card::size(width))
    };
    let before = |pointer: Pos2| {
        let index = (0..cards.len()).find(|&at| {
            let rect = spot(at);
            pointer.y < rect.bottom() + GAP && pointer.x < rect.center().x
                || pointer.y < rect.top() - GAP
        });
        Some(index.unwrap_or(cards.len()))
    };
    zone(ui, board, place, room, before, touches);
    if cards.is_empty() {
        return quiet(ui, below, "empty");
    }
    for (at, &employee) in cards.iter().enumerate() {
        let card = Card {
            place,
            employee,
            at: Some(at),
        };
        let rect = spot(at);
        let look = interact(ui, board, card, &name(board, card, 1), rect, touches);
        card::paint(ui.painter(), rect, Face::Up(employee), look);
    }
}

/// From one card to the next.
struct Step {
    x: f32,
    y: f32,
}
