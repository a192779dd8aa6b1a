use egui::{Align2, Color32, CornerRadius, FontId, Rect, Shape, Stroke, pos2, vec2};
use office21::material::Employee;

use super::{COMPACT, Frame, header_height};
use crate::ui::icon::Icon;
use crate::ui::led::{BLACK, RED, step};
use crate::ui::theme::{bold_font, led_font};

/// Card back.
const NIGHT: Color32 = Color32::from_rgb(0x2f, 0x3d, 0x5c);
/// Lines on the back.
const LINE: Color32 = Color32::from_rgb(0x6a, 0x7d, 0xa8);
/// Names on the back.
const PALE: Color32 = Color32::from_rgb(0xf0, 0xf3, 0xfa);
/// Words beside the name.
const GREY: Color32 = Color32::from_rgb(0xae, 0xba, 0xd2);
/// The heart.
const ROSE: Color32 = Color32::from_rgb(0xec, 0x4a, 0x82);
/// The lift's wall and doors.
const WALL: Color32 = Color32::from_rgb(0x26, 0x32, 0x48);
const DOOR: Color32 = Color32::from_rgb(0x34, 0x43, 0x5f);
const SEAM: Color32 = Color32::from_rgb(0x5b, 0x6e, 0x94);

/// A lover that lies face-down.
pub(super) fn face_down(frame: &Frame, employee: Employee) {
    let (rect, unit) = (frame.rect, frame.unit);
    frame.fill(rect, frame.radius(), NIGHT);
    if rect.width() >= 40.0 {
        dashes(frame, rect.shrink((8.0 * unit).max(3.0)));
    }
    let full = rect.width() >= COMPACT;
    let heart = rect.width() * if full { 0.5 } else { 0.56 };
    let at = pos2(
        rect.center().x,
        rect.top() + rect.height() * if full { 0.4 } else { 0.42 },
    );
    Icon::Heart.paint(
        frame.painter,
        Rect::from_center_size(at, vec2(heart, heart)),
        ROSE,
    );
    let size = step((20.0 * unit).max(7.0).min(rect.width() * 0.86 / 4.8));
    let line = rect.top() + rect.height() * if full { 0.745 } else { 0.8 };
    let name = pos2(rect.center().x, line);
    if size >= 6.5 {
        let font = bold_font(size);
        frame
            .painter
            .text(name, Align2::CENTER_CENTER, employee.name(), font, PALE);
    }
    if full {
        let under = name + vec2(0.0, 24.0 * unit);
        let font = FontId::proportional(step((14.0 * unit).max(7.0)));
        frame
            .painter
            .text(under, Align2::CENTER_CENTER, "face-down · 0", font, GREY);
    }
}

/// The doors of the lift.
pub(super) fn hidden(frame: &Frame) {
    let (rect, unit) = (frame.rect, frame.unit);
    frame.fill(rect, frame.radius(), WALL);
    let doors = Rect::from_min_max(
        rect.min + vec2(26.0, 34.0) * unit,
        rect.max - vec2(26.0, 20.0) * unit,
    );
    let corner = CornerRadius::same((3.0 * unit) as u8);
    frame.fill(doors, corner, DOOR);
    let stroke = Stroke::new((2.0 * unit).max(1.0), SEAM);
    let painter = frame.painter;
    painter.rect_stroke(doors, corner, stroke, egui::StrokeKind::Inside);
    painter.vline(doors.center().x, doors.y_range(), stroke);
    let led = Rect::from_center_size(
        pos2(rect.center().x, rect.top() + 18.0 * unit),
        vec2(44.0, 19.0) * unit,
    );
    frame.fill(led, CornerRadius::same((4.0 * unit) as u8), BLACK);
    let size = step(15.0 * unit);
    if size >= 5.0 {
        painter.text(
            led.center(),
            Align2::CENTER_CENTER,
            "21",
            led_font(size),
            RED,
        );
    }
}

/// The top of a back in a stack.
pub(super) fn strip(frame: &Frame, strip: Rect, employee: Option<Employee>) {
    let ground = if employee.is_some() { NIGHT } else { WALL };
    frame.fill(strip, frame.radius(), ground);
    let bar = strip.with_max_y(strip.top() + header_height(strip.width()));
    if let Some(employee) = employee {
        super::front::title_and_led(frame, bar, employee.name(), "0");
    } else {
        let seam = Stroke::new(1.0, SEAM);
        frame
            .painter
            .vline(bar.center().x, bar.shrink(2.0).y_range(), seam);
    }
}

fn dashes(frame: &Frame, rect: Rect) {
    let unit = frame.unit.max(0.5);
    let stroke = Stroke::new((1.5 * unit).max(1.0), LINE);
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let shapes = Shape::dashed_line(&corners, stroke, 6.0 * unit, 5.0 * unit);
    frame.painter.extend(shapes);
}
