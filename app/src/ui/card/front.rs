#![expect(clippy::cast_precision_loss, reason = "numbers are short")]

use egui::{Align2, Color32, CornerRadius, Rect, pos2, vec2};
use office21::material::Employee;

use super::family::{Family, stays_in_play};
use super::{COMPACT, Frame, Look, art, header_height};
use crate::ui::led::{AMBER, BLACK, step};
use crate::ui::theme::{bold_font, led_font};

/// The badge.
pub(super) const IVORY: Color32 = Color32::from_rgb(0xfb, 0xf8, 0xf0);
/// The edge of what stays in play.
const YELLOW: Color32 = Color32::from_rgb(0xf1, 0xc4, 0x43);
/// How wide the widest title is, in heights of its font.
pub(super) const WIDEST_TITLE: f32 = 4.8;
/// How wide every title is.
pub(super) const TITLES: [f32; 10] = [1.9, 3.8, 4.4, 4.65, 2.7, 4.35, 4.8, 2.4, 4.0, 3.95];
/// The smallest title anybody can read.
const SMALLEST_TITLE: f32 = 7.0;

pub(super) fn paint(frame: &Frame, employee: Employee, look: Look) {
    frame.fill(frame.rect, frame.radius(), IVORY);
    head(frame, frame.rect, employee);
    let area = frame
        .rect
        .with_min_y(frame.rect.top() + header_height(frame.rect.width()));
    if look.compact || frame.rect.width() < COMPACT {
        art::small(frame.painter, area, employee);
    } else {
        art::full(frame.painter, area, employee);
    }
    yellow_edge(frame, frame.rect, employee);
}

pub(super) fn strip(frame: &Frame, strip: Rect, employee: Employee) {
    frame.fill(strip, frame.radius(), IVORY);
    head(frame, strip, employee);
    yellow_edge(frame, strip, employee);
}

fn yellow_edge(frame: &Frame, rect: Rect, employee: Employee) {
    if stays_in_play(employee) {
        frame.edge(rect, (4.0 * frame.unit).max(1.5), YELLOW);
    }
}

fn head(frame: &Frame, rect: Rect, employee: Employee) {
    let high = header_height(rect.width());
    let bar = rect.with_max_y(rect.top() + high);
    let round = frame.radius().nw;
    let corner = CornerRadius {
        nw: round,
        ne: round,
        sw: 0,
        se: 0,
    };
    frame.fill(bar, corner, Family::of(employee).colour());
    title_and_led(frame, bar, employee, &employee.profit().to_string());
}

/// The title on the left, the number on the right. Where there is no room for both, the number alone: the picture tells
/// who it is. What cannot be read, or would run out of the card, is left out.
pub(super) fn title_and_led(frame: &Frame, bar: Rect, employee: Employee, number: &str) {
    let wide = bar.width();
    let full = wide >= COMPACT;
    let pad = if full { wide * 0.07 } else { wide * 0.06 };
    let led_font_size = step((bar.height() * 0.62).max(6.5));
    let led_high = (bar.height() * 0.76).round();
    let gap = ((bar.height() - led_high) / 2.0 + wide * 0.014).max(2.0);
    let digits = if full { 3.0 } else { number.len() as f32 };
    let led_wide = led_font_size * 0.6 * digits + if full { wide * 0.03 } else { 3.0 };
    let title_room = wide - pad - led_wide - gap - 2.0;
    let alone = wide - 2.0 * pad;
    let wanted = bar.height() * if full { 0.54 } else { 0.6 };
    // Every title in the same size where there is room for the longest.
    let longest = if full {
        WIDEST_TITLE
    } else {
        TITLES[employee.index()]
    };
    let beside = step(wanted.min(title_room / longest));
    let with_led = led_wide + 2.0 * gap <= wide && led_font_size <= bar.height() * 1.3;
    let size = if with_led {
        beside
    } else {
        step(wanted.min(alone / longest))
    };
    if size >= SMALLEST_TITLE {
        let at = pos2(bar.left() + pad, bar.center().y);
        let font = bold_font(size);
        frame.painter.text(
            at,
            Align2::LEFT_CENTER,
            employee.name(),
            font,
            Color32::WHITE,
        );
    }
    if with_led {
        let right = bar.right() - gap;
        let size = vec2(led_wide, led_high);
        let led = Rect::from_center_size(pos2(right - led_wide / 2.0, bar.center().y), size);
        let corner = CornerRadius::from(led_high * 0.2);
        frame.fill(led, corner, BLACK);
        let font = led_font(led_font_size);
        frame
            .painter
            .text(led.center(), Align2::CENTER_CENTER, number, font, AMBER);
    }
}
