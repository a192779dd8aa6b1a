//! The bar to 21 under the name of an office.

use egui::{Color32, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, Ui, Vec2};
use egui::{Widget, WidgetInfo, pos2};
use office21::material::{LIMIT, Profit};

use super::theme::{Palette, mix};

/// A bar from 0 to 21: green, amber at 21, red above; with a striped part for what would become of it.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    total: Profit,
    preview: Option<Profit>,
}

impl Bar {
    /// How high the bar is.
    pub const HEIGHT: f32 = 6.0;

    /// The bar of this total.
    pub const fn new(total: Profit) -> Self {
        Self {
            total,
            preview: None,
        }
    }

    /// Stripes from the total to what it would become, larger or smaller.
    #[must_use]
    pub const fn preview(mut self, total: Option<Profit>) -> Self {
        self.preview = total;
        self
    }

    /// Paints the bar into a rect.
    pub fn paint(self, painter: &Painter, rect: Rect) {
        let palette = Palette::current(painter.ctx());
        let corner = CornerRadius::from(rect.height() / 2.0);
        let ground = mix(
            palette.room,
            palette.text,
            if palette.dark { 0.16 } else { 0.13 },
        );
        painter.rect_filled(rect, corner, ground);
        let next = self.preview.unwrap_or(self.total);
        let (low, high) = (self.total.min(next), self.total.max(next));
        let x = |total: Profit| rect.left() + rect.width() * share(total);
        if low > Profit::ZERO {
            let mut solid = rect;
            solid.set_right(x(low).max(rect.left() + rect.height()));
            painter.rect_filled(solid, corner, colour(palette, self.total));
        }
        if low < high {
            let part = Rect::from_min_max(pos2(x(low), rect.top()), pos2(x(high), rect.bottom()));
            let tint = if next > self.total {
                mix(
                    palette.action,
                    colour(palette, next),
                    if next < LIMIT { 0.0 } else { 1.0 },
                )
            } else {
                colour(palette, self.total)
            };
            stripes(painter, part, tint, ground);
        }
    }
}

impl Widget for Bar {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = Vec2::new(ui.available_width(), Self::HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect);
        }
        response.widget_info(|| {
            let text = match self.preview {
                Some(next) => format!("{} of 21, would be {next}", self.total),
                None => format!("{} of 21", self.total),
            };
            WidgetInfo::labeled(Role::ProgressIndicator, true, text)
        });
        response
    }
}

/// The colour of a total: green below 21, amber at 21, red above.
pub fn colour(palette: &Palette, total: Profit) -> Color32 {
    match total.cmp(&LIMIT) {
        std::cmp::Ordering::Less => palette.green,
        std::cmp::Ordering::Equal => palette.amber,
        std::cmp::Ordering::Greater => palette.red,
    }
}

fn share(total: Profit) -> f32 {
    (total.millions() / LIMIT.millions()).min(1.0)
}

fn stripes(painter: &Painter, part: Rect, tint: Color32, ground: Color32) {
    let painter = painter.with_clip_rect(part.intersect(painter.clip_rect()));
    painter.rect_filled(part, CornerRadius::ZERO, mix(ground, tint, 0.25));
    let (lean, pitch) = (part.height(), part.height() * 1.25);
    let stroke = Stroke::new(pitch * 0.42, tint);
    let mut x = part.left() - lean;
    while x < part.right() + lean {
        let ends = [
            pos2(x, part.bottom() + 1.0),
            pos2(x + lean, part.top() - 1.0),
        ];
        painter.line_segment(ends, stroke);
        x += pitch;
    }
}
