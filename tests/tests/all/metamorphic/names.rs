//! Other names: the same game, in the same words but for the names.

use office21::text::file::{self, PositionFile};
use office21::text::notation;
use office21::text::words::{self, Names};
use office21_tests::games::Step;

use super::{Seen, each_step, namable};

/// Names that are part of no other word.
const ONE: [&str; 5] = ["Qaxi", "Qexi", "Qixi", "Qoxi", "Quxi"];
const OTHER: [&str; 5] = ["Wazzo the Elder", "Wezzo", "W. Izzo", "Wozzo-Li", "Wüzzo"];

fn named(names: [&str; 5], players: usize) -> Vec<String> {
    names[..players]
        .iter()
        .map(|&name| name.to_owned())
        .collect()
}

/// The text with every name of the one kind replaced by that of the other.
fn renamed(text: &str) -> String {
    let pairs = ONE.into_iter().zip(OTHER);
    pairs.fold(text.to_owned(), |text, (one, other)| {
        text.replace(one, other)
    })
}

fn sentences(step: &Step, names: &Names) -> Vec<String> {
    let events = step.events.iter().map(|event| words::event(event, names));
    let refusals = namable(&step.before).step_by(11);
    let refusals = refusals.filter_map(|action| step.before.refusal(action));
    let refusals = refusals.map(|refusal| words::refusal(&refusal, names));
    let outcome = step.after.outcome();
    let outcome = outcome.map(|outcome| words::outcome(&outcome, names));
    let action = words::action(step.action, names);
    let turn = words::turn(&step.before.turn(), names);
    let all = events.chain(refusals).chain(outcome);
    all.chain([action, turn]).collect()
}

#[test]
fn other_names_change_nothing_but_names() {
    let mut seen = Seen::default();
    each_step(240, |step, _| {
        let players = step.before.players();
        let [one, other] = [ONE, OTHER].map(|names| named(names, players));
        let (old, new) = (Names::new(&one), Names::new(&other));
        let said: Vec<String> = sentences(step, &old).iter().map(|s| renamed(s)).collect();
        assert_eq!(said, sentences(step, &new));

        // Said with the name for the seat, it is the same action.
        let mut said = notation::write(&step.before, step.action);
        for (seat, name) in step.before.seats().into_iter().zip(&other) {
            said = said.replace(&seat.to_string(), name);
        }
        assert_eq!(
            notation::read(&step.before, &new, &said),
            Ok(step.action),
            "{said}"
        );
        seen.note(step);
        seen.count(if said.contains('W') {
            "named"
        } else {
            "not named"
        });
    });
    seen.assert_all(&["named", "cascade elimination", "love choice in set-up"]);
}

#[test]
fn a_file_with_other_names_holds_the_same_table() {
    each_step(24, |step, _| {
        let players = step.before.players();
        let files = [ONE, OTHER].map(|names| {
            let file = PositionFile::of(&step.before, &named(names, players));
            file::read(file.to_ron().as_bytes()).expect("a position")
        });
        let [one, other] = files;
        assert_eq!(one.draft, other.draft);
        assert_eq!(renamed(&one.to_ron()), other.to_ron());
        assert_eq!(other.names, named(OTHER, players));
    });
}
