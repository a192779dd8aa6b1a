//! The readings that would change the answer: the one in force on the left, the other one on the right.

use egui::Ui;

use super::super::Desk;
use super::super::theme::Palette;
use super::super::widgets::rule_tag;
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
        ui.strong(other.field.replace('_', " "));
        rule_tag(ui, desk, other.rule);
    });
    let [in_force, reading] = other.sentences();
    ui.columns(2, |columns| {
        columns[0].label(in_force);
        columns[1].label(reading);
    });
    for fault in &other.faults {
        line(ui, desk, fault);
    }
    for (at, difference) in other.differences.iter().enumerate() {
        ui.separator();
        ui.strong(difference.about());
        ui.push_id(at, |ui| {
            ui.columns(2, |columns| {
                let [left, right] = columns else { return };
                side(left, desk, other.in_force, &difference.here);
                side(right, desk, other.reading, &difference.there);
            });
        });
    }
}

fn side(ui: &mut Ui, desk: &mut Desk<'_>, reading: &str, side: &Side) {
    ui.weak(reading);
    for said in &side.lines {
        line(ui, desk, said);
    }
}
