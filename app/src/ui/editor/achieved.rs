//! Who achieved the present total first: a list from the earliest to the latest, put in order by dragging or by arrows.

use egui::{DragAndDrop, Label, Sense, Ui};
use office21::compose::Edit;
use office21::table::{Draft, Seat};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::Palette;
use crate::state::Composed;

/// A seat of the list on its way.
#[derive(Clone, Copy, Debug)]
struct Taken(usize);

/// The seats from the earliest to the latest, each with whether it is the same moment as the one before.
type Order = Vec<(Seat, bool)>;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let order = order(&table.file().draft);
    let mut next: Option<Order> = None;
    let mut dropped: Option<(usize, usize)> = None;
    for (at, &(seat, same)) in order.iter().enumerate() {
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
            let text = format!(
                "{}{name} {}",
                if same { "= " } else { "" },
                total.unwrap_or_default()
            );
            ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - 74.0).max(40.0));
                ui.add(Label::new(text).truncate());
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let last = order.len() - 1;
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
                        next = Some(moved(&order, at, to));
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
                        let mut order = order.clone();
                        order[at].1 = together;
                        next = Some(order);
                    }
                }
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
        next = Some(moved(&order, from, to));
    }
    if let Some(order) = next {
        desk.push(Edit::Since(moments(&order)).into());
    }
}

/// The order as the table has it.
fn order(draft: &Draft) -> Order {
    let mut seats: Vec<(i64, Seat)> = draft
        .seats()
        .map(|(seat, part)| (part.total_since, seat))
        .collect();
    seats.sort_unstable();
    let before = seats.iter().map(|(since, _)| Some(*since));
    let before = std::iter::once(None).chain(before);
    seats
        .iter()
        .zip(before)
        .map(|(&(since, seat), before)| (seat, before == Some(since)))
        .collect()
}

/// The order with one seat elsewhere, at a moment of its own.
fn moved(order: &Order, from: usize, to: usize) -> Order {
    let mut order = order.clone();
    let (seat, _) = order.remove(from);
    // Whoever stood after it at the same moment now stands after the one before.
    if let Some(next) = order.get_mut(from)
        && from == 0
    {
        next.1 = false;
    }
    if let Some(next) = order.get_mut(to) {
        next.1 = false;
    }
    order.insert(to, (seat, false));
    order
}

/// A moment for each seat, from 1.
fn moments(order: &Order) -> Vec<i64> {
    let mut moments = vec![0; order.len()];
    let mut now = 0;
    for &(seat, same) in order {
        now += i64::from(!same || now == 0);
        if let Some(moment) = moments.get_mut(seat.index()) {
            *moment = now;
        }
    }
    moments
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(since: &[i64]) -> Draft {
        let mut draft = Draft::empty(since.len());
        for (part, &since) in draft.seats.iter_mut().zip(since) {
            part.total_since = since;
        }
        draft
    }

    #[test]
    fn the_order_is_read_and_written() {
        let read = order(&draft(&[3, 1, 1, 7]));
        let seats: Vec<(u8, bool)> = read
            .iter()
            .map(|(seat, same)| (seat.number(), *same))
            .collect();
        assert_eq!(seats, [(2, false), (3, true), (1, false), (4, false)]);
        assert_eq!(moments(&read), [2, 1, 1, 3]);
    }

    #[test]
    fn a_seat_is_moved() {
        let read = order(&draft(&[1, 2, 3]));
        assert_eq!(moments(&moved(&read, 2, 0)), [2, 3, 1]);
        assert_eq!(moments(&moved(&read, 0, 2)), [3, 1, 2]);
        let together = order(&draft(&[0, 0, 0]));
        assert_eq!(moments(&moved(&together, 0, 1)), [2, 1, 3]);
    }
}
