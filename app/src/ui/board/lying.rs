//! Cards that lie on the board: pointed at, pressed, dragged, dropped.

use egui::{CornerRadius, DragAndDrop, Id, LayerId, Order, Rect, Role, Sense, Stroke, StrokeKind};
use egui::{Ui, WidgetInfo, vec2};
use office21::table::Place;

use super::super::card::{self, Glow, Look};
use super::super::theme::Palette;
use super::{Board, Touch, face};
use crate::state::Card;

/// A card under the pointer on its way.
#[derive(Clone, Copy, Debug)]
struct Dragged {
    card: Card,
    width: f32,
}

/// Takes what is done to the cards in this rect, and says how they look.
pub(in crate::ui) fn interact(
    ui: &mut Ui,
    board: &Board<'_>,
    card: Card,
    name: &str,
    rect: Rect,
    touches: &mut Vec<Touch>,
) -> Look {
    let sense = if board.marks.drags() {
        Sense::click_and_drag()
    } else {
        Sense::click()
    };
    let response = ui.interact(rect, ui.scope_id().with(card), sense);
    let mut look = board.marks.look(card);
    let chosen = look.glow == Glow::Selected;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
    if response.double_clicked() {
        touches.push(Touch::Twice(card));
    } else if response.clicked() {
        touches.push(Touch::Card(card));
    }
    if response.hovered() || response.has_focus() {
        touches.push(Touch::Over(card));
        if look.glow == Glow::None && !look.dimmed {
            look.glow = Glow::Hover;
        }
    }
    if response.has_focus() {
        let palette = Palette::current(ui.ctx());
        let stroke = Stroke::new(2.0, palette.action);
        let corner = CornerRadius::same(7);
        ui.painter()
            .rect_stroke(rect.expand(4.0), corner, stroke, StrokeKind::Outside);
    }
    if board.marks.drags() {
        let width = rect.width();
        response.dnd_set_drag_payload(Dragged { card, width });
    }
    let tip = board.marks.tip(card);
    if !tip.is_empty() && DragAndDrop::payload::<Dragged>(ui.ctx()).is_none() {
        response.on_hover_ui(|ui| {
            ui.set_max_width(340.0);
            ui.label(name);
            ui.label(egui::RichText::new(tip).weak());
        });
    }
    look
}

/// A room on which cards can be dropped, and whose ground can be clicked.
///
/// In a pile, `before` tells before which card the pointer is.
pub(in crate::ui) fn zone(
    ui: &mut Ui,
    board: &Board<'_>,
    place: Place,
    room: Rect,
    before: impl Fn(egui::Pos2) -> Option<usize>,
    touches: &mut Vec<Touch>,
) {
    if board.marks.places() {
        let name = board.place_in_sentence(place);
        let response = ui.interact(room, ui.scope_id().with(("ground", place)), Sense::click());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("Put into {name}")));
        if response.clicked() {
            touches.push(Touch::Place(place));
        }
        if response.has_focus() {
            ring(ui, room, 2.0);
        }
    }
    if !board.marks.drags() {
        return;
    }
    let Some(dragged) = DragAndDrop::payload::<Dragged>(ui.ctx()) else {
        return;
    };
    let pointer = ui.ctx().pointer_interact_pos();
    let over = pointer.filter(|&at| room.contains(at));
    ring(ui, room, if over.is_some() { 2.5 } else { 1.0 });
    if let Some(at) = over
        && ui.input(|input| input.pointer.any_released())
    {
        DragAndDrop::clear_payload(ui.ctx());
        touches.push(Touch::Dropped(dragged.card, place, before(at)));
    }
}

/// The ring of a zone once more, where something was painted over it.
pub(in crate::ui) fn ring_while_dragged(ui: &Ui, board: &Board<'_>, room: Rect) {
    if board.marks.drags() && DragAndDrop::payload::<Dragged>(ui.ctx()).is_some() {
        let pointer = ui.ctx().pointer_interact_pos();
        let over = pointer.is_some_and(|at| room.contains(at));
        ring(ui, room, if over { 2.5 } else { 1.0 });
    }
}

fn ring(ui: &Ui, room: Rect, width: f32) {
    let palette = Palette::current(ui.ctx());
    let stroke = Stroke::new(width, palette.target);
    ui.painter()
        .rect_stroke(room, CornerRadius::same(8), stroke, StrokeKind::Inside);
}

/// The dragged card under the pointer.
pub(in crate::ui) fn dragged(ui: &Ui) {
    let Some(dragged) = DragAndDrop::payload::<Dragged>(ui.ctx()) else {
        return;
    };
    let Some(at) = ui.ctx().pointer_interact_pos() else {
        return;
    };
    let layer = LayerId::new(Order::Tooltip, Id::unique("card on its way"));
    let painter = ui.ctx().layer_painter(layer);
    let width = dragged.width.clamp(40.0, 110.0);
    let rect = Rect::from_center_size(at + vec2(0.0, width * 0.3), card::size(width));
    card::paint(
        &painter,
        rect,
        face(dragged.card),
        Look::glowing(Glow::Selected),
    );
}

/// The name of cards at a place: `Cleaner, 0.5, 2 of them, in Jacky's office`.
pub(in crate::ui) fn name(board: &Board<'_>, card: Card, count: usize) -> String {
    let shown = face(card);
    let several = if count > 1 {
        format!(", {count} of them")
    } else {
        String::new()
    };
    let place = match (card.place, card.at) {
        (Place::DrawPile, Some(at)) => format!("card {} of the draw pile", at + 1),
        (Place::DiscardPile, Some(at)) => format!("card {} of the discard pile", at + 1),
        (Place::Tray, _) => "in the tray".to_owned(),
        (Place::FaceDown(seat), _) => format!("in {} office", board.speech.owner(seat)),
        (place, _) => format!("in {}", board.place_in_sentence(place)),
    };
    format!("{}{several}, {place}", shown.name())
}
