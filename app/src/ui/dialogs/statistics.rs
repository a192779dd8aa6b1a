//! Games and wins so far.

use egui::{Grid, RichText, Ui};
use office21::table::Victory;

use super::super::Desk;
use super::super::widgets::{heading, level_title};
use crate::command::Command;
use crate::state::Tally;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.set_width(380.0);
    super::title(ui, "Statistics");
    let statistics = desk.state.statistics();
    if statistics.all.games == 0 {
        ui.label("No game has been finished yet. One person against bots counts, unless hidden cards were undone.");
        return super::close(ui, desk);
    }
    ui.label(tally(statistics.all));
    ui.add_space(8.0);
    heading(ui, "Won by");
    Grid::new("victories").num_columns(2).show(ui, |ui| {
        for (victory, wins) in Victory::ALL.into_iter().zip(statistics.victories) {
            ui.label(victory.name());
            ui.label(RichText::new(wins.to_string()).monospace());
            ui.end_row();
        }
    });
    ui.add_space(8.0);
    heading(ui, "Against");
    for (id, one) in &statistics.levels {
        ui.label(format!("{}: {}", level_title(id), tally(*one)));
    }
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        if ui.button("Close").clicked() {
            desk.push(Command::Dismiss);
        }
        if ui.button("Forget everything").clicked() {
            desk.push(Command::ClearStatistics);
        }
    });
}

fn tally(tally: Tally) -> String {
    let share = f64::from(tally.wins) * 100.0 / f64::from(tally.games.max(1));
    let games = if tally.games == 1 { "game" } else { "games" };
    format!("{} {games}, {} won ({share:.0} %)", tally.games, tally.wins)
}
