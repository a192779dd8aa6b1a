//! The players: names, order, who is out.

use egui::Ui;
use office21::compose::Edit;
use office21::table::{MOST_PLAYERS, Seat};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::fields::text;
use crate::state::Composed;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let file = table.file();
    let players = file.draft.seats.len();
    for (seat, part) in file.draft.seats() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            ui.label(seat.number().to_string());
            let name = file.names.get(seat.index()).map_or("", String::as_str);
            ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - 118.0).max(40.0));
                let field = format!("Name of seat {}", seat.number());
                if let Some(name) = text(ui, desk, &field, name, 1) {
                    desk.push(Edit::Name { seat, name }.into());
                }
            });
            out(ui, desk, seat, part.eliminated);
            for (icon, other, way) in [
                (Icon::Up, seat.index().checked_sub(1), "up"),
                (
                    Icon::Down,
                    Some(seat.index() + 1).filter(|&at| at < players),
                    "down",
                ),
            ] {
                let name = format!("Move seat {} {way}", seat.number());
                let response = ui
                    .add_enabled_ui(other.is_some(), |ui| small(ui, icon, &name))
                    .inner;
                if response.clicked()
                    && let Some(other) = other.and_then(Seat::from_index)
                {
                    desk.push(Edit::SwapSeats(seat, other).into());
                }
            }
            let name = format!("Remove seat {}", seat.number());
            let remove = ui.add_enabled_ui(players > 2, |ui| small(ui, Icon::Cross, &name));
            if remove.inner.clicked() {
                desk.push(Edit::RemoveSeat(seat).into());
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        let full = players >= MOST_PLAYERS;
        let add = ui.add_enabled_ui(!full, |ui| icon::button(ui, Icon::Plus, "Add a player"));
        if add
            .inner
            .on_disabled_hover_text("A table has five players at most.")
            .clicked()
        {
            desk.push(Edit::AddSeat.into());
        }
        let rotate = icon::button(ui, Icon::Redo, "Rotate");
        if rotate
            .on_hover_text("Everybody moves on by one seat, clockwise")
            .clicked()
        {
            desk.push(Edit::Rotate.into());
        }
    });
}

/// An icon without much room round it.
fn small(ui: &mut Ui, icon: Icon, name: &str) -> egui::Response {
    icon::icon_button_of(ui, icon, name, 20.0)
}

fn out(ui: &mut Ui, desk: &mut Desk<'_>, seat: Seat, eliminated: bool) {
    let mut now = eliminated;
    let response = ui
        .checkbox(&mut now, "out")
        .on_hover_text("Eliminated: out of the game, without cards");
    let name = format!("Seat {} is out", seat.number());
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, true, now, &name));
    if now != eliminated {
        let eliminated = now;
        desk.push(Edit::Eliminated { seat, eliminated }.into());
    }
}
