//! What was carried out here, as a tree, and what was noted.

use egui::{Align, Layout, RichText, Role, TextEdit, Ui, WidgetInfo};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::bold;
use super::parts::folds;
use crate::command::RulingsCommand;
use crate::state::{LONGEST_NOTE, Node};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, shown: &Node) {
    let tree = desk.state.rulings().tree();
    if tree.len() > 1 {
        let title = format!("What if: {} positions", tree.len());
        folds(ui, "tree", (&title, &title), true, |ui| {
            for (depth, node) in tree {
                ui.push_id(node.id(), |ui| row(ui, desk, shown, depth, node));
            }
        });
    }
    let open = !shown.note().is_empty();
    folds(
        ui,
        ("note", shown.id()),
        ("Note", "Note on this position"),
        open,
        |ui| {
            let mut note = shown.note().to_owned();
            let edit = TextEdit::multiline(&mut note)
                .desired_rows(2)
                .desired_width(f32::INFINITY)
                .char_limit(LONGEST_NOTE)
                .hint_text("Goes with the ruling when it is saved");
            let edit = ui.add(edit);
            edit.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, "Note"));
            if note != shown.note() {
                desk.push(RulingsCommand::Note(note).into());
            }
        },
    );
    ui.separator();
}

/// A position: its number, what led there, how it ended, and the beginning of its note.
fn row(ui: &mut Ui, desk: &mut Desk<'_>, shown: &Node, depth: usize, node: &Node) {
    ui.horizontal(|ui| {
        // A long line of play must not leave the column.
        let most = (ui.available_width() / 3.0).max(10.0);
        #[expect(clippy::cast_precision_loss, reason = "a tree is not so deep")]
        let indent = (depth as f32 * 14.0).min(most);
        ui.add_space(indent);
        let what = node.deed().map_or("As it was put here", |deed| &deed.label);
        let text = format!("{} {what}", node.id());
        let here = node.id() == shown.id();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if depth > 0 {
                let name = format!("Remove number {}", node.id());
                if icon::icon_button_of(ui, Icon::Bin, &name, 20.0).clicked() {
                    desk.push(RulingsCommand::Remove(node.id()).into());
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let label = if here {
                    bold(&text)
                } else {
                    RichText::new(&text)
                };
                let button = egui::Button::selectable(here, label).truncate();
                let response = ui.add(button).on_hover_text("Show this position");
                let name = format!("Number {text}");
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, &name));
                if response.clicked() {
                    desk.push(RulingsCommand::Show(node.id()).into());
                }
                if let Some(first) = node.note().lines().next() {
                    ui.add(egui::Label::new(RichText::new(first).small().weak()).truncate());
                }
            });
        });
    });
}
