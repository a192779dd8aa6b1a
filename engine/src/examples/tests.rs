use std::collections::BTreeSet;
use std::path::Path;

use super::{ALL, COUNT, Example};
use crate::rulebook::Rule;
use crate::text::notation;

#[test]
fn every_example_is_read_and_lawful_and_says_what_happens() {
    assert_eq!(ALL.len(), COUNT);
    for example in ALL.iter() {
        let name = example.name;
        let position = example.file().draft.clone().into_position();
        let position = position.unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let first = notation::read(&position, &example.file().names(), example.actions[0]);
        assert!(
            first.is_ok_and(|action| position.refusal(action).is_none()),
            "{name}"
        );
        assert!(
            !example.title().is_empty() && example.text().ends_with('.'),
            "{name}"
        );
        assert_eq!(Example::named(name), Some(example));
    }
    assert_eq!(Example::named("10"), None);
    let titles: BTreeSet<_> = ALL.iter().map(Example::title).collect();
    assert_eq!(titles.len(), COUNT);
}

/// The folder holds the files named here and no other.
#[test]
fn no_file_is_left_out() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/examples");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("the folder of the examples")
        .filter_map(|file| file.expect("a file").file_name().into_string().ok())
        .filter_map(|name| Some(name.strip_suffix(".o21.ron")?.to_owned()))
        .collect();
    let named: BTreeSet<String> = ALL.iter().map(|example| example.name.to_owned()).collect();
    assert_eq!(files, named);
}

/// docs/rulebook.md tells each example under its number and cites the same rules there.
#[test]
fn the_rulebook_cites_the_same_rules() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rulebook.md");
    let doc = std::fs::read_to_string(path).expect("the rulebook");
    let (_, chapter) = doc
        .split_once("\n## Worked examples\n")
        .expect("the chapter");
    let mut told = 0;
    for section in chapter.split("\n### ").skip(1) {
        let number = section.split('.').next().expect("a number");
        let cited: BTreeSet<&str> = section
            .split_once("Rules:")
            .expect("its rules")
            .1
            .split('`')
            .skip(1)
            .step_by(2)
            .collect();
        let of_number: Vec<_> = ALL
            .iter()
            .filter(|example| example.name.trim_start_matches(number).len() < example.name.len())
            .collect();
        let shown: BTreeSet<&str> = of_number
            .iter()
            .flat_map(|example| example.rules)
            .map(|rule| rule.id())
            .collect();
        assert_eq!(cited, shown, "example {number}");
        told += of_number.len();
    }
    assert_eq!(told, COUNT);
}

#[test]
fn a_rule_finds_its_examples() {
    let names = |rule| {
        Example::showing(rule)
            .map(|example| example.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        names(Rule::SpiesWin),
        ["3-fifth-spy", "5-spies-beat-twenty-one"]
    );
    assert!(names(Rule::Repetition).is_empty());
}
