//! Who achieved the present total first: a list from the earliest to the latest, put in order by dragging or by arrows.

use egui::{DragAndDrop, Label, Sense, Ui};
use office21::compose::{Edit, Order};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, led_font};
use crate::state::Composed;

/// How wide a total is.
const TOTAL: f32 = 38.0;
/// How wide the box for the same moment is, which the first row has none of.
const TOGETHER: f32 = 29.0;

/// A seat of the list on its way.
#[derive(Clone, Copy, Debug)]
struct Taken(usize);

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let order = Order::of(&table.file().draft);
    let mut next: Option<Order> = None;
    let mut dropped: Option<(usize, usize)> = None;
    for (at, &(seat, same)) in order.seats().iter().enumerate() {
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let name = table.speech().name(seat);
            let (grip, handle) = ui.allocate_exact_size(egui::Vec2::splat(16.0), Sense::drag());
            Icon::Dots.paint(ui.painter(), grip, Palette::current(ui.ctx()).muted);
            let handle = handle.on_hover_cursor(egui::CursorIcon::Grab);
            handle.widget_info(|| {
                egui::WidgetInfo::labeled(
                    egui::Role::Image,
                    true,
                    format!("Drag {name} in the order"),
                )
            });
            handle.dnd_set_drag_payload(Taken(at));
            let total = table
                .file()
                .draft
                .seat(seat)
                .map(office21::table::SeatDraft::total);
            let text = format!("{}{name}", if same { "= " } else { "" });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let last = order.seats().len() - 1;
                for (icon, way, to) in [
                    (Icon::Down, "later", (at < last).then_some(at + 1)),
                    (Icon::Up, "earlier", at.checked_sub(1)),
                ] {
                    let said = format!("{name} {way}");
                    let pressed = ui.add_enabled_ui(to.is_some(), |ui| {
                        icon::icon_button_of(ui, icon, &said, 20.0)
                    });
                    if pressed.inner.clicked()
                        && let Some(to) = to
                    {
                        next = Some(order.moved(at, to));
                    }
                }
                if at > 0 {
                    let mut together = same;
                    let response = ui.checkbox(&mut together, "=");
                    let said = format!("{name} at the same moment as the one before");
                    response.widget_info(|| {
                        egui::WidgetInfo::selected(egui::Role::CheckBox, true, together, &said)
                    });
                    if response
                        .on_hover_text("At the same moment as the one before")
                        .changed()
                    {
                        next = Some(order.together(at, together));
                    }
                } else {
                    ui.add_space(TOGETHER);
                }
                // A column of its own, so that names which end in a number do not run into it.
                let (room, number) =
                    ui.allocate_exact_size(egui::vec2(TOTAL, 18.0), Sense::hover());
                let total = total.unwrap_or_default();
                let palette = Palette::current(ui.ctx());
                ui.painter().text(
                    room.right_center() - egui::vec2(6.0, 0.0),
                    egui::Align2::RIGHT_CENTER,
                    total,
                    led_font(13.0),
                    palette.text,
                );
                number.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {total}"))
                });
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(Label::new(text).truncate());
                });
            });
        });
        let rect = row.response.rect;
        if let Some(taken) = DragAndDrop::payload::<Taken>(ui.ctx())
            && ui.rect_contains_pointer(rect)
        {
            let palette = Palette::current(ui.ctx());
            let line = if taken.0 < at {
                rect.bottom()
            } else {
                rect.top()
            };
            ui.painter()
                .hline(rect.x_range(), line, egui::Stroke::new(2.0, palette.target));
            if ui.input(|input| input.pointer.any_released()) {
                dropped = Some((taken.0, at));
            }
        }
    }
    if let Some((from, to)) = dropped {
        DragAndDrop::clear_payload(ui.ctx());
        next = Some(order.moved(from, to));
    }
    if let Some(order) = next {
        desk.push(Edit::Since(order.moments()).into());
    }
}
