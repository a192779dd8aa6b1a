//! The quiz: the rounds there are, a question with its table, and how a round went.

mod lobby;
mod question;

use egui::{CentralPanel, Frame, Key, Margin, Modifiers, Ui};

use super::Desk;
use super::theme::Palette;
use crate::command::{Command, QuizCommand};
use crate::state::Scope;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    keys(ui, desk);
    let round = desk.state.quiz().round();
    let put = round.and_then(|round| Some((round, round.question()?, round.asked()?)));
    if let Some((round, question, asked)) = put {
        return question::show(ui, desk, round, question, asked);
    }
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(24, 16));
    CentralPanel::default()
        .frame(frame)
        .show(ui, |ui| match round {
            Some(round) => lobby::ended(ui, desk, round),
            None => lobby::show(ui, desk),
        });
}

/// Digits answer, Enter goes on.
fn keys(ui: &Ui, desk: &mut Desk<'_>) {
    const DIGITS: [Key; 6] = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
    ];
    if desk.state.dialog().is_some() || ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (option, key) in DIGITS.into_iter().enumerate() {
        if pressed(key) {
            desk.push(QuizCommand::Choose(option).into());
        }
    }
    if pressed(Key::Enter) {
        desk.push(enter(desk));
    }
}

/// What Enter does here.
fn enter(desk: &Desk<'_>) -> Command {
    match desk.state.quiz().round() {
        Some(round) if round.is_over() => QuizCommand::Leave.into(),
        Some(_) => QuizCommand::Next.into(),
        None => QuizCommand::Begin(Scope::All).into(),
    }
}
