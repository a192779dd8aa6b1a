use super::{ONE, THREE, TWO, Table, draft};
use crate::material::Cards;
use crate::material::Employee::{self, Boss, Director, Manager, Operator, Sales, Spy, Taxman};
use crate::play::Action;
use crate::rulebook::Readings;
use crate::table::{Chance, Position, Turn};
use crate::view::{Knowledge, KnowledgeError, View};

fn view() -> View {
    let seats: &[(&[_], &[_])] = &[
        (&[Manager], &[Operator, Spy]),
        (&[], &[Boss, Sales, Manager]),
        (&[], &[Taxman]),
    ];
    View::of(
        &draft(seats, Turn::Play { seat: ONE }, &[])
            .into_position()
            .unwrap(),
        ONE,
    )
}

fn hands(hands: &[&[Employee]]) -> Knowledge {
    Knowledge {
        hands: hands.iter().map(|hand| hand.to_vec()).collect(),
        ..Knowledge::default()
    }
}

fn pile(pile: &[Option<Employee>]) -> Knowledge {
    Knowledge {
        pile: pile.to_vec(),
        ..Knowledge::default()
    }
}

#[test]
fn knowledge_given_is_known_and_given_back() {
    let knowledge = Knowledge {
        hands: vec![vec![], vec![Sales, Boss], vec![Taxman]],
        pile: vec![None, Some(Director)],
        within_pile: vec![Boss],
    };
    let view = view().with_knowledge(&knowledge).unwrap();
    assert_eq!(view.known_hand(TWO), Cards::of(&[Boss, Sales]));
    assert_eq!(view.taxmen_at_most(TWO), 1);
    assert_eq!(view.known_hand(THREE), Cards::of(&[Taxman]));
    assert_eq!(view.within_pile(), Cards::of(&[Boss]));
    assert_eq!(view.knowledge(), knowledge);
    for seed in 0..50 {
        let sample = view.sample(&mut Chance(seed));
        view.fits(&sample).unwrap();
        assert_eq!(sample.draw_pile().nth(1), Some(Director));
        assert_eq!(sample.hand(THREE), Cards::of(&[Taxman]));
    }
}

#[test]
fn every_contradiction_is_an_error_with_its_numbers() {
    use KnowledgeError as E;
    let error = |knowledge: &Knowledge| view().with_knowledge(knowledge).unwrap_err();
    assert_eq!(
        error(&hands(&[&[], &[], &[], &[]])),
        E::NoSuchSeat {
            hands: 4,
            players: 3
        }
    );
    assert_eq!(error(&hands(&[&[Spy]])), E::OwnHand { seat: ONE });
    let too_small = E::HandTooSmall {
        seat: THREE,
        known: 2,
        cards: 1,
    };
    assert_eq!(error(&hands(&[&[], &[], &[Spy, Spy]])), too_small);
    let long = pile(&[Some(Spy); 40]);
    assert_eq!(
        error(&long),
        E::PileTooSmall {
            known: 40,
            cards: 37
        }
    );
    let spies = pile(&[Some(Spy); 5]);
    let too_many = E::TooMany {
        employee: Spy,
        known: 5,
        hidden: 4,
    };
    assert_eq!(error(&spies), too_many);
    assert_eq!(
        too_many.to_string(),
        "5 Spy cards are known, and only 4 are out of sight"
    );
}

#[test]
fn in_set_up_nobody_is_said_to_hold_a_taxman() {
    let view = View::of(&Position::deal(2, 5, Readings::default()), ONE);
    let error = view.with_knowledge(&hands(&[&[], &[Taxman]])).unwrap_err();
    assert_eq!(error, KnowledgeError::SetupTaxman { seat: TWO });
}

#[test]
fn what_is_being_looked_at_cannot_be_said_to_be_something_else() {
    let seats: &[(&[_], &[_])] = &[(&[], &[Operator, Director]), (&[], &[Boss, Sales])];
    let mut table = Table::of(&draft(seats, Turn::Play { seat: ONE }, &[Spy]));
    table.go(Action::Play(Operator));
    let looking = table.view(ONE).clone();
    let error = looking
        .clone()
        .with_knowledge(&pile(&[Some(Boss)]))
        .unwrap_err();
    assert_eq!(
        error,
        KnowledgeError::TopSeen {
            said: Boss,
            seen: Spy
        }
    );
    assert_eq!(
        looking.clone().with_knowledge(&Knowledge::default()),
        Ok(looking)
    );

    let mut table = Table::of(&draft(seats, Turn::Play { seat: ONE }, &[Spy]));
    table.go(Action::Play(Director));
    table.go(Action::Look(TWO));
    let looking = table.view(ONE).clone();
    let error = looking
        .clone()
        .with_knowledge(&hands(&[&[], &[Spy]]))
        .unwrap_err();
    assert_eq!(error, KnowledgeError::HandSeen { seat: TWO });
    let same = looking.clone().with_knowledge(&hands(&[&[], &[Boss]]));
    assert_eq!(same, Ok(looking));
}

#[test]
fn every_hidden_place_is_as_likely_as_another() {
    let view = view();
    // Two Bosses lie hidden in 41 places, three of which are the hand of seat 2; 38 ∙ 37 of 41 ∙ 40 pairs miss it.
    let places = view.pile_len() + view.hand_len(TWO) + view.hand_len(THREE);
    assert_eq!((view.unseen().count(Boss), places), (2, 41));
    let mut chance = Chance(3);
    let missed = (0..8200)
        .filter(|_| !view.sample(&mut chance).hand(TWO).has(Boss))
        .count();
    assert!((7030 - 150..7030 + 150).contains(&missed), "{missed}");
}
