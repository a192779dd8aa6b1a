//! The left column: the field to search in, and below it what was found or the contents.

use egui::{Align, Id, Key, Label, Layout, Response, RichText, Role, ScrollArea, Sense, TextEdit};
use egui::{Ui, WidgetInfo};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::Palette;
use super::super::widgets::{command_button, heading};
use crate::command::{Command, RulesCommand};
use crate::state::{Item, Page};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    back(ui, desk);
    search(ui, desk);
    ui.add_space(6.0);
    if desk.state.rules().words().is_empty() {
        ScrollArea::vertical()
            .id_salt("contents")
            .auto_shrink(false)
            .show(ui, |ui| contents(ui, desk));
    } else {
        found(ui, desk);
    }
}

fn back(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(name) = desk.state.rules().back_to() else {
        return;
    };
    let response = icon::button(ui, Icon::Left, &name);
    if response.on_hover_text("Esc, or Alt+←").clicked() {
        desk.push(Command::Back);
    }
    ui.add_space(4.0);
}

fn search(ui: &mut Ui, desk: &mut Desk<'_>) {
    let rules = desk.state.rules();
    let id = Id::unique("search the rules");
    let asked = Id::unique("searches of the rules");
    let mut query = rules.query().to_owned();
    ui.horizontal(|ui| {
        let clears = !query.is_empty();
        let width = ui.available_width() - if clears { 34.0 } else { 0.0 };
        let field = TextEdit::singleline(&mut query)
            .id(id)
            .hint_text("Search: words, ids, employees")
            .char_limit(80)
            .desired_width(width);
        let response = ui.add(field);
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, "Search the rules"));
        let response = response.on_hover_text("Several words: all of them (Ctrl+F)");
        let seen: u64 = ui.data(|data| data.get_temp(asked)).unwrap_or_default();
        if seen != rules.searches() {
            ui.data_mut(|data| data.insert_temp(asked, rules.searches()));
            response.request_focus();
        }
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            desk.push(RulesCommand::Next.into());
            response.request_focus();
        }
        if clears
            && icon::icon_button(ui, Icon::Cross, "Clear the search")
                .on_hover_text("Search for nothing, and show the contents")
                .clicked()
        {
            query.clear();
        }
    });
    if query != rules.query() {
        desk.push(RulesCommand::Search(query).into());
    }
}

fn contents(ui: &mut Ui, desk: &mut Desk<'_>) {
    let here = desk.state.rules().page();
    command_button(ui, desk, Icon::Play, &Command::GuidedGame);
    ui.add_space(6.0);
    ui.spacing_mut().item_spacing.y = 2.0;
    for place in 0..Page::count() {
        let page = Page::at(place);
        let (group, prefix) = match page {
            Page::Clauses(_) => ("The rulebook", ""),
            Page::Rulings(_) | Page::Points => ("Rulings and readings", "Rulings: "),
            Page::Examples => ("To look at", ""),
        };
        if place == 0 || group_of(Page::at(place - 1)) != group {
            ui.add_space(if place == 0 { 0.0 } else { 8.0 });
            heading(ui, group);
        }
        let name = format!("{prefix}{}", page.title());
        let response = ui.selectable_label(here == place, page.title());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, here == place, &name));
        if response.on_hover_text("Turn to this chapter").clicked() {
            desk.push(RulesCommand::Open(place).into());
        }
        if here == place {
            sections(ui, desk, place, page);
        }
    }
}

const fn group_of(page: Page) -> &'static str {
    match page {
        Page::Clauses(_) => "The rulebook",
        Page::Rulings(_) | Page::Points => "Rulings and readings",
        Page::Examples => "To look at",
    }
}

/// The parts of the chapter shown, a little to the right.
fn sections(ui: &mut Ui, desk: &mut Desk<'_>, place: usize, page: Page) {
    let Page::Clauses(chapter) = page else { return };
    for (at, section) in chapter.sections.iter().enumerate() {
        if section.title.is_empty() {
            continue;
        }
        let item = Item::Section(place, at);
        let here = desk.state.rules().shown() == Some(item);
        ui.horizontal(|ui| {
            ui.add_space(14.0);
            let label = ui.selectable_label(here, RichText::new(section.title).small());
            label.widget_info(|| {
                let name = format!("Section {}", section.title);
                WidgetInfo::selected(Role::Button, true, here, name)
            });
            if label.on_hover_text("Show this part").clicked() {
                desk.push(RulesCommand::Show(item).into());
            }
        });
    }
}

/// What it is called, and below it, small, how it begins: both lead there.
fn result(ui: &mut Ui, item: Item, here: bool) -> [Response; 2] {
    let palette = Palette::current(ui.ctx());
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = 20.0;
    ui.spacing_mut().button_padding.y = 1.0;
    let text = RichText::new(item.title()).color(palette.text);
    let title = ui.add(egui::Button::selectable(here, text).truncate());
    let says: Vec<&str> = item.says().split_whitespace().collect();
    let begins = RichText::new(says.join(" ")).small().weak();
    let begins = ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 14.0;
        ui.add_space(10.0);
        let label = Label::new(begins).selectable(false).sense(Sense::CLICK);
        ui.add(label.truncate())
    });
    [title, begins.inner]
}

fn found(ui: &mut Ui, desk: &mut Desk<'_>) {
    let rules = desk.state.rules();
    let items = rules.found();
    let count = match items.len() {
        0 => "Nothing found".to_owned(),
        1 => "1 result".to_owned(),
        count => format!("{count} results"),
    };
    heading(ui, &count);
    if items.is_empty() {
        ui.label("No rule, ruling or example has all of these words.");
        return;
    }
    let height = 38.0;
    ScrollArea::vertical()
        .id_salt("results")
        .auto_shrink(false)
        .show_rows(ui, height, items.len(), |ui, rows| {
            for at in rows {
                let item = items[at];
                let here = rules.shown() == Some(item);
                let row = Layout::top_down_justified(Align::Min);
                ui.with_layout(row, |ui| {
                    let [response, begins] = result(ui, item, here);
                    let name = format!("Result {}: {}", at + 1, item.title());
                    response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, &name));
                    if response.clicked() || begins.clicked() {
                        desk.push(RulesCommand::Show(item).into());
                    }
                });
            }
        });
}
