//! The readings that would change the answer: the one in force on the left, the other one on the right.

use egui::{Align, Layout, Ui};

use super::super::Desk;
use super::super::theme::Palette;
use super::super::widgets::{rule_tag, tight};
use super::parts::{barred, line};
use crate::answer::{Other, Side};

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, title: &str, others: &[Other]) {
    if others.is_empty() {
        return;
    }
    super::super::widgets::heading(ui, title);
    let palette = Palette::current(ui.ctx());
    for other in others {
        barred(ui, palette.amber, |ui| {
            ui.push_id((other.field, other.reading), |ui| one(ui, desk, other));
        });
    }
}

fn one(ui: &mut Ui, desk: &mut Desk<'_>, other: &Other) {
    ui.horizontal_wrapped(|ui| {
        tight(ui);
        ui.strong(other.question());
        rule_tag(ui, desk, other.rule);
    });
    let sentences = other.sentences();
    halves(ui, |ui, at| {
        ui.label(&sentences[at]);
    });
    for fault in &other.faults {
        line(ui, desk, fault);
    }
    for (at, difference) in other.differences.iter().enumerate() {
        ui.separator();
        ui.strong(difference.about());
        ui.push_id(at, |ui| {
            let sides = [&difference.here, &difference.there];
            halves(ui, |ui, at| side(ui, desk, Other::SIDES[at], sides[at]));
        });
    }
}

/// Two columns whose text begins at the left: columns by themselves stretch the words of a line.
fn halves(ui: &mut Ui, mut add: impl FnMut(&mut Ui, usize)) {
    ui.columns(2, |columns| {
        for (at, column) in columns.iter_mut().enumerate() {
            column.with_layout(Layout::top_down(Align::Min), |ui| add(ui, at));
        }
    });
}

fn side(ui: &mut Ui, desk: &mut Desk<'_>, reading: &str, side: &Side) {
    ui.weak(reading);
    for said in &side.lines {
        line(ui, desk, said);
    }
}
