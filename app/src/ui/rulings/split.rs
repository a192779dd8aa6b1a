//! How much of the desk lies under the table: as much as is said there, up to a share that can be dragged.

use egui::{CursorIcon, Id, Role, Sense, Stroke, Ui, WidgetInfo, pos2};

use super::super::theme::Palette;

/// The share of the height that an answer gets at most, until somebody drags it.
const SHARE: f32 = 0.4;
/// How much of it is always left to the table.
const TABLE: f32 = 90.0;
/// How high the strip to drag is.
const STRIP: f32 = 7.0;

/// Where the dragged height is kept.
fn dragged() -> Id {
    Id::unique("height under the table of the desk")
}

/// The room under the table.
pub(super) struct Split {
    /// Where the height of its content is kept.
    content: Id,
    height: f32,
    whole: f32,
    drags: bool,
}

impl Split {
    /// For this content of a height of its own; an answer can be given more or less room.
    pub(super) fn of(
        ui: &Ui,
        content: impl std::hash::Hash + std::fmt::Debug,
        answer: bool,
    ) -> Self {
        let content = Id::unique("content under the table of the desk").with((content, answer));
        let whole = ui.available_height();
        let share = (whole * SHARE).clamp(190.0, 520.0);
        let most: Option<f32> = ui.data(|data| data.get_temp(dragged()));
        let most = most
            .filter(|_| answer)
            .unwrap_or(share)
            .min(whole - TABLE)
            .max(60.0);
        let needed: Option<f32> = ui.data(|data| data.get_temp(content));
        Self {
            content,
            height: needed.map_or(most, |needed| (needed + STRIP + 2.0).min(most)),
            whole,
            drags: answer,
        }
    }

    pub(super) const fn height(&self) -> f32 {
        self.height
    }

    /// The strip between the table and what is said, which can be dragged up and down.
    pub(super) fn handle(&self, ui: &mut Ui) {
        if !self.drags {
            ui.add_space(STRIP);
            return;
        }
        let size = egui::vec2(ui.available_width(), STRIP);
        let (strip, response) = ui.allocate_exact_size(size, Sense::drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, "Room for the answer"));
        if response.dragged() {
            let now = self.height - response.drag_delta().y;
            let now = now.clamp(60.0, (self.whole - TABLE).max(60.0));
            ui.data_mut(|data| data.insert_temp(dragged(), now));
        }
        let palette = Palette::current(ui.ctx());
        let reached = response.hovered() || response.dragged();
        let colour = if reached {
            palette.action
        } else {
            palette.edge
        };
        let (middle, half) = (strip.center(), 18.0);
        let line = [
            pos2(middle.x - half, middle.y),
            pos2(middle.x + half, middle.y),
        ];
        ui.painter().line_segment(line, Stroke::new(3.0, colour));
        response.on_hover_cursor(CursorIcon::ResizeVertical);
    }

    /// What is said is so high.
    pub(super) fn note(&self, ui: &Ui, height: f32) {
        let before: Option<f32> = ui.data(|data| data.get_temp(self.content));
        if before.is_none_or(|before| (before - height).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(self.content, height));
            ui.ctx().request_repaint();
        }
    }
}
