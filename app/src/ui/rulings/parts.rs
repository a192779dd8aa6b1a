//! Small parts of the desk.

use egui::{Color32, CornerRadius, Frame, Margin, Rect, Response, RichText, Role, Stroke, Ui};
use egui::{WidgetInfo, pos2};
use office21::rulebook::Rule;

use super::super::Desk;
use super::super::icon::{self, Icon};
use super::super::theme::{Palette, bold};
use super::super::widgets::{rule_tag, tight};
use crate::answer::{Line, Speech};
use crate::command::RulingsCommand;
use crate::state::Node;

/// How to speak of the players of this table.
pub(super) fn speech(node: &Node) -> Speech {
    Speech::new(&node.file().names)
}

/// A box with a bar of this colour at its left.
pub(super) fn barred<R>(ui: &mut Ui, colour: Color32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new()
        .fill(palette.room)
        .stroke(Stroke::new(1.0, palette.edge))
        .corner_radius(6)
        .inner_margin(Margin {
            left: 11,
            right: 8,
            top: 5,
            bottom: 5,
        });
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Rows of a wrapped line are as high as buttons would be, unless this says otherwise.
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 15.0;
        add(ui)
    });
    let rect = shown.response.rect;
    let bar = Rect::from_min_max(rect.min, pos2(rect.left() + 4.0, rect.bottom()));
    let corner = CornerRadius {
        nw: 6,
        sw: 6,
        ne: 0,
        se: 0,
    };
    ui.painter().rect_filled(bar, corner, colour);
    shown.inner
}

/// A sentence with its rules.
pub(super) fn sentence(ui: &mut Ui, desk: &mut Desk<'_>, text: &str, rules: &[Rule]) {
    ui.horizontal_wrapped(|ui| {
        tight(ui);
        ui.label(text);
        for &rule in rules {
            rule_tag(ui, desk, rule);
        }
    });
}

/// The same for a line.
pub(super) fn line(ui: &mut Ui, desk: &mut Desk<'_>, line: &Line) {
    sentence(ui, desk, &line.text, &line.rules);
}

/// That the rulebook is silent, in the colour of what is open.
pub(super) fn silence(ui: &mut Ui, desk: &mut Desk<'_>, line: &Line) {
    let palette = Palette::current(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        tight(ui);
        ui.label(RichText::new(&line.text).color(palette.amber_text));
        for &rule in &line.rules {
            rule_tag(ui, desk, rule);
        }
    });
}

/// An action as a headline: pressing it asks about it.
pub(super) fn headline(ui: &mut Ui, desk: &mut Desk<'_>, label: &str, tip: &str) -> Response {
    let name = desk.unique(format!("Ask: {label}"));
    let button = egui::Button::new(bold(label)).frame(false).wrap();
    let response = ui.add(button).on_hover_text(tip);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response
}

/// A button of the desk, grey while it is refused.
pub(super) fn button(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    icon: Icon,
    (name, tip): (&str, &str),
    command: RulingsCommand,
    words: bool,
) {
    let command = command.into();
    let refused = desk.state.refuses(&command);
    let add = |ui: &mut Ui| {
        if words {
            icon::button(ui, icon, name)
        } else {
            icon::icon_button(ui, icon, name)
        }
    };
    let response = ui
        .add_enabled_ui(refused.is_none(), add)
        .inner
        .on_hover_text(tip)
        .on_disabled_hover_text(refused.unwrap_or_default());
    if response.clicked() {
        desk.push(command);
    }
}

/// A part that can be folded away; whether it is stays in the window's memory, as it was when it was shown first.
/// `key` is to be like no other, and always the same; `name` is what a screen reader reads.
pub(super) fn folds(
    ui: &mut Ui,
    key: impl std::hash::Hash + std::fmt::Debug,
    (title, name): (&str, &str),
    open: bool,
    add: impl FnOnce(&mut Ui),
) {
    let palette = Palette::current(ui.ctx());
    let id = ui.scope_id().with(("fold", key));
    let mut open = ui.data_mut(|data| *data.get_temp_mut_or(id, open));
    let sign = if open { Icon::Down } else { Icon::Right };
    let text = bold(title).color(palette.muted);
    let button = egui::Button::image_and_text(sign.image(12.0), text)
        .image_tint_follows_text_color(true)
        .frame(false);
    let response = ui
        .add(button)
        .on_hover_text(if open { "Fold" } else { "Unfold" });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, name));
    if response.clicked() {
        open = !open;
        ui.data_mut(|data| data.insert_temp(id, open));
    }
    if open {
        add(ui);
    }
}
