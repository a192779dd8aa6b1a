//! What is to be decided, in a sentence; what would come of what is pointed at; and the buttons.

use egui::text::LayoutJob;
use egui::{Align, CornerRadius, FontId, Frame, Layout, Margin, Rect, RichText};
use egui::{ScrollArea, Stroke, TextStyle, Ui, UiBuilder, vec2};
use office21::play::Action;
use office21::table::Step;

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold, bold_font, mix};
use super::super::widgets::{capital, command_button, main_button, rule_tag, small};
use super::consequences;
use super::flight::Stage;
use crate::command::Command;
use crate::state::{Choice, Game, Hint, PromptKind};

/// From this width on the sentence has one line, below it two.
const ONE_LINE: f32 = 500.0;
/// The height of a line that is kept for the steps of a turn.
const STRIP: f32 = 16.0;
/// What a button needs beside its words.
const BUTTON: f32 = 28.0;
/// The width of "Back" with the gap before it.
const BACK: f32 = 84.0;
/// What the button of a selection should have at least.
const CONFIRM: f32 = 150.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, room: Rect, stage: &mut Stage) {
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
        ui.set_width((room.width() - 26.0).max(20.0));
        ui.set_height((room.height() - 18.0).max(20.0));
        ui.spacing_mut().item_spacing.y = 4.0;
        let told = title(ui, desk, game);
        let words = buttons(ui, desk, game, stage);
        let strip = told.steps_below && ui.available_height() > STRIP * 4.0;
        let height = ui.available_height() - if strip { STRIP } else { 0.0 };
        let below = ScrollArea::vertical()
            .auto_shrink(false)
            .max_height(height.max(10.0))
            .min_scrolled_height(10.0)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                if !words.is_empty() {
                    ui.horizontal_wrapped(|ui| words_of(ui, desk, &words));
                }
                match (game.preview(), game.hint()) {
                    (Some(preview), _) => consequences::show(ui, desk, game, preview),
                    (None, Some(hint)) => show_hint(ui, desk, hint),
                    _ => {}
                }
                if let Some(rule) = game.shown().prompt.rule.filter(|_| told.rule_below) {
                    rule_tag(ui, desk, rule);
                }
            });
        consequences::note_room(ui, below.content_size.y <= below.inner_rect.height() + 2.0);
        if strip {
            let line = Rect::from_min_max(below.inner_rect.left_bottom(), ui.max_rect().max);
            steps(ui, game, line);
        }
    });
}

/// What found no room in the line of the sentence.
#[derive(Clone, Copy)]
struct Told {
    rule_below: bool,
    steps_below: bool,
}

/// The sentence, its rule, and the steps of a turn where they fit. As high whatever the sentence: what is below it is
/// to stay where it is from one decision to the next.
fn title(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) -> Told {
    let prompt = &game.shown().prompt;
    let room = ui.available_width();
    let one_line = room >= ONE_LINE;
    let tag = prompt.rule.map_or(0.0, |rule| {
        super::width(ui, rule.id(), FontId::proportional(12.0)) + 10.0
    });
    let rule_below = !one_line && room < tag * 4.0;
    let beside = if rule_below { 0.0 } else { tag };
    let strong = |size| super::width(ui, &prompt.text, bold_font(size));
    let size = if one_line && strong(15.0) + beside <= room {
        15.0
    } else {
        13.0
    };
    let (rect, _) = ui.allocate_exact_size(
        vec2(room, if one_line { 20.0 } else { 33.0 }),
        egui::Sense::hover(),
    );
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Min));
    // A child that does not move what comes next.
    let (taken, rows) = {
        let ui = &mut ui.new_child(builder);
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().interact_size.y = 18.0;
        let ink = ui.visuals().text_color();
        let room = (room - beside).max(20.0);
        let mut job = LayoutJob::simple(prompt.text.clone(), bold_font(size), ink, room);
        job.wrap.max_rows = if one_line { 1 } else { 2 };
        let galley = ui.painter().layout_job(job);
        let (cut, rows) = (galley.elided, galley.rows.len());
        let response = ui.add(egui::Label::new(galley));
        if cut {
            response.on_hover_text(&prompt.text);
        }
        if let Some(rule) = prompt.rule.filter(|_| !rule_below) {
            rule_tag(ui, desk, rule);
        }
        (ui.min_rect().right(), rows)
    };
    let free = if one_line || rows > 1 {
        egui::pos2(taken + 16.0, rect.top())
    } else {
        egui::pos2(rect.left(), rect.top() + 18.0)
    };
    let line = Rect::from_min_max(free, rect.max);
    let steps_below = !steps(ui, game, line);
    Told {
        rule_below,
        steps_below,
    }
}

/// The four steps of a turn, the present one lit, at the right of a line; `false` where they do not fit.
fn steps(ui: &Ui, game: &Game, line: Rect) -> bool {
    let now = match game.shown().sight.step {
        Step::Play => 1,
        Step::Cleaner
        | Step::Operator
        | Step::Assistant
        | Step::Sales
        | Step::Director
        | Step::DirectorDiscard
        | Step::Love => 2,
        Step::Setup | Step::SetupLove | Step::Start | Step::Over => return true,
    };
    let font = FontId::proportional(11.5);
    let names = ["1 Refill", "2 Play", "3 Effect", "4 Total"];
    let widths = names.map(|name| super::width(ui, name, font.clone()));
    if widths.iter().sum::<f32>() + 14.0 * 3.0 > line.width() {
        return false;
    }
    let palette = Palette::current(ui.ctx());
    let mut at = line.right_center();
    for (step, name) in names.iter().enumerate().rev() {
        let colour = if step == now {
            palette.target
        } else {
            palette.muted
        };
        ui.painter()
            .text(at, egui::Align2::RIGHT_CENTER, name, font.clone(), colour);
        at.x -= widths[step] + 14.0;
    }
    true
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

/// The buttons, in a row that is always there. Returns the choices that found no room in it.
fn buttons<'a>(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    game: &'a Game,
    stage: &mut Stage,
) -> Vec<&'a Choice> {
    let kind = game.shown().prompt.kind;
    if kind == PromptKind::Decide {
        return ui.horizontal(|ui| decide(ui, desk, game)).inner;
    }
    ui.horizontal_wrapped(|ui| match kind {
        PromptKind::Decide => {}
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
            if game.shown().ending.is_some()
                && icon::button(ui, Icon::Question, "Why")
                    .on_hover_text("What ended the game, and why it was won")
                    .clicked()
            {
                stage.see_end_again(game);
            }
            command_button(ui, desk, Icon::Save, &Command::Save);
            command_button(ui, desk, Icon::Copy, &Command::CopyGame);
        }
    });
    Vec::new()
}

/// The choices that are no cards as buttons; confirm and back for a selection.
fn decide<'a>(ui: &mut Ui, desk: &mut Desk<'_>, game: &'a Game) -> Vec<&'a Choice> {
    let choices = game.shown().choices.iter();
    let words: Vec<&Choice> = choices
        .filter(|choice| is_word(choice.action) && game.selected() != Some(choice.action))
        .collect();
    let takes_back = game.selected().is_some() || desk.can(&Command::Back);
    // Where there is little room, an arrow says it.
    let brief = ui.available_width() < BACK + CONFIRM;
    let back = match (takes_back, brief) {
        (false, _) => 0.0,
        (true, false) => BACK,
        (true, true) => 34.0,
    };
    let all = words.iter().map(|choice| {
        super::width(ui, &choice.text, TextStyle::Button.resolve(ui.style())) + BUTTON
    });
    let confirm = if game.selected().is_some() {
        CONFIRM
    } else {
        0.0
    };
    let fit = all.sum::<f32>() + back + confirm <= ui.available_width();
    if let Some(selected) = game.selected() {
        let choices = &game.shown().choices;
        let named = choices.iter().find(|choice| choice.action == selected);
        let text = capital(named.map_or("Confirm", |choice| choice.text.as_str()));
        // What is behind it has its room first.
        let room = (ui.available_width() - back).max(40.0);
        let confirm = ui.scope(|ui| {
            ui.set_max_width(room);
            main_button(ui, &text, if room > CONFIRM { "Enter" } else { "" })
        });
        if confirm.inner.clicked() {
            desk.push(Command::Confirm);
        }
    } else if words.is_empty() || !fit {
        // The place stays taken, so that nobody hits "Back" where "Confirm" has just been.
        let confirm = ui.add_enabled_ui(false, |ui| main_button(ui, "Confirm", "Enter"));
        confirm
            .inner
            .on_disabled_hover_text("Choose one of those that shine first.");
    }
    if fit {
        words_of(ui, desk, &words);
    }
    if takes_back {
        let tip = Command::Back
            .info()
            .map(|info| info.tooltip())
            .unwrap_or_default();
        let button = if brief {
            icon::bare_button(ui, Icon::Left, "Back", 28.0)
        } else {
            icon::button(ui, Icon::Left, "Back")
        };
        if button.on_hover_text(tip).clicked() {
            desk.push(Command::Back);
        }
    }
    if fit { Vec::new() } else { words }
}

/// Choices by their names.
fn words_of(ui: &mut Ui, desk: &mut Desk<'_>, words: &[&Choice]) {
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
}

/// Whether a choice is made by its name rather than by pointing at a card.
const fn is_word(action: Action) -> bool {
    matches!(
        action,
        Action::Begin | Action::PutBack | Action::Keep | Action::Look(_) | Action::Pass
    )
}
