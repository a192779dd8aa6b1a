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
            if let Some(chosen) = zoom(ui, settings.zoom_percent, label) {
                settings.zoom_percent = chosen;
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

/// A slider over the zooms there are. What is in force may be none of them, and stays as it is until somebody moves it.
fn zoom(ui: &mut Ui, now: u16, label: egui::Id) -> Option<u16> {
    let all = || (0u8..).zip(Settings::ZOOMS);
    let nearest = move |wanted: u16| {
        let away = all().min_by_key(|(_, zoom)| zoom.abs_diff(wanted));
        away.map_or(0, |(place, _)| place)
    };
    let here = nearest(now);
    let shown = move |at: f64, _: std::ops::RangeInclusive<usize>| {
        let found = all().find(|&(place, _)| f64::from(place) + 0.5 > at);
        match found {
            Some((place, zoom)) if place != here => format!("{zoom} %"),
            _ => format!("{now} %"),
        }
    };
    let most = all().last().map_or(0, |(place, _)| place);
    let mut place = here;
    // The size changes when the slider is let go: it must not run away under the pointer.
    let slider = Slider::new(&mut place, 0..=most)
        .custom_formatter(shown)
        .custom_parser(move |text| {
            let wanted = text.trim().trim_end_matches('%').trim().parse();
            wanted.ok().map(|wanted| f64::from(nearest(wanted)))
        })
        .update_while_editing(false);
    let slider = ui.add(slider).labelled_by(label);
    let done = slider.drag_stopped() || slider.changed() && !slider.dragged();
    let chosen = all().find(|&(other, _)| other == place);
    chosen
        .filter(|_| done && place != here)
        .map(|(_, zoom)| zoom)
}
