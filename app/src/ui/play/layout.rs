//! Where everything lies, for any size of the window: a pure function of the room and the seats.

#![expect(clippy::cast_precision_loss, reason = "there are few seats")]

use egui::{Pos2, Rect, pos2, vec2};
use office21::table::{Place, Seat};

use super::super::card;
use crate::state::Sight;

const GAP: f32 = 8.0;
/// What a hand needs besides its cards: title and margins.
const HAND_HEAD: f32 = 72.0;
/// The widest card of a hand.
pub(super) const WIDEST_IN_HAND: f32 = 190.0;

/// The prompt is so high at least, where a low window can spare it: sentence, buttons, and four lines of what would come.
const LOWEST_PROMPT: f32 = 146.0;

/// The rooms of the table.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// Every office, the front one last.
    pub(super) offices: Vec<(Seat, Rect)>,
    /// Piles and prompt.
    pub(super) centre: Rect,
    /// The draw pile.
    pub(super) pile: Rect,
    /// The discard pile.
    pub(super) discard: Rect,
    /// The prompt.
    pub(super) prompt: Rect,
    /// The own hand.
    pub(super) hand: Rect,
    front: Seat,
}

impl Places {
    pub(super) fn of(room: Rect, sight: &Sight) -> Self {
        let share = room.height() * 0.19;
        let centre_height = share
            .max((room.height() * 0.3).min(LOWEST_PROMPT))
            .clamp(96.0, 172.0);
        let rest = (room.height() - centre_height - GAP * 2.0).max(100.0);
        let upper = rest * 0.44;
        let top = Rect::from_min_size(room.min, vec2(room.width(), upper));
        let centre = Rect::from_min_size(
            pos2(room.left(), top.bottom() + GAP),
            vec2(room.width(), centre_height),
        );
        let bottom = Rect::from_min_max(pos2(room.left(), centre.bottom() + GAP), room.max);
        let hand_width = hand_width(bottom);
        let (own, hand) = split(bottom, bottom.width() - hand_width - GAP);
        let others = others(sight);
        let width =
            (top.width() - GAP * (others.len().max(1) - 1) as f32) / others.len().max(1) as f32;
        let mut offices: Vec<(Seat, Rect)> = others
            .iter()
            .enumerate()
            .map(|(at, &seat)| {
                let left = top.left() + (width + GAP) * at as f32;
                (
                    seat,
                    Rect::from_min_size(pos2(left, top.top()), vec2(width, top.height())),
                )
            })
            .collect();
        offices.push((sight.front, own));
        let label = 20.0;
        // Where the prompt is given more than its share, the piles leave it the width as well.
        let height = (centre_height - label)
            .min(share.max(96.0))
            .min(room.width() * 0.14 / card::ASPECT)
            .max(40.0);
        let pile = Rect::from_min_size(
            centre.min + vec2(4.0, 2.0),
            vec2(height * card::ASPECT, height - 4.0),
        );
        let discard = pile.translate(vec2(pile.width() + 16.0, 0.0));
        let prompt = Rect::from_min_max(pos2(discard.right() + 16.0, centre.top()), centre.max);
        Self {
            offices,
            centre,
            pile,
            discard,
            prompt,
            hand,
            front: sight.front,
        }
    }

    /// The room of a place of the table, to which cards fly and from which they come.
    pub(super) fn room(&self, place: Place) -> Rect {
        match place {
            Place::DrawPile | Place::Tray => self.pile,
            Place::DiscardPile => self.discard,
            Place::Hand(seat) | Place::Picked(seat) if seat == self.front => self.hand,
            Place::Hand(seat) | Place::Picked(seat) => {
                // The hand of another seat is a sign in the corner of its office.
                let office = self.office(seat);
                Rect::from_min_size(office.min, vec2(office.width() * 0.5, 36.0))
            }
            Place::Office(seat) | Place::FaceDown(seat) => self.office(seat),
        }
    }

    fn office(&self, seat: Seat) -> Rect {
        let found = self.offices.iter().find(|(other, _)| *other == seat);
        found.map_or(
            Rect::from_center_size(Pos2::ZERO, vec2(10.0, 10.0)),
            |(_, rect)| *rect,
        )
    }
}

/// The other seats, clockwise from the one at the front.
fn others(sight: &Sight) -> Vec<Seat> {
    let seats: Vec<Seat> = sight.seats.iter().map(|seat| seat.seat).collect();
    let front = seats
        .iter()
        .position(|&seat| seat == sight.front)
        .unwrap_or(0);
    (1..seats.len())
        .map(|step| seats[(front + step) % seats.len()])
        .collect()
}

/// Room for three cards as high as the hand allows, but never more than half of the room.
fn hand_width(room: Rect) -> f32 {
    let card = ((room.height() - HAND_HEAD) * card::ASPECT).clamp(40.0, WIDEST_IN_HAND);
    (card * 3.0 + 48.0).clamp(150.0, (room.width() * 0.5).max(150.0))
}

fn split(room: Rect, left_width: f32) -> (Rect, Rect) {
    let left = Rect::from_min_size(room.min, vec2(left_width.max(80.0), room.height()));
    (
        left,
        Rect::from_min_max(pos2(left.right() + GAP, room.top()), room.max),
    )
}
