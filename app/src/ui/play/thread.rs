//! The thread between the loving pair, from heart to heart.

use egui::epaint::CubicBezierShape;
use egui::{Color32, Id, Rect, Shape, Stroke, Ui, Vec2};
use office21::material::Employee;

use super::super::icon::Icon;
use super::super::theme::Palette;

/// Where the face-down Boss and Secretary were painted in this frame.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    boss: Option<Rect>,
    secretary: Option<Rect>,
}

fn id() -> Id {
    Id::unique("ends of the thread of love")
}

/// Notes where a lover lies.
pub(super) fn lies(ui: &Ui, lover: Employee, rect: Rect) {
    ui.data_mut(|data| {
        let ends = data.get_temp_mut_or_default::<Ends>(id());
        match lover {
            Employee::Boss => ends.boss = Some(rect),
            _ => ends.secretary = Some(rect),
        }
    });
}

/// Paints the thread, if a pair was painted, and forgets where it was.
pub(super) fn paint(ui: &Ui) {
    let ends = ui
        .data_mut(|data| data.remove_temp::<Ends>(id()))
        .unwrap_or_default();
    let (Some(boss), Some(secretary)) = (ends.boss, ends.secretary) else {
        return;
    };
    let palette = Palette::current(ui.ctx());
    let colour = palette.love.gamma_multiply(0.75);
    let (from, to) = (boss.center(), secretary.center());
    // It hangs between two offices of a row, and sways between offices above each other.
    let slack = Vec2::new(0.0, 26.0 + (to - from).length() * 0.12);
    let points = [from, from + slack, to + slack, to];
    let stroke = Stroke::new(1.6, colour);
    ui.painter().add(CubicBezierShape::from_points_stroke(
        points,
        false,
        Color32::TRANSPARENT,
        stroke,
    ));
    for end in [from, to] {
        ui.painter().add(Shape::circle_filled(end, 3.0, colour));
    }
    let middle = (from.to_vec2() + to.to_vec2()) * 0.5 + slack * 0.75;
    let heart = Rect::from_center_size(middle.to_pos2(), Vec2::splat(16.0));
    ui.painter()
        .circle_filled(heart.center(), 11.0, palette.room);
    ui.painter().circle_stroke(heart.center(), 11.0, stroke);
    Icon::Heart.paint(ui.painter(), heart.shrink(2.0), palette.love);
}
