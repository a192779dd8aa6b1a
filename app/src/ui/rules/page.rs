//! A page of the rules: a chapter with its sections, the smaller points, or the worked examples.

use egui::{Id, Response, RichText, ScrollArea, Ui};
use office21::examples;
use office21::rulebook::SMALLER_POINTS;

use super::super::Desk;
use super::super::theme::bold;
use super::entry;
use crate::state::{Item, Page};

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
        for rule in rules {
            entry::rule(ui, desk, rule);
        }
    }
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
