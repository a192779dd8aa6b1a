//! A code, or the text of a file, from the clipboard.

use egui::{Key, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo};

use super::super::Desk;
use super::super::widgets::main_button;
use crate::command::Command;
use crate::state::PasteField;

/// The name of the field.
const FIELD: &str = "Code or text";

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, field: &PasteField) {
    ui.set_width(460.0);
    super::title(ui, "Paste a table or a game");
    ui.label("A one-line code, or all of the text of a saved file:");
    let mut text = field.text.clone();
    let edit = ScrollArea::vertical()
        .max_height(160.0)
        .show(ui, |ui| {
            let edit = TextEdit::multiline(&mut text)
                .desired_rows(4)
                .desired_width(f32::INFINITY)
                .font(egui::TextStyle::Monospace)
                .return_key(None);
            ui.add(edit)
        })
        .inner;
    edit.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, FIELD));
    if ui.memory(|memory| memory.focused().is_none()) {
        edit.request_focus();
    }
    if text != field.text {
        desk.push(Command::EditPaste(text));
    }
    if let Some(fault) = &field.fault {
        ui.label(RichText::new(fault).color(ui.visuals().error_fg_color));
    }
    let entered = edit.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let ready = !field.text.trim().is_empty() && field.fault.is_none();
        let open = ui.add_enabled_ui(ready, |ui| main_button(ui, "Open", "Enter"));
        if open.inner.clicked() || (entered && ready) {
            desk.push(Command::PasteEntered);
        }
        if ui.button("Cancel").clicked() {
            desk.push(Command::Dismiss);
        }
    });
}
