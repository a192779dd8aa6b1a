mod history;
mod moves;
mod seats;

use super::{Composition, Edit, Spot};
use crate::material::{Cards, Employee};
use crate::table::{Draft, Place, Seat};
use crate::text::file::PositionFile;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];

fn empty(players: usize) -> Composition {
    let mut file = PositionFile::new(Draft::empty(players));
    for (name, called) in file.names.iter_mut().zip(["Anton", "Jacky", "Doris"]) {
        *name = called.to_owned();
    }
    Composition::new(file)
}

fn shift(card: Employee, from: Place, to: Place) -> Edit {
    Edit::Move {
        card,
        from: Spot::at(from),
        to: Spot::at(to),
    }
}

/// Cards from the tray to a place, one after another.
fn lay(table: &mut Composition, cards: &[Employee], to: Place) {
    for &card in cards {
        let edit = shift(card, Place::Tray, to);
        assert_eq!(table.edit(&edit), Ok(true), "{card}");
    }
}

fn whole(table: &Composition) -> bool {
    table.draft().cards().count() == 44 && table.draft().cards().collect::<Cards>() == Cards::deck()
}
