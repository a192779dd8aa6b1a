//! About: version, licences, where files are kept.

use egui::{RichText, ScrollArea, Ui};

use super::super::Desk;
use super::super::theme::bold;

const LICENCES: &[(&str, &str)] = &[
    ("MIT", include_str!("../../../../docs/license-mit.txt")),
    (
        "Apache 2.0",
        include_str!("../../../../docs/license-apache.txt"),
    ),
    (
        "SIL Open Font License (Inter, JetBrains Mono)",
        include_str!("../../../assets/fonts/OFL.txt"),
    ),
];

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.set_width(520.0);
    super::title(ui, "Office 21");
    ui.label(format!(
        "Version {}, revision {} of the rules",
        env!("CARGO_PKG_VERSION"),
        office21::rulebook::REVISION
    ));
    ui.label("A Taiwanese card game of 2013 for two to five. This program is free software, yours under the MIT licence or the Apache licence 2.0.");
    ui.add_space(4.0);
    ui.label(
        RichText::new(format!(
            "Games, settings and statistics are kept in {}",
            crate::program::Program::folder().display()
        ))
        .weak(),
    );
    ui.add_space(6.0);
    ScrollArea::vertical().max_height(ui.ctx().content_rect().height() - 280.0).show(ui, |ui| {
        for (name, text) in LICENCES {
            ui.collapsing(*name, |ui| ui.label(RichText::new(*text).small().monospace()));
        }
        ui.label(bold("Built with").size(13.0));
        ui.label("egui, eframe, rfd, serde, RON, rand, resvg and others, each under its own free licence.");
    });
    super::close(ui, desk);
}
