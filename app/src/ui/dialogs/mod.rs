//! What lies over the window: forms, questions, messages.

mod about;
mod new_game;
mod paste;
mod settings;
mod shortcuts;
mod statistics;

use egui::{Context, Id, Modal, RichText, Ui};

use super::Desk;
use super::theme::bold;
use super::widgets::main_button;
use crate::command::Command;
use crate::state::{Dialog, PathField, Purpose, Question};

pub(super) fn show(ctx: &Context, desk: &mut Desk<'_>) {
    notice(ctx, desk);
    let Some(dialog) = desk.state.dialog() else {
        return;
    };
    let area = Modal::default_area(Id::unique("dialog"));
    let frame = egui::Frame::popup(&ctx.global_style())
        .corner_radius(12)
        .inner_margin(egui::Margin::same(20));
    let response = Modal::new(Id::unique("dialog"))
        .area(area)
        .frame(frame)
        .show(ctx, |ui| {
            ui.set_max_height(ctx.content_rect().height() - 60.0);
            match dialog {
                Dialog::NewGame => new_game::show(ui, desk),
                Dialog::Settings => settings::show(ui, desk),
                Dialog::Statistics => statistics::show(ui, desk),
                Dialog::Shortcuts => shortcuts::show(ui, desk),
                Dialog::About => about::show(ui, desk),
                Dialog::Question(question) => ask(ui, desk, question),
                Dialog::Path(field) => path(ui, desk, field),
                Dialog::Paste(field) => paste::show(ui, desk, field),
                Dialog::Message { title, text } => message(ui, desk, title, text),
            }
        });
    // Escape comes as the command `Back`; here it is a click beside the dialog.
    if response.backdrop_response.clicked() {
        desk.push(Command::Dismiss);
    }
}

/// A short sentence at the bottom that goes by itself.
fn notice(ctx: &Context, desk: &Desk<'_>) {
    let Some(notice) = desk.state.notice() else {
        return;
    };
    egui::Area::new(Id::unique("notice"))
        .anchor(egui::Align2::CENTER_BOTTOM, [0.0, -18.0])
        .order(egui::Order::Tooltip)
        .interactable(false)
        .show(ctx, |ui| {
            egui::Frame::popup(ui.style()).show(ui, |ui| {
                ui.set_max_width(460.0);
                ui.label(&notice.text);
            });
        });
}

pub(super) fn title(ui: &mut Ui, text: &str) {
    ui.label(bold(text).size(19.0));
    ui.add_space(8.0);
}

/// A close button at the bottom.
pub(super) fn close(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.add_space(10.0);
    if ui.button("Close").clicked() {
        desk.push(Command::Dismiss);
    }
}

fn ask(ui: &mut Ui, desk: &mut Desk<'_>, question: &Question) {
    ui.set_width(380.0);
    title(ui, &question.title);
    ui.label(&question.text);
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let yes = main_button(ui, &question.yes, "");
        if yes.clicked() {
            desk.push(Command::Yes);
        }
        if let Some(save) = &question.save
            && ui
                .button("Save first")
                .on_hover_text("Saves it, and does nothing else yet")
                .clicked()
        {
            desk.push(Command::Dismiss);
            desk.push((**save).clone());
        }
        let no = ui.button(&question.no);
        if no.clicked() {
            desk.push(Command::Dismiss);
        }
        if ui.memory(|memory| memory.focused().is_none()) {
            no.request_focus();
        }
    });
}

fn path(ui: &mut Ui, desk: &mut Desk<'_>, field: &PathField) {
    ui.set_width(460.0);
    let verb = match field.purpose {
        Purpose::Open => "Open",
        _ => "Save",
    };
    title(ui, &field.purpose.title());
    ui.label("No file dialog answers here. Type the path of the file:");
    let mut text = field.text.clone();
    let edit = ui.add(egui::TextEdit::singleline(&mut text).desired_width(f32::INFINITY));
    edit.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, "Path of the file"));
    if text != field.text {
        desk.push(Command::EditPath(text));
    }
    if let Some(fault) = &field.fault {
        ui.label(RichText::new(fault).color(ui.visuals().error_fg_color));
    }
    let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if ui.memory(|memory| memory.focused().is_none()) {
        edit.request_focus();
    }
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if main_button(ui, verb, "Enter").clicked() || entered {
            desk.push(Command::PathEntered);
        }
        if ui.button("Cancel").clicked() {
            desk.push(Command::Dismiss);
        }
    });
}

fn message(ui: &mut Ui, desk: &mut Desk<'_>, heading: &str, text: &str) {
    ui.set_width(420.0);
    title(ui, heading);
    egui::ScrollArea::vertical().show(ui, |ui| ui.label(text));
    ui.add_space(10.0);
    let understood = main_button(ui, "Understood", "");
    if ui.memory(|memory| memory.focused().is_none()) {
        understood.request_focus();
    }
    if understood.clicked() {
        desk.push(Command::Dismiss);
    }
}
