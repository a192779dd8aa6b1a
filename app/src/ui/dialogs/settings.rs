//! The settings.

use egui::{Grid, Slider, Ui};

use super::super::Desk;
use crate::command::Command;
use crate::state::{Animation, Settings, Theme};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.set_width(400.0);
    super::title(ui, "Settings");
    let mut settings = desk.settings().clone();
    Grid::new("settings")
        .num_columns(2)
        .spacing([18.0, 10.0])
        .show(ui, |ui| {
            ui.label("Theme");
            ui.horizontal(|ui| {
                ui.selectable_value(&mut settings.theme, Theme::System, "As the system");
                ui.selectable_value(&mut settings.theme, Theme::Light, "Light");
                ui.selectable_value(&mut settings.theme, Theme::Dark, "Dark");
            });
            ui.end_row();
            let label = ui.label("Size").id;
            let (least, most) = Settings::ZOOM;
            let mut zoom = settings.zoom_percent;
            // The size changes when the slider is let go: it must not run away under the pointer.
            let slider = ui.add(
                Slider::new(&mut zoom, least..=most)
                    .suffix(" %")
                    .step_by(10.0)
                    .update_while_editing(false),
            );
            let slider = slider.labelled_by(label);
            if slider.drag_stopped() || (slider.changed() && !slider.dragged()) {
                settings.zoom_percent = zoom;
            }
            ui.end_row();
            ui.label("Cards move");
            ui.horizontal(|ui| {
                ui.selectable_value(&mut settings.animation, Animation::Off, "At once");
                ui.selectable_value(&mut settings.animation, Animation::Fast, "Fast");
                ui.selectable_value(&mut settings.animation, Animation::Slow, "Slowly");
            });
            ui.end_row();
            let label = ui.label("Bots' moves are shown for").id;
            ui.add(
                Slider::new(&mut settings.bot_pause_ms, 0..=3000)
                    .suffix(" ms")
                    .step_by(100.0),
            )
            .labelled_by(label);
            ui.end_row();
            ui.label("Card counter");
            let mut counter = !settings.hide_counter;
            ui.checkbox(&mut counter, "Show what has not been seen yet");
            settings.hide_counter = !counter;
            ui.end_row();
            ui.label("Standing now");
            let mut standing = !settings.hide_standing;
            ui.checkbox(&mut standing, "Show who would win as things stand");
            settings.hide_standing = !standing;
            ui.end_row();
        });
    if settings != *desk.settings() {
        desk.push(Command::Set(Box::new(settings)));
    }
    super::close(ui, desk);
}
