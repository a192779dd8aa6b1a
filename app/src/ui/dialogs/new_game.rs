//! The form for a new game: seats, names, seed, readings.

use egui::{ComboBox, Event, Grid, Key, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo};
use office21::bot::LEVELS;
use office21::text::record::PlayerKind;

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::readings;
use super::super::widgets::{kind_word, main_button};
use crate::command::Command;
use crate::state::NewGame;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.set_width(540.0_f32.min(ui.ctx().content_rect().width() - 60.0));
    super::title(ui, "New game");
    let mut form = desk.state.form().clone();
    let faults = form.faults();
    #[expect(clippy::cast_precision_loss, reason = "there are few faults")]
    let below = 190.0 + 24.0 * faults.len() as f32;
    ScrollArea::vertical()
        .max_height((ui.ctx().content_rect().height() - below).max(80.0))
        .show(ui, |ui| {
            seats(ui, &mut form);
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                ui.label("Seed");
                let hint = TextEdit::singleline(&mut form.seed)
                    .hint_text("empty: random")
                    .desired_width(200.0);
                ui.add(hint)
                    .on_hover_text("The same seed deals the same cards; a word will do")
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, "Seed"));
            });
            ui.add_space(4.0);
            ui.collapsing(
                "Readings: questions that tables settle in more than one way",
                |ui| {
                    if let Some(chosen) = readings::choose(ui, desk, form.readings) {
                        form.readings = chosen;
                    }
                },
            );
        });
    // Beside the button that they make grey, and never scrolled away.
    for fault in &faults {
        ui.label(RichText::new(&fault.text).color(ui.visuals().error_fg_color));
    }
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let ready = faults.is_empty();
        let why: Vec<&str> = faults.iter().map(|fault| fault.text.as_str()).collect();
        let start = ui
            .add_enabled_ui(ready, |ui| main_button(ui, "Start", "Enter"))
            .inner
            .on_disabled_hover_text(why.join("\n"));
        start.widget_info(|| WidgetInfo::labeled(Role::Button, ready, "Start"));
        if start.clicked() || (ready && entered(ui)) {
            desk.push(Command::Play);
        }
        if ui.button("Cancel").clicked() {
            desk.push(Command::Dismiss);
        }
        if ui
            .button("As usual")
            .on_hover_text("You and three clerks, a random seed, the usual readings")
            .clicked()
        {
            form = NewGame::default();
        }
    });
    if form != *desk.state.form() {
        desk.push(Command::Form(Box::new(form)));
    }
}

/// Whether Enter was pressed for the form as a whole: a button or a list that has the focus takes it for itself, and a key
/// held down since the form was asked for does not count.
fn entered(ui: &Ui) -> bool {
    let pressed = |event: &Event| {
        matches!(
            event,
            Event::Key {
                key: Key::Enter,
                pressed: true,
                repeat: false,
                ..
            }
        )
    };
    ui.memory(|memory| memory.focused().is_none())
        && ui.input(|input| input.events.iter().any(pressed))
}

fn seats(ui: &mut Ui, form: &mut NewGame) {
    let mut remove = None;
    let mut shift = None;
    Grid::new("seats")
        .num_columns(4)
        .spacing([8.0, 6.0])
        .show(ui, |ui| {
            let (removable, last) = (form.can_remove(), form.seats.len() - 1);
            for (at, player) in form.seats.iter_mut().enumerate() {
                let number = at + 1;
                ui.label(format!("Seat {number}"));
                ui.add_sized(
                    [170.0, 26.0],
                    TextEdit::singleline(&mut player.name).char_limit(24),
                )
                .widget_info(|| {
                    egui::WidgetInfo::labeled(
                        egui::Role::TextInput,
                        true,
                        format!("Name of seat {number}"),
                    )
                });
                kind(ui, at, &mut player.kind);
                ui.horizontal(|ui| {
                    ui.add_enabled_ui(at > 0, |ui| {
                        if icon::icon_button(ui, Icon::Up, &format!("Seat {number} up")).clicked() {
                            shift = Some((at, false));
                        }
                    });
                    ui.add_enabled_ui(at < last, |ui| {
                        if icon::icon_button(ui, Icon::Down, &format!("Seat {number} down"))
                            .clicked()
                        {
                            shift = Some((at, true));
                        }
                    });
                    ui.add_enabled_ui(removable, |ui| {
                        if icon::icon_button(ui, Icon::Cross, &format!("Remove seat {number}"))
                            .clicked()
                        {
                            remove = Some(at);
                        }
                    });
                });
                ui.end_row();
            }
        });
    if let Some(at) = remove {
        form.remove(at);
    }
    if let Some((at, later)) = shift {
        form.shift(at, later);
    }
    ui.add_enabled_ui(form.can_add(), |ui| {
        if icon::button(ui, Icon::Plus, "Add a seat").clicked() {
            form.add();
        }
    });
}

fn kind(ui: &mut Ui, at: usize, kind: &mut PlayerKind) {
    let word = match kind {
        PlayerKind::Person => "Person",
        PlayerKind::Bot { .. } => kind_word(kind),
    };
    let combo = ComboBox::from_id_salt(("kind", at))
        .selected_text(word)
        .width(110.0)
        .show_ui(ui, |ui| {
            let person = *kind == PlayerKind::Person;
            let tip = "Somebody at this screen";
            if ui
                .selectable_label(person, "Person")
                .on_hover_text(tip)
                .clicked()
            {
                *kind = PlayerKind::Person;
            }
            for level in LEVELS {
                let here =
                    matches!(kind, PlayerKind::Bot { level: name, .. } if *name == level.name);
                let response = ui
                    .selectable_label(here, level.title)
                    .on_hover_text(level.description);
                if response.clicked() && !here {
                    *kind = PlayerKind::Bot {
                        level: level.name.to_owned(),
                        seed: 0,
                    };
                }
            }
        });
    let name = format!("Who plays seat {}", at + 1);
    combo
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
}
