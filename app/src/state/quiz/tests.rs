use std::collections::BTreeSet;

use super::{Marks, Quiz, Round, Scope, Score};
use crate::quiz::{Cluster, QUESTIONS};

fn right(round: &Round) -> usize {
    round.asked().expect("a question is asked").right
}

/// Answers the question shown, and goes on.
fn answers(quiz: &mut Quiz, rightly: bool) {
    let right = right(quiz.round().expect("a round"));
    assert!(quiz.choose(if rightly {
        right
    } else {
        usize::from(right == 0)
    }));
    quiz.next();
}

#[test]
fn a_round_asks_every_question_once_in_an_order_of_its_own() {
    let mut orders = BTreeSet::new();
    for seed in 0..3 {
        let mut quiz = Quiz::default();
        quiz.begin(Scope::All, seed);
        let mut seen = Vec::new();
        while let Some(question) = quiz.round().and_then(Round::question) {
            seen.push(question.id.clone());
            answers(&mut quiz, true);
        }
        let ids: BTreeSet<&String> = seen.iter().collect();
        assert_eq!((ids.len(), seen.len()), (QUESTIONS.len(), QUESTIONS.len()));
        let round = quiz.round().expect("it has ended, and is shown");
        assert!(round.is_over() && round.right() == round.len());
        let all = u32::try_from(QUESTIONS.len()).expect("not many");
        let whole = Marks {
            right: all,
            of: all,
        };
        assert_eq!(quiz.score().best(Scope::All), Some(whole));
        assert_eq!(quiz.score().marks(None), whole);
        orders.insert(seen);
    }
    assert_eq!(orders.len(), 3);
    let mut again = Quiz::default();
    again.begin(Scope::All, 0);
    let first = again.round().and_then(Round::question).expect("one");
    assert!(orders.iter().any(|order| order[0] == first.id));
}

#[test]
fn an_answer_counts_once() {
    let mut quiz = Quiz::default();
    assert!(!quiz.choose(0), "nothing is asked");
    quiz.begin(Scope::Cluster(Cluster::Cleaner), 1);
    assert!(!quiz.choose(6), "there is no such option");
    quiz.next();
    assert_eq!(
        quiz.round().map(Round::answered),
        Some(0),
        "it waits for an answer"
    );
    let right = right(quiz.round().expect("a round"));
    assert!(quiz.choose(right));
    assert!(!quiz.choose(0), "it has been answered");
    let marks = Marks { right: 1, of: 1 };
    assert_eq!(quiz.score().marks(Some(Cluster::Cleaner)), marks);
    assert_eq!(quiz.score().marks(Some(Cluster::Spies)), Marks::default());
    assert!(quiz.file().is_some());
    quiz.leave();
    assert!(quiz.round().is_none() && quiz.file().is_none());
    assert_eq!(quiz.score().marks(None), marks, "what was answered counts");
    assert_eq!(quiz.score().best(Scope::Cluster(Cluster::Cleaner)), None);
}

#[test]
fn those_got_wrong_come_again_until_they_are_right() {
    let mut quiz = Quiz::default();
    quiz.begin(Scope::Wrong, 1);
    assert!(quiz.round().is_none(), "nothing is wrong yet");
    let scope = Scope::Cluster(Cluster::Spies);
    quiz.begin(scope, 1);
    let count = scope.count(quiz.score());
    for at in 0..count {
        answers(&mut quiz, at > 1);
    }
    assert_eq!(Scope::Wrong.count(quiz.score()), 2);
    let few = u32::try_from(count).expect("a few");
    let first = Marks {
        right: few - 2,
        of: few,
    };
    assert_eq!(quiz.score().best(scope), Some(first));
    quiz.begin(Scope::Wrong, 1);
    assert_eq!(quiz.round().map(Round::len), Some(2));
    answers(&mut quiz, true);
    answers(&mut quiz, false);
    assert_eq!(Scope::Wrong.count(quiz.score()), 1);
    assert_eq!(quiz.score().best(Scope::Wrong), None);
    quiz.begin(scope, 1);
    for _ in 0..count {
        answers(&mut quiz, false);
    }
    assert_eq!(
        quiz.score().best(scope),
        Some(first),
        "a worse round is not the best"
    );
    quiz.forget();
    assert!(quiz.score().is_empty());
}

#[test]
fn a_score_is_kept_as_it_is_and_questions_that_are_gone_do_not_count() {
    let mut score = Score::default();
    score.answer(&QUESTIONS[0].id, true);
    score.answer("a question of long ago", false);
    score.finish(Scope::All, 1, 2);
    let text = ron::to_string(&score).expect("it is written");
    assert_eq!(ron::from_str::<Score>(&text), Ok(score.clone()));
    assert_eq!(score.marks(None), Marks { right: 1, of: 1 });
    assert_eq!(Scope::Wrong.count(&score), 0);
}
