//! A seat: name and total over its office, and its hand.

#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{
    Align, Align2, CornerRadius, FontId, Label, Layout, Rect, RichText, Stroke, StrokeKind,
};
use egui::{Ui, UiBuilder, pos2};
use office21::material::Employee;
use office21::table::{Place, Seat, SeatDraft, Turn};

use super::super::card::{self, Face};
use super::super::led;
use super::super::pill::{Tone, pill};
use super::super::theme::{Palette, bold};
use super::layout::SeatRooms;
use super::lying::{interact, name, zone};
use super::{Board, Edge, Touch};
use crate::state::Card;

pub(super) fn show(
    ui: &mut Ui,
    board: &Board<'_>,
    seat: Seat,
    rooms: &SeatRooms,
    touches: &mut Vec<Touch>,
) {
    let Some(part) = board.draft.seat(seat) else {
        return;
    };
    ground(ui, board, seat, rooms, part.eliminated);
    zone(
        ui,
        board,
        Place::Office(seat),
        rooms.office,
        |_| None,
        touches,
    );
    head(ui, board, seat, part, rooms.head);
    office(ui, board, seat, part, rooms.office, touches);
    zone(ui, board, Place::Hand(seat), rooms.hand, |_| None, touches);
    hand(ui, board, seat, part, rooms.hand, touches);
    if let Some(room) = rooms.picked {
        zone(ui, board, Place::Picked(seat), room, |_| None, touches);
        picked(ui, board, seat, room, touches);
    }
}

fn ground(ui: &Ui, board: &Board<'_>, seat: Seat, rooms: &SeatRooms, eliminated: bool) {
    let palette = Palette::current(ui.ctx());
    let edges = [Place::Office(seat), Place::Hand(seat)].map(|place| board.marks.edge(place));
    let worst_first = [Edge::Fault, Edge::Active];
    let edge = worst_first.into_iter().find(|edge| edges.contains(edge));
    let stroke = edge.unwrap_or_default().stroke(palette);
    let fill = if eliminated {
        palette.ground
    } else {
        palette.room
    };
    ui.painter().rect(
        rooms.whole,
        CornerRadius::same(10),
        fill,
        stroke,
        StrokeKind::Inside,
    );
}

fn head(ui: &mut Ui, board: &Board<'_>, seat: Seat, part: &SeatDraft, room: Rect) {
    let builder = UiBuilder::new()
        .max_rect(room)
        .layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        let narrow = room.width() < 200.0;
        led::total(ui, part.total(), if narrow { 18.0 } else { 24.0 });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 7.0;
            let title = bold(board.speech.name(seat)).size(if narrow { 13.0 } else { 15.0 });
            ui.scope(|ui| {
                ui.set_max_width(ui.available_width() * if narrow { 1.0 } else { 0.55 });
                ui.add(Label::new(title).truncate().selectable(false));
            });
            if part.eliminated {
                pill(ui, Tone::Red, "out");
            }
            let word = board.marks.word(seat);
            let word = if word.is_empty() && !narrow {
                seat.to_string()
            } else {
                word
            };
            ui.add(Label::new(RichText::new(word).small().weak()).truncate());
        });
    });
}

fn office(
    ui: &mut Ui,
    board: &Board<'_>,
    seat: Seat,
    part: &SeatDraft,
    room: Rect,
    touches: &mut Vec<Touch>,
) {
    let mut kinds: Vec<(Face, usize)> = Vec::new();
    for kind in part.face_down.kinds() {
        kinds.push((Face::Down(kind), usize::from(part.face_down.count(kind))));
    }
    let mut face_up: Vec<Employee> = part.office.kinds().collect();
    face_up.sort_by_key(|kind| std::cmp::Reverse((kind.profit(), kind.index())));
    let counted = |&kind: &Employee| (Face::Up(kind), usize::from(part.office.count(kind)));
    kinds.extend(face_up.iter().map(counted));
    if kinds.is_empty() {
        let text = if part.eliminated {
            "eliminated"
        } else {
            "no card in play"
        };
        return quiet(ui, room, text);
    }
    let places = card::stack_layout(room, &kinds);
    for (stack, &(face, count)) in kinds.iter().enumerate() {
        let of_stack: Vec<_> = places.iter().filter(|place| place.stack == stack).collect();
        let whole = of_stack.iter().map(|place| place.rect).reduce(Rect::union);
        let (Some(rect), Some(employee)) = (whole, face.employee()) else {
            continue;
        };
        let place = match face {
            Face::Down(_) => Place::FaceDown(seat),
            _ => Place::Office(seat),
        };
        let card = Card {
            place,
            employee,
            at: None,
        };
        let look = interact(ui, board, card, &name(board, card, count), rect, touches);
        for place in of_stack {
            if place.covered {
                card::header(ui.painter(), place.rect, face, look);
            } else {
                card::paint(ui.painter(), place.rect, face, look);
            }
        }
    }
}

/// A hand, each card by itself; like cards lie side by side.
fn hand(
    ui: &mut Ui,
    board: &Board<'_>,
    seat: Seat,
    part: &SeatDraft,
    room: Rect,
    touches: &mut Vec<Touch>,
) {
    let cards: Vec<(Employee, usize)> = part
        .hand
        .kinds()
        .map(|kind| (kind, usize::from(part.hand.count(kind))))
        .collect();
    let slots = part.hand.len().max(3);
    let below = caption(ui, room, "hand");
    let gap = 5.0;
    let by_width = (below.width() - gap * (slots - 1) as f32) / slots as f32;
    let width = by_width
        .min(below.height() * card::ASPECT)
        .clamp(8.0, 130.0);
    let slot = |at: usize| {
        let left = below.left() + (width + gap) * at as f32;
        Rect::from_min_size(pos2(left, below.top()), card::size(width))
    };
    let mut at = 0;
    for (employee, count) in cards {
        let card = Card {
            place: Place::Hand(seat),
            employee,
            at: None,
        };
        let rect = slot(at).union(slot(at + count - 1));
        let look = interact(ui, board, card, &name(board, card, count), rect, touches);
        for nth in at..at + count {
            card::paint(ui.painter(), slot(nth), Face::Up(employee), look);
        }
        at += count;
    }
    for free in at..slots {
        hole(ui, slot(free));
    }
}

/// The card put aside in set-up.
fn picked(ui: &mut Ui, board: &Board<'_>, seat: Seat, room: Rect, touches: &mut Vec<Touch>) {
    let Turn::Setup { picks, .. } = &board.draft.turn else {
        return;
    };
    let below = caption(ui, room, "picked");
    let width = below.width().min(below.height() * card::ASPECT);
    let rect = Rect::from_min_size(below.min, card::size(width));
    let Some(employee) = picks.get(seat.index()).copied().flatten() else {
        hole(ui, rect);
        return;
    };
    let card = Card {
        place: Place::Picked(seat),
        employee,
        at: None,
    };
    let look = interact(ui, board, card, &name(board, card, 1), rect, touches);
    card::paint(ui.painter(), rect, Face::Up(employee), look);
}

/// What cards are, over them; the room that is left.
fn caption(ui: &Ui, room: Rect, text: &str) -> Rect {
    let palette = Palette::current(ui.ctx());
    let font = FontId::proportional(11.0);
    ui.painter()
        .text(room.left_top(), Align2::LEFT_TOP, text, font, palette.muted);
    room.with_min_y(room.top() + 15.0)
}

/// Where a card could lie.
fn hole(ui: &Ui, rect: Rect) {
    let stroke = Stroke::new(1.0, Palette::current(ui.ctx()).edge);
    ui.painter()
        .rect_stroke(rect, CornerRadius::same(5), stroke, StrokeKind::Inside);
}

/// A word where nothing lies.
pub(super) fn quiet(ui: &Ui, room: Rect, text: &str) {
    let palette = Palette::current(ui.ctx());
    let font = FontId::proportional(12.5);
    ui.painter().text(
        room.center(),
        Align2::CENTER_CENTER,
        text,
        font,
        palette.muted,
    );
}
