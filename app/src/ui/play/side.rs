//! The right column: what happened, what has not been seen, how it stands now.

use egui::{
    Align, CornerRadius, Frame, Grid, Layout, Margin, Panel, RichText, ScrollArea, Sense, Ui,
};
use office21::material::Employee;

use super::super::Desk;
use super::super::icon::Icon;
use super::super::led;
use super::super::theme::{Palette, mix};
use super::super::widgets::{command_icon, command_icon_named, heading, line};
use crate::command::Command;
use crate::state::{Advice, Game, LogLine, LogTurn};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    let guide = game.shown().guide.as_ref();
    let guided = guide.is_some_and(|guide| !matches!(guide.now, Advice::Left(_)));
    if let Some(guide) = guide {
        let most = ui.available_height() * 0.75;
        ScrollArea::vertical()
            .id_salt("guide")
            .max_height(most)
            .show(ui, |ui| super::guide::show(ui, desk, guide));
    }
    // Who is guided need not count cards yet, and the words want the room.
    if !guided {
        stand(ui, desk, game);
    }
    ui.horizontal(|ui| {
        heading(ui, "What happened");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            command_icon_named(ui, desk, Icon::Right, &Command::Later, "One step later");
            command_icon_named(ui, desk, Icon::Left, &Command::Earlier, "One step earlier");
        });
    });
    ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for turn in &game.shown().log {
                log_turn(ui, desk, game, turn);
            }
        });
}

/// How it stands and what has not been seen, at the bottom.
fn stand(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    let most = (ui.available_height() * 0.58)
        .min(ui.available_height() - 110.0)
        .max(60.0);
    Panel::bottom("stand")
        .frame(Frame::new())
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .max_height(most)
                .min_scrolled_height(most)
                .show(ui, |ui| {
                    standing(ui, desk, game);
                    counter(ui, desk, game);
                });
        });
}

fn log_turn(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, turn: &LogTurn) {
    ui.add_space(4.0);
    ui.label(RichText::new(&turn.title).small().weak());
    for (at, entry) in turn.lines.iter().enumerate() {
        ui.push_id((&turn.title, at), |ui| log_line(ui, desk, game, entry));
    }
}

/// One event; a click shows the table as it was then.
fn log_line(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, entry: &LogLine) {
    let palette = Palette::current(ui.ctx());
    let shown = game.shown();
    let here = !shown.now && shown.moment == entry.moment;
    let fill = if here {
        mix(palette.panel, palette.action, 0.22)
    } else {
        palette.panel
    };
    let response = Frame::new()
        .fill(fill)
        .corner_radius(CornerRadius::same(5))
        .inner_margin(Margin::symmetric(6, 1))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                super::super::widgets::tight(ui);
                let mut text = RichText::new(&entry.line.text);
                if entry.minor {
                    text = text.color(palette.muted);
                }
                let label = egui::Label::new(text)
                    .sense(Sense::click())
                    .selectable(false);
                let clicked = ui
                    .add(label)
                    .on_hover_text("Click: the table as it was then")
                    .clicked();
                for &rule in &entry.line.rules {
                    super::super::widgets::rule_tag(ui, desk, rule);
                }
                clicked
            })
            .inner
        });
    if response.inner {
        desk.push(Command::LookAt(entry.moment));
    }
}

fn counter(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    ui.add_space(4.0);
    let hidden = desk.settings().hide_counter;
    let unseen = game.shown().sight.unseen;
    ui.horizontal(|ui| {
        heading(
            ui,
            &if hidden {
                "Not seen yet".to_owned()
            } else {
                format!("Not seen yet: {}", unseen.len())
            },
        );
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let icon = if hidden { Icon::Down } else { Icon::Up };
            command_icon(ui, desk, icon, &Command::ToggleCounter);
        });
    });
    if hidden {
        return;
    }
    let columns = if ui.available_width() > 198.0 { 2 } else { 1 };
    ui.spacing_mut().interact_size.y = 16.0;
    Grid::new("counter")
        .num_columns(columns * 2)
        .spacing([8.0, 0.0])
        .show(ui, |ui| {
            for (at, kind) in Employee::ALL.into_iter().enumerate() {
                let count = usize::from(unseen.count(kind));
                let text = RichText::new(kind.name()).size(12.5);
                ui.label(if count == 0 { text.weak() } else { text });
                led::count(ui, count, 2);
                if (at + 1) % columns == 0 {
                    ui.end_row();
                }
            }
        });
}

fn standing(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) {
    // In set-up and at the end nothing is due.
    if game.shown().standing.lines.is_empty() {
        return;
    }
    ui.separator();
    let hidden = desk.settings().hide_standing;
    ui.horizontal(|ui| {
        heading(ui, "Standing now");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let icon = if hidden { Icon::Down } else { Icon::Up };
            command_icon(ui, desk, icon, &Command::ToggleStanding);
        });
    });
    if hidden {
        return;
    }
    for sentence in &game.shown().standing.lines {
        line(ui, desk, sentence);
    }
}
