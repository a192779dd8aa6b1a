//! Games played from tables laid out for them.

use std::path::PathBuf;

use office21::material::{Employee, Profit};
use office21::play::Action;
use office21::rulebook::Rule;
use office21::table::Seat;
use office21::text::file::PositionFile;
use office21_tests::{Table, table};

use super::*;
use crate::state::Opened;

/// A game from this table: who decides is called `You`.
fn at(table: Table) -> Bench {
    let position = table.position();
    let decider = position.decider().expect("somebody is to decide");
    let mut names: Vec<String> = ["Anton", "Jacky", "Christa", "Doris"]
        .map(str::to_owned)
        .to_vec();
    names.insert(decider.index(), "You".to_owned());
    names.truncate(position.players());
    let (text, path) = (
        PositionFile::of(&position, &names).to_ron(),
        PathBuf::from("laid.o21.ron"),
    );
    let mut bench = Bench::new();
    bench.push(Command::Loaded {
        opened: Opened::from_file(text.as_bytes(), &path),
        path,
    });
    bench
}

fn lines(lines: &[crate::state::Line]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    lines.join(" ")
}

#[test]
fn a_21_on_the_way_is_no_21() {
    let mut bench = at(table([
        "Director Director Manager | Sales Spy",
        "Cleaner Assistant | Spy Spy",
        "Spy | Operator",
    ])
    .play(1));
    bench.push(Command::Act(Action::Play(Employee::Sales)));
    let (own, shown) = (Seat::ALL[0], bench.game().shown());
    let part = shown.sight.seat(own).expect("it sits there");
    assert_eq!(part.total, Profit::from_halves(42));
    assert!(!part.at_21 && part.unsettled);
    assert_eq!(shown.standing.due, None);
    assert!(
        shown.standing.lines[0]
            .rules
            .contains(&Rule::TransientTotal)
    );
    let takes = |action: &Action| matches!(action, Action::Swap(target) if target.employee == Employee::Assistant);
    let swap = bench.choices().into_iter().find(takes).expect("it can");
    let preview = bench.game().preview_of(swap).expect("it can be done");
    let total = preview.totals.iter().find(|total| total.seat == own);
    let total = total.expect("it counts");
    assert_eq!(
        (total.before, total.after),
        (Profit::from_halves(36), Profit::from_halves(40))
    );
    assert!(!lines(&preview.lines).contains("21"), "{preview:?}");
}

/// A Boss whose love is still to be chosen lies face-down: it is in no total that could be counted back.
#[test]
fn a_boss_that_waits_for_love_changes_no_total() {
    let mut bench = at(table([
        "Director Sales | Boss Spy",
        "Secretary | Spy Spy",
        "Secretary Manager | Operator",
    ])
    .play(1));
    bench.push(Command::Act(Action::Play(Employee::Boss)));
    let choice = bench.choices()[0];
    assert!(matches!(choice, Action::Love(_)), "{choice:?}");
    let preview = bench.game().preview_of(choice).expect("it can be done");
    let own = preview
        .totals
        .iter()
        .find(|total| total.seat == Seat::ALL[0]);
    let ten = Profit::from_halves(20);
    assert!(
        own.is_none_or(|own| (own.before, own.after) == (ten, ten)),
        "{preview:?}"
    );
}

#[test]
fn a_21_that_an_effect_completes_stands() {
    let bench = at(table([
        "Director Director Manager Operator | Spy",
        "Cleaner Assistant | Spy Spy",
    ])
    .pending(Employee::Operator, 1));
    assert!(!bench.game().shown().sight.seats[0].at_21);
    let put_back = bench
        .game()
        .preview_of(Action::PutBack)
        .expect("it can be done");
    assert!(!lines(&put_back.lines).contains("21"), "{put_back:?}");
}

#[test]
fn the_end_says_whose_turn_and_whose_taxman_it_was_and_that_21_outranks() {
    let mut bench = at(table([
        "Manager | Operator Spy",
        "Taxman Assistant | Spy Spy",
        "Director Director Manager Sales | Operator",
    ])
    .audit_of(2)
    .play(1));
    bench.push(Command::Act(Action::Play(Employee::Spy)));
    let ending = bench.game().shown().ending.clone().expect("it is over");
    let told = lines(&ending.reasons);
    assert!(
        told.contains("Anton's turn began with the Taxman still in Anton's office"),
        "{told}"
    );
    let rules: Vec<Rule> = ending
        .reasons
        .iter()
        .flat_map(|line| line.rules.clone())
        .collect();
    assert!(
        rules.contains(&Rule::AuditDue) && rules.contains(&Rule::Audit21Outranks),
        "{told}"
    );
    assert!(!rules.contains(&Rule::Operations21), "{told}");
    assert_eq!(ending.headline.rules, [Rule::Audit21Outranks]);
}

#[test]
fn a_21_whose_turn_comes_after_an_audit_is_not_said_to_win_then() {
    let bench = at(table([
        "Sales | Spy Operator",
        "Taxman Assistant | Spy Spy",
        "Director Director Manager Sales | Operator",
    ])
    .audit_of(2)
    .play(1));
    let spy = Action::Play(Employee::Spy);
    let preview = bench.game().preview_of(spy).expect("it can be done");
    let told = lines(&preview.lines);
    assert!(told.contains("stays at 21."), "{told}");
    assert!(!told.contains("at 21 and wins"), "{told}");
}

#[test]
fn looking_back_shows_the_turn_of_the_moment() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(5), 4);
    let title = |bench: &Bench| {
        bench
            .game()
            .shown()
            .turn()
            .expect("there is one")
            .title
            .clone()
    };
    let now = title(&bench);
    bench.push(Command::First);
    assert_eq!(title(&bench), "Set-up");
    bench.push(Command::Now);
    assert_eq!(title(&bench), now);
    assert!(now.starts_with("Turn "), "{now}");
}

#[test]
fn a_key_counts_for_more_than_a_pointer_that_only_rests_somewhere() {
    let mut bench = at(table(["Sales | Operator Secretary Spy", "Manager | Spy"]).play(1));
    let rests = Action::Play(Employee::Secretary);
    let previewed = |bench: &Bench| bench.game().preview().map(|preview| preview.action);
    bench.push(Command::Point(Some(rests)));
    assert_eq!(previewed(&bench), Some(rests));
    bench.push(Command::FirstCard);
    bench.push(Command::NextTarget);
    let selected = bench.game().selected();
    assert!(selected.is_some() && selected != Some(rests));
    assert_eq!(previewed(&bench), selected);
    // The window has nothing new to tell of the pointer, and what it points at next counts again.
    assert_eq!(bench.game().under_pointer(), Some(rests));
    let other = Action::Play(Employee::Spy);
    bench.push(Command::Point(Some(other)));
    assert_eq!(previewed(&bench), Some(other));
}
