//! The rules: contents and search on the left, a page on the right.

mod contents;
mod entry;
mod page;

use egui::{CentralPanel, Frame, Key, Margin, Modifiers, Panel, Ui};

use super::Desk;
use super::theme::Palette;
use crate::command::{Command, RulesCommand};

/// How wide the left column is.
const COLUMN: f32 = 252.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    keys(ui, desk);
    let palette = Palette::current(ui.ctx());
    let side = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(12, 10));
    Panel::left("contents of the rules")
        .frame(side)
        .resizable(false)
        .exact_size(COLUMN)
        .show(ui, |ui| contents::show(ui, desk));
    let frame = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(18, 10));
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| page::show(ui, desk));
}

/// Alt and the arrow lead back; the arrows and Enter go through what was found.
fn keys(ui: &Ui, desk: &mut Desk<'_>) {
    if desk.state.dialog().is_some() {
        return;
    }
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if desk.can(&Command::Back) && pressed(Modifiers::ALT, Key::ArrowLeft) {
        desk.push(Command::Back);
    }
    if desk.state.rules().found().is_empty() {
        return;
    }
    if pressed(Modifiers::NONE, Key::ArrowDown) {
        desk.push(RulesCommand::Next.into());
    }
    if pressed(Modifiers::NONE, Key::ArrowUp) {
        desk.push(RulesCommand::Previous.into());
    }
}
