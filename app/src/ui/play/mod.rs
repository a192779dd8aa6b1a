//! The table: offices round the pile, one's own at the bottom with the hand, and what happened beside it.

mod aim;
mod centre;
mod consequences;
mod ending;
mod flight;
mod guide;
mod hand;
mod hands;
mod head;
mod layout;
mod office;
mod prompt;
mod side;
mod signs;
mod spot;
mod thread;
mod top;

use egui::{CentralPanel, Frame, Margin, Panel, Ui, UiBuilder};

pub(super) use flight::Stage;

use super::Desk;
use super::theme::Palette;
use crate::state::Game;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, stage: &mut Stage) {
    let palette = Palette::current(ui.ctx());
    let Some(game) = desk.game() else {
        CentralPanel::default().show(ui, |ui| {
            ui.centered_and_justified(|ui| ui.label("No game is on the table."));
        });
        return;
    };
    let whole = ui.ctx().content_rect().width();
    let side = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(12, 8));
    // Its width is a share of the window's, which zooming in and out leaves as it is.
    let panel = Panel::right(("side", whole.round() as i32))
        .frame(side)
        .resizable(true)
        .default_size(stage.side_width(whole))
        .size_range(180.0..=(whole * 0.4).max(200.0))
        .show(ui, |ui| side::show(ui, desk, game));
    stage.note_side(whole, panel.response.rect.width());
    let ground = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(12, 8));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        top::show(ui, desk, game);
        ui.add_space(2.0);
        table(ui, desk, game, stage);
    });
}

fn table(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, stage: &mut Stage) {
    let sight = &game.shown().sight;
    let places = layout::Places::of(ui.available_rect_before_wrap(), sight);
    stage.look(desk, game);
    for (seat, rect) in &places.offices {
        let builder = UiBuilder::new()
            .max_rect(*rect)
            .id_salt(("office", seat.number()));
        ui.scope_builder(builder, |ui| office::show(ui, desk, game, *seat, *rect));
    }
    // Before the prompt, whose sentence it may cross.
    thread::paint(ui);
    ui.scope_builder(
        UiBuilder::new().max_rect(places.centre).id_salt("centre"),
        |ui| {
            centre::show(ui, desk, game, &places, stage);
        },
    );
    ui.scope_builder(
        UiBuilder::new().max_rect(places.hand).id_salt("hand"),
        |ui| {
            hand::show(ui, desk, game, places.hand);
        },
    );
    desk.settle_pointing(game);
    spot::dragged(ui);
    stage.fly(ui, &places);
    if let Some(ending) = &game.shown().ending {
        ending::show(ui, desk, game, ending, stage);
    }
}

/// How wide a text is on one line.
fn width(ui: &Ui, text: &str, font: egui::FontId) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER);
    galley.size().x
}
