//! What is to be decided, in a sentence; what would come of what is pointed at; and the buttons.

use egui::{CornerRadius, Frame, Margin, Rect, RichText, ScrollArea, Stroke, Ui};
use office21::play::Action;
use office21::table::Step;

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold, mix};
use super::super::widgets::{capital, command_button, line, main_button, rule_tag, small};
use super::flight::Stage;
use crate::command::Command;
use crate::state::{Choice, Game, Hint, Preview, PromptKind};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, room: Rect, stage: &Stage) {
    let palette = Palette::current(ui.ctx());
    let kind = game.shown().prompt.kind;
    let tone = match kind {
        PromptKind::Decide => palette.target,
        PromptKind::Curtain => palette.action,
        PromptKind::LookingBack => palette.love,
        PromptKind::Over => palette.amber,
        PromptKind::Thinking | PromptKind::Showing => palette.edge,
    };
    let strength = if kind == PromptKind::Decide {
        0.13
    } else {
        0.05
    };
    let frame = Frame::new()
        .fill(mix(palette.room, tone, strength))
        .stroke(Stroke::new(1.0, mix(palette.edge, tone, 0.6)))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        steps(ui, game, room);
        ui.set_width((room.width() - 26.0).max(20.0));
        ui.set_height((room.height() - 18.0).max(20.0));
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            sentence(ui, desk, game);
            buttons(ui, desk, game, stage);
            match (game.preview(), game.hint()) {
                (Some(preview), _) => show_preview(ui, desk, game, preview),
                (None, Some(hint)) => show_hint(ui, desk, hint),
                _ => {}
            }
        });
    });
}

/// The four steps of a turn, the present one lit.
fn steps(ui: &Ui, game: &Game, room: Rect) {
    let now = match game.shown().sight.step {
        Step::Play => 1,
        Step::Cleaner
        | Step::Operator
        | Step::Assistant
        | Step::Sales
        | Step::Director
        | Step::DirectorDiscard
        | Step::Love => 2,
        Step::Setup | Step::SetupLove | Step::Start | Step::Over => return,
    };
    if room.width() < 380.0 || room.height() < 120.0 {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let mut at = room.right_bottom() - egui::vec2(14.0, 10.0);
    for (step, name) in ["1 Refill", "2 Play", "3 Effect", "4 Total"]
        .iter()
        .enumerate()
        .rev()
    {
        let colour = if step == now {
            palette.target
        } else {
            palette.muted
        };
        let font = egui::FontId::proportional(11.5);
        let taken = ui
            .painter()
            .text(at, egui::Align2::RIGHT_BOTTOM, name, font, colour);
        at.x = taken.left() - 14.0;
    }
}

fn sentence(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    let prompt = &game.shown().prompt;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(&prompt.text).size(15.0));
        if let Some(rule) = prompt.rule {
            rule_tag(ui, desk, rule);
        }
    });
}

/// Every total that would change, who would turn, who would be out, how it would end.
fn show_preview(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, preview: &Preview) {
    let palette = Palette::current(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.label(RichText::new(format!("{}:", preview.text)).color(palette.muted));
        for total in preview
            .totals
            .iter()
            .filter(|total| total.before != total.after)
        {
            ui.label(format!(
                "{} {} →",
                game.speech().name(total.seat),
                total.before
            ));
            let colour = super::super::bar::colour(palette, total.after);
            ui.label(bold(total.after.to_string()).color(colour));
        }
        if preview
            .totals
            .iter()
            .all(|total| total.before == total.after)
        {
            ui.label(RichText::new("no total changes").color(palette.muted));
        }
    });
    for sentence in &preview.lines {
        line(ui, desk, sentence);
    }
}

fn show_hint(ui: &mut Ui, desk: &mut Desk<'_>, hint: &Hint) {
    match hint {
        Hint::Thinking => {
            ui.label(RichText::new("A clerk is thinking about it …").weak());
        }
        Hint::Is {
            action,
            text,
            reason,
        } => {
            ui.horizontal_wrapped(|ui| {
                ui.label(bold(format!("A clerk would {}.", small(text))));
                ui.label(reason);
                if ui.button("Do that").clicked() {
                    desk.push(Command::Act(*action));
                }
            });
        }
    }
}

fn buttons(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, stage: &Stage) {
    ui.horizontal_wrapped(|ui| match game.shown().prompt.kind {
        PromptKind::Decide => decide(ui, desk, game),
        PromptKind::Curtain => {
            if main_button(ui, "I am here", "Enter").clicked() {
                desk.push(Command::LiftCurtain);
            }
        }
        PromptKind::LookingBack => {
            command_button(ui, desk, Icon::Left, &Command::Earlier);
            command_button(ui, desk, Icon::Right, &Command::Later);
            command_button(ui, desk, Icon::Clock, &Command::Now);
            command_button(ui, desk, Icon::Branch, &Command::WhatIf);
        }
        PromptKind::Thinking | PromptKind::Showing => {
            command_button(ui, desk, Icon::Right, &Command::Skip);
        }
        // The panel of the end has the same buttons.
        PromptKind::Over if !stage.end_seen(game) => {}
        PromptKind::Over => {
            command_button(ui, desk, Icon::Play, &Command::PlayAgain);
            command_button(ui, desk, Icon::Save, &Command::Save);
            command_button(ui, desk, Icon::Copy, &Command::CopyGame);
        }
    });
}

/// The choices that are no cards as buttons; confirm and back for a selection.
fn decide(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    if let Some(selected) = game.selected() {
        let named = game
            .shown()
            .choices
            .iter()
            .find(|choice| choice.action == selected);
        let text = named.map_or("Confirm", |choice| choice.text.as_str());
        let text = capital(text);
        if main_button(ui, &text, "Enter").clicked() {
            desk.push(Command::Confirm);
        }
    }
    let words: Vec<&Choice> = game
        .shown()
        .choices
        .iter()
        .filter(|choice| is_word(choice.action) && game.selected() != Some(choice.action))
        .collect();
    if game.selected().is_none() && words.is_empty() {
        // The place stays taken, so that nobody hits "Back" where "Confirm" has just been.
        let confirm = ui.add_enabled_ui(false, |ui| main_button(ui, "Confirm", "Enter"));
        confirm
            .inner
            .on_disabled_hover_text("Choose one of the cards that shine first.");
    }
    for choice in words {
        let button = egui::Button::new(capital(&choice.text));
        let response = ui.add(button.wrap_mode(egui::TextWrapMode::Extend));
        if response.hovered() || response.has_focus() {
            desk.point(choice.action, response.hovered());
        }
        if response.clicked() {
            desk.push(Command::Act(choice.action));
        }
    }
    let takes_back = game.selected().is_some() || desk.can(&Command::Back);
    if takes_back {
        let tip = Command::Back
            .info()
            .map(|info| info.tooltip())
            .unwrap_or_default();
        if icon::button(ui, Icon::Left, "Back")
            .on_hover_text(tip)
            .clicked()
        {
            desk.push(Command::Back);
        }
    }
}

/// Whether a choice is made by its name rather than by pointing at a card.
const fn is_word(action: Action) -> bool {
    matches!(
        action,
        Action::Begin | Action::PutBack | Action::Keep | Action::Look(_) | Action::Pass
    )
}
