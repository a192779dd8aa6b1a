//! The bar over the table in the editor.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Align, Label, Layout, PopupCloseBehavior, Ui};
use office21::compose::{DealTo, Edit, Template};
use office21::table::Place;

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold};
use super::super::widgets::{capital, command_icon, menu_line};
use crate::command::{Command, EditorCommand};
use crate::state::Composed;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    ui.horizontal(|ui| {
        let room = ui.available_width();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            more(ui, desk, table);
            let words = room > 800.0;
            button(
                ui,
                desk,
                Icon::Scales,
                &Command::RuleOnThis,
                "Rule on this",
                words,
            );
            button(
                ui,
                desk,
                Icon::Play,
                &Command::PlayFromHere,
                "Play from here",
                words,
            );
            button(
                ui,
                desk,
                Icon::Copy,
                &Command::CopyCode,
                "Copy code",
                room > 640.0,
            );
            deal(ui, desk);
            templates(ui, desk, table);
            command_icon(ui, desk, Icon::Redo, &Command::Redo);
            undo(ui, desk, table);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let mark = if table.unsaved() { " •" } else { "" };
                let title = bold(format!("{}{mark}", table.title())).size(16.0);
                let label = ui.add(Label::new(title).truncate());
                if table.unsaved() {
                    label.on_hover_text("It has changes that are in no file of yours");
                }
            });
        });
    });
}

/// A command with its name, or as an icon where there is little room.
fn button(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    icon: Icon,
    command: &Command,
    name: &str,
    words: bool,
) {
    if !words {
        command_icon(ui, desk, icon, command);
        return;
    }
    let refused = desk.state.refuses(command);
    let response = ui
        .add_enabled_ui(refused.is_none(), |ui| icon::button(ui, icon, name))
        .inner
        .on_hover_text(
            command
                .info()
                .map(|info| info.tooltip())
                .unwrap_or_default(),
        )
        .on_disabled_hover_text(refused.unwrap_or_default());
    if response.clicked() {
        desk.push(command.clone());
    }
}

/// Room that the title is left, in points.
const TITLE: f32 = 150.0;
/// The widest that the button for undo gets, and the narrowest with words.
const UNDO: std::ops::RangeInclusive<f32> = 110.0..=260.0;

/// Undo says what it takes back, as far as there is room beside the title.
fn undo(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let step = table.composition().undo_name();
    let room = (ui.available_width() - TITLE).min(*UNDO.end());
    let response = if let Some(step) = step.filter(|_| room >= *UNDO.start()) {
        let button = egui::Button::image_and_text(Icon::Undo.image(15.0), format!("Undo {step}"));
        let button = button.image_tint_follows_text_color(true).truncate();
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(button)
        })
        .inner
    } else {
        let undo = |ui: &mut Ui| icon::icon_button(ui, Icon::Undo, "Undo");
        ui.add_enabled_ui(step.is_some(), undo).inner
    };
    let tip = step.map_or_else(
        || "There is nothing to undo".to_owned(),
        |step| format!("Undo: {step} (Ctrl+Z)"),
    );
    let response = response.on_hover_text(&tip).on_disabled_hover_text(&tip);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, step.is_some(), "Undo"));
    if response.clicked() {
        desk.push(Command::Undo);
    }
}

fn templates(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let response = ui.menu_button("Templates", |ui| {
        let players = table.file().draft.seats.len();
        for template in Template::all() {
            if template.takes_players() {
                ui.menu_button(template.name(), |ui| {
                    for players in 2..=5 {
                        if ui.button(format!("{players} players")).clicked() {
                            desk.push(EditorCommand::Begin(template, players).into());
                        }
                    }
                });
            } else if ui.button(template.name()).clicked() {
                desk.push(EditorCommand::Begin(template, players).into());
            }
        }
    });
    response
        .response
        .on_hover_text("Begin with another table; undo brings this one back");
}

/// The cards still in the tray, at random; the seed may be given.
fn deal(ui: &mut Ui, desk: &mut Desk<'_>) {
    // A click into the field of the seed must not close the menu.
    let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let menu = MenuButton::new("Deal the rest").config(stays);
    let (response, _) = menu.ui(ui, |ui| {
        ui.set_min_width(220.0);
        let id = ui.scope_id().with("seed");
        let mut text: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        ui.horizontal(|ui| {
            ui.label("Seed");
            let edit = egui::TextEdit::singleline(&mut text).hint_text("random");
            let response = ui.add(edit.desired_width(120.0));
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::TextInput, true, "Seed for dealing")
            });
        });
        text.retain(|digit| digit.is_ascii_digit());
        text.truncate(18);
        let seed = text.parse().ok();
        ui.data_mut(|data| data.insert_temp(id, text));
        for (name, to) in [
            ("To the draw pile", DealTo::Pile),
            ("To the hands", DealTo::Hands),
            ("To the hands, then the draw pile", DealTo::HandsThenPile),
        ] {
            if ui.button(name).clicked() {
                desk.push(EditorCommand::DealRest(seed, to).into());
                ui.close();
            }
        }
        ui.separator();
        if ui.button("Shuffle the draw pile").clicked() {
            desk.push(EditorCommand::Shuffle(seed).into());
            ui.close();
        }
    });
    response
        .on_hover_text("Deal the cards of the tray at random; the same seed deals the same cards");
}

/// The files opened or saved last.
pub(super) fn recent(ui: &mut Ui, desk: &mut Desk<'_>) {
    if desk.state.recent().is_empty() {
        return;
    }
    ui.menu_button("Recent files", |ui| {
        for path in desk.state.recent() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let response = ui.button(name).on_hover_text(path.display().to_string());
            if response.clicked() {
                desk.push(Command::OpenPath(path.clone()));
                ui.close();
            }
        }
    });
}

fn more(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let palette = Palette::current(ui.ctx());
    let response = ui.menu_image_button(Icon::Dots.image(16.0).tint(palette.text), |ui| {
        for command in [
            Command::Open,
            Command::Save,
            Command::SaveAs,
            Command::SavePicture,
            Command::Paste,
            Command::CopyCode,
            Command::PlayFromHere,
            Command::RuleOnThis,
        ] {
            menu_line(ui, desk, &command);
        }
        recent(ui, desk);
        ui.separator();
        ui.menu_button("Clear", |ui| {
            let seats = table.file().draft.seats().flat_map(|(seat, _)| {
                [
                    Place::Office(seat),
                    Place::FaceDown(seat),
                    Place::Hand(seat),
                ]
            });
            for place in seats.chain([Place::DrawPile, Place::DiscardPile]) {
                let names = table.speech().names();
                let name = capital(&office21::compose::words::place(place, names));
                if ui.button(name).clicked() {
                    desk.push(Edit::Clear(place).into());
                }
            }
        });
        if ui.button("Close table").clicked() {
            desk.push(EditorCommand::Close.into());
        }
    });
    response
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, "Menu"));
    response
        .response
        .on_hover_text("More that can be done with this table");
}
