use egui::{Align2, Color32, FontId, Rect, Stroke, pos2, vec2};
use office21::material::Employee;

use super::{COMPACT, Frame, art, header_height};
use crate::ui::led::step;
use crate::ui::theme::bold_font;

/// The back of a face-down lover.
const NIGHT: Color32 = Color32::from_rgb(0x2c, 0x39, 0x56);
/// The wall round the lift, and the gap between its doors.
const WALL: Color32 = Color32::from_rgb(0x2d, 0x3a, 0x55);
const SEAM: Color32 = Color32::from_rgb(0x5d, 0x70, 0x96);
/// Names on the back.
const PALE: Color32 = Color32::from_rgb(0xf0, 0xf3, 0xfa);
/// Words beside the name.
const GREY: Color32 = Color32::from_rgb(0xb4, 0xc0, 0xd8);

/// A lover that lies face-down.
pub(super) fn face_down(frame: &Frame, employee: Employee) {
    let (rect, unit) = (frame.rect, frame.unit);
    art::down(frame.painter, rect, employee);
    let full = rect.width() >= COMPACT;
    let size = step((20.0 * unit).max(8.0).min(rect.width() * 0.84 / 4.8));
    if size < 6.5 {
        return;
    }
    let down = if full { 0.755 } else { 0.81 };
    let name = pos2(rect.center().x, rect.top() + rect.height() * down);
    let centre = Align2::CENTER_CENTER;
    let painter = frame.painter;
    painter.text(name, centre, employee.name(), bold_font(size), PALE);
    if full {
        let under = name + vec2(0.0, 24.0 * unit);
        let font = FontId::proportional(step((14.0 * unit).max(7.0)));
        painter.text(under, centre, "face-down · 0", font, GREY);
    }
}

/// The doors of the lift.
pub(super) fn hidden(frame: &Frame) {
    art::back(frame.painter, frame.rect);
}

/// The top of a back in a stack.
pub(super) fn strip(frame: &Frame, strip: Rect, employee: Option<Employee>) {
    let ground = if employee.is_some() { NIGHT } else { WALL };
    frame.fill(strip, frame.radius(), ground);
    let bar = strip.with_max_y(strip.top() + header_height(strip.width()));
    if let Some(employee) = employee {
        super::front::title_and_led(frame, bar, employee, "0");
    } else {
        let seam = Stroke::new(1.0, SEAM);
        frame
            .painter
            .vline(bar.center().x, bar.shrink(2.0).y_range(), seam);
    }
}
