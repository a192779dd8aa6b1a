//! One step of an editor at a five-player table: the edit, every fault of what comes of it, lovers that turn, the name.

use criterion::{Criterion, criterion_group, criterion_main};
use office21::compose::{Composition, Edit, Spot, Template, mends};
use office21::material::Employee::{self, Boss, Director, Secretary};
use office21::table::{Fault, Place, Seat};

fn shift(card: Employee, from: Place, to: Place) -> Edit {
    let (from, to) = (Spot::at(from), Spot::at(to));
    Edit::Move { card, from, to }
}

/// A table in the middle of being laid: love in two offices, somebody above 21, a hand too large, cards in the tray.
fn wrong() -> Composition {
    let mut table = Composition::new(Template::Empty.file(5, 0));
    let seats = Seat::ALL;
    let cards = [
        (Secretary, Place::Office(seats[0])),
        (Boss, Place::Office(seats[1])),
        (Secretary, Place::Office(seats[2])),
        (Director, Place::Office(seats[3])),
        (Director, Place::Office(seats[3])),
        (Director, Place::Office(seats[3])),
        (Employee::Manager, Place::Office(seats[3])),
    ];
    for (card, to) in cards {
        let laid = table.edit(&shift(card, Place::Tray, to));
        assert_eq!(laid, Ok(true));
    }
    for card in [Employee::Spy; 4] {
        let laid = table.edit(&shift(card, Place::Tray, Place::Hand(seats[4])));
        assert_eq!(laid, Ok(true));
    }
    assert_eq!(table.faults().len(), 3);
    table
}

fn edits(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("five players");
    // A step there and its undoing: what an undone step held is gone by the next.
    for (name, edit) in [
        (
            "a card moves",
            shift(Employee::Sales, Place::Tray, Place::Hand(Seat::ALL[0])),
        ),
        (
            "the loved Secretary leaves",
            shift(Secretary, Place::FaceDown(Seat::ALL[0]), Place::DiscardPile),
        ),
    ] {
        let mut table = wrong();
        group.bench_function(format!("{name}, and back"), |bencher| {
            bencher.iter(|| table.edit(&edit) == Ok(true) && table.undo());
        });
    }
    let table = wrong();
    let above = |fault: &&Fault| matches!(fault, Fault::Above21 { .. });
    let fault = table.faults().iter().find(above).copied();
    group.bench_function("mends of somebody above 21", |bencher| {
        bencher.iter(|| fault.map(|fault| mends(table.file(), &fault).len()));
    });
    group.finish();
}

criterion_group!(benches, edits);
criterion_main!(benches);
