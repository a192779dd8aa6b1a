//! A question: the table, what is asked, the answers, and once it is answered why.

use egui::{Align, Button, CentralPanel, CornerRadius, Frame, Label, Layout, Margin, Panel};
use egui::{RichText, ScrollArea, Stroke, Ui, WidgetInfo};

use super::super::Desk;
use super::super::board::{Board, Edge, Marks};
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold, mix};
use super::super::widgets::{command_button, heading, line, main_button, rule_tag, tight};
use crate::command::{Command, QuizCommand};
use crate::quiz::{Asked, Question};
use crate::state::{Line, Round, Speech};

/// How wide the column with the question is.
const COLUMN: f32 = 340.0;

pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    round: &Round,
    question: &Question,
    asked: &Asked,
) {
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(14, 10));
    Panel::right("question")
        .frame(frame)
        .resizable(false)
        .exact_size(COLUMN.min(ui.available_width() * 0.45))
        .show(ui, |ui| {
            head(ui, desk, round, question);
            ScrollArea::vertical()
                .id_salt(("question", &question.id))
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 6.0;
                    ask(ui, desk, round, asked);
                    if let Some(chosen) = round.chosen() {
                        answer(ui, desk, question, asked, chosen);
                    }
                });
        });
    let ground = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::same(8));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        let board = Board {
            draft: &question.table.draft,
            speech: &Speech::new(&question.table.names),
            marks: &Shown(question),
        };
        board.show(ui, ui.available_rect_before_wrap());
    });
}

/// The table as it is: whose turn it is has an edge, nothing can be moved.
struct Shown<'a>(&'a Question);

impl Marks for Shown<'_> {
    fn edge(&self, place: office21::table::Place) -> Edge {
        let decider = self.0.table.draft.turn.decider();
        if decider.is_some() && place.seat() == decider {
            Edge::Active
        } else {
            Edge::Plain
        }
    }

    fn word(&self, seat: office21::table::Seat) -> String {
        if self.0.table.draft.turn.decider() == Some(seat) {
            "to act".to_owned()
        } else {
            String::new()
        }
    }
}

fn head(ui: &mut Ui, desk: &mut Desk<'_>, round: &Round, question: &Question) {
    let palette = Palette::current(ui.ctx());
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon::icon_button(ui, Icon::Cross, "Leave the round")
                .on_hover_text("Back to the list of rounds; the answers so far count")
                .clicked()
            {
                desk.push(QuizCommand::Leave.into());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = bold(question.cluster.title()).color(palette.muted);
                ui.add(Label::new(title).truncate());
            });
        });
    });
    // A line of its own: beside the longest title there is no room for it.
    let answered = round.answered();
    let number = answered + usize::from(round.chosen().is_none());
    let how = format!(
        "Question {number} of {}, {} of {answered} right",
        round.len(),
        round.right(),
    );
    ui.label(RichText::new(how).small().weak());
    ui.add_space(4.0);
}

fn ask(ui: &mut Ui, desk: &mut Desk<'_>, round: &Round, asked: &Asked) {
    ui.label(bold(&asked.text).size(15.0));
    for note in &asked.notes {
        line(ui, desk, note);
    }
    ui.add_space(4.0);
    for (at, option) in asked.options.iter().enumerate() {
        choice(ui, desk, round, asked, at, option);
    }
}

/// An answer as a button; once one is chosen, the right one is marked, and the chosen one if it is wrong.
fn choice(ui: &mut Ui, desk: &mut Desk<'_>, round: &Round, asked: &Asked, at: usize, option: &str) {
    let palette = Palette::current(ui.ctx());
    let (sign, colour) = match round.chosen() {
        None => (None, palette.edge),
        Some(_) if at == asked.right => (Some(Icon::Check), palette.green),
        Some(chosen) if at == chosen => (Some(Icon::Cross), palette.red),
        Some(_) => (None, palette.edge),
    };
    let open = round.chosen().is_none();
    let text = RichText::new(format!("{}  {option}", at + 1)).color(palette.text);
    let button = match sign {
        Some(icon) => Button::image_and_text(icon.image(15.0).tint(colour), text),
        None => Button::new(text),
    };
    let button = button
        .wrap()
        .fill(mix(palette.room, colour, if open { 0.0 } else { 0.2 }))
        .stroke(Stroke::new(1.0, colour))
        .corner_radius(CornerRadius::same(6))
        .min_size(egui::vec2(ui.available_width(), 30.0));
    let response = ui.add_enabled(open, button);
    response.widget_info(|| {
        let name = format!("Answer {}: {option}", at + 1);
        WidgetInfo::labeled(egui::Role::Button, open, name)
    });
    let response = response.on_hover_text(format!("Choose this ({})", at + 1));
    if response.clicked() {
        desk.push(QuizCommand::Choose(at).into());
    }
}

/// Right or wrong, and why.
fn answer(ui: &mut Ui, desk: &mut Desk<'_>, question: &Question, asked: &Asked, chosen: usize) {
    let palette = Palette::current(ui.ctx());
    ui.add_space(4.0);
    let (verdict, colour) = if chosen == asked.right {
        ("Right.".to_owned(), palette.green)
    } else {
        (
            format!("Wrong: {}", asked.options[asked.right]),
            palette.red,
        )
    };
    ui.label(bold(verdict).size(16.0).color(colour));
    ui.horizontal_wrapped(|ui| {
        tight(ui);
        ui.label("What decides:");
        rule_tag(ui, desk, question.decides);
    });
    ui.label(RichText::new(question.decides.sentence()).italics());
    for &rule in &question.also {
        let also = Line {
            text: rule.sentence().to_owned(),
            rules: vec![rule],
        };
        line(ui, desk, &also);
    }
    ui.horizontal_wrapped(|ui| {
        if main_button(ui, "Next", "Enter")
            .on_hover_text("Go on (Enter)")
            .clicked()
        {
            desk.push(QuizCommand::Next.into());
        }
        command_button(ui, desk, Icon::Scales, &Command::RuleOnThis);
    });
    heading(ui, "Step by step");
    ui.spacing_mut().item_spacing.y = 2.0;
    for reason in &asked.reasons {
        line(ui, desk, reason);
    }
    if !asked.besides.is_empty() {
        ui.add_space(4.0);
        heading(ui, "Besides");
        for besides in &asked.besides {
            line(ui, desk, besides);
        }
    }
}
