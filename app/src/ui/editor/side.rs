//! The panel beside the table in the editor.

use egui::{CollapsingHeader, RichText, ScrollArea, Ui};

use super::super::Desk;
use super::super::icon::Icon;
use super::super::widgets::{command_icon_named, heading};
use super::{about, achieved, players, problems, standing};
use crate::command::{Command, EditorCommand};
use crate::state::Composed;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        problems::show(ui, desk, table);
        part(ui, "Where the game stands");
        standing::show(ui, desk, table);
        part(ui, "Achieved their totals, first to last");
        achieved::show(ui, desk, table);
        part(ui, "Players");
        players::show(ui, desk, table);
        part(ui, "About");
        about::show(ui, desk, table);
        about::readings(ui, desk, table);
        steps(ui, desk, table);
        code(ui, desk, table);
        ui.add_space(8.0);
    });
}

fn part(ui: &mut Ui, name: &str) {
    ui.add_space(6.0);
    heading(ui, name);
}

/// What was done, the latest last; a click goes back to just after it.
fn steps(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let composition = table.composition();
    let done = composition.steps().len();
    let title = format!("Steps: {done}");
    CollapsingHeader::new(title)
        .id_salt("steps of the table")
        .show(ui, |ui| {
            if ui.selectable_label(done == 0, "0. As it began").clicked() {
                desk.push(EditorCommand::GoTo(0).into());
            }
            let all = composition.steps().chain(composition.undone());
            for (name, number) in all.zip(1..) {
                let text = RichText::new(format!("{number}. {name}"));
                let text = if number > done { text.weak() } else { text };
                if ui.selectable_label(number == done, text).clicked() {
                    desk.push(EditorCommand::GoTo(number).into());
                }
            }
        });
}

fn code(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    ui.horizontal(|ui| {
        heading(ui, "Code");
        let name = "Copy the code shown";
        command_icon_named(ui, desk, Icon::Copy, &Command::CopyCode, name);
    });
    match table.code() {
        Ok(code) => {
            ui.add(
                egui::Label::new(RichText::new(code).monospace().small())
                    .wrap_mode(egui::TextWrapMode::Wrap),
            );
        }
        Err(why) => {
            ui.label(RichText::new(why).small().weak());
        }
    }
}
