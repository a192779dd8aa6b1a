//! The bar over the table in the editor.

use egui::containers::menu::{MenuButton, MenuConfig, SubMenuButton};
use egui::{Align, Id, Label, Layout, PopupCloseBehavior, Role, Ui, WidgetInfo};
use office21::compose::{DealTo, Edit, Template};
use office21::table::Place;
use office21::text::words;

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold, bold_font};
use super::super::widgets::{capital, command_icon, menu_line};
use crate::command::{Command, EditorCommand};
use crate::state::Composed;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    ui.horizontal(|ui| {
        let room = ui.available_width();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            let folds = room < FOLDS;
            more(ui, desk, table, folds);
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
            if !folds {
                deal(ui, desk);
                ui.menu_button("Templates", |ui| templates(ui, desk, table))
                    .response
                    .on_hover_text("Begin with another table; undo brings this one back");
            }
            command_icon(ui, desk, Icon::Redo, &Command::Redo);
            undo(ui, desk, table);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if table.unsaved() {
                    // Before the title, which may be cut off at its end.
                    let palette = Palette::current(ui.ctx());
                    let mark = bold("•").size(16.0).color(palette.amber_text);
                    ui.add(Label::new(mark).selectable(false))
                        .on_hover_text("It has changes that are in no file of yours")
                        .widget_info(|| WidgetInfo::labeled(Role::Label, true, "Not saved"));
                }
                let title = bold(table.title()).size(16.0);
                ui.add(Label::new(title).truncate())
                    .on_hover_text(table.title());
            });
        });
    });
}

/// What stands over the table in a picture of it: the title, and whose turn it is.
pub(super) fn caption(ui: &mut Ui, table: &Composed) {
    ui.horizontal(|ui| {
        ui.set_height(28.0);
        ui.label(bold(table.title()).size(16.0));
        let names = table.speech().names();
        let turn = words::turn(&table.file().draft.turn, names);
        ui.add(Label::new(egui::RichText::new(turn).weak()).truncate());
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

/// Below this width templates and dealing stand in the menu with everything else.
const FOLDS: f32 = 600.0;
/// Room that the title is left, in points: what it needs, but not more than the most.
const TITLE: std::ops::RangeInclusive<f32> = 150.0..=420.0;
/// The widest that the button for undo gets, and the narrowest with words.
const UNDO: std::ops::RangeInclusive<f32> = 110.0..=260.0;

/// Undo says what it takes back, as far as there is room beside the title.
fn undo(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let step = table.composition().undo_name();
    let text = table.title();
    let wide = ui
        .painter()
        .layout_no_wrap(text, bold_font(16.0), ui.visuals().text_color());
    let title = (wide.size().x + 24.0).clamp(*TITLE.start(), *TITLE.end());
    let room = (ui.available_width() - title).min(*UNDO.end());
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
    response.widget_info(|| WidgetInfo::labeled(Role::Button, step.is_some(), "Undo"));
    if response.clicked() {
        desk.push(Command::Undo);
    }
}

/// The tables to begin with.
fn templates(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let players = table.file().draft.seats.len();
    let high = ui.ctx().content_rect().height() - 40.0;
    egui::ScrollArea::vertical()
        .max_height(high)
        .show(ui, |ui| {
            for template in Template::all() {
                if template.takes_players() {
                    ui.menu_button(template.name(), |ui| {
                        for players in 2..=5 {
                            if ui.button(format!("{players} players")).clicked() {
                                desk.push(EditorCommand::Begin(template, players).into());
                                ui.close();
                            }
                        }
                    });
                } else if ui.button(template.name()).clicked() {
                    desk.push(EditorCommand::Begin(template, players).into());
                    ui.close();
                }
            }
        });
}

/// A menu in which a click into a field closes nothing; its lines close it themselves.
fn stays() -> MenuConfig {
    MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside)
}

/// What the dealing is called.
const DEAL: &str = "Deal the rest";

/// The cards still in the tray, at random; the seed may be given.
fn deal(ui: &mut Ui, desk: &mut Desk<'_>) {
    let menu = MenuButton::new(DEAL).config(stays());
    let (response, _) = menu.ui(ui, |ui| dealing(ui, desk));
    response
        .on_hover_text("Deal the cards of the tray at random; the same seed deals the same cards");
}

fn dealing(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.set_min_width(220.0);
    let id = Id::unique("seed for dealing");
    let mut text: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    ui.horizontal(|ui| {
        ui.label("Seed");
        let edit = egui::TextEdit::singleline(&mut text).hint_text("random");
        let response = ui.add(edit.desired_width(120.0));
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, "Seed for dealing"));
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

/// Everything else; with what has no room in the bar.
fn more(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed, folded: bool) {
    let palette = Palette::current(ui.ctx());
    let dots = egui::Button::image(Icon::Dots.image(16.0).tint(palette.text));
    let menu = MenuButton::from_button(dots).config(stays());
    let (response, _) = menu.ui(ui, |ui| {
        if folded {
            ui.menu_button("Templates", |ui| templates(ui, desk, table));
            let deal = SubMenuButton::new(DEAL).config(stays());
            deal.ui(ui, |ui| dealing(ui, desk));
            ui.separator();
        }
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
                    ui.close();
                }
            }
        });
        if ui.button("Close table").clicked() {
            desk.push(EditorCommand::Close.into());
            ui.close();
        }
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, "Menu"));
    response.on_hover_text("More that can be done with this table");
}
