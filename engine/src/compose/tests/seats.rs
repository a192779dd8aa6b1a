use super::*;
use crate::compose::NotDone;
use crate::material::Employee::*;
use crate::table::{End, Outcome, Picks, Seats, Turn, Victory};
use crate::text::file::{Goal, KnownHand, SeatKnowledge};

/// A table where every kind of naming a seat occurs.
fn named(turn: Turn) -> Composition {
    let mut table = empty(3);
    lay(&mut table, &[Taxman, Sales], Place::Office(TWO));
    lay(&mut table, &[Spy], Place::Hand(THREE));
    let mut file = table.file().clone();
    file.draft.turn = turn;
    file.draft.audit_of = Some(THREE);
    file.goal = Some(Goal::Eliminate { seat: TWO });
    let hands = |seat, card| {
        vec![KnownHand {
            seat,
            cards: vec![card],
        }]
    };
    file.knowledge = vec![
        SeatKnowledge {
            seat: ONE,
            hands: hands(THREE, Spy),
            pile: Vec::new(),
            within_pile: Vec::new(),
        },
        SeatKnowledge {
            seat: TWO,
            hands: hands(ONE, Spy),
            pile: Vec::new(),
            within_pile: Vec::new(),
        },
    ];
    Composition::new(file)
}

#[test]
fn whoever_moves_takes_everything_along() {
    let looks = |seat, hand| Turn::DirectorDiscard { seat, hand };
    let mut table = named(looks(ONE, THREE));
    assert_eq!(table.edit(&Edit::Rotate), Ok(true));
    let file = table.file();
    assert_eq!(file.names, ["Doris", "Anton", "Jacky"]);
    assert_eq!(file.draft.turn, looks(TWO, ONE));
    assert_eq!(file.draft.taxman_at(), Some(THREE));
    assert_eq!(file.draft.audit_of, Some(ONE));
    assert_eq!(file.goal, Some(Goal::Eliminate { seat: THREE }));
    assert_eq!(file.knowledge[0].seat, TWO);
    assert_eq!(file.knowledge[0].hands[0].seat, ONE);
    for _ in 0..2 {
        table.edit(&Edit::Rotate).expect("three seats");
    }
    assert!(table.is(named(looks(ONE, THREE)).file()));
    let swap = Edit::SwapSeats(ONE, THREE);
    assert_eq!(table.edit(&swap), Ok(true));
    assert_eq!(table.file().draft.turn, looks(THREE, ONE));
    assert_eq!(table.file().names, ["Doris", "Jacky", "Anton"]);
    assert_eq!(table.edit(&Edit::SwapSeats(TWO, TWO)), Ok(false));
    assert!(whole(&table));
}

#[test]
fn whoever_leaves_is_named_no_more() {
    let mut table = named(Turn::Sales { seat: TWO });
    assert_eq!(table.edit(&Edit::RemoveSeat(TWO)), Ok(true));
    let file = table.file();
    assert_eq!(file.names, ["Anton", "Doris"]);
    assert_eq!(file.draft.turn, Turn::Play { seat: TWO }, "the next plays");
    assert_eq!((file.draft.audit_of, file.goal), (None, None));
    assert_eq!(file.knowledge.len(), 1);
    assert_eq!(file.knowledge[0].hands[0].seat, TWO);
    assert!(whole(&table));
    assert_eq!(
        table.edit(&Edit::RemoveSeat(ONE)),
        Err(NotDone::TooFewSeats)
    );

    let mut table = named(Turn::DirectorDiscard {
        seat: ONE,
        hand: THREE,
    });
    table.edit(&Edit::RemoveSeat(THREE)).expect("a seat");
    let file = table.file();
    assert_eq!(file.draft.turn, Turn::Director { seat: ONE });
    assert!(file.knowledge[0].hands.is_empty());

    let result = Outcome {
        end: End::TaxAudit,
        victory: Victory::CreativeAccounting,
        winners: Seats::only(ONE).with(THREE),
    };
    let mut table = named(Turn::Over { result });
    table.edit(&Edit::RemoveSeat(ONE)).expect("a seat");
    let winners = Seats::only(TWO);
    let result = Outcome { winners, ..result };
    assert_eq!(table.draft().turn, Turn::Over { result });
}

#[test]
fn picks_have_a_place_for_each_player() {
    let setup = Turn::Setup {
        round: 1,
        picks: Picks::new(),
    };
    let mut table = empty(3);
    table.edit(&Edit::Turn(setup)).expect("set-up");
    lay(&mut table, &[Boss], Place::Picked(TWO));
    lay(&mut table, &[Sales], Place::Picked(THREE));
    let picks = |table: &Composition| match &table.draft().turn {
        Turn::Setup { picks, .. } => picks.to_vec(),
        _ => Vec::new(),
    };
    table.edit(&Edit::AddSeat).expect("a seat");
    assert_eq!(picks(&table), [None, Some(Boss), Some(Sales), None]);
    table.edit(&Edit::RemoveSeat(TWO)).expect("a seat");
    assert_eq!(picks(&table), [None, Some(Sales), None]);
    table.edit(&Edit::Rotate).expect("turned");
    assert_eq!(picks(&table), [None, None, Some(Sales)]);
    table.edit(&Edit::SwapSeats(ONE, THREE)).expect("swapped");
    assert_eq!(picks(&table), [Some(Sales), None, None]);
    assert!(whole(&table));
    for _ in 0..2 {
        table.edit(&Edit::AddSeat).expect("a seat");
    }
    assert_eq!(table.edit(&Edit::AddSeat), Err(NotDone::TableFull));
}

/// What was seen and is no longer so is forgotten; the rest is kept.
#[test]
fn players_forget_what_an_edit_changed() {
    let mut table = empty(2);
    lay(&mut table, &[Spy, Boss, Sales], Place::DrawPile);
    lay(&mut table, &[Manager, Manager], Place::Hand(TWO));
    let mut file = table.file().clone();
    file.knowledge = vec![SeatKnowledge {
        seat: ONE,
        hands: vec![KnownHand {
            seat: TWO,
            cards: vec![Manager, Manager],
        }],
        pile: vec![Some(Sales), Some(Boss)],
        within_pile: vec![Spy],
    }];
    let mut table = Composition::new(file);
    let title = Edit::Title("Seen".to_owned());
    table.edit(&title).expect("a title");
    table
        .edit(&shift(Manager, Place::Hand(TWO), Place::DiscardPile))
        .expect("moved");
    let known = &table.file().knowledge[0];
    assert_eq!(known.hands[0].cards, [Manager]);
    assert_eq!(known.pile, [Some(Sales), Some(Boss)]);
    table
        .edit(&shift(Boss, Place::DrawPile, Place::Hand(ONE)))
        .expect("moved");
    let known = &table.file().knowledge[0];
    assert_eq!(
        (known.pile.as_slice(), known.within_pile.as_slice()),
        ([Some(Sales)].as_slice(), [Spy].as_slice())
    );
    table.edit(&Edit::Clear(Place::DrawPile)).expect("cleared");
    table.edit(&Edit::Clear(Place::Hand(TWO))).expect("cleared");
    assert!(table.file().knowledge.is_empty());
}
