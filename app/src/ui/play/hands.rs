//! Hands in small: everybody's where all is open, and the own one while a Director looks at another.

#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{Align2, FontId, Pos2, Rect, Ui, Vec2, pos2};
use office21::material::Employee;

use super::super::Desk;
use super::super::card::{self, Face, Look};
use super::super::theme::{Palette, bold};
use super::aim::Aim;
use super::spot::Spot;
use crate::state::{Game, HandCard, SeatSight};

/// Room for a name before its cards.
const NAME: f32 = 74.0;
const GAP: f32 = 5.0;

/// Every hand with its name, as large as they fit in one column or two.
pub(super) fn all(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, room: Rect) {
    let sight = &game.shown().sight;
    let seats: Vec<&SeatSight> = sight.round().filter(|part| part.alive).collect();
    let most = seats.iter().map(|part| part.hand.len()).fold(3, usize::max);
    let wide = |columns: usize| {
        let rows = seats.len().div_ceil(columns).max(1);
        let cell = Vec2::new(room.width() / columns as f32, room.height() / rows as f32);
        let by_width = (cell.x - NAME) / most as f32 - GAP;
        let by_height = (cell.y - 6.0) * card::ASPECT;
        (by_width.min(by_height).clamp(10.0, 110.0), cell)
    };
    let (one, two) = (wide(1), wide(2));
    let (columns, (width, cell)) = if two.0 > one.0 { (2, two) } else { (1, one) };
    for (at, part) in seats.iter().enumerate() {
        let (column, line) = (at % columns, at / columns);
        let corner = room.min + Vec2::new(cell.x * column as f32, cell.y * line as f32);
        let label = Rect::from_min_size(
            corner,
            Vec2::new(NAME - 6.0, cell.y.min(card::height(width))),
        );
        let name = bold(game.speech().name(part.seat)).size(12.5);
        let builder = egui::UiBuilder::new().max_rect(label);
        ui.new_child(builder)
            .add(egui::Label::new(name).truncate().selectable(false));
        let cards: Vec<Employee> = part.hand.iter().flatten().copied().collect();
        if cards.is_empty() {
            let palette = Palette::current(ui.ctx());
            let at = corner + Vec2::new(NAME, 2.0);
            let font = FontId::proportional(12.0);
            ui.painter()
                .text(at, Align2::LEFT_TOP, "no card", font, palette.muted);
        }
        let whose = game.speech().owner(part.seat);
        row(
            ui,
            desk,
            game,
            &cards,
            &whose,
            corner + Vec2::new(NAME, 0.0),
            width,
        );
    }
}

/// The own cards while another hand is looked at: they help to choose.
pub(super) fn own_small(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    game: &Game,
    cards: &[HandCard],
    room: Rect,
) {
    let palette = Palette::current(ui.ctx());
    let font = egui::FontId::proportional(11.5);
    let words = ui.painter().text(
        room.left_center() + Vec2::new(4.0, 0.0),
        egui::Align2::LEFT_CENTER,
        "Your own:",
        font,
        palette.muted,
    );
    let room = room.with_min_x(words.right() + 8.0);
    let cards: Vec<Employee> = cards.iter().map(|held| held.employee).collect();
    let width = (room.height() - 4.0) * card::ASPECT;
    row(ui, desk, game, &cards, "your own", room.min, width);
}

/// Cards to be looked at, side by side.
fn row(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    game: &Game,
    cards: &[Employee],
    whose: &str,
    corner: Pos2,
    width: f32,
) {
    for (at, &employee) in cards.iter().enumerate() {
        let left = corner.x + (width + GAP) * at as f32;
        let rect = Rect::from_min_size(pos2(left, corner.y + 2.0), card::size(width));
        let face = Face::Up(employee);
        let name = format!("{}, in {whose} hand, card {}", face.name(), at + 1);
        let spot = Spot {
            name: &name,
            rect,
            face,
            aim: &Aim::default(),
            tip: card::effect_line(employee),
        };
        spot.interact(ui, desk, game);
        card::paint(ui.painter(), rect, face, Look::default());
    }
}
