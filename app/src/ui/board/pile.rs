//! The draw pile and the discard pile, laid out card by card.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "there are few cards"
)]

use egui::{Align2, CornerRadius, FontId, Label, Pos2, Rect, RichText, StrokeKind, Ui, UiBuilder};
use egui::{Vec2, pos2, vec2};
use office21::material::Employee;
use office21::table::Place;

use super::super::card::{self, Face, Family, Glow};
use super::super::theme::{Palette, bold};
use super::layout::{PADDING, PILE_HEAD, grid};
use super::lying::{interact, name, zone};
use super::seat::quiet;
use super::{Board, Touch};
use crate::state::Card;

const GAP: f32 = 4.0;
/// The narrowest pile with its whole name.
const WORDY: f32 = 125.0;
/// Below this width its name is small.
const NARROW: f32 = 90.0;
/// The narrowest card that can be told from others.
const SMALLEST: f32 = 20.0;
/// A kind with its count: how wide at least, how high at most.
const CELL: Vec2 = Vec2::new(72.0, 17.0);

pub(super) fn show(
    ui: &mut Ui,
    board: &Board<'_>,
    place: Place,
    room: Rect,
    touches: &mut Vec<Touch>,
) {
    let (cards, title, order): (&[Employee], _, _) = match place {
        Place::DrawPile => (&board.draft.draw_pile, "Draw", "top first"),
        _ => (&board.draft.discard_pile, "Discard", "oldest first"),
    };
    let pile = if room.width() < WORDY { "" } else { " pile" };
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
    let below = inside.with_min_y(inside.top() + PILE_HEAD);
    let (width, columns) = grid(below, cards.len(), 76.0);
    // Where cards are dragged, each stays one of its own.
    let counted = width < SMALLEST && !board.marks.drags();
    let order = match (cards.first(), place) {
        (Some(top), Place::DrawPile) if counted => format!("by kind; {top} on top"),
        _ if counted => "by kind".to_owned(),
        _ => order.to_owned(),
    };
    let head = inside.with_max_y(inside.top() + PILE_HEAD - 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
        ui.horizontal_centered(|ui| {
            let size = if room.width() < NARROW { 11.0 } else { 13.5 };
            let title = bold(format!("{title}{pile} {}", cards.len())).size(size);
            ui.add(Label::new(title).selectable(false).truncate());
            if room.width() > 200.0 {
                ui.add(Label::new(RichText::new(order).small().weak()).truncate());
            }
        });
    });
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
    if counted {
        return kinds(ui, board, place, cards, below, touches);
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

/// How many of each kind, in words and numbers, where cards would be too small to be told apart.
fn kinds(
    ui: &mut Ui,
    board: &Board<'_>,
    place: Place,
    cards: &[Employee],
    room: Rect,
    touches: &mut Vec<Touch>,
) {
    let alike = |kind: Employee| cards.iter().filter(|&&card| card == kind).count();
    let held: Vec<Employee> = Employee::ALL
        .into_iter()
        .filter(|&kind| alike(kind) > 0)
        .collect();
    let columns = ((room.width() / CELL.x) as usize).clamp(1, held.len());
    let rows = held.len().div_ceil(columns);
    let size = vec2(
        (room.width() / columns as f32).min(CELL.x * 1.4),
        (room.height() / rows as f32).min(CELL.y),
    );
    for (nth, &employee) in held.iter().enumerate() {
        let (row, column) = (nth / columns, nth % columns);
        let corner = room.min + vec2(size.x * column as f32, size.y * row as f32);
        let cell = Rect::from_min_size(corner, size).shrink2(vec2(2.0, 0.5));
        let count = alike(employee);
        let card = Card {
            place,
            employee,
            at: cards.iter().position(|&card| card == employee),
        };
        let spoken = format!(
            "{count} of {employee} in {}",
            board.place_in_sentence(place)
        );
        let look = interact(ui, board, card, &spoken, cell, touches);
        let palette = Palette::current(ui.ctx());
        let painter = ui.painter().with_clip_rect(cell);
        let (bar, words) = cell.split_left_right_at_x(cell.left() + 4.0);
        let ground = match look.glow {
            Glow::None => palette.soft(palette.edge),
            _ => palette.soft(palette.target),
        };
        painter.rect_filled(cell, CornerRadius::same(3), ground);
        painter.rect_filled(bar, CornerRadius::ZERO, Family::of(employee).colour());
        let font = FontId::proportional((cell.height() * 0.78).min(11.0));
        let at = words.right_center() - vec2(4.0, 0.0);
        painter.text(at, Align2::RIGHT_CENTER, count, font.clone(), palette.text);
        let at = words.left_center() + vec2(4.0, 0.0);
        painter.text(at, Align2::LEFT_CENTER, employee.name(), font, palette.text);
    }
}

/// From one card to the next.
struct Step {
    x: f32,
    y: f32,
}
