//! The bar over the table: which game, and what can be done with it.

use egui::{Align, Layout, RichText, ScrollArea, Ui};

use super::super::Desk;
use super::super::icon::Icon;
use super::super::pill::{Tone, pill};
use super::super::theme::{Palette, bold};
use super::super::widgets::{command_button, command_icon, menu_line};
use crate::command::{Command, Group};
use crate::state::Game;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    ui.horizontal(|ui| {
        let wide = ui.available_width() > 620.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu(ui, desk);
            if wide {
                command_button(ui, desk, Icon::Bulb, &Command::Hint);
                command_button(ui, desk, Icon::Redo, &Command::Redo);
                command_button(ui, desk, Icon::Undo, &Command::Undo);
            } else {
                command_icon(ui, desk, Icon::Bulb, &Command::Hint);
                command_icon(ui, desk, Icon::Redo, &Command::Redo);
                command_icon(ui, desk, Icon::Undo, &Command::Undo);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                title(ui, desk, game);
            });
        });
    });
}

fn title(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    if desk.state.games().len() > 1 {
        let response = egui::ComboBox::from_id_salt("games")
            .selected_text(bold(game.title()))
            .width((ui.available_width() * 0.5).clamp(80.0, 320.0))
            .truncate()
            .show_ui(ui, |ui| {
                for other in desk.state.games() {
                    let here = other.id() == game.id();
                    let text = format!("{} ({})", other.title(), other.stage());
                    if ui.selectable_label(here, text).clicked() && !here {
                        desk.push(Command::ShowGame(other.id()));
                    }
                }
            });
        response
            .response
            .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, "Games"));
        response
            .response
            .on_hover_text("The games kept side by side");
    } else {
        ui.add(egui::Label::new(bold(game.title()).size(16.0)).truncate());
    }
    if game.assisted() {
        pill(ui, Tone::Grey, "assisted").on_hover_text(
            "Somebody went back past hidden cards: this game counts in no statistics",
        );
    }
    let palette = Palette::current(ui.ctx());
    // The turn that the moment shown is in: the log goes on up to now.
    let shown = game.shown();
    let more = shown.turn().map_or("", |turn| turn.title.as_str());
    ui.add(egui::Label::new(RichText::new(more).color(palette.muted)).truncate());
}

fn menu(ui: &mut Ui, desk: &mut Desk<'_>) {
    let response = ui.menu_image_button(
        Icon::Dots.image(16.0).tint(Palette::current(ui.ctx()).text),
        |ui| {
            for group in Group::ALL {
                ui.menu_button(group.name(), |ui| {
                    let most = ui.ctx().content_rect().height() - 60.0;
                    ScrollArea::vertical()
                        .max_height(most.max(60.0))
                        .show(ui, |ui| {
                            for command in Command::MENU {
                                if command.info().is_some_and(|info| info.group == group) {
                                    menu_line(ui, desk, command);
                                }
                            }
                        });
                });
            }
        },
    );
    response
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, "Menu"));
    response
        .response
        .on_hover_text("Everything that can be done");
}
