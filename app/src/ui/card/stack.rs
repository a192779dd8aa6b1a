#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{Rect, Vec2, pos2};

use super::{Face, header_height, height};

/// Where a card of a stack lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The whole card.
    pub rect: Rect,
    /// What it shows.
    pub face: Face,
    /// Which of the stacks it belongs to, as they were given.
    pub stack: usize,
    /// Which card of its stack it is, from the top.
    pub nth: usize,
    /// Whether another card lies on it, so that only its header shows.
    pub covered: bool,
}

impl Place {
    /// The part of the card that can be seen.
    pub fn visible(&self) -> Rect {
        if self.covered {
            let below = self.rect.top() + header_height(self.rect.width());
            self.rect.with_max_y(below)
        } else {
            self.rect
        }
    }
}

/// The widest card a stack is laid out with.
const WIDEST: f32 = 190.0;
/// Room kept free round the cards, for their glow.
const MARGIN: f32 = 4.0;

/// Lays cards out in stacks by kind, as large as the room allows.
///
/// Stacks stand side by side in rows; in a stack every card covers all but the header of the one before. Never
/// leaves the room, whatever is asked for; the order of the places is the order to paint them in.
pub fn stack_layout(available: Rect, kinds: &[(Face, usize)]) -> Vec<Place> {
    let stacks: Vec<(usize, Face, usize)> = kinds
        .iter()
        .enumerate()
        .filter(|(_, (_, count))| *count > 0)
        .map(|(at, &(face, count))| (at, face, count))
        .collect();
    let room = available.shrink(MARGIN.min(available.width().min(available.height()) / 8.0));
    let counts: Vec<usize> = stacks.iter().map(|&(_, _, count)| count).collect();
    let Some((wide, columns)) = best(room.size(), &counts) else {
        return Vec::new();
    };
    let mut places = Vec::with_capacity(counts.iter().sum());
    let mut top = room.top();
    for row in stacks.chunks(columns) {
        let mut left = room.left();
        for &(stack, face, count) in row {
            for nth in 0..count {
                let down = header_height(wide) * nth as f32;
                places.push(Place {
                    rect: Rect::from_min_size(pos2(left, top + down), super::size(wide)),
                    face,
                    stack,
                    nth,
                    covered: nth + 1 < count,
                });
            }
            left += wide + gap(wide);
        }
        let tallest = row.iter().map(|&(_, _, count)| count).max();
        top += stack_height(wide, tallest.unwrap_or(1)) + gap(wide);
    }
    places
}

/// The widest cards that fit, and how many stacks then stand in a row.
fn best(room: Vec2, counts: &[usize]) -> Option<(f32, usize)> {
    let mut best: Option<(f32, usize)> = None;
    for columns in 1..=counts.len() {
        let wide = widest(room, counts, columns);
        if best.is_none_or(|(before, _)| wide > before) {
            best = Some((wide, columns));
        }
    }
    best
}

/// The widest cards that fit with so many stacks in a row, in whole points where they are not tiny.
fn widest(room: Vec2, counts: &[usize], columns: usize) -> f32 {
    let (mut fits, mut too_wide) = (0.0_f32, WIDEST);
    if needed(WIDEST, counts, columns).x <= room.x && needed(WIDEST, counts, columns).y <= room.y {
        return WIDEST;
    }
    for _ in 0..12 {
        let middle = f32::midpoint(fits, too_wide);
        let size = needed(middle, counts, columns);
        if size.x <= room.x && size.y <= room.y {
            fits = middle;
        } else {
            too_wide = middle;
        }
    }
    let whole = fits.floor();
    let size = needed(whole, counts, columns);
    if whole >= 8.0 && size.x <= room.x && size.y <= room.y {
        whole
    } else {
        fits
    }
}

/// The room that stacks of cards of this width take.
fn needed(wide: f32, counts: &[usize], columns: usize) -> Vec2 {
    let across = columns.min(counts.len()) as f32;
    let rows = counts.chunks(columns);
    let gaps = rows.len().saturating_sub(1) as f32 * gap(wide);
    let down: f32 = rows
        .map(|row| stack_height(wide, row.iter().copied().max().unwrap_or(1)))
        .sum();
    Vec2::new(across * wide + (across - 1.0) * gap(wide), down + gaps)
}

fn stack_height(wide: f32, count: usize) -> f32 {
    height(wide) + header_height(wide) * (count.max(1) - 1) as f32
}

fn gap(wide: f32) -> f32 {
    (wide * 0.09).round().max(3.0)
}
