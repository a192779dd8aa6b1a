use super::{Names, event, fault, refusal, turn};
use crate::material::Employee;
use crate::play::{Action, Event, Happening, Target};
use crate::rulebook::{Readings, Rule};
use crate::table::{Chance, Draft, Fault, Place, Position, Seat, SeatDraft, Seats, Turn};
use crate::text::{file, notation};

/// What the events of these actions say, the next turn begun where one is finished.
fn told(text: &str, actions: &[&str]) -> Vec<String> {
    let file = file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let names = file.names();
    let position = file.draft.into_position();
    let mut position = position.unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut events = Vec::new();
    for words in actions {
        let action = notation::read(&position, &names, words);
        let action = action.unwrap_or_else(|error| panic!("{words}: {error}"));
        assert_eq!(position.advance(action, &mut events), Ok(()), "{words}");
    }
    events.iter().map(|what| event(what, &names)).collect()
}

const AUDIT: &str = r#"(
    format: 1,
    players: [
        (name: "Anton", office: [Assistant, Taxman, Sales], hand: [Spy, Cleaner], total_since: 3),
        (name: "Jacky", office: [Manager, Director], hand: [Spy, Operator], total_since: 4),
        (name: "Christa", office: [Sales, Director], hand: [Spy, Operator], total_since: 5),
        (name: "Doris", office: [Cleaner, Manager, Sales], hand: [Cleaner, Taxman, Boss], total_since: 2),
    ],
    turn: Play(seat: 4),
    draw_pile: Rest(seed: 7),
)"#;

#[test]
fn a_tied_audit_is_told_step_by_step() {
    let expected = [
        "Doris plays Cleaner.",
        "Sales leaves Doris's office for the discard pile.",
        "Doris 7.5 → 5",
        "Anton's turn begins.",
        "Lowest profit: Anton 5, Doris 5 (Christa 10, Jacky 11).",
        "Fewest cards in the office: Anton 3, Doris 3.",
        "Highest single card: Doris 4 (Anton 3).",
        "Tax audit: Doris wins by creative accounting.",
    ];
    assert_eq!(told(AUDIT, &["play Cleaner", "remove Sales 4"]), expected);
}

#[test]
fn a_second_taxman_is_told() {
    let expected = [
        "Doris plays Taxman.",
        "Taxman leaves Anton's office for the discard pile.",
        "A tax audit is due when Doris's turn begins.",
        "Anton's turn begins.",
        "Anton draws Secretary.",
    ];
    assert_eq!(told(AUDIT, &["play Taxman"]), expected);
}

#[test]
fn everything_in_random_games_has_words() {
    let names = Names::new(&["Anton".to_owned(), " ".to_owned()]);
    assert_eq!(
        (names.of(Seat::ALL[0]), names.of(Seat::ALL[1])),
        ("Anton", "Seat 2")
    );
    let sentence = |text: String| {
        let whole = text.ends_with('.') || text.contains(" → ");
        assert!(whole && text.starts_with(char::is_uppercase), "{text}");
    };
    let mut chance = Chance(3);
    for seed in 0..40 {
        let mut position = Position::deal(2 + seed as usize % 4, seed, Readings::default());
        while let actions = position.actions()
            && !actions.is_empty()
        {
            sentence(turn(&position.turn(), &names));
            for action in unlikely() {
                if let Some(no) = position.refusal(action) {
                    sentence(refusal(&no, &names));
                }
            }
            let mut events = Vec::new();
            position.carry_out(actions[chance.below(actions.len())], &mut events);
            for what in &events {
                sentence(event(what, &names));
                sentence(event(&what.told_to(Seat::ALL[4]), &names));
            }
        }
        sentence(turn(&position.turn(), &names));
    }
}

fn unlikely() -> Vec<Action> {
    let mut actions = vec![
        Action::Pass,
        Action::Begin,
        Action::Keep,
        Action::Look(Seat::ALL[0]),
    ];
    for employee in Employee::ALL {
        let target = Target {
            seat: Seat::ALL[1],
            employee,
            face_down: false,
        };
        actions.extend([Action::Play(employee), Action::Discard(employee)]);
        actions.extend([
            Action::Remove(target),
            Action::Swap(target),
            Action::TakeBack(target),
            Action::Love(target),
        ]);
    }
    actions
}

#[test]
fn faults_have_words() {
    let mut chance = Chance(8);
    let names = Names::default();
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..3000 {
        let mut draft = Draft::empty(if seed % 50 == 0 { 1 } else { 3 });
        draft.tray.clear();
        for kind in crate::material::Cards::deck().iter() {
            let at = chance.below(draft.seats.len());
            let part: &mut SeatDraft = &mut draft.seats[at];
            match chance.below(9) {
                0 => part.hand.add(kind),
                1 if seed % 2 == 0 => part.office.add(kind),
                2 if kind.is_lover() || seed % 7 == 0 => part.face_down.add(kind),
                3 if seed % 5 == 0 => draft.tray.push(kind),
                _ => draft.draw_pile.push(kind),
            }
        }
        let seat = Seat::ALL[chance.below(4)];
        draft.seats[0].eliminated = chance.below(4) == 0;
        draft.refills_over = chance.below(4) == 0;
        draft.audit_of = (chance.below(4) == 0).then_some(seat);
        draft.turn = match chance.below(6) {
            0 => Turn::Play { seat },
            1 => Turn::Sales { seat },
            2 => Turn::Love { seat },
            3 => Turn::DirectorDiscard { seat, hand: seat },
            4 => Turn::Setup {
                round: chance.below(5) as u8,
                picks: [None; 3].into_iter().collect(),
            },
            _ => Turn::SetupLove { round: 2, seat },
        };
        for wrong in draft.faults() {
            seen.insert(wrong.id());
            let text = fault(&wrong, &names);
            assert!(
                text.ends_with('.') && text.contains(' '),
                "{wrong:?}: {text}"
            );
        }
    }
    assert!(seen.len() >= 20, "{seen:?}");
}

#[test]
fn cards_too_many_and_lovers_that_change_offices_are_told() {
    let names = Names::default();
    let employee = Employee::Boss;
    let many = Fault::TooManyCards { employee, cards: 3 };
    assert_eq!(
        fault(&many, &names),
        "There are 3 Boss cards; the game has 2."
    );
    let (from, to) = (Place::FaceDown(Seat::ALL[0]), Place::FaceDown(Seat::ALL[1]));
    let what = Happening::Moved {
        employee: Some(employee),
        from,
        to,
    };
    let seen_by = Seats::first(2);
    let told = Event {
        rule: Rule::SalesSwap,
        what,
        seen_by,
    };
    assert_eq!(
        event(&told, &names),
        "Boss moves face-down from Seat 1's office to Seat 2's."
    );
}
