//! The ruling desk: the table with what may be asked about it on the left, everything the rules say on the right.

mod answer;
mod ask;
mod empty;
mod lists;
mod marks;
mod parts;
mod readings;
mod split;
mod top;
mod tree;

use egui::{CentralPanel, Frame, Id, Margin, Panel, PointerButton, ScrollArea, Sense, Ui, vec2};
use office21::play::Action;

use super::Desk;
use super::board::{Board, Touch};
use super::regions;
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
        let table = ui.available_rect_before_wrap();
        let asks = all.with_min_y(table.bottom());
        regions::note(ui.ctx(), vec![bar, table, asks, panel]);
        self::table(ui, desk, node);
    });
}

/// The lowest a table of up to three, or of more players gets; in less room one scrolls.
const LOWEST: (f32, f32) = (270.0, 350.0);
/// Within so many seconds two clicks can be a double one.
const TWICE: f64 = 0.7;

/// A click on a card: what it asks about, and when it came.
#[derive(Clone, Copy, Debug, Default)]
struct Clicked {
    action: Option<Action>,
    time: f64,
}

/// Where the last click is kept, for it may be the first of two.
fn first_click() -> Id {
    Id::unique("first click on the table of the desk")
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
    let lowest = if node.file().draft.seats.len() > 3 {
        LOWEST.1
    } else {
        LOWEST.0
    };
    let touches = if room.height() < lowest {
        // Better a part of the table that can be read than all of it too small.
        ScrollArea::vertical()
            .id_salt("table of the desk")
            .auto_shrink(false)
            .show(ui, |ui| {
                let size = vec2(ui.available_width(), lowest);
                let (room, _) = ui.allocate_exact_size(size, Sense::hover());
                board.show(ui, room)
            })
            .inner
    } else {
        board.show(ui, room)
    };
    let [clicked, twice] = ui.input(|input| {
        let button = PointerButton::Primary;
        [
            input.pointer.button_clicked(button),
            input.pointer.button_double_clicked(button),
        ]
    });
    // The answer to the first click makes the table smaller, so that the second one may meet another card, or none.
    let first: Option<Clicked> = if clicked {
        ui.data_mut(|data| data.remove_temp(first_click()))
    } else {
        None
    };
    if twice {
        let now = ui.input(|input| input.time);
        let meant = match first.filter(|first| now - first.time < TWICE) {
            Some(first) => first.action,
            // Both clicks came at once.
            None => touches.iter().find_map(|touch| match touch {
                Touch::Twice(card) => marks.action(*card),
                _ => None,
            }),
        };
        if let Some(action) = meant.filter(|&action| marks.legal(action).is_some()) {
            desk.push(RulingsCommand::Do(action).into());
            return;
        }
    }
    for touch in touches {
        let (Touch::Card(card) | Touch::Twice(card)) = touch else {
            if let Touch::Place(place) = touch
                && let Some(action) = marks.about(place)
            {
                desk.push(RulingsCommand::Ask(action).into());
            }
            continue;
        };
        let action = marks.action(card);
        let time = ui.input(|input| input.time);
        ui.data_mut(|data| data.insert_temp(first_click(), Clicked { action, time }));
        let Some(action) = action else {
            let (place, employee) = (card.place, card.employee);
            desk.push(RulingsCommand::PointElsewhere(place, employee).into());
            continue;
        };
        let again = node.asked().is_some_and(|asked| asked.deed == action);
        desk.push(if again {
            RulingsCommand::AskNothing.into()
        } else {
            RulingsCommand::Ask(action).into()
        });
    }
}
