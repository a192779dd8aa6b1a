use super::{ONE, TWO, Table};
use crate::material::Employee;
use crate::play::Action;
use crate::rulebook::Readings;
use crate::table::{Position, Step};
use crate::view::View;

/// A game of two in which set-up is over after the first picks.
fn started() -> Table {
    let deals = (0..).map(|seed| Position::deal(2, seed, Readings::default()));
    let mut started = deals.filter_map(|position| {
        let views = position.seats().into_iter();
        let views = views.map(|seat| View::of(&position, seat)).collect();
        let mut table = Table { position, views };
        for _ in 0..2 {
            let action = table.position.actions()[0];
            table.go(action);
        }
        (table.position.step() == Step::Play).then_some(table)
    });
    started.next().unwrap()
}

#[test]
fn a_pick_is_hidden_from_the_others_until_all_have_picked() {
    let position = Position::deal(2, 1, Readings::default());
    let views = vec![View::of(&position, ONE), View::of(&position, TWO)];
    let mut table = Table { position, views };
    let action = table.position.actions()[0];
    let card = action.card().unwrap();
    table.go(action);
    assert_eq!(table.view(ONE).own_pick(), Some(card));
    assert_eq!(table.view(TWO).own_pick(), None);
    assert!(table.view(TWO).picked().has(ONE) && !table.view(TWO).picked().has(TWO));
    assert_eq!(table.view(TWO).hand_len(ONE), 2);
    assert_eq!(table.view(TWO).decider(), Some(TWO));
}

#[test]
fn hands_dealt_in_set_up_hold_no_taxman_and_each_hidden_card_drawn_may_be_one() {
    let mut table = started();
    let active = table.position.on_turn().unwrap();
    let other = if active == ONE { TWO } else { ONE };
    let bound = |table: &Table| table.view(other).taxmen_at_most(active);
    assert_eq!(table.view(active).taxmen_at_most(other), 0);
    assert_eq!(bound(&table), 1, "one card has been drawn");
    // Whatever is played without a choice: the hand keeps the card drawn, a Taxman played uses the bound up.
    let plays = table.position.playable(active).kinds();
    let quiet = plays.filter(|card| !matches!(card, Employee::Cleaner | Employee::Sales));
    let card = quiet.last().unwrap();
    table.go(Action::Play(card));
    let expected = u8::from(card != Employee::Taxman);
    assert_eq!(bound(&table), expected);
}

#[test]
fn a_hand_as_small_as_its_bound_keeps_no_higher_one() {
    let seats: &[(&[_], &[_])] = &[
        (&[Employee::Taxman], &[Employee::Boss]),
        (&[], &[Employee::Manager, Employee::Spy]),
        (&[], &[Employee::Manager]),
    ];
    let turn = crate::table::Turn::Play { seat: TWO };
    let mut draft = super::draft(seats, turn, &[]);
    draft.refills_over = true;
    let mut table = Table::of(&draft);
    assert_eq!(table.view(ONE).taxmen_at_most(TWO), 2);
    table.go(Action::Play(Employee::Manager));
    assert_eq!(table.view(ONE).taxmen_at_most(TWO), 1);
}
