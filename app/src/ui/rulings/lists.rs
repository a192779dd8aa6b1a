//! The right column: what may come of the table, and everything the rules say of it.

use egui::{RichText, ScrollArea, Ui};

use super::super::Desk;
use super::super::theme::{Palette, bold};
use super::super::widgets::{heading, rule_tag};
use super::parts::{barred, folds, line, sentence};
use super::{answer, readings, tree};
use crate::answer::{Answer, Origin};
use crate::state::Node;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, node: &Node) {
    ScrollArea::vertical()
        .id_salt(("ruling", node.id()))
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            tree::show(ui, desk, node);
            // Sentences are rows of text, not of buttons.
            ui.spacing_mut().interact_size.y = 15.0;
            let answer = node.answer();
            if answer.lawful {
                lawful(ui, desk, answer);
            } else {
                faults(ui, desk, answer);
            }
            rules(ui, desk, answer);
        });
}

fn faults(ui: &mut Ui, desk: &mut Desk<'_>, answer: &Answer) {
    let palette = Palette::current(ui.ctx());
    let title = match answer.faults.len() {
        1 => "Not lawful: 1 fault".to_owned(),
        many => format!("Not lawful: {many} faults"),
    };
    ui.label(bold(title).color(palette.red));
    for fault in &answer.faults {
        barred(ui, palette.red, |ui| {
            let rules: Vec<_> = fault.rule.into_iter().collect();
            sentence(ui, desk, &fault.message, &rules);
        });
    }
}

fn lawful(ui: &mut Ui, desk: &mut Desk<'_>, answer: &Answer) {
    let palette = Palette::current(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.label(bold("Lawful").color(palette.green));
        ui.label(format!("Totals: {}", answer.totals_words));
    });
    for standing in &answer.standing {
        line(ui, desk, standing);
    }
    if !answer.reasons.is_empty() {
        heading(ui, "How the winner was found");
        barred(ui, palette.amber, |ui| {
            for reason in &answer.reasons {
                line(ui, desk, reason);
            }
        });
    }
    if !answer.follows.is_empty() {
        heading(ui, &format!("Legal: {}", answer.follows.len()));
    }
    for follow in &answer.follows {
        barred(ui, palette.green, |ui| answer::legal(ui, desk, follow));
    }
    if !answer.refused.is_empty() {
        heading(ui, "Not legal, and what would make it so");
    }
    for refused in &answer.refused {
        barred(ui, palette.red, |ui| answer::refused(ui, desk, refused));
    }
    readings::show(
        ui,
        desk,
        "Readings that would change this",
        &answer.readings,
    );
}

/// Every rule cited, in full.
fn rules(ui: &mut Ui, desk: &mut Desk<'_>, answer: &Answer) {
    if answer.rules.is_empty() {
        return;
    }
    let title = format!("Rules: {}", answer.rules.len());
    folds(ui, "rules", (&title, &title), false, |ui| {
        for cited in &answer.rules {
            ui.horizontal_wrapped(|ui| {
                rule_tag(ui, desk, cited.rule);
                let kind = match cited.origin {
                    Origin::Clause => return,
                    Origin::Ruling => "a ruling: the rulebook is silent or unclear",
                    Origin::Reading => "a reading: tables differ",
                };
                ui.label(RichText::new(kind).small().weak());
            });
            ui.label(cited.sentence);
            if let Some(sentence) = cited.in_force_sentence {
                ui.label(format!("In force: {sentence}"));
            }
        }
    });
}
