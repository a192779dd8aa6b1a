//! What would come of what is pointed at or selected: in the prompt, and where that is too low, beside the pointer.

use egui::{Id, RichText, Ui};

use super::super::Desk;
use super::super::theme::{Palette, bold};
use super::super::widgets::{line, tight};
use crate::state::{Game, Preview};

/// Every total that would change, who would turn, who would be out, how it would end.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, preview: &Preview) {
    let palette = Palette::current(ui.ctx());
    let changes = || {
        let changes = preview.totals.iter();
        changes.filter(|total| total.before != total.after)
    };
    ui.scope(|ui| {
        tight(ui);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(format!("{}:", preview.text)).color(palette.muted));
            for total in changes().filter(|_| !preview.hidden) {
                let name = game.speech().name(total.seat);
                ui.label(format!("{name} {} →", total.before));
                let colour = super::super::bar::colour(palette, total.after);
                ui.label(bold(total.after.to_string()).color(colour));
            }
            if changes().next().is_none() && !preview.hidden {
                ui.label(RichText::new("no total changes").color(palette.muted));
            }
        });
    });
    for sentence in &preview.lines {
        line(ui, desk, sentence);
    }
}

fn id() -> Id {
    Id::unique("the prompt shows all that would come of it")
}

/// Notes whether the prompt had room for all of it.
pub(super) fn note_room(ui: &Ui, enough: bool) {
    ui.data_mut(|data| data.insert_temp(id(), enough));
}

/// Whether the prompt is too low for what would come of what is pointed at.
pub(super) fn is_cut(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(id())) == Some(false)
}
