//! The questions are sound: the engine has one answer to each, and gives the rule that the question names.

use std::collections::{BTreeMap, BTreeSet};

use office21::rulebook::{Readings, Rule};

use super::{Asked, Cluster, Kind, QUESTIONS, Question, SHELVES, question, read};

fn put(question: &Question) -> Asked {
    let put = question.put();
    put.unwrap_or_else(|fault| panic!("{}: {fault}", question.id))
}

#[test]
fn every_file_is_read_and_there_is_one_for_each_cluster() {
    let mut clusters = Vec::new();
    for (name, text) in SHELVES {
        let questions = read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(questions.len() >= 3, "{name}");
        clusters.extend(questions.first().map(|question| question.cluster));
    }
    assert_eq!(clusters, Cluster::ALL);
    assert!(QUESTIONS.len() >= 48, "{}", QUESTIONS.len());
    let titles: BTreeSet<_> = Cluster::ALL.map(Cluster::title).into();
    assert_eq!(titles.len(), Cluster::ALL.len());
}

/// The folder holds the files named here and no other.
#[test]
fn no_file_is_left_out() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/quiz/questions");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("the folder of the questions")
        .filter_map(|file| file.expect("a file").file_name().into_string().ok())
        .collect();
    let named: BTreeSet<String> = SHELVES
        .iter()
        .map(|(name, _)| format!("{name}.ron"))
        .collect();
    assert_eq!(files, named);
}

/// What is wrong with a question, in words.
fn unsound(question: &Question) -> Vec<String> {
    let faults = question.table.draft.faults();
    let asked = match question.put() {
        Ok(asked) => asked,
        Err(fault) => return vec![format!("{fault} {faults:?}")],
    };
    let mut wrong = Vec::new();
    let mut must = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    let options: BTreeSet<&String> = asked.options.iter().collect();
    let count = asked.options.len();
    must(
        options.len() == count,
        format!("the same option twice: {options:?}"),
    );
    must((2..=6).contains(&count), format!("{count} options"));
    must(asked.right < count, "no option is right".to_owned());
    must(asked.text.ends_with('?'), asked.text.clone());
    must(
        asked.cites(question.decides),
        format!("{} is not cited: {:?}", question.decides, asked.reasons),
    );
    for &rule in &question.also {
        must(!asked.cites(rule), format!("{rule} is cited anyway"));
    }
    wrong
}

#[test]
fn every_question_has_one_right_answer_and_the_engine_cites_its_rule() {
    let wrong = QUESTIONS.iter().flat_map(|question| {
        let told = move |fault: String| format!("{}: {fault}", question.id);
        unsound(question).into_iter().map(told)
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_kind_occurs_and_no_answer_can_be_guessed() {
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut places: BTreeMap<(Kind, usize), usize> = BTreeMap::new();
    let mut rules: BTreeSet<Rule> = BTreeSet::new();
    let mut nobody = 0;
    for question in QUESTIONS.iter() {
        let asked = put(question);
        *kinds.entry(question.ask.kind()).or_default() += 1;
        *places
            .entry((question.ask.kind(), asked.right))
            .or_default() += 1;
        rules.insert(question.decides);
        nobody += usize::from(asked.options[asked.right].starts_with("Nobody yet"));
    }
    assert!(
        kinds.len() == 3 && kinds.values().all(|&count| count >= 10),
        "{kinds:?}"
    );
    for (kind, count) in kinds {
        // Yes and no both, and no place of an option that is nearly always the right one.
        let most = (0..6).filter_map(|at| places.get(&(kind, at))).max();
        assert!(
            most.is_some_and(|&most| most * 3 <= count * 2),
            "{kind:?}: {places:?}"
        );
    }
    assert!(nobody >= 2, "{nobody}");
    assert!(rules.len() >= 30, "{}", rules.len());
}

/// Where another reading holds, it makes the difference.
#[test]
fn a_reading_decides_where_it_is_not_the_default() {
    let mut count = 0;
    for question in QUESTIONS.iter() {
        let readings = question.table.draft.readings;
        if readings == Readings::default() {
            continue;
        }
        count += 1;
        let mut plain = question.clone();
        plain.table.draft.readings = Readings::default();
        let (here, there) = (put(question), put(&plain));
        assert_eq!(here.options, there.options, "{}", question.id);
        assert_ne!(here.right, there.right, "{}", question.id);
        assert!(here.notes.len() > there.notes.len(), "{}", question.id);
    }
    assert!(count >= 5, "{count}");
}

#[test]
fn what_the_cards_do_not_show_is_noted() {
    let asked = put(question("first-two-at-21").expect("it is shipped"));
    let notes: Vec<&str> = asked.notes.iter().map(|line| line.text.as_str()).collect();
    let order = "The present totals were reached in this order: Anton, then Jacky, then Christa.";
    assert_eq!(notes, [order]);
    let asked = put(question("refills-taxman-removed").expect("it is shipped"));
    assert_eq!(asked.notes[0].text, "Refills are over.");
    let asked = put(question("readings-spy-stays").expect("it is shipped"));
    assert!(
        asked.notes[0]
            .text
            .starts_with("Here another reading holds. Can an Assistant")
    );
}

#[test]
fn no_two_questions_are_the_same() {
    for (at, one) in QUESTIONS.iter().enumerate() {
        assert_eq!(question(&one.id), Some(one));
        for other in &QUESTIONS[..at] {
            assert_ne!(one.id, other.id);
            let same = one.table.draft == other.table.draft && one.ask == other.ask;
            assert!(!same, "{} is {}", one.id, other.id);
        }
    }
}

/// A question whose options do not hold is never put: it says what is wrong with it.
#[test]
fn an_unsound_question_is_not_put() {
    let sound = question("love-parting").expect("it is shipped");
    let changed = |from: &str, to: &str| {
        let text = SHELVES
            .iter()
            .find(|(name, _)| *name == "love")
            .expect("a shelf")
            .1;
        assert!(text.contains(from), "{from}");
        let questions = read(&text.replace(from, to)).expect("it is read");
        let changed = questions
            .into_iter()
            .find(|question| question.id == sound.id);
        changed.expect("it is there").put()
    };
    assert!(sound.put().is_ok());
    let none = changed(
        "[Up(3, Boss)], [NobodyTurns], [Discarded(Boss)]",
        "[NobodyTurns], [Discarded(Boss)]",
    );
    assert_eq!(none, Err("no option is right".to_owned()));
    let two = changed("[Up(3, Boss)], [NobodyTurns]", "[Up(3, Boss)], [GoesOn]");
    assert_eq!(two, Err("several options are right".to_owned()));
    let faults = changed("face_down: [Secretary]", "face_down: [Sales]");
    assert_eq!(faults, Err("its table is not lawful".to_owned()));
}

#[test]
fn a_shelf_is_read_strictly() {
    let text = SHELVES[0].1;
    for (from, to, says) in [
        ("cluster", "kluster", "kluster"),
        (
            "decides: \"setup-tie\"",
            "decides: \"setup-knot\"",
            "setup-knot",
        ),
        ("AnotherRound", "OneMoreRound", "OneMoreRound"),
        ("ask:", "answer: \"Anton\", ask:", "answer"),
    ] {
        let error = read(&text.replacen(from, to, 1)).expect_err("it is refused");
        assert!(error.to_string().contains(says), "{error}");
    }
}
#[test]
fn where_another_reading_would_differ_it_is_said() {
    let asked = put(question("director-own-hand").expect("it is shipped"));
    let besides: Vec<&str> = asked
        .besides
        .iter()
        .map(|line| line.text.as_str())
        .collect();
    let here = "a reading decides. May a Director look at the hand of the player who played it? No: one looks";
    assert!(besides[0].contains(here), "{besides:?}");
    assert!(
        besides[1].contains("any one player's hand may be looked at"),
        "{besides:?}"
    );
    assert_eq!(asked.besides[1].rules, [Rule::DirectorOwnHand]);
    let asked = put(question("cleaner-director").expect("it is shipped"));
    assert_eq!(asked.besides, []);
    assert!(asked.reasons[1].text.starts_with("No single change"));
}
