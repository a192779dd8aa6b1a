//! Title, goal and note; the readings; what players have seen.

use egui::{CollapsingHeader, DragValue, Ui};
use office21::compose::Edit;
use office21::rulebook::Readings;
use office21::table::Seat;
use office21::text::file::Goal;

use super::super::Desk;
use super::fields::{choose, row, text};
use super::standing::seats;
use crate::state::Composed;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let file = table.file();
    if let Some(title) = row(ui, "Title", |ui| text(ui, desk, "Title", &file.title, 1)) {
        desk.push(Edit::Title(title).into());
    }
    goal(ui, desk, table);
    let mut hidden = file.hidden;
    ui.checkbox(&mut hidden, "Only what the seat to act knows is given")
        .on_hover_text("For puzzles: hands and piles of the others are not shown");
    if hidden != file.hidden {
        desk.push(Edit::Hidden(hidden).into());
    }
    if let Some(note) = row(ui, "Note", |ui| text(ui, desk, "Note", &file.note, 3)) {
        desk.push(Edit::Note(note).into());
    }
    if !file.knowledge.is_empty() {
        ui.horizontal_wrapped(|ui| {
            let seats = file.knowledge.len();
            let what = if seats == 1 {
                "One player has"
            } else {
                "Several players have"
            };
            ui.label(format!("{what} seen hidden cards."));
            if ui
                .button("Forget that")
                .on_hover_text("The table then says nothing of what was seen before")
                .clicked()
            {
                desk.push(Edit::ForgetKnowledge.into());
            }
        });
    }
}

/// The kinds of goals, with one of each to choose from.
fn goals() -> Vec<(String, Option<Goal>)> {
    [
        ("none", None),
        ("win this turn", Some(Goal::WinThisTurn)),
        ("win by the next turn", Some(Goal::WinByNextTurn)),
        ("win within some turns", Some(Goal::WinWithin { turns: 2 })),
        ("survive", Some(Goal::Survive)),
        (
            "eliminate somebody",
            Some(Goal::Eliminate { seat: Seat::ALL[0] }),
        ),
    ]
    .map(|(name, goal)| (name.to_owned(), goal))
    .to_vec()
}

fn goal(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let now = table.file().goal;
    let mut goals = goals();
    // The list shows the goal there is in place of the one of its kind.
    for (_, goal) in &mut goals {
        let alike = matches!(
            (&*goal, now),
            (Some(Goal::WinWithin { .. }), Some(Goal::WinWithin { .. }))
                | (Some(Goal::Eliminate { .. }), Some(Goal::Eliminate { .. }))
        );
        if alike {
            *goal = now;
        }
    }
    if let Some(goal) = row(ui, "Goal", |ui| choose(ui, "Goal", &now, &goals)) {
        desk.push(Edit::Goal(goal).into());
    }
    match now {
        Some(Goal::WinWithin { turns }) => {
            let mut other = turns;
            row(ui, "Turns", |ui| {
                let response = ui.add(DragValue::new(&mut other).range(1..=99));
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::SpinButton, true, "Turns to win within")
                });
            });
            if other != turns {
                desk.push(Edit::Goal(Some(Goal::WinWithin { turns: other })).into());
            }
        }
        Some(Goal::Eliminate { seat }) => {
            let other = row(ui, "Whom", |ui| choose(ui, "Whom", &seat, &seats(table)));
            if let Some(seat) = other {
                desk.push(Edit::Goal(Some(Goal::Eliminate { seat })).into());
            }
        }
        _ => {}
    }
}

pub(super) fn readings(ui: &mut Ui, desk: &mut Desk<'_>, table: &Composed) {
    let now = table.file().draft.readings;
    let questions = Readings::QUESTIONS.iter().enumerate();
    let differ = questions
        .filter(|(at, _)| now.choice(*at) != Some(0))
        .count();
    let title = match differ {
        0 => "Readings: all as usual".to_owned(),
        1 => "Readings: one differs".to_owned(),
        many => format!("Readings: {many} differ"),
    };
    CollapsingHeader::new(title)
        .id_salt("readings of the table")
        .show(ui, |ui| {
            if let Some(readings) = super::super::readings::choose(ui, desk, now) {
                desk.push(Edit::Readings(readings).into());
            }
        });
}
