//! The quiz: a round by keyboard, the reasons with their rules, the score kept.

use egui::{Key, Modifiers, Vec2};
use office21_app::command::QuizCommand;
use office21_app::quiz::{Cluster, QUESTIONS};
use office21_app::state::{Dialog, Round, Scope, Screen};

use super::Person;

const CTRL: Modifiers = Modifiers::COMMAND;
const DIGITS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
];

fn before_the_quiz() -> Person {
    let mut person = Person::sits_down();
    person.presses_with(CTRL, Key::Num6);
    assert_eq!(person.state().screen(), Screen::Quiz);
    person.must_read("So far: nothing answered.");
    person
}

/// The place of the right answer.
fn right(person: &mut Person) -> usize {
    let round = person.state().quiz().round();
    round
        .and_then(Round::asked)
        .expect("a question is asked")
        .right
}

#[test]
fn a_whole_round_by_keyboard() {
    let mut person = before_the_quiz();
    person.presses(Key::Enter);
    for at in 0..QUESTIONS.len() {
        let round = person.state().quiz().round().expect("a round");
        let (question, asked) = (round.question().expect("one"), round.asked().expect("one"));
        let (asked, decides) = (asked.clone(), question.decides);
        person.must_read(&asked.text);
        assert_eq!(round_of(&mut person), (at, at));
        person.must_not_read("What decides:");
        person.presses(Key::Enter);
        assert_eq!(round_of(&mut person), (at, at), "an answer is awaited");
        person.presses(DIGITS[asked.right]);
        person.must_read("Right.");
        person.must_read(decides.sentence());
        person.must_read(&asked.reasons[0].text);
        person.presses(Key::Enter);
    }
    let all = QUESTIONS.len();
    person.must_read(&format!(
        "All questions: {all} of {all} right. Best whole round: {all} of {all}."
    ));
    person.presses(Key::Enter);
    person.must_read(&format!("So far: {all} of {all} answers right."));
}

/// How many are answered, and how many of them right.
fn round_of(person: &mut Person) -> (usize, usize) {
    let round = person.state().quiz().round().expect("a round");
    (round.answered(), round.right())
}

#[test]
fn wrong_answers_are_told_and_come_again() {
    let mut person = before_the_quiz();
    person.clicks("Questions: Director");
    let count = Scope::Cluster(Cluster::Director).count(person.state().quiz().score());
    for at in 0..count {
        let right = right(&mut person);
        let choose = if at == 0 {
            usize::from(right == 0)
        } else {
            right
        };
        person.clicks(&format!("Answer {}:...", choose + 1));
        if at == 0 {
            person.must_read("Wrong: ");
        }
        person.clicks("Next...");
    }
    person.must_read(&format!("Director: {} of {count} right.", count - 1));
    person.clicks("Those answered wrong: 1");
    assert_eq!(person.state().quiz().round().map(Round::len), Some(1));
    let right = right(&mut person);
    person.presses(DIGITS[right]);
    person.presses(Key::Enter);
    person.must_read("Answered wrong: 1 of 1 right.");
    person.finds("Those answered wrong: 0");
}

#[test]
fn the_reasons_lead_to_the_rules_and_back_to_the_question() {
    let mut person = before_the_quiz();
    person.clicks("Questions: Spies");
    person.presses(Key::Num1);
    let round = person.state().quiz().round().expect("a round");
    let question = round.question().expect("one");
    person.clicks(&format!("Rule {}", question.decides));
    assert_eq!(person.state().screen(), Screen::Rules);
    person.clicks("Back to the quiz");
    assert_eq!(person.state().screen(), Screen::Quiz);
    person.must_read("What decides:");
    person.clicks("Rule on this");
    assert_eq!(person.state().screen(), Screen::Rulings);
    let there = person.state().table_here().expect("a table");
    assert_eq!(there.draft, question.table.draft);
    person.presses_with(CTRL, Key::Num6);
    person.must_read("What decides:");
}

#[test]
fn the_score_is_there_again_after_a_restart_and_is_forgotten_when_asked() {
    let mut person = before_the_quiz();
    person.presses(Key::Enter);
    let right = right(&mut person);
    person.presses(DIGITS[right]);
    person.clicks("Leave the round");
    person.must_read("So far: 1 of 1 answers right.");
    let mut person = person.comes_back();
    person.presses_with(CTRL, Key::Num6);
    person.must_read("So far: 1 of 1 answers right.");
    person.clicks("Start again…");
    assert!(matches!(person.state().dialog(), Some(Dialog::Question(_))));
    person.clicks("Cancel");
    person.must_read("So far: 1 of 1 answers right.");
    person.clicks("Start again…");
    person.clicks("Forget the score");
    person.must_read("So far: nothing answered.");
    let mut person = person.comes_back();
    person.presses_with(CTRL, Key::Num6);
    person.must_read("So far: nothing answered.");
}

#[test]
fn every_question_has_names_of_its_own_in_a_small_window() {
    let mut person = Person::sits_down_before(Vec2::new(1000.0, 640.0));
    person.presses_with(CTRL, Key::Num6);
    super::names::every_name_is_its_own(&person);
    person.presses(Key::Enter);
    for _ in 0..QUESTIONS.len() {
        super::names::every_name_is_its_own(&person);
        person.does(QuizCommand::Choose(0).into());
        super::names::every_name_is_its_own(&person);
        person.does(QuizCommand::Next.into());
    }
    super::names::every_name_is_its_own(&person);
}

#[test]
fn how_far_one_is_stands_clear_of_the_title() {
    let mut person = Person::sits_down_before(Vec2::new(1000.0, 640.0));
    person.presses_with(CTRL, Key::Num6);
    for cluster in Cluster::ALL {
        person.does(QuizCommand::Begin(Scope::Cluster(cluster)).into());
        let title = person.finds(cluster.title()).rect;
        let count = person.finds("Question 1 of...").rect;
        assert!(!title.intersects(count), "{}", cluster.title());
        person.does(QuizCommand::Leave.into());
    }
}
