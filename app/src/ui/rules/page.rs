//! A page of the rules: a chapter with its sections, the smaller points, or the worked examples.

use egui::{Grid, Id, Response, RichText, ScrollArea, Ui};
use office21::examples;
use office21::material::Employee;
use office21::rulebook::{Rule, SMALLER_POINTS};

use super::super::Desk;
use super::super::card::effect_line;
use super::super::theme::bold;
use super::super::widgets::link;
use super::entry;
use crate::command::RulesCommand;
use crate::state::{Item, Page, section_about};

/// How wide a line of text gets at most, in points.
const WIDEST: f32 = 760.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let place = desk.state.rules().page();
    ScrollArea::vertical()
        .id_salt(("page", place))
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(WIDEST.min(ui.available_width() - 8.0));
            ui.spacing_mut().item_spacing.y = 6.0;
            let page = Page::at(place);
            ui.label(bold(page.title()).size(22.0));
            match page {
                Page::Clauses(_) | Page::Rulings(_) => chapter(ui, desk, place, page),
                Page::Points => points(ui, desk),
                Page::Examples => {
                    for at in 0..examples::ALL.len() {
                        entry::example(ui, desk, at);
                    }
                }
            }
            ui.add_space(20.0);
        });
}

fn chapter(ui: &mut Ui, desk: &mut Desk<'_>, place: usize, page: Page) {
    for (at, (section, rules)) in page.sections().enumerate() {
        if !section.title.is_empty() {
            ui.add_space(10.0);
            let title = ui.label(bold(section.title).size(16.0));
            bring(ui, desk, Item::Section(place, at), &title);
        }
        if !section.text.is_empty() {
            ui.label(entry::text(ui, desk, section.text));
        }
        for &rule in &rules {
            entry::rule(ui, desk, rule);
        }
        if rules.contains(&Rule::Players2To5) {
            material(ui, desk);
        }
    }
}

/// The ten kinds, each a link to what the rulebook says of it.
fn material(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.add_space(8.0);
    Grid::new("material")
        .num_columns(4)
        .max_col_width(ui.available_width() - 190.0)
        .spacing([18.0, 6.0])
        .show(ui, |ui| {
            for title in ["employee", "profit", "cards", "what the card does"] {
                ui.label(RichText::new(title).small().weak());
            }
            ui.end_row();
            for kind in Employee::ALL {
                let name = format!("About the {kind}");
                let about = link(ui, RichText::new(kind.name()), &name);
                if about.on_hover_text("What the rulebook says").clicked()
                    && let Some(item) = section_about(kind)
                {
                    desk.push(RulesCommand::Show(item).into());
                }
                ui.label(kind.profit().to_string());
                ui.label(kind.copies().to_string());
                ui.label(effect_line(kind));
                ui.end_row();
            }
        });
}

fn points(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.label(
        RichText::new("Questions of order and bookkeeping that no table argues about, settled once so that every record replays.")
            .weak(),
    );
    for (at, point) in SMALLER_POINTS.iter().enumerate() {
        entry::framed(ui, desk, Item::Point(at), |ui, desk| {
            ui.label(entry::text(ui, desk, point));
        });
    }
}

/// Brings what is shown to view, once each time it is asked for.
pub(super) fn bring(ui: &Ui, desk: &Desk<'_>, item: Item, there: &Response) {
    let rules = desk.state.rules();
    let done = Id::unique("turned in the rules");
    if rules.shown() != Some(item) || ui.data(|data| data.get_temp(done)) == Some(rules.turned()) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(done, rules.turned()));
    there.scroll_to_me(Some(egui::Align::Center));
}
