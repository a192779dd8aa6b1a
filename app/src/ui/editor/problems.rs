//! What is wrong with the table, with a button for everything that would put it right.

use egui::{Frame, Margin, Stroke, Ui};
use office21::compose::Mend;

use super::super::Desk;
use super::super::theme::{Palette, bold, mix};
use super::super::widgets::{capital, rule_tag};
use crate::command::EditorCommand;
use crate::state::{Composed, Problem};

/// How many mends of a problem are buttons; the others stand in a menu.
const SHOWN: usize = 3;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let palette = Palette::current(ui.ctx());
    let problems = table.problems();
    let title = match problems.len() {
        0 => bold("Lawful: no problems").color(palette.green),
        1 => bold("1 problem").color(palette.red),
        many => bold(format!("{many} problems")).color(palette.red),
    };
    ui.label(title);
    for (number, problem) in problems.iter().enumerate() {
        let frame = Frame::new()
            .fill(mix(palette.panel, palette.red, 0.1))
            .stroke(Stroke::new(1.0, mix(palette.panel, palette.red, 0.55)))
            .corner_radius(8)
            .inner_margin(Margin::symmetric(9, 7));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            one(ui, desk, number, problem);
        });
    }
    let mut solves = table.composition().solves_love;
    let response = ui
        .checkbox(&mut solves, "Love turns by itself")
        .on_hover_text(
            "Where a card that is moved leaves Boss and Secretary lying as they cannot, and there is only one way to \
             put that right, they turn in the same step",
        );
    if response.changed() {
        desk.push(EditorCommand::SolvesLove(solves).into());
    }
}

fn one(ui: &mut Ui, desk: &mut Desk<'_>, number: usize, problem: &Problem) {
    ui.horizontal_wrapped(|ui| {
        ui.label(&problem.text);
        if let Some(rule) = problem.rule {
            rule_tag(ui, desk, rule);
        }
    });
    let (first, more) = problem.mends.split_at(problem.mends.len().min(SHOWN));
    for (at, mend) in first.iter().enumerate() {
        self::mend(ui, desk, number, at, mend);
    }
    if !more.is_empty() {
        let response = ui.menu_button(more_ways(more.len()), |ui| {
            for (at, mend) in more.iter().enumerate() {
                self::mend(ui, desk, number, SHOWN + at, mend);
            }
        });
        let name = format!("More ways to mend problem {}", number + 1);
        response
            .response
            .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    }
}

fn more_ways(count: usize) -> String {
    match count {
        1 => "1 more way".to_owned(),
        many => format!("{many} more ways"),
    }
}

fn mend(ui: &mut Ui, desk: &mut Desk<'_>, number: usize, at: usize, mend: &Mend) {
    let text = capital(&mend.name);
    let button = ui.add(egui::Button::new(&text).wrap());
    let name = format!("Mend problem {}: {text}", number + 1);
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    if button.clicked() {
        desk.push(EditorCommand::Mend(number, at).into());
    }
}
