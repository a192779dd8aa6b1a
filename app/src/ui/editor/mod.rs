//! The table editor: the table in the middle, all 44 cards over it, what is said about it beside it.

mod about;
mod achieved;
mod empty;
mod fields;
mod ledger;
mod marks;
mod players;
mod problems;
mod side;
mod standing;
mod top;

use egui::text::{LayoutJob, TextFormat};
use egui::{CentralPanel, FontId, Frame, Margin, Panel, Rect, Ui};
use office21::table::Place;

use super::Desk;
use super::board::{self, Board, Touch};
use super::regions;
use super::snapshot;
use super::theme::Palette;
use crate::command::{Command, EditorCommand, Zone};
use crate::state::{Card, Composed};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let palette = Palette::current(ui.ctx());
    let ground = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(12, 8));
    let Some(table) = desk.state.editor().table() else {
        CentralPanel::default()
            .frame(ground)
            .show(ui, |ui| empty::show(ui, desk));
        return;
    };
    if desk.state.dialog().is_none() {
        keys(ui, desk, table);
    }
    let whole = ui.ctx().content_rect().width();
    let frame = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(12, 8));
    let panel = Panel::right("editor side")
        .frame(frame)
        .resizable(true)
        .default_size((whole * 0.24).clamp(230.0, 380.0))
        .size_range(220.0..=(whole * 0.45).max(240.0))
        .show(ui, |ui| side::show(ui, desk, table))
        .response
        .rect;
    CentralPanel::default().frame(ground).show(ui, |ui| {
        let all = ui.available_rect_before_wrap();
        // With a margin, which the panel leaves free.
        snapshot::note_room(ui.ctx(), all.expand(7.0));
        if snapshot::poses(ui.ctx()) {
            top::caption(ui, table);
        } else {
            top::show(ui, desk, table);
        }
        ui.add_space(2.0);
        let bar = all.with_max_y(ui.cursor().top());
        let [ledger, room] = lay(ui, desk, table);
        regions::note(ui.ctx(), vec![bar, ledger, room, panel]);
    });
}

/// The ledger, a word of help, and the table; where ledger and table are.
fn lay(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) -> [Rect; 2] {
    let marks = marks::Marked::of(ui, table);
    let board = Board {
        draft: &table.file().draft,
        speech: table.speech(),
        marks: &marks,
    };
    let whole = ui.available_rect_before_wrap();
    let mut touches = ledger::show(ui, &board);
    let ledger = whole.with_max_y(ui.cursor().top());
    if !snapshot::poses(ui.ctx()) {
        help(ui, table);
    }
    let room = ui.available_rect_before_wrap();
    touches.extend(board.show(ui, room));
    board::dragged(ui);
    for touch in touches {
        if let Some(command) = answer(table, touch) {
            desk.push(command.into());
        }
    }
    [ledger, room]
}

/// What a touch comes to.
fn answer(table: &Composed, touch: Touch) -> Option<EditorCommand> {
    Some(match touch {
        Touch::Card(card) if table.selected() == Some(card) => EditorCommand::Select(None),
        Touch::Card(card) => EditorCommand::Select(Some(card)),
        Touch::Twice(card) => EditorCommand::Nearest(card),
        Touch::Place(place) => {
            let card = table.selected().filter(|&card| moves(card, place))?;
            EditorCommand::Move(card, place, None)
        }
        Touch::Dropped(card, place, before) if moves(card, place) => {
            EditorCommand::Move(card, place, before)
        }
        Touch::Dropped(..) | Touch::Over(_) => return None,
    })
}

/// Whether dropping a card there changes anything: within a pile its order, else another place.
fn moves(card: Card, to: Place) -> bool {
    let pile = matches!(to, Place::DrawPile | Place::DiscardPile);
    // A lover dropped where it lies is not turned over by that.
    let same = card.place == to
        || matches!((card.place, to), (Place::FaceDown(one), Place::Office(other)) if one == other);
    pile || !same
}

/// The narrowest room for all words on what can be done with a card.
const WORDY: f32 = 800.0;

/// A word on what can be done now.
fn help(ui: &mut Ui, table: &Composed) {
    let text = match table.selected() {
        None => "Drag any card anywhere, or click it and then where it goes. A double click sends it where it \
                 most likely should go."
            .to_owned(),
        Some(card) => {
            let seats = table.file().draft.seats.len();
            let keys = if ui.available_width() < WORDY {
                format!(
                    "1–{seats} office, Shift+1–{seats} hand, D draw pile, B under it, X discard, T tray, F turn, N nearest"
                )
            } else {
                format!(
                    "click where it goes, or press 1–{seats} office, Shift+1–{seats} hand, D draw pile, B under it, \
                     X discard pile, T tray, F turn over, N nearest; Esc drops the choice."
                )
            };
            format!("{}: {keys}", card.employee)
        }
    };
    // Two lines at most, where there is little room.
    let format = TextFormat::simple(FontId::proportional(11.0), ui.visuals().weak_text_color());
    let mut job = LayoutJob::single_section(text, format);
    job.wrap.max_rows = 2;
    ui.add(egui::Label::new(job).wrap());
}

/// The letters of places, for the chosen card.
fn keys(ui: &Ui, desk: &mut Desk<'_>, table: &Composed) {
    if table.selected().is_none() || ui.ctx().text_edit_focused() {
        return;
    }
    for (zone, shortcut, _) in Zone::KEYS {
        if super::keys::take(ui.ctx(), shortcut) {
            desk.push(Command::Editor(EditorCommand::To(zone)));
        }
    }
    let bin = [egui::Key::Delete, egui::Key::Backspace];
    if ui.input_mut(|input| {
        bin.iter()
            .any(|&key| input.consume_key(egui::Modifiers::NONE, key))
    }) {
        desk.push(Command::Editor(EditorCommand::To(Zone::Tray)));
    }
}
