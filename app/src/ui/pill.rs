//! A small stamp beside a name: "21 · wins in 2 turns", "audit in 3 turns", "Manager first".

use egui::{Color32, CornerRadius, FontId, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::icon::Icon;
use super::theme::{Palette, mix};

/// What a pill is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing urgent.
    Grey,
    /// 21, or something that will be decided soon.
    Amber,
    /// The audit, an elimination, a fault.
    Red,
    /// Boss and Secretary.
    Love,
    /// Something that is well.
    Green,
    /// Something the player may do.
    Action,
}

impl Tone {
    /// The colour of its text.
    pub const fn colour(self, palette: &Palette) -> Color32 {
        match self {
            Self::Grey => palette.muted,
            Self::Amber => palette.amber,
            Self::Red => palette.red,
            Self::Love => palette.love,
            Self::Green => palette.green,
            Self::Action => palette.action,
        }
    }
}

/// A pill with a text.
pub fn pill(ui: &mut Ui, tone: Tone, text: &str) -> Response {
    show(ui, tone, None, text, text)
}

/// A pill with an icon before its text, which may be shortened or left out; a screen reader reads its name.
pub fn sign(ui: &mut Ui, tone: Tone, icon: Icon, text: &str, name: &str) -> Response {
    show(ui, tone, Some(icon), text, name)
}

fn show(ui: &mut Ui, tone: Tone, icon: Option<Icon>, text: &str, name: &str) -> Response {
    let palette = Palette::current(ui.ctx());
    let colour = tone.colour(palette);
    let ink = if palette.dark {
        mix(colour, Color32::WHITE, 0.12)
    } else {
        mix(colour, Color32::BLACK, 0.12)
    };
    let font = FontId::proportional(12.0);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    let sign = if icon.is_some() { 16.0 } else { 0.0 };
    let size = Vec2::new(galley.size().x + sign + 16.0, 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(10), palette.soft(colour));
        if let Some(icon) = icon {
            let middle = rect.left_center() + Vec2::new(14.0, 0.0);
            icon.paint(
                painter,
                egui::Rect::from_center_size(middle, Vec2::splat(13.0)),
                ink,
            );
        }
        let x = rect.left() + 8.0 + sign;
        let y = rect.center().y - galley.size().y / 2.0;
        painter.galley(egui::pos2(x, y), galley, ink);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    response
}
