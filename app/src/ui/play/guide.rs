//! What the guide of the first game says, over the log.

use egui::{CornerRadius, Frame, Label, Margin, RichText, Stroke, Ui};

use super::super::Desk;
use super::super::icon::Icon;
use super::super::theme::{Palette, bold, mix};
use super::super::widgets::{capital, command_button, rule_tag, tight};
use crate::command::Command;
use crate::guide::LESSONS;
use crate::state::{Advice, Guide};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, guide: &Guide) {
    let palette = Palette::current(ui.ctx());
    Frame::new()
        .fill(mix(palette.panel, palette.action, 0.12))
        .stroke(Stroke::new(1.0, mix(palette.edge, palette.action, 0.7)))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::symmetric(10, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 5.0;
            match guide.now {
                Advice::Left(_) => left(ui, desk),
                _ => lesson(ui, desk, guide),
            }
        });
    ui.add_space(4.0);
}

fn lesson(ui: &mut Ui, desk: &mut Desk<'_>, guide: &Guide) {
    let palette = Palette::current(ui.ctx());
    let number = format!("Guide, {} of {}", guide.number, LESSONS.len());
    ui.label(RichText::new(number).small().color(palette.muted));
    ui.label(bold(guide.lesson.title).size(15.0));
    ui.add(Label::new(guide.lesson.says).wrap());
    ui.scope(|ui| {
        tight(ui);
        ui.horizontal_wrapped(|ui| {
            for &rule in guide.lesson.rules {
                rule_tag(ui, desk, rule);
            }
        });
    });
    match &guide.now {
        Advice::Do(what) => {
            ui.add(
                Label::new(bold(format!("Now: {}.", capital(what))).color(palette.action)).wrap(),
            );
        }
        Advice::Watch | Advice::Left(_) => {}
        Advice::Done => {
            let text = "That was a whole game. The next one is yours: three clerks are waiting.";
            ui.add(Label::new(text).wrap());
            command_button(ui, desk, Icon::Play, &Command::Play);
        }
    }
}

/// Something else was done than the guide had in mind, which is nobody's fault.
fn left(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.label(bold("Your own way").size(15.0));
    let text = "You did something else than the guide had in mind. Play on: the others are clerks now. Or go back.";
    ui.add(Label::new(text).wrap());
    command_button(ui, desk, Icon::Undo, &Command::BackToGuide);
}
