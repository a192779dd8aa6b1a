//! Small parts that several places use.

use egui::{CursorIcon, Label, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo};
use office21::bot::LEVELS;
use office21::rulebook::Rule;
use office21::text::record::PlayerKind;

use super::Desk;
use super::icon::{self, Icon};
use super::theme::{Palette, bold};
pub(super) use crate::answer::{capital, small};
use crate::command::Command;
use crate::state::Line;

/// A button for a command of the table: its name, its tooltip with the shortcut, grey while it is refused.
pub(super) fn command_button(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    icon: Icon,
    command: &Command,
) -> Response {
    let name = command.info().map_or("", |info| info.name);
    command_as(ui, desk, command, |ui| icon::button(ui, icon, name))
}

/// The same as an icon alone.
pub(super) fn command_icon(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    icon: Icon,
    command: &Command,
) -> Response {
    let name = command.info().map_or("", |info| info.name);
    command_icon_named(ui, desk, icon, command, name)
}

/// The same with a name of its own, where a button with the ordinary name stands elsewhere.
pub(super) fn command_icon_named(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    icon: Icon,
    command: &Command,
    name: &str,
) -> Response {
    command_as(ui, desk, command, |ui| {
        icon::bare_button(ui, icon, name, 28.0)
    })
}

fn command_as(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    command: &Command,
    add: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let refused = desk.state.refuses(command);
    let response = ui.add_enabled_ui(refused.is_none(), add).inner;
    let tip = command
        .info()
        .map(|info| info.tooltip())
        .unwrap_or_default();
    let response = response
        .on_hover_text(&tip)
        .on_disabled_hover_text(refused.unwrap_or_default());
    if response.clicked() {
        desk.push(command.clone());
    }
    response
}

/// A line of a menu for a command of the table.
pub(super) fn menu_line(ui: &mut Ui, desk: &mut Desk<'_>, command: &Command) {
    let Some(info) = command.info() else { return };
    let refused = desk.state.refuses(command);
    let mut button = egui::Button::new(info.name);
    if let Some(shortcut) = info.shortcut {
        button = button.shortcut_text(shortcut.to_string());
    }
    let response = ui
        .add_enabled(refused.is_none(), button)
        .on_hover_text(info.tip)
        .on_disabled_hover_text(refused.unwrap_or_default());
    if response.clicked() {
        desk.push(command.clone());
        ui.close();
    }
}

/// A rule's id: a link to the rule. Pointing at it shows its sentence.
pub(super) fn rule_tag(ui: &mut Ui, desk: &mut Desk<'_>, rule: Rule) -> Response {
    let text = RichText::new(rule.id()).small();
    let name = desk.unique(format!("Rule {rule}"));
    let response = link(ui, text, &name).on_hover_ui(|ui| {
        ui.set_max_width(320.0);
        ui.label(bold(rule.id()));
        ui.label(rule.sentence());
    });
    if response.clicked() {
        desk.push(Command::ShowRule(rule));
    }
    response
}

/// Text that leads somewhere, in one piece; `name` is what a screen reader reads, and is to be like no other.
pub(super) fn link(ui: &mut Ui, text: RichText, name: &str) -> Response {
    let palette = Palette::current(ui.ctx());
    let label = Label::new(text.color(palette.action))
        .sense(Sense::click())
        .selectable(false)
        .extend();
    let response = ui.add(label).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, name));
    if response.hovered() || response.has_focus() {
        let stroke = Stroke::new(1.0, palette.action);
        let (x, y) = (response.rect.x_range(), response.rect.bottom() - 1.0);
        ui.painter().hline(x, y, stroke);
    }
    response
}

/// A sentence with the rules it rests on behind it.
pub(super) fn line(ui: &mut Ui, desk: &mut Desk<'_>, line: &Line) {
    ui.scope(|ui| {
        tight(ui);
        ui.horizontal_wrapped(|ui| {
            ui.label(&line.text);
            for &rule in &line.rules {
                rule_tag(ui, desk, rule);
            }
        });
    });
}

/// Rows of text without the height of buttons.
pub(super) fn tight(ui: &mut Ui) {
    ui.spacing_mut().item_spacing = egui::vec2(5.0, 1.0);
    ui.spacing_mut().interact_size.y = 15.0;
}

/// The heading of a part of a panel.
pub(super) fn heading(ui: &mut Ui, text: &str) -> Response {
    let palette = Palette::current(ui.ctx());
    ui.label(bold(text).color(palette.muted))
}

/// The files opened or saved last, to be opened again; nothing where there are none.
pub(super) fn recent_files(ui: &mut Ui, desk: &mut Desk<'_>) {
    if desk.state.recent().is_empty() {
        return;
    }
    ui.add_space(16.0);
    heading(ui, "Opened lately");
    for path in desk.state.recent() {
        let name = path.file_name().unwrap_or(path.as_os_str());
        let response = ui.link(name.to_string_lossy());
        if response.on_hover_text(path.display().to_string()).clicked() {
            desk.push(Command::OpenPath(path.clone()));
        }
    }
}

/// The strong button of a place: what one most likely wants.
pub(super) fn main_button(ui: &mut Ui, text: &str, hint: &str) -> Response {
    let palette = Palette::current(ui.ctx());
    let mut button = egui::Button::new(bold(text).color(palette.on_action))
        .fill(palette.action)
        .truncate();
    if !hint.is_empty() {
        button = button.shortcut_text(RichText::new(hint).small().color(palette.on_action));
    }
    ui.add(button)
}

/// Who decides for a seat, in a word: `person`, `Clerk`.
pub(super) fn kind_word(kind: &PlayerKind) -> &str {
    match kind {
        PlayerKind::Person => "person",
        PlayerKind::Bot { level, .. } => level_title(level),
    }
}

/// What a level of bots is called.
pub(super) fn level_title(name: &str) -> &str {
    LEVELS
        .iter()
        .find(|level| level.name == name)
        .map_or(name, |level| level.title)
}
