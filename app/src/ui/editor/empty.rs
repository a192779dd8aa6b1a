//! Nothing is being edited yet: what to begin with.

use egui::{RichText, ScrollArea, Ui};
use office21::compose::Template;

use super::super::Desk;
use super::super::icon::Icon;
use super::super::start;
use super::super::theme::bold;
use super::super::widgets::{command_button, heading};
use crate::command::{Command, EditorCommand};
use crate::state::Kept;

/// The table that was being edited at the last end of the program.
fn kept(ui: &mut Ui, desk: &mut Desk<'_>) {
    let tables = desk.state.offers().iter();
    let tables = tables.filter(|offer| matches!(offer.kept, Ok(Kept::Table(_))));
    for offer in tables {
        ui.add_space(12.0);
        heading(ui, "Go on where you stopped");
        start::offered(ui, desk, offer);
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(680.0_f32.min(ui.available_width()));
        ui.add_space(24.0);
        ui.label(bold("Set up a table").size(24.0));
        ui.label(
            RichText::new(
                "Any table, lawful or not: the editor says what is wrong and how to mend it. From here it can be played, \
                 ruled on, saved, or sent to somebody as one line.",
            )
            .weak(),
        );
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            command_button(ui, desk, Icon::Folder, &Command::Open);
            command_button(ui, desk, Icon::Paste, &Command::Paste);
            super::top::recent(ui, desk);
        });
        kept(ui, desk);
        for template in Template::all().filter(|template| template.takes_players()) {
            ui.add_space(12.0);
            heading(ui, template.name());
            ui.horizontal_wrapped(|ui| {
                for players in 2..=5 {
                    let text = format!("{players} players");
                    let response = ui.button(&text);
                    let name = format!("{}, {text}", template.name());
                    response.widget_info(|| {
                        egui::WidgetInfo::labeled(egui::Role::Button, true, &name)
                    });
                    if response.clicked() {
                        desk.push(EditorCommand::Begin(template, players).into());
                    }
                }
            });
        }
        ui.add_space(12.0);
        heading(ui, "Worked examples");
        for template in Template::all().filter(|template| !template.takes_players()) {
            if ui.button(template.name()).clicked() {
                desk.push(EditorCommand::Begin(template, 0).into());
            }
        }
    });
}
