use office21::material::Employee;
use office21::play::{Event, Happening};
use office21::table::{Outcome, Position, Step, Victory};

use super::*;

/// The game step by step: the position before each action, and what happened.
fn played() -> Vec<(Position, Vec<Event>)> {
    let mut position = game().start;
    let mut played = Vec::new();
    for &action in &game().actions {
        let (before, mut events) = (position, Vec::new());
        position.advance(action, &mut events).expect("it is legal");
        played.push((before, events));
    }
    played
}

fn outcome() -> Outcome {
    let last = game().position_after(game().actions.len());
    last.expect("it replays").outcome().expect("it is over")
}

#[test]
fn the_game_is_played_to_its_end_and_the_learner_wins() {
    let read = record::read(include_bytes!("first.o21game.ron")).expect("it reads");
    assert_eq!(read.problem, None);
    let outcome = outcome();
    assert_eq!(outcome.victory, Victory::SuccessfulOperations);
    assert!(outcome.winners.has(LEARNER) && outcome.winners.len() == 1);
}

#[test]
fn each_lesson_begins_where_the_learner_comes_to_a_turn_and_the_last_after_it() {
    let played = played();
    let begins: Vec<usize> = (0..played.len())
        .filter(|&at| {
            let before = played[at].0;
            before.decider() == Some(LEARNER) && matches!(before.step(), Step::Setup | Step::Play)
        })
        .collect();
    let (last, others) = LESSONS.split_last().expect("there are lessons");
    assert_eq!(others.iter().map(|l| l.from).collect::<Vec<_>>(), begins);
    let own = |at: &usize| played[*at].0.decider() == Some(LEARNER);
    assert_eq!((0..played.len()).filter(own).max(), Some(last.from - 1));
    assert_eq!((lesson_at(0), lesson_at(2), lesson_at(3)), (0, 0, 1));
    assert_eq!(lesson_at(game().actions.len()), LESSONS.len() - 1);
}

#[test]
fn every_employee_is_played_and_what_the_lessons_say_happens() {
    let played = played();
    let all: Vec<Action> = game().actions.clone();
    for kind in Employee::ALL {
        let shown = [Action::Play(kind), Action::Pick(kind)];
        assert!(all.iter().any(|action| shown.contains(action)), "{kind:?}");
    }
    let cites = |from: usize, to: usize, rule: Rule| {
        let mut events = played[from..to].iter().flat_map(|(_, events)| events);
        events.any(|event| event.rule == rule)
    };
    // While a lesson lasts, or just before it, what it explains has happened.
    for (lesson, rule) in [
        (1, Rule::SetupLowestStarts),
        (2, Rule::CleanerManager),
        (3, Rule::LovePair),
        (4, Rule::AuditDue),
        (4, Rule::AuditCalledOff),
        (5, Rule::LoveParting),
        (5, Rule::RecordProfitAnyTime),
        (7, Rule::DirectorLook),
        (8, Rule::SalesSwap),
        (9, Rule::Operations21),
    ] {
        let from = LESSONS[lesson - 1].from;
        let to = LESSONS
            .get(lesson + 1)
            .map_or(played.len(), |next| next.from);
        assert!(cites(from, to, rule), "{}: {rule}", LESSONS[lesson].title);
    }
}

/// The numbers in the words are those on the table.
#[test]
fn the_totals_that_are_named_are_true() {
    let at = |lesson: usize| played()[LESSONS[lesson].from].0;
    let total = |lesson: usize, seat: usize| at(lesson).total(Seat::ALL[seat]).to_string();
    assert_eq!(total(3, 2), "17");
    assert_eq!((total(4, 1), total(4, 0)), ("1".to_owned(), "1".to_owned()));
    assert_eq!(total(5, 2), "16");
    assert_eq!(total(8, 0), "19");
    let out = played().into_iter().flat_map(|(_, events)| events);
    let out = out.filter_map(|event| match event.what {
        Happening::Eliminated { seat, total } => Some((seat, total.to_string())),
        _ => None,
    });
    assert_eq!(out.collect::<Vec<_>>(), [(Seat::ALL[2], "22".to_owned())]);
}

#[test]
fn the_words_are_short() {
    for lesson in LESSONS {
        assert!(!lesson.rules.is_empty() && lesson.title.len() < 24);
        let words = lesson.says.split_whitespace().count();
        assert!(
            (25..=62).contains(&words),
            "{}: {words} words",
            lesson.title
        );
        assert!(!lesson.says.contains("  "), "{}", lesson.title);
    }
}

#[test]
fn a_path_ends_where_another_action_was_taken() {
    let all = game().actions.clone();
    assert_eq!(on_the_path(all.iter().copied()), all.len());
    assert_eq!(on_the_path(all[..5].iter().copied()), 5);
    let mut other = all.clone();
    other[3] = Action::Play(Employee::Operator);
    assert_eq!(on_the_path(other), 3);
    assert_eq!(on_the_path([]), 0);
}
