//! The ruling desk: the table with what may be asked about it on the left, everything the rules say on the right.

mod answer;
mod ask;
mod empty;
mod lists;
mod marks;
mod parts;
mod readings;
mod top;
mod tree;

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

use super::Desk;
use super::board::{Board, Touch};
use super::theme::Palette;
use crate::command::RulingsCommand;
use crate::state::Node;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let palette = Palette::current(ui.ctx());
    let ground = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(12, 8));
    let Some(node) = desk.state.rulings().node() else {
        CentralPanel::default()
            .frame(ground)
            .show(ui, |ui| empty::show(ui, desk));
        return;
    };
    let whole = ui.ctx().content_rect().width();
    let side = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(12, 8));
    Panel::right("rulings side")
        .frame(side)
        .resizable(true)
        .default_size((whole * 0.4).clamp(340.0, 760.0))
        .size_range(260.0..=(whole * 0.6).max(280.0))
        .show(ui, |ui| lists::show(ui, desk, node));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        top::show(ui, desk, node);
        ui.add_space(2.0);
        // Always as high, so that the table does not move under the pointer when something is asked.
        let asks = node.case().is_some() && node.answer().result.is_none();
        let height = if asks {
            (ui.available_height() * 0.4).clamp(130.0, 520.0)
        } else {
            100.0
        };
        Panel::bottom("rulings question")
            .frame(Frame::new())
            .resizable(false)
            .exact_size(height)
            .show_separator_line(false)
            .show(ui, |ui| {
                ScrollArea::vertical()
                    .id_salt(("question", node.id()))
                    .auto_shrink(false)
                    .show(ui, |ui| ask::show(ui, desk, node));
            });
        table(ui, desk, node);
    });
}

/// The table: any card of it can be asked about.
fn table(ui: &mut Ui, desk: &mut Desk<'_>, node: &Node) {
    let speech = parts::speech(node);
    let marks = marks::Marked::of(node);
    let board = Board {
        draft: &node.file().draft,
        speech: &speech,
        marks: &marks,
    };
    let room = ui.available_rect_before_wrap();
    for touch in board.show(ui, room) {
        let action = match touch {
            Touch::Card(card) | Touch::Twice(card) => marks.action(card),
            Touch::Place(place) => marks.about(place),
            Touch::Dropped(..) | Touch::Over(_) => None,
        };
        let Some(action) = action else { continue };
        let again = node.asked().is_some_and(|asked| asked.deed == action);
        desk.push(match touch {
            Touch::Twice(_) if marks.legal(action).is_some() => RulingsCommand::Do(action).into(),
            Touch::Card(_) if again => RulingsCommand::AskNothing.into(),
            _ => RulingsCommand::Ask(action).into(),
        });
    }
}
