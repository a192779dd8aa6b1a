//! The table on the desk, and what a click on it asks.

use egui::{Id, PointerButton, ScrollArea, Sense, Ui, vec2};
use office21::play::Action;

use super::super::Desk;
use super::super::board::{Board, Touch};
use super::marks::Marked;
use super::parts::speech;
use crate::command::RulingsCommand;
use crate::state::Node;

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
pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, node: &Node) {
    let speech = speech(node);
    let marks = Marked::of(node);
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
    // Better a part of the table that can be read than all of it too small.
    let high = room.height().max(lowest);
    let touches = ScrollArea::vertical()
        .id_salt("table of the desk")
        .auto_shrink(false)
        .show(ui, |ui| {
            let size = vec2(ui.available_width(), high);
            let (room, _) = ui.allocate_exact_size(size, Sense::hover());
            board.show(ui, room)
        })
        .inner;
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
        desk.push(if again && matches!(touch, Touch::Card(_)) {
            RulingsCommand::AskNothing.into()
        } else {
            RulingsCommand::Ask(action).into()
        });
    }
}
