//! The bar over the table.

use egui::{Align, Label, Layout, Role, Ui, WidgetInfo};

use super::super::Desk;
use super::super::icon::Icon;
use super::super::theme::{Palette, bold};
use super::super::widgets::{command_button, command_icon, menu_line};
use super::parts::{button, speech};
use crate::command::{Command, RulingsCommand};
use crate::state::Node;

/// Below this width some buttons stand in a menu.
const FOLDS: f32 = 430.0;

fn more(ui: &mut Ui, desk: &mut Desk<'_>, commands: &[(Icon, Command)]) {
    let palette = Palette::current(ui.ctx());
    let menu = ui.menu_image_button(Icon::Dots.image(16.0).tint(palette.text), |ui| {
        for (_, command) in commands {
            menu_line(ui, desk, command);
        }
    });
    let response = menu.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, "Menu"));
    response.on_hover_text("Put another table on the desk");
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, node: &Node) {
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let words = room > 900.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let all = [
                (Icon::Play, Command::PlayFromHere),
                (Icon::Pencil, Command::EditThis),
                (Icon::Paste, Command::Paste),
                (Icon::Folder, Command::Open),
            ];
            // What brings another table stands in a menu where the title needs the room.
            let shown = if room < FOLDS { 2 } else { all.len() };
            let (buttons, folded) = all.split_at(shown);
            if !folded.is_empty() {
                more(ui, desk, folded);
            }
            let save = ("Save ruling…", "Save this ruling as Markdown, for a forum (Ctrl+S)");
            button(ui, desk, Icon::Save, save, RulingsCommand::Save, words);
            let copy = (
                "Copy ruling",
                "Put this ruling on the clipboard as text, as the command line says it (Ctrl+Shift+C)",
            );
            button(ui, desk, Icon::Copy, copy, RulingsCommand::CopyText, words);
            for (icon, command) in buttons.iter().cloned() {
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
                let tip = format!("{title}\nPosition number {number}");
                ui.add(Label::new(bold(title).size(16.0)).truncate())
                    .on_hover_text(tip);
            });
        });
    });
}
