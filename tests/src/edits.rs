//! Edits of a position file, each chosen by bytes: sensible ones and such as are refused.

use office21::compose::{DealTo, Edit, Spot, Template};
use office21::material::Employee;
use office21::rulebook::Readings;
use office21::table::{Place, Seat, Turn};
use office21::text::file::{Goal, PositionFile};

use crate::meddle;

/// The edit that these bytes mean for this file. Moves come most often; a byte in sixteen asks for what is not there.
pub fn edit(file: &PositionFile, byte: &mut impl FnMut() -> u8) -> Edit {
    match byte() % 32 {
        0..=12 => shift(file, byte),
        13..=15 => Edit::Turn(turn(file, byte)),
        16 => Edit::DealRest {
            seed: u64::from(byte()),
            to: pick(
                &[DealTo::Pile, DealTo::Hands, DealTo::HandsThenPile],
                byte(),
            ),
        },
        17 => Edit::Clear(place(byte)),
        18 => Edit::AddSeat,
        19 => Edit::RemoveSeat(seat(byte())),
        20 => Edit::Rotate,
        21 => Edit::SwapSeats(seat(byte()), seat(byte())),
        22 => Edit::Eliminated {
            seat: seat(byte()),
            eliminated: byte().is_multiple_of(2),
        },
        23 => {
            let some = file.draft.seats.len() + usize::from(byte().is_multiple_of(16));
            Edit::Since((0..some).map(|_| i64::from(byte() % 4)).collect())
        }
        24 => Edit::AuditOf((!byte().is_multiple_of(4)).then(|| seat(byte()))),
        25 => Edit::RefillsOver(byte().is_multiple_of(2)),
        26 => {
            let mut readings = Readings::default();
            readings.choose(usize::from(byte() % 7), usize::from(byte() % 2));
            Edit::Readings(readings)
        }
        27 => Edit::Shuffle {
            seed: u64::from(byte()),
        },
        28 => template(byte),
        29 => Edit::Chance(u64::from(byte())),
        _ => around(byte),
    }
}

/// What stands around the table.
fn around(byte: &mut impl FnMut() -> u8) -> Edit {
    let text = |byte: u8| match byte % 8 {
        0 => String::new(),
        1 => "\u{7}".to_owned(),
        2 => "x".repeat(301),
        length => "Table ".repeat(usize::from(length)),
    };
    match byte() % 8 {
        0..=1 => Edit::Title(text(byte())),
        2 => Edit::Note(text(byte())),
        3..=4 => Edit::Name {
            seat: seat(byte()),
            name: text(byte()),
        },
        5 => Edit::Goal(Some(Goal::Eliminate { seat: seat(byte()) })),
        6 => Edit::Hidden(byte().is_multiple_of(2)),
        _ => Edit::ForgetKnowledge,
    }
}

fn pick<T: Copy>(things: &[T], which: u8) -> T {
    things[usize::from(which) % things.len()]
}

/// A seat, also one that the table may not have.
fn seat(which: u8) -> Seat {
    pick(&Seat::ALL, which)
}

/// A place, also one that the table may not have.
fn place(byte: &mut impl FnMut() -> u8) -> Place {
    match byte() % 8 {
        0 | 1 => Place::Hand(seat(byte())),
        2 => Place::Office(seat(byte())),
        3 => Place::FaceDown(seat(byte())),
        4 => Place::Picked(seat(byte())),
        5 => Place::DrawPile,
        6 => Place::DiscardPile,
        _ => Place::Tray,
    }
}

fn spot(byte: &mut impl FnMut() -> u8) -> Spot {
    let place = place(byte);
    match byte() {
        at @ 0..60 => Spot::nth(place, usize::from(at)),
        _ => Spot::at(place),
    }
}

/// A card that lies where it is said to lie, or in a few cases any card at all.
fn shift(file: &PositionFile, byte: &mut impl FnMut() -> u8) -> Edit {
    let to = spot(byte);
    let anywhere = byte() < 16;
    let from = (0..8).map(|_| place(byte));
    let from = from
        .map(|place| (place, file.draft.lying(place)))
        .find(|(_, lying)| !lying.is_empty());
    let (place, lying) = from.unwrap_or_else(|| (Place::Tray, vec![pick(&Employee::ALL, byte())]));
    let at = usize::from(byte()) % lying.len();
    let card = if anywhere {
        pick(&Employee::ALL, byte())
    } else {
        lying[at]
    };
    let in_order = matches!(place, Place::DrawPile | Place::DiscardPile | Place::Tray);
    let from = if in_order && byte().is_multiple_of(2) {
        Spot::nth(place, at)
    } else {
        Spot::at(place)
    };
    Edit::Move { card, from, to }
}

fn turn(file: &PositionFile, byte: &mut impl FnMut() -> u8) -> Turn {
    meddle::turn(&file.draft, byte(), byte(), byte())
}

/// A table that there is, and so 44 cards.
fn template(byte: &mut impl FnMut() -> u8) -> Edit {
    let all: Vec<Template> = Template::all().collect();
    let template = pick(&all, byte());
    let players = usize::from(byte() % 6);
    Edit::Replace {
        name: template.name().to_owned(),
        file: Box::new(template.file(players, u64::from(byte()))),
    }
}
