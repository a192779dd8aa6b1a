//! Every shortcut, from the one table.

use egui::{Grid, RichText, ScrollArea, Ui};

use super::super::Desk;
use super::super::widgets::heading;
use crate::command::{Command, Group, Zone};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.set_width(500.0);
    super::title(ui, "Keyboard");
    ScrollArea::vertical()
        .max_height(ui.ctx().content_rect().height() - 190.0)
        .show(ui, |ui| {
            for group in Group::ALL {
                heading(ui, group.name());
                Grid::new(group.name())
                    .num_columns(2)
                    .spacing([16.0, 3.0])
                    .show(ui, |ui| {
                        for command in Command::MENU {
                            let Some(info) = command.info().filter(|info| info.group == group)
                            else {
                                continue;
                            };
                            let Some(shortcut) = info.shortcut else {
                                continue;
                            };
                            ui.label(RichText::new(shortcut.to_string()).monospace());
                            ui.label(info.tip);
                            ui.end_row();
                        }
                    });
                ui.add_space(6.0);
            }
            heading(ui, "Editor, for the chosen card");
            Grid::new("zones")
                .num_columns(2)
                .spacing([16.0, 3.0])
                .show(ui, |ui| {
                    for (_, shortcut, name) in Zone::KEYS {
                        ui.label(RichText::new(shortcut.to_string()).monospace());
                        ui.label(name);
                        ui.end_row();
                    }
                });
            ui.add_space(6.0);
            heading(ui, "Everywhere");
            ui.label("Tab goes from one thing to the next; Enter or Space presses it.");
            ui.label(
                "F6 goes to the next part of the editor and of the ruling desk (bar, table, panel), Shift+F6 to the one \
                 before.",
            );
        });
    super::close(ui, desk);
}
