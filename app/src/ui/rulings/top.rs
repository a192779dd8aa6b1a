//! The bar over the table.

use egui::{Align, Label, Layout, Ui};

use super::super::Desk;
use super::super::icon::Icon;
use super::super::theme::bold;
use super::super::widgets::{command_button, command_icon};
use super::parts::{button, speech};
use crate::command::{Command, RulingsCommand};
use crate::state::Node;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, node: &Node) {
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let words = room > 900.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let save = ("Save ruling…", "Save this ruling as Markdown, for a forum (Ctrl+S)");
            button(ui, desk, Icon::Save, save, RulingsCommand::Save, words);
            let copy = (
                "Copy ruling",
                "Put this ruling on the clipboard as text, as the command line says it (Ctrl+Shift+C)",
            );
            button(ui, desk, Icon::Copy, copy, RulingsCommand::CopyText, words);
            for (icon, command) in [
                (Icon::Play, Command::PlayFromHere),
                (Icon::Pencil, Command::EditThis),
                (Icon::Paste, Command::Paste),
                (Icon::Folder, Command::Open),
            ] {
                if words {
                    command_button(ui, desk, icon, &command);
                } else {
                    command_icon(ui, desk, icon, &command);
                }
            }
            let forth = ("Forth", "To what came of this and was shown last (Alt+→)");
            button(ui, desk, Icon::Right, forth, RulingsCommand::Forth, false);
            let back = ("One back", "To the position this came of (Alt+←)");
            button(ui, desk, Icon::Left, back, RulingsCommand::Back, false);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = match node.file().title.trim() {
                    "" => speech(node).list(node.file().draft.alive()),
                    title => title.to_owned(),
                };
                let number = node.id();
                ui.add(Label::new(bold(title).size(16.0)).truncate())
                    .on_hover_text(format!("Position number {number}"));
            });
        });
    });
}
