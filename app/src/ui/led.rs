//! Numbers as on the display of a lift: amber on black, every digit equally wide.

use std::cmp::Ordering;

use egui::{Align2, Color32, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui};
use egui::{Role, Vec2, WidgetInfo};
use office21::material::{LIMIT, Profit};

use super::theme::{Palette, led_font};

/// Amber digits.
pub const AMBER: Color32 = Color32::from_rgb(0xff, 0xb0, 0x20);
/// Red digits.
pub const RED: Color32 = Color32::from_rgb(0xff, 0x5d, 0x5d);
/// The unlit display.
pub const BLACK: Color32 = Color32::from_rgb(0x0c, 0x10, 0x15);

/// How wide a digit is, in heights of the font.
const DIGIT: f32 = 0.6;

/// The total of an office in a display of the given height, always as wide as "88.8".
///
/// Amber on black below 21, dark on amber at 21, red above.
pub fn total(ui: &mut Ui, total: Profit, height: f32) -> Response {
    show(ui, total, height, total.cmp(&LIMIT))
}

/// The same while an effect is still to come: a 21 on the way does not shine.
pub fn total_so_far(ui: &mut Ui, total: Profit, height: f32) -> Response {
    let to_limit = match total.cmp(&LIMIT) {
        Ordering::Equal => Ordering::Less,
        other => other,
    };
    show(ui, total, height, to_limit)
}

fn show(ui: &mut Ui, total: Profit, height: f32, to_limit: Ordering) -> Response {
    let (rect, response) = ui.allocate_exact_size(total_size(height), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint(ui.painter(), rect, total, to_limit);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("Total {total}")));
    response
}

/// How much room a total of this height takes, whatever it says.
pub fn total_size(height: f32) -> Vec2 {
    let font = height * 0.72;
    Vec2::new((font * DIGIT * 4.0 + height * 0.42).round(), height)
}

/// Paints a total into a rect.
pub fn paint_total(painter: &Painter, rect: Rect, total: Profit) {
    paint(painter, rect, total, total.cmp(&LIMIT));
}

fn paint(painter: &Painter, rect: Rect, total: Profit, to_limit: Ordering) {
    use Ordering::{Equal, Greater, Less};
    let (ground, digits, edge) = match to_limit {
        Less => (BLACK, AMBER, Color32::from_rgb(0x2b, 0x33, 0x40)),
        Equal => (AMBER, Color32::from_rgb(0x2a, 0x1c, 0x00), AMBER),
        Greater => (BLACK, RED, RED),
    };
    let corner = CornerRadius::from(rect.height() * 0.17);
    painter.rect(
        rect,
        corner,
        ground,
        Stroke::new(1.0, edge),
        StrokeKind::Inside,
    );
    let font = led_font(step(rect.height() * 0.72));
    let at = rect.right_center() - Vec2::new(rect.height() * 0.2, 0.0);
    painter.text(at, Align2::RIGHT_CENTER, total, font, digits);
}

/// A count in the display's digits, right-aligned in the width of `digits` digits.
pub fn count(ui: &mut Ui, number: usize, digits: u8) -> Response {
    let palette = Palette::current(ui.ctx());
    let size = 13.0;
    let room = Vec2::new(size * DIGIT * f32::from(digits) + 1.0, size + 4.0);
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let colour = if number == 0 {
        palette.muted
    } else {
        palette.text
    };
    let (at, align) = (rect.right_center(), Align2::RIGHT_CENTER);
    ui.painter().text(at, align, number, led_font(size), colour);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, number.to_string()));
    response
}

/// The font size actually used for a wanted one: few steps, so that few glyphs and galleys are kept.
pub(super) fn step(wanted: f32) -> f32 {
    if wanted < 16.0 {
        (wanted * 2.0).floor() / 2.0
    } else {
        wanted.floor()
    }
}
