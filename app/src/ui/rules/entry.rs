//! A clause, a ruling or a reading; a worked example.

use egui::text::LayoutJob;
use egui::{Align, CornerRadius, Frame, Layout, Margin, RichText, Stroke, TextFormat, Ui};
use office21::examples::{self, Example};
use office21::rulebook::{Origin, Rule};

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold, mix};
use super::super::widgets::{link, rule_tag, tight};
use super::page::bring;
use crate::command::{Command, RulesCommand};
use crate::state::{Item, related, rule_kind, ways};

/// What stands in a box of its own; the one shown more than others is marked.
pub(super) fn framed(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    item: Item,
    add: impl FnOnce(&mut Ui, &mut Desk<'_>),
) {
    let palette = Palette::current(ui.ctx());
    let here = desk.state.rules().shown() == Some(item);
    let (fill, edge) = if here {
        (mix(palette.room, palette.action, 0.12), palette.action)
    } else {
        (palette.room, palette.edge)
    };
    let response = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, edge))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            add(ui, desk);
        })
        .response;
    bring(ui, desk, item, &response);
}

/// A rule with all there is to say about it.
pub(super) fn rule(ui: &mut Ui, desk: &mut Desk<'_>, rule: Rule) {
    framed(ui, desk, Item::Rule(rule), |ui, desk| {
        head(ui, desk, rule);
        if let Some(asked) = rule.asked() {
            ui.label(question(ui, desk, asked.question));
        }
        ui.label(text(ui, desk, rule.sentence()));
        readings(ui, desk, rule);
        if let Some(asked) = rule.asked() {
            if !asked.remark.is_empty() {
                ui.label(text(ui, desk, asked.remark));
            }
            let source = match asked.source {
                "" if rule.origin() == Origin::Reading => return links(ui, desk, rule),
                "" => {
                    "No text says so: it needs the least invention, or follows from the other rules."
                }
                source => source,
            };
            ui.label(RichText::new(format!("Source: {source}")).small().weak());
        }
        links(ui, desk, rule);
    });
}

fn head(ui: &mut Ui, desk: &mut Desk<'_>, rule: Rule) {
    let palette = Palette::current(ui.ctx());
    ui.horizontal(|ui| {
        ui.label(id(ui, desk, rule.id()));
        ui.label(RichText::new(rule_kind(rule)).small().color(palette.muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = format!("Copy rule {rule}");
            if icon::icon_button(ui, Icon::Copy, &name)
                .on_hover_text("Put this rule with its id on the clipboard")
                .clicked()
            {
                desk.push(RulesCommand::Copy(rule).into());
            }
        });
    });
}

/// Every way in which a reading is played, the default first.
fn readings(ui: &mut Ui, desk: &Desk<'_>, rule: Rule) {
    let palette = Palette::current(ui.ctx());
    for way in ways(rule) {
        let edge = if way.default {
            palette.action
        } else {
            palette.edge
        };
        Frame::new()
            .stroke(Stroke::new(1.0, edge))
            .corner_radius(CornerRadius::same(6))
            .inner_margin(Margin::symmetric(8, 4))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                let default = if way.default { " (default)" } else { "" };
                ui.label(bold(format!("{}{default}", way.name)));
                ui.label(text(ui, desk, way.sentence));
                ui.label(RichText::new(way.source).small().weak());
            });
    }
}

/// What the sentence speaks of elsewhere, and the examples that show it.
fn links(ui: &mut Ui, desk: &mut Desk<'_>, rule: Rule) {
    let related = related(rule);
    if !related.is_empty() {
        ui.horizontal_wrapped(|ui| {
            tight(ui);
            ui.label(RichText::new("See").small().weak());
            for &item in related {
                let name = desk.unique(format!("See {}", item.title()));
                let title = RichText::new(item.title()).small();
                if link(ui, title, &name).on_hover_text("Go there").clicked() {
                    desk.push(RulesCommand::Show(item).into());
                }
            }
        });
    }
    for (at, example) in examples::ALL.iter().enumerate() {
        if example.rules.contains(&rule) {
            shown_in(ui, desk, rule, at, example);
        }
    }
}

/// A link to an example, and its ways onto the table.
fn shown_in(ui: &mut Ui, desk: &mut Desk<'_>, rule: Rule, at: usize, example: &Example) {
    ui.horizontal(|ui| {
        let item = Item::Example(at);
        let name = format!("{} ({rule})", item.title());
        let title = RichText::new(item.title()).small();
        if link(ui, title, &name)
            .on_hover_text(example.text())
            .clicked()
        {
            desk.push(RulesCommand::Show(item).into());
        }
        for (icon, verb, tip, command) in onto_the_table(example) {
            let name = format!("{verb}: {} ({rule})", example.title());
            if icon::icon_button(ui, icon, &name)
                .on_hover_text(tip)
                .clicked()
            {
                desk.push(command);
            }
        }
    });
}

/// The places where an example opens.
fn onto_the_table(example: &Example) -> [(Icon, &'static str, &'static str, Command); 3] {
    let file = || Box::new(example.file().clone());
    [
        (
            Icon::Scales,
            "Rule on",
            "Open this table on the ruling desk",
            Command::RuleOn(file()),
        ),
        (
            Icon::Pencil,
            "Edit",
            "Open this table in the editor",
            Command::Edit(file()),
        ),
        (
            Icon::Play,
            "Play from",
            "Play on from this table",
            Command::PlayFrom(file()),
        ),
    ]
}

/// A worked example: what happens, the rules it shows, and its ways onto the table.
pub(super) fn example(ui: &mut Ui, desk: &mut Desk<'_>, at: usize) {
    let Some(example) = examples::ALL.get(at) else {
        return;
    };
    framed(ui, desk, Item::Example(at), |ui, desk| {
        ui.label(bold(example.title()));
        ui.label(text(ui, desk, example.text()));
        ui.horizontal_wrapped(|ui| {
            tight(ui);
            for &rule in example.rules {
                rule_tag(ui, desk, rule);
            }
        });
        ui.horizontal_wrapped(|ui| {
            for (icon, verb, tip, command) in onto_the_table(example) {
                let name = format!("{verb}: {}", example.title());
                let button = icon::button(ui, icon, verb);
                button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                if button.on_hover_text(tip).clicked() {
                    desk.push(command);
                }
            }
        });
    });
}

/// A text with the words looked for marked.
pub(super) fn text(ui: &Ui, desk: &Desk<'_>, text: &str) -> LayoutJob {
    let palette = Palette::current(ui.ctx());
    let font = egui::TextStyle::Body.resolve(ui.style());
    marked(ui, desk, text, TextFormat::simple(font, palette.text))
}

/// A question, likewise.
fn question(ui: &Ui, desk: &Desk<'_>, text: &str) -> LayoutJob {
    let palette = Palette::current(ui.ctx());
    let font = egui::TextStyle::Body.resolve(ui.style());
    let italics = TextFormat {
        italics: true,
        ..TextFormat::simple(font, palette.text)
    };
    marked(ui, desk, text, italics)
}

/// An id, likewise.
fn id(ui: &Ui, desk: &Desk<'_>, text: &str) -> LayoutJob {
    let palette = Palette::current(ui.ctx());
    let font = super::super::theme::bold_font(14.0);
    marked(ui, desk, text, TextFormat::simple(font, palette.action))
}

fn marked(ui: &Ui, desk: &Desk<'_>, text: &str, plain: TextFormat) -> LayoutJob {
    let palette = Palette::current(ui.ctx());
    let found = TextFormat {
        background: mix(palette.room, palette.target, 0.45),
        ..plain.clone()
    };
    let mut job = LayoutJob::default();
    let mut at = 0;
    for mark in desk.state.rules().words().marks(text) {
        job.append(&text[at..mark.start], 0.0, plain.clone());
        job.append(&text[mark.clone()], 0.0, found.clone());
        at = mark.end;
    }
    job.append(&text[at..], 0.0, plain);
    job
}
