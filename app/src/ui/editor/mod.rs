//! The table editor.

use egui::{CentralPanel, Ui};

use super::Desk;
use super::board::{self, Board, Marks};
use crate::state::Speech;

struct Plain;

impl Marks for Plain {
    fn drags(&self) -> bool {
        true
    }

    fn places(&self) -> bool {
        true
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    CentralPanel::default().show(ui, |ui| {
        let Some(file) = desk.state.editor().file() else {
            ui.centered_and_justified(|ui| ui.label("No table is being edited."));
            return;
        };
        let board = Board {
            draft: &file.draft,
            speech: &Speech::new(&file.names),
            marks: &Plain,
        };
        board.show(ui, ui.available_rect_before_wrap());
        board::dragged(ui);
    });
}
