//! The end: who won, by which end and which victory, which tie-breaks were needed.

use egui::{Align2, Frame, Id, Margin, ScrollArea, Stroke, Ui, Window, vec2};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold};
use super::super::widgets::{command_button, line};
use super::flight::Stage;
use crate::command::Command;
use crate::state::{Ending, Game};

pub(super) fn show(ui: &Ui, desk: &mut Desk<'_>, game: &Game, ending: &Ending, stage: &mut Stage) {
    if stage.end_seen(game) || !game.shown().now {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(2.0, palette.amber))
        .corner_radius(12)
        .shadow(ui.style().visuals.window_shadow)
        .inner_margin(Margin::same(18));
    let width = (ui.max_rect().width() - 60.0).clamp(260.0, 520.0);
    Window::new("The end")
        .id(Id::unique(("end", game.id())))
        .title_bar(false)
        .resizable(false)
        .collapsible(false)
        .frame(frame)
        .anchor(
            Align2::CENTER_CENTER,
            ui.max_rect().center() - ui.ctx().content_rect().center(),
        )
        .show(ui.ctx(), |ui| {
            ui.set_width(width);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), egui::Sense::hover());
                Icon::Trophy.paint(ui.painter(), rect, palette.amber);
                ui.vertical(|ui| ui.label(bold(&ending.headline.text).size(20.0)));
            });
            ui.add_space(6.0);
            ScrollArea::vertical()
                .max_height((ui.ctx().content_rect().height() - 240.0).max(80.0))
                .show(ui, |ui| {
                    for reason in &ending.reasons {
                        line(ui, desk, reason);
                    }
                });
            ui.add_space(10.0);
            ui.horizontal_wrapped(|ui| {
                command_button(ui, desk, Icon::Play, &Command::PlayAgain);
                command_button(ui, desk, Icon::Save, &Command::Save);
                command_button(ui, desk, Icon::Copy, &Command::CopyGame);
                if icon::button(ui, Icon::Eye, "Look at the table").clicked() {
                    stage.see_end(game);
                }
            });
        });
}
