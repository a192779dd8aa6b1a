//! The rounds there are with the score of each, and the end of a round.

use egui::{Grid, RichText, ScrollArea, Ui, WidgetInfo};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold};
use super::super::widgets::main_button;
use crate::command::QuizCommand;
use crate::quiz::Cluster;
use crate::state::{Marks, Round, Scope};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let score = desk.state.quiz().score();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.label(bold("Ruling quiz").size(22.0));
        ui.label("A table and a question: is it legal, what comes of it, who wins? The engine gives the answer and the reasons.");
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            if main_button(ui, "All questions", "Enter")
                .on_hover_text("Every question, in an order of its own (Enter)")
                .clicked()
            {
                desk.push(QuizCommand::Begin(Scope::All).into());
            }
            those_wrong(ui, desk);
            ui.add_enabled_ui(!score.is_empty(), |ui| {
                if icon::button(ui, Icon::Bin, "Start again…")
                    .on_hover_text("Forget the score; asks first")
                    .on_disabled_hover_text("Nothing has been answered yet.")
                    .clicked()
                {
                    desk.push(QuizCommand::Forget.into());
                }
            });
        });
        ui.add_space(8.0);
        ui.label(format!(
            "{}{}",
            told("So far", score.marks(None)),
            best(score.best(Scope::All))
        ));
        ui.add_space(8.0);
        clusters(ui, desk);
    });
}

/// Once more what was answered wrong.
fn those_wrong(ui: &mut Ui, desk: &mut Desk<'_>) {
    let wrong = Scope::Wrong.count(desk.state.quiz().score());
    ui.add_enabled_ui(wrong > 0, |ui| {
        let name = format!("Those answered wrong: {wrong}");
        if icon::button(ui, Icon::Redo, &name)
            .on_hover_text("Once more what was answered wrong the last time")
            .on_disabled_hover_text("No last answer was wrong.")
            .clicked()
        {
            desk.push(QuizCommand::Begin(Scope::Wrong).into());
        }
    });
}

fn clusters(ui: &mut Ui, desk: &mut Desk<'_>) {
    let palette = Palette::current(ui.ctx());
    let score = desk.state.quiz().score();
    Grid::new("clusters of the quiz")
        .num_columns(4)
        .spacing([16.0, 4.0])
        .show(ui, |ui| {
            for cluster in Cluster::ALL {
                let these = Scope::Cluster(cluster);
                let button = ui.button(cluster.title());
                button.widget_info(|| {
                    let name = format!("Questions: {}", cluster.title());
                    WidgetInfo::labeled(egui::Role::Button, true, name)
                });
                if button.on_hover_text("A round of these questions").clicked() {
                    desk.push(QuizCommand::Begin(these).into());
                }
                let muted = |text: String| RichText::new(text).color(palette.muted);
                ui.label(muted(format!("{} questions", these.count(score))));
                let marks = score.marks(Some(cluster));
                ui.label(match marks.of {
                    0 => muted("not tried".to_owned()),
                    of => muted(format!("{} of {of} right", marks.right)),
                });
                let best = score.best(these);
                ui.label(muted(best.map_or(String::new(), |best| {
                    format!("best round {} of {}", best.right, best.of)
                })));
                ui.end_row();
            }
        });
}

fn told(when: &str, marks: Marks) -> String {
    match marks.of {
        0 => format!("{when}: nothing answered."),
        of => format!("{when}: {} of {of} answers right.", marks.right),
    }
}

fn best(best: Option<Marks>) -> String {
    best.map_or(String::new(), |best| {
        format!(" Best whole round: {} of {}.", best.right, best.of)
    })
}

/// How a round went.
pub(super) fn ended(ui: &mut Ui, desk: &mut Desk<'_>, round: &Round) {
    let score = desk.state.quiz().score();
    ui.label(bold("The round is over").size(22.0));
    ui.label(format!(
        "{}: {} of {} right.{}",
        round.scope().title(),
        round.right(),
        round.len(),
        best(score.best(round.scope()))
    ));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        if main_button(ui, "All rounds", "Enter")
            .on_hover_text("Back to the list of rounds (Enter)")
            .clicked()
        {
            desk.push(QuizCommand::Leave.into());
        }
        if icon::button(ui, Icon::Shuffle, "Once more")
            .on_hover_text("The same questions in another order")
            .clicked()
        {
            desk.push(QuizCommand::Begin(round.scope()).into());
        }
        those_wrong(ui, desk);
    });
}
