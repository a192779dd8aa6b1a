//! No table is on the desk: how one gets here.

use egui::{RichText, Role, ScrollArea, Ui, WidgetInfo};
use office21::examples;

use super::super::Desk;
use super::super::icon::Icon;
use super::super::theme::bold;
use super::super::widgets::{command_button, heading, recent_files};
use crate::command::Command;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(680.0_f32.min(ui.available_width()));
        ui.add_space(24.0);
        ui.label(bold("Ask for a ruling").size(24.0));
        ui.label(
            RichText::new(
                "Put a table on the desk, and it says what is legal and what follows, what is not legal and what would \
                 make it so, each with its rule; and where tables differ, what each reading would change.",
            )
            .weak(),
        );
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            command_button(ui, desk, Icon::Folder, &Command::Open);
            command_button(ui, desk, Icon::Paste, &Command::Paste);
        });
        ui.label("A file can be dropped on the window, and a copied code pasted (Ctrl+V).");
        ui.label("From the editor or a game, \"Rule on this\" (Ctrl+L) brings the table here.");
        recent_files(ui, desk);
        ui.add_space(12.0);
        heading(ui, "Worked examples of the rulebook");
        for example in examples::ALL.iter() {
            let response = ui.button(example.title()).on_hover_text(example.text());
            let name = format!("Example: {}", example.title());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.clicked() {
                desk.push(Command::RuleOn(Box::new(example.file().clone())));
            }
        }
    });
}
