//! Where everything lies, for any room: a pure function of room and table.

#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{Rect, pos2, vec2};
use office21::table::{Draft, Seat, Turn};

use super::super::card;

const GAP: f32 = 8.0;
/// What stands over the cards of a seat.
pub(super) const HEAD: f32 = 28.0;
/// What stands over the cards of a pile.
pub(super) const PILE_HEAD: f32 = 22.0;
pub(super) const PADDING: f32 = 8.0;

/// The rooms of the table.
pub(super) struct Rooms {
    pub(super) seats: Vec<(Seat, SeatRooms)>,
    pub(super) draw_pile: Rect,
    pub(super) discard_pile: Rect,
}

/// The rooms of a seat.
pub(super) struct SeatRooms {
    pub(super) whole: Rect,
    pub(super) head: Rect,
    pub(super) office: Rect,
    pub(super) hand: Rect,
    /// The card put aside in set-up.
    pub(super) picked: Option<Rect>,
}

impl Rooms {
    pub(super) fn of(room: Rect, draft: &Draft) -> Self {
        let piles = (room.height() * 0.22).clamp(64.0, 230.0);
        let table = room.with_max_y(room.bottom() - piles - GAP);
        let below = room.with_min_y(room.bottom() - piles);
        let discard = draft.discard_pile.len().max(4) as f32;
        let share = (discard / (discard + draft.draw_pile.len().max(8) as f32)).clamp(0.22, 0.6);
        let split = below.right() - below.width() * share;
        Self {
            seats: seats(table, draft),
            draw_pile: below.with_max_x(split - GAP / 2.0),
            discard_pile: below.with_min_x(split + GAP / 2.0),
        }
    }
}

fn seats(room: Rect, draft: &Draft) -> Vec<(Seat, SeatRooms)> {
    let count = draft.seats.len().max(1);
    let columns = columns(room, count);
    let rows = count.div_ceil(columns);
    let size = vec2(
        (room.width() - GAP * (columns - 1) as f32) / columns as f32,
        (room.height() - GAP * (rows - 1) as f32) / rows as f32,
    );
    let in_setup = matches!(draft.turn, Turn::Setup { .. });
    let place = |(at, seat): (usize, Seat)| {
        let (row, column) = (at / columns, at % columns);
        let left = room.left() + (size.x + GAP) * column as f32;
        let top = room.top() + (size.y + GAP) * row as f32;
        // The last row may have fewer seats, which then are wider.
        let last = count - row * columns;
        let width = if last < columns && last > 0 {
            (room.width() - GAP * (last - 1) as f32) / last as f32
        } else {
            size.x
        };
        let left = if last < columns {
            room.left() + (width + GAP) * column as f32
        } else {
            left
        };
        let whole = Rect::from_min_size(pos2(left, top), vec2(width, size.y));
        (seat, SeatRooms::of(whole, in_setup))
    };
    Seat::ALL
        .into_iter()
        .take(count)
        .enumerate()
        .map(place)
        .collect()
}

/// How many seats stand side by side: so that rooms are about half as high again as wide at most.
fn columns(room: Rect, count: usize) -> usize {
    let form = |columns: &usize| {
        let rows = count.div_ceil(*columns);
        let (wide, high) = (room.width() / *columns as f32, room.height() / rows as f32);
        // A room twice as wide as high shows offices and hands best.
        ((wide / high.max(1.0)).ln() - 2.0_f32.ln()).abs()
    };
    (1..=count)
        .min_by(|one, other| form(one).total_cmp(&form(other)))
        .unwrap_or(1)
}

impl SeatRooms {
    fn of(whole: Rect, in_setup: bool) -> Self {
        let inside = whole.shrink(PADDING.min(whole.width() / 10.0));
        let head = inside.with_max_y(inside.top() + HEAD);
        let below = inside.with_min_y(head.bottom() + 3.0);
        // Beside the office where there is room for it, else below.
        let wide = below.width() > below.height() * 2.4;
        let (office, mut hand) = if wide {
            let card = (below.height() - 14.0) * card::ASPECT;
            let width = (card * 3.0 + 20.0).min(below.width() * 0.42);
            let split = below.right() - width;
            (below.with_max_x(split - 6.0), below.with_min_x(split))
        } else {
            let split = below.top() + below.height() * 0.58;
            (below.with_max_y(split - 4.0), below.with_min_y(split))
        };
        let picked = in_setup.then(|| {
            let width = hand.width() / 4.0;
            let rect = hand.with_min_x(hand.right() - width + 4.0);
            hand = hand.with_max_x(hand.right() - width);
            rect
        });
        Self {
            whole,
            head,
            office,
            hand,
            picked,
        }
    }
}

/// As many cards as there are, in rows, as large as they fit; the width of a card, and how many stand in a row.
pub(super) fn grid(room: Rect, cards: usize, widest: f32) -> (f32, usize) {
    let gap = 4.0;
    let fits = |columns: usize| {
        let rows = cards.div_ceil(columns);
        let by_width = (room.width() + gap) / columns as f32 - gap;
        let by_height = ((room.height() + gap) / rows as f32 - gap) * card::ASPECT;
        by_width.min(by_height).min(widest).max(6.0)
    };
    let best = (1..=cards.max(1)).max_by(|&one, &other| fits(one).total_cmp(&fits(other)));
    let columns = best.unwrap_or(1);
    (fits(columns), columns)
}

#[cfg(test)]
mod tests {
    use egui::Vec2;

    use super::*;

    #[test]
    fn everything_lies_within_and_nothing_overlaps() {
        for players in 2..=5 {
            for size in [
                Vec2::new(420.0, 380.0),
                Vec2::new(700.0, 560.0),
                Vec2::new(1100.0, 800.0),
                Vec2::new(3000.0, 1900.0),
            ] {
                for cards in [0, 30, 44] {
                    let mut draft = Draft::empty(players);
                    draft.draw_pile = draft.tray.split_off(44 - cards);
                    let room = Rect::from_min_size(pos2(10.0, 20.0), size);
                    let rooms = Rooms::of(room, &draft);
                    let mut all: Vec<Rect> =
                        rooms.seats.iter().map(|(_, rooms)| rooms.whole).collect();
                    all.extend([rooms.draw_pile, rooms.discard_pile]);
                    for (at, one) in all.iter().enumerate() {
                        assert!(room.expand(0.5).contains_rect(*one), "{one:?} in {room:?}");
                        assert!(one.width() > 60.0 && one.height() > 50.0, "{one:?}");
                        for other in &all[at + 1..] {
                            let shared = one.intersect(*other).shrink(0.5);
                            assert!(!shared.is_positive(), "{one:?} under {other:?}");
                        }
                    }
                    for (_, seat) in &rooms.seats {
                        for part in [seat.head, seat.office, seat.hand] {
                            assert!(
                                seat.whole.contains_rect(part),
                                "{part:?} of {:?}",
                                seat.whole
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_grid_fits() {
        for cards in 1..=44 {
            let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(500.0, 120.0));
            let (width, columns) = grid(room, cards, 90.0);
            let rows = cards.div_ceil(columns) as f32;
            assert!((width + 4.0) * columns as f32 - 4.0 <= 500.5, "{cards}");
            assert!((card::height(width) + 4.0) * rows - 4.0 <= 120.5, "{cards}");
        }
    }
}
