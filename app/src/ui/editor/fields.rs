//! Rows of the side panel: a word, and what is chosen or typed beside it.

use egui::{ComboBox, Label, Role, TextEdit, Ui, WidgetInfo};

use super::super::Desk;
use crate::command::EditorCommand;

/// How wide the words are.
const WORD: f32 = 84.0;

/// A row: a word, and something beside it.
pub(super) fn row<T>(ui: &mut Ui, word: &str, add: impl FnOnce(&mut Ui) -> T) -> T {
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(
            egui::vec2(WORD, 18.0),
            egui::Layout::left_to_right(egui::Align::Center),
            |ui| {
                ui.set_min_width(WORD);
                ui.add(Label::new(egui::RichText::new(word).weak()).truncate());
            },
        );
        add(ui)
    })
    .inner
}

/// A list to choose from; what was chosen, if something else was.
pub(super) fn choose<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    now: &T,
    options: &[(String, T)],
) -> Option<T> {
    let text = options.iter().find(|(_, option)| option == now);
    let text = text.map_or("…", |(text, _)| text.as_str());
    let mut chosen = None;
    let response = ComboBox::from_id_salt(name)
        .selected_text(text)
        .width(ui.available_width() - 8.0)
        .truncate()
        .show_ui(ui, |ui| {
            for (text, option) in options {
                let here = option == now;
                if ui.selectable_label(here, text).clicked() && !here {
                    chosen = Some(option.clone());
                }
            }
        });
    let said = format!("{name}: {text}");
    response
        .response
        .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &said));
    chosen
}

/// A field for one line or several; the text, if it was changed.
pub(super) fn text(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    name: &str,
    now: &str,
    lines: usize,
) -> Option<String> {
    let mut text = now.to_owned();
    let edit = if lines > 1 {
        TextEdit::multiline(&mut text).desired_rows(lines)
    } else {
        TextEdit::singleline(&mut text)
    };
    let response = ui.add(edit.desired_width(ui.available_width() - 4.0));
    let role = if lines > 1 {
        Role::MultilineTextInput
    } else {
        Role::TextInput
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    if response.lost_focus() {
        desk.push(EditorCommand::Settle.into());
    }
    (text != now).then_some(text)
}
