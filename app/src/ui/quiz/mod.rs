//! No question is asked.

use egui::{CentralPanel, Ui};

use super::Desk;

pub(super) fn show(ui: &mut Ui, _desk: &mut Desk<'_>) {
    CentralPanel::default().show(ui, |ui| {
        ui.centered_and_justified(|ui| ui.label("No question is asked."));
    });
}
