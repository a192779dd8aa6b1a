//! The start screen: go on with what was left, begin something, open a file.

use egui::{CentralPanel, Frame, Margin, RichText, ScrollArea, Ui, Vec2};
use office21::material::Employee;

use super::Desk;
use super::card::{self, Face, Look};
use super::icon::Icon;
use super::theme::{Palette, bold};
use super::widgets::{command_button, heading, main_button, recent_files};
use crate::command::Command;
use crate::state::{Answer, Offer};

const WIDTH: f32 = 640.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::same(20));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let width = ui.available_width().min(WIDTH);
            let left = (ui.available_width() - width) / 2.0;
            ui.horizontal_top(|ui| {
                ui.add_space(left);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    column(ui, desk);
                });
            });
        });
    });
}

fn column(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.add_space((ui.available_height() * 0.12).clamp(4.0, 140.0));
    fan(ui);
    ui.add_space(10.0);
    ui.label(bold("Office 21").size(34.0));
    let about =
        "Make 21 million, not more. Or five Spies. Or the lowest profit when the taxman calls.";
    ui.label(RichText::new(about).size(15.0).weak());
    ui.add_space(14.0);
    ui.horizontal_wrapped(|ui| {
        let tip = Command::Play
            .info()
            .map(|info| info.tooltip())
            .unwrap_or_default();
        if main_button(ui, "Play", "Ctrl+Shift+N")
            .on_hover_text(tip)
            .clicked()
        {
            desk.push(Command::Play);
        }
        command_button(ui, desk, Icon::Person, &Command::NewGame);
        command_button(ui, desk, Icon::Folder, &Command::Open);
        command_button(ui, desk, Icon::Chart, &Command::OpenStatistics);
        command_button(ui, desk, Icon::Info, &Command::OpenAbout);
    });
    offers(ui, desk);
    games(ui, desk);
    in_short(ui, desk);
    recent_files(ui, desk);
    ui.add_space(12.0);
    ui.label(
        RichText::new("A game or a position can also be dropped on this window.")
            .small()
            .weak(),
    );
}

/// The game in a few lines, for somebody who has never played it.
fn in_short(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.add_space(18.0);
    ui.horizontal_wrapped(|ui| {
        heading(ui, "The game in short");
        command_button(ui, desk, Icon::Book, &Command::GuidedGame);
    });
    for sentence in [
        "Draw up to three cards, play one to your office, do what it says, count your profit.",
        "Exactly 21 million, and still 21 when your turn comes again: you win. Above 21 you are out.",
        "A Taxman still there at your next turn: tax audit, the lowest profit wins.",
        "Five Spies in your office: you win at once. The pile runs out: the highest profit wins.",
        "Point at anything to see what it does, and why something cannot be done. F1 lists the keys.",
    ] {
        ui.label(sentence);
    }
}

/// A hand of cards over the title.
fn fan(ui: &mut Ui) {
    let kinds = [
        Employee::Spy,
        Employee::Secretary,
        Employee::Director,
        Employee::Boss,
        Employee::Taxman,
    ];
    let width = ((ui.available_width() - 4.0 * 14.0 - 4.0) / 5.0).clamp(56.0, 116.0);
    let room = Vec2::new(ui.available_width(), card::height(width) + 8.0);
    let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
    let mut left = rect.left() + 2.0;
    for kind in kinds {
        let place =
            egui::Rect::from_min_size(egui::pos2(left, rect.top() + 4.0), card::size(width));
        card::paint(ui.painter(), place, Face::Up(kind), Look::default());
        left += width + 14.0;
    }
}

fn offers(ui: &mut Ui, desk: &mut Desk<'_>) {
    if desk.state.offers().is_empty() {
        return;
    }
    ui.add_space(18.0);
    heading(ui, "Go on where you stopped");
    for offer in desk.state.offers() {
        offered(ui, desk, offer);
    }
}

/// Something that was kept, and what may become of it.
pub(super) fn offered(ui: &mut Ui, desk: &mut Desk<'_>, offer: &Offer) {
    panel(ui, |ui| self::offer(ui, desk, offer));
}

fn offer(ui: &mut Ui, desk: &mut Desk<'_>, offer: &Offer) {
    let answer = |answer| Command::Offer(offer.id.clone(), answer);
    match &offer.kept {
        Ok(kept) => {
            ui.label(bold(&offer.summary));
            ui.horizontal(|ui| {
                let go_on = if kept.is_finished() {
                    ui.button("Look at")
                } else {
                    main_button(ui, "Continue", "")
                };
                if go_on.clicked() {
                    desk.push(answer(Answer::GoOn));
                }
                if ui
                    .button("Later")
                    .on_hover_text("Ask again at the next start")
                    .clicked()
                {
                    desk.push(answer(Answer::Later));
                }
                if ui
                    .button("Discard")
                    .on_hover_text("Put it away for good")
                    .clicked()
                {
                    desk.push(answer(Answer::Discard));
                }
            });
        }
        Err(why) => {
            ui.label(&offer.summary);
            ui.label(RichText::new(why).color(ui.visuals().warn_fg_color));
            if ui
                .button("Later")
                .on_hover_text("Its file stays where it is")
                .clicked()
            {
                desk.push(answer(Answer::Later));
            }
        }
    }
}

fn games(ui: &mut Ui, desk: &mut Desk<'_>) {
    if desk.state.games().is_empty() {
        return;
    }
    ui.add_space(18.0);
    heading(ui, "Games on the table");
    for game in desk.state.games() {
        panel(ui, |ui| {
            ui.horizontal(|ui| {
                ui.label(bold(game.title()));
                let state = format!("{}, {}", game.stage(), game.file_name());
                ui.label(RichText::new(state).weak());
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui
                        .button("Close")
                        .on_hover_text(format!("Close {}", game.title()))
                        .clicked()
                    {
                        desk.push(Command::Close(game.id()));
                    }
                    if ui
                        .button("Show")
                        .on_hover_text(format!("Show {}", game.title()))
                        .clicked()
                    {
                        desk.push(Command::ShowGame(game.id()));
                    }
                });
            });
        });
    }
}

fn panel(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let palette = Palette::current(ui.ctx());
    Frame::new()
        .fill(palette.panel)
        .stroke(egui::Stroke::new(1.0, palette.edge))
        .corner_radius(8)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui);
        });
}
