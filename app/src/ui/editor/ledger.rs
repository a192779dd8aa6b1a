//! All 44 cards in a row, a cell a kind: how many are still in the tray, from which they are taken and to which they go.

#![expect(clippy::cast_precision_loss, reason = "there are ten kinds")]

use egui::{Align2, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use office21::material::Employee;
use office21::table::{Draft, Place};

use super::super::board::{self, Board, Touch};
use super::super::card::Glow;
use super::super::theme::{Palette, bold_font, led_font};
use super::marks::point_at;
use crate::state::Card;

const HEIGHT: f32 = 42.0;
/// The same where a cell is one line.
const LOW: f32 = 24.0;
const GAP: f32 = 4.0;
/// The narrowest cell with the longest name; where there is less room, two rows of five stand below each other.
const NARROWEST: f32 = 62.0;

pub(super) fn show(ui: &mut Ui, board: &Board<'_>) -> Vec<Touch> {
    let mut touches = Vec::new();
    let kinds = Employee::ALL.len();
    let wide = |columns: usize| (ui.available_width() + GAP) / columns as f32 - GAP;
    let (columns, height) = if wide(kinds) < NARROWEST {
        (kinds.div_ceil(2), LOW)
    } else {
        (kinds, HEIGHT)
    };
    let width = wide(columns);
    let rows = kinds.div_ceil(columns) as f32;
    let size = vec2(ui.available_width(), (height + GAP) * rows - GAP);
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    board::zone(ui, board, Place::Tray, room, |_| None, &mut touches);
    for (at, employee) in Employee::ALL.into_iter().enumerate() {
        let corner = pos2(
            room.left() + (width + GAP) * (at % columns) as f32,
            room.top() + (height + GAP) * (at / columns) as f32,
        );
        let cell = Rect::from_min_size(corner, vec2(width, height));
        self::cell(ui, board, employee, cell, &mut touches);
    }
    board::ring_while_dragged(ui, board, room);
    let over = touches.iter().find_map(|touch| match touch {
        Touch::Over(card) => Some(card.employee),
        _ => None,
    });
    point_at(ui, over);
    touches
}

fn cell(ui: &mut Ui, board: &Board<'_>, employee: Employee, cell: Rect, touches: &mut Vec<Touch>) {
    let palette = Palette::current(ui.ctx());
    let left = board
        .draft
        .tray
        .iter()
        .filter(|&&card| card == employee)
        .count();
    let card = Card {
        place: Place::Tray,
        employee,
        at: None,
    };
    let name = format!("{employee}: {left} of {} in the tray", employee.copies());
    let glow = if left > 0 {
        board::interact(ui, board, card, &name, cell, touches).glow
    } else {
        let response = ui.interact(cell, ui.scope_id().with(&name), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
        if response.hovered() {
            touches.push(Touch::Over(card));
        }
        response.on_hover_text(whereabouts(board, employee));
        Glow::None
    };
    let stroke = match glow {
        Glow::Selected => Stroke::new(2.0, palette.action),
        _ if left > 0 => Stroke::new(1.2, palette.amber),
        _ => Stroke::new(1.0, palette.edge),
    };
    let corner = CornerRadius::same(7);
    ui.painter()
        .rect(cell, corner, palette.room, stroke, StrokeKind::Inside);
    say(ui, employee, left, cell);
}

/// The name, and how many of how many.
fn say(ui: &Ui, employee: Employee, left: usize, cell: Rect) {
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter().with_clip_rect(cell);
    let (ink, number) = if left > 0 {
        (palette.text, palette.amber_text)
    } else {
        (palette.muted, palette.muted)
    };
    if cell.height() < HEIGHT {
        let at = cell.right_center() - vec2(5.0, 0.0);
        let of = format!("{left}/{}", employee.copies());
        let count = painter.text(at, Align2::RIGHT_CENTER, of, led_font(11.0), number);
        // The longest name is not quite five times as wide as its letters are high.
        let size = ((count.left() - cell.left() - 8.0) / 4.9).clamp(7.0, 11.0);
        let at = cell.left_center() + vec2(5.0, 0.0);
        painter.text(
            at,
            Align2::LEFT_CENTER,
            employee.name(),
            bold_font(size),
            ink,
        );
        return;
    }
    let size = if cell.width() < 66.0 { 11.0 } else { 12.0 };
    let at = pos2(cell.center().x, cell.top() + 12.0);
    painter.text(
        at,
        Align2::CENTER_CENTER,
        employee.name(),
        bold_font(size),
        ink,
    );
    let at = pos2(cell.center().x - 8.0, cell.bottom() - 11.0);
    let count = painter.text(at, Align2::CENTER_CENTER, left, led_font(14.0), number);
    let at = pos2(count.right() + 4.0, cell.bottom() - 11.0);
    let of = format!("of {}", employee.copies());
    let font = FontId::proportional(10.5);
    painter.text(at, Align2::LEFT_CENTER, of, font, palette.muted);
}

/// Where the cards of a kind are: `2 in Anton's office, 1 in the draw pile`.
fn whereabouts(board: &Board<'_>, employee: Employee) -> String {
    let mut places: Vec<String> = Vec::new();
    let mut say = |count: usize, place: Place| {
        if count > 0 {
            places.push(format!("{count} in {}", board.place_in_sentence(place)));
        }
    };
    let draft: &Draft = board.draft;
    for (seat, part) in draft.seats() {
        say(part.office.count(employee).into(), Place::Office(seat));
        say(part.face_down.count(employee).into(), Place::FaceDown(seat));
        say(part.hand.count(employee).into(), Place::Hand(seat));
    }
    let alike = |pile: &[Employee]| pile.iter().filter(|&&card| card == employee).count();
    say(alike(&draft.draw_pile), Place::DrawPile);
    say(alike(&draft.discard_pile), Place::DiscardPile);
    say(alike(&draft.tray), Place::Tray);
    places.join(", ")
}
