//! The ruling desk: the table with what may be asked about it on the left, everything the rules say on the right.

mod answer;
mod ask;
mod empty;
mod lists;
mod marks;
mod parts;
mod readings;
mod split;
mod table;
mod top;
mod tree;

use egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui};

use super::Desk;
use super::regions;
use super::theme::Palette;

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
    let panel = Panel::right("rulings side")
        .frame(side)
        .resizable(true)
        .default_size((whole * 0.4).clamp(290.0, 760.0))
        .size_range(260.0..=(whole * 0.6).max(280.0))
        .show(ui, |ui| lists::show(ui, desk, node))
        .response
        .rect;
    CentralPanel::default().frame(ground).show(ui, |ui| {
        let all = ui.available_rect_before_wrap();
        top::show(ui, desk, node);
        ui.add_space(2.0);
        let bar = all.with_max_y(ui.cursor().top());
        let split = split::Split::of(ui, node.id(), node.asked().is_some());
        Panel::bottom("rulings question")
            .frame(Frame::new())
            .resizable(false)
            .exact_size(split.height())
            .show_separator_line(false)
            .show(ui, |ui| {
                split.handle(ui);
                let shown = ScrollArea::vertical()
                    .id_salt(("question", node.id()))
                    .auto_shrink(false)
                    .show(ui, |ui| ask::show(ui, desk, node));
                split.note(ui, shown.content_size.y);
            });
        let room = ui.available_rect_before_wrap();
        let asks = all.with_min_y(room.bottom());
        regions::note(ui.ctx(), vec![bar, room, asks, panel]);
        table::show(ui, desk, node);
    });
}
