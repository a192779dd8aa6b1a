//! The slim rail on the left: the places there are, and the settings.

use egui::{Align2, CornerRadius, Frame, Margin, Panel, Rect, Response, Role, Sense, Ui, Vec2};
use egui::{WidgetInfo, pos2};

use super::Desk;
use super::icon::Icon;
use super::theme::{Palette, mix};
use crate::command::Command;
use crate::state::Screen;

const WIDTH: f32 = 64.0;
/// The most signs that stand there, top and bottom together.
const SIGNS: f32 = 9.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(6, 10));
    Panel::left("rail")
        .frame(frame)
        .resizable(false)
        .exact_size(WIDTH)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let screen = desk.state.screen();
            for (icon, word, at, command) in [
                (Icon::Door, "Start", Screen::Start, Command::Home),
                (Icon::Cards, "Play", Screen::Play, Command::ShowPlay),
                (Icon::Pencil, "Editor", Screen::Editor, Command::ShowEditor),
                (
                    Icon::Scales,
                    "Rulings",
                    Screen::Rulings,
                    Command::ShowRulings,
                ),
                (Icon::Book, "Rules", Screen::Rules, Command::ShowRules),
                (Icon::Bulb, "Quiz", Screen::Quiz, Command::ShowQuiz),
            ] {
                if at != Screen::Play || desk.game().is_some() {
                    place(ui, desk, icon, word, screen == at, command);
                }
            }
            ui.with_layout(egui::Layout::bottom_up(egui::Align::Center), |ui| {
                place(
                    ui,
                    desk,
                    Icon::Gear,
                    "Settings",
                    false,
                    Command::OpenSettings,
                );
                place(
                    ui,
                    desk,
                    Icon::Question,
                    "Keys",
                    false,
                    Command::OpenShortcuts,
                );
            });
        });
}

fn place(ui: &mut Ui, desk: &mut Desk<'_>, icon: Icon, word: &str, here: bool, command: Command) {
    let (name, tip) = match command.info() {
        // The start screen has a button of that name.
        Some(info) if command == Command::ShowPlay => ("Play: the table", info.tooltip()),
        Some(info) => (info.name, info.tooltip()),
        None => (word, String::new()),
    };
    let response = sign(ui, icon, word, name, here).on_hover_text(tip);
    if response.clicked() {
        desk.push(command);
    }
}

/// An icon over a word; `name` is what a screen reader reads.
fn sign(ui: &mut Ui, icon: Icon, word: &str, name: &str, here: bool) -> Response {
    let palette = Palette::current(ui.ctx());
    let room = ui.ctx().content_rect().height() - 20.0;
    let height = (room / SIGNS - 3.0).clamp(32.0, 52.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(WIDTH - 12.0, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, name));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        if here || lit {
            let strength = if here { 0.25 } else { 0.1 };
            let fill = mix(palette.panel, palette.action, strength);
            ui.painter().rect_filled(rect, CornerRadius::same(8), fill);
        }
        let colour = if here || lit {
            palette.text
        } else {
            palette.muted
        };
        let square = Rect::from_center_size(
            pos2(rect.center().x, rect.top() + height * 0.37),
            Vec2::splat(20.0),
        );
        icon.paint(ui.painter(), square, colour);
        let at = pos2(rect.center().x, rect.bottom() - height * 0.22);
        let font = egui::FontId::proportional(11.5);
        ui.painter()
            .text(at, Align2::CENTER_CENTER, word, font, colour);
    }
    response
}
