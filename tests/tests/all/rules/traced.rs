//! Every rule is named by a test, and every test here names a rule.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use office21::rulebook::Rule;

/// The rule whose id, in snake case, this name begins with; the longest of several.
fn named_by(name: &str) -> Option<Rule> {
    let named = |rule: &Rule| {
        let id = rule.id().replace('-', "_");
        let rest = name.strip_prefix(id.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    let rules = Rule::ALL.iter().copied().filter(named);
    rules.max_by_key(|rule| rule.id().len())
}

/// The rules of every test in this source text, by the test's name.
fn tests_of(text: &str) -> BTreeMap<String, BTreeSet<Rule>> {
    let mut tests = BTreeMap::new();
    let mut also = BTreeSet::new();
    let mut is_test = false;
    for line in text.lines() {
        if let Some(ids) = line.strip_prefix("/// Also:") {
            for id in ids.split('`').skip(1).step_by(2) {
                match Rule::from_id(id) {
                    Some(rule) => also.insert(rule),
                    None => panic!("no rule has the id `{id}`"),
                };
            }
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let name = rest.split('(').next().unwrap_or_default();
            if is_test {
                let mut rules = std::mem::take(&mut also);
                rules.extend(named_by(name));
                tests.insert(name.to_owned(), rules);
            }
            is_test = false;
            also.clear();
        }
    }
    tests
}

#[test]
fn every_rule_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/rules");
    let mut unnamed: BTreeSet<Rule> = Rule::ALL.iter().copied().collect();
    let files = std::fs::read_dir(&folder).expect("the folder of this file");
    for file in files {
        let path = file.expect("a file of this folder").path();
        if path.ends_with("traced.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a text");
        for (name, rules) in tests_of(&text) {
            let path = path.display();
            assert!(!rules.is_empty(), "{path}: {name} names no rule");
            unnamed.retain(|rule| !rules.contains(rule));
        }
    }
    assert!(unnamed.is_empty(), "rules without a test: {unnamed:?}");
}

#[test]
fn the_longest_id_counts() {
    assert_eq!(
        named_by("record_profit_any_time_x"),
        Some(Rule::RecordProfitAnyTime)
    );
    assert_eq!(named_by("record_profit_x"), Some(Rule::RecordProfit));
    assert_eq!(named_by("refills"), None);
    let text = "/// Also: `spy-hand`.\n#[test]\nfn refill() {\n}\nfn helper() {}\n";
    let rules = BTreeSet::from([Rule::SpyHand, Rule::Refill]);
    assert_eq!(
        tests_of(text),
        BTreeMap::from([("refill".to_owned(), rules)])
    );
}
