//! docs/formats.md says what is so.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::laws::conceivable;
use crate::material::Employee::{Boss, Cleaner, Sales, Spy};
use crate::play::{Event, Silent};
use crate::rulebook::Readings;
use crate::ruling::Ruling;
use crate::table::{Chance, Position};
use crate::text::{code, file, record};

fn doc() -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/formats.md");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The blocks of this language.
fn blocks(doc: &str, language: &str) -> Vec<String> {
    let begin = format!("```{language}\n");
    let blocks = doc.split(&begin).skip(1);
    blocks
        .map(|rest| rest.split("```").next().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn the_examples_are_read() {
    let doc = doc();
    let ron = blocks(&doc, "ron");
    let position = file::read(ron[0].as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position.draft.faults(), []);
    let game = record::read(ron[1].as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((game.problem, game.record.actions.len()), (None, 3));
    let codes = blocks(&doc, "text");
    let code = codes.iter().find(|text| code::looks_like_code(text));
    let code = code.unwrap_or_else(|| panic!("there is no code"));
    assert_eq!(code::read(code).as_ref(), Ok(&position.draft));
    let pile: Vec<&str> = position
        .draft
        .draw_pile
        .iter()
        .take(5)
        .map(|kind| kind.name())
        .collect();
    assert!(doc.contains(&pile.join(", ")), "{pile:?}");
}

#[test]
fn the_shuffle_is_the_one_described() {
    let doc = doc();
    let mut chance = Chance(7);
    let mut list = [Spy, Cleaner, Sales, Boss];
    for i in (1..list.len()).rev() {
        let number = chance.clone().next_u64();
        let other = chance.below(i + 1);
        list.swap(i, other);
        let names: Vec<&str> = list.iter().map(|kind| kind.name()).collect();
        let row = format!(
            "| {i} | `0x{number:016X}` | {other} | {} |",
            names.join(", ")
        );
        assert!(doc.contains(&row), "{row}");
    }
    let mut shuffled = [Spy, Cleaner, Sales, Boss];
    Chance(7).shuffle(&mut shuffled);
    assert_eq!(shuffled, list);
}

/// The fields in backticks of each row of the tables: of events, or of changes, which the command line names.
fn described(doc: &str) -> BTreeMap<String, BTreeSet<String>> {
    let rows = doc.lines().filter_map(|line| {
        let mut cells = line.split('|').map(str::trim).skip(1);
        let name = cells.next()?.strip_prefix('`')?.strip_suffix('`')?;
        let fields = cells.next()?;
        // What stands in brackets is explained, not a field.
        let outside = fields
            .split('(')
            .map(|part| part.split(')').next_back().unwrap_or_default());
        let fields: String = outside.collect();
        let fields = fields.split('`').skip(1).step_by(2);
        Some((name.to_owned(), fields.map(str::to_owned).collect()))
    });
    rows.collect()
}

/// What is written has the fields described, and `besides` those that all have; returns its name.
fn check(
    written: &impl Serialize,
    besides: &[&str],
    described: &BTreeMap<String, BTreeSet<String>>,
) -> String {
    let value = serde_json::to_value(written).unwrap_or_else(|error| panic!("{error}"));
    let object = value.as_object().unwrap_or_else(|| panic!("{value}"));
    let name = object[besides[0]].as_str().unwrap_or_default().to_owned();
    let fields: BTreeSet<String> = object
        .keys()
        .filter(|key| !besides.contains(&key.as_str()))
        .cloned()
        .collect();
    let documented = described.get(&name).cloned().unwrap_or_default();
    assert_eq!(documented, fields, "{name}");
    name
}

#[test]
fn the_events_are_those_described() {
    let doc = doc();
    let (doc, _) = doc.split_once("## The command line").unwrap_or_default();
    let described = described(doc);
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        let mut readings = Readings::default();
        readings.choose(1, 1);
        let mut chance = Chance(seed);
        let mut position = Position::deal(2 + seed as usize % 4, seed, readings);
        while let actions = position.actions()
            && !actions.is_empty()
        {
            let mut events: Vec<Event> = Vec::new();
            position.carry_out(actions[chance.below(actions.len())], &mut events);
            let besides = ["event", "rule", "seen_by"];
            seen.extend(
                events
                    .iter()
                    .map(|event| check(event, &besides, &described)),
            );
        }
    }
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn the_changes_are_those_described() {
    let doc = doc();
    let (_, doc) = doc.split_once("## The command line").unwrap_or_default();
    let described = described(doc);
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut chance = Chance(seed);
        let mut position = Position::deal(2 + seed as usize % 4, seed, Readings::default());
        while let actions = position.actions()
            && !actions.is_empty()
        {
            let ruling = Ruling::of(&position);
            let told = conceivable().filter_map(|action| ruling.legal_if(action));
            seen.extend(told.map(|found| check(&found.change, &["change"], &described)));
            position.carry_out(actions[chance.below(actions.len())], &mut Silent);
        }
    }
    assert!(seen.len() > 3, "{seen:?}");
}
