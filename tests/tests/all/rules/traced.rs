//! Every rule is named by a test, and every test here names a rule.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use office21::rulebook::{Origin, Rule};

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

/// The tests of this folder by file and name, with the rules each names.
fn all_tests() -> BTreeMap<(String, String), BTreeSet<Rule>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/rules");
    let mut all = BTreeMap::new();
    for file in std::fs::read_dir(&folder).expect("the folder of this file") {
        let path = file.expect("a file of this folder").path();
        if path.ends_with("traced.rs") {
            continue;
        }
        let stem = path.file_stem().expect("it has a name").to_string_lossy();
        let text = std::fs::read_to_string(&path).expect("a text");
        for (name, rules) in tests_of(&text) {
            all.insert((stem.to_string(), name), rules);
        }
    }
    all
}

#[test]
fn every_rule_is_named_by_a_test_and_every_test_names_one() {
    let mut unnamed: BTreeSet<Rule> = Rule::ALL.iter().copied().collect();
    for ((file, name), rules) in all_tests() {
        assert!(!rules.is_empty(), "{file}: {name} names no rule");
        unnamed.retain(|rule| !rules.contains(rule));
    }
    assert!(unnamed.is_empty(), "rules without a test: {unnamed:?}");
}

/// The table of clauses, and the changes of the code that tests of theirs have noticed.
const TABLE: &str = "../docs/verification-clauses.md";
const NOTICED: &str = "tests/all/rules/noticed.txt";

/// By rule: a change of the engine, and the test naming the rule that failed by it.
fn noticed() -> BTreeMap<Rule, (String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(NOTICED);
    let text = std::fs::read_to_string(path).expect("a text");
    let line = |line: &str| {
        let parts: Vec<&str> = line.split('\t').collect();
        let [id, change, name] = parts[..] else {
            panic!("three parts: {line}");
        };
        let rule = Rule::from_id(id).expect("a rule");
        (rule, (change.to_owned(), name.to_owned()))
    };
    text.lines().map(line).collect()
}

/// What the tests of this folder noticed in a run of .ci/mutants, from its logs: for each rule the change under which
/// the fewest of them failed, one that names the rule among them.
fn noticed_in(folder: &Path) -> BTreeMap<Rule, (String, String)> {
    let tests = all_tests();
    let mut noticed: BTreeMap<Rule, (usize, String, String)> = BTreeMap::new();
    for log in logs(folder) {
        let text = String::from_utf8_lossy(&std::fs::read(log).expect("it reads")).into_owned();
        let change = text
            .lines()
            .find_map(|line| line.strip_prefix("*** engine/src/"));
        // As in `FAIL [   0.031s] ( 12/345) office21-tests::all rules::turn::refill`.
        let failed = |line: &str| {
            let line = line.trim_start().strip_prefix("FAIL [")?;
            let (_, name) = line.split_once("office21-tests::all rules::")?;
            let (file, name) = name.split_once("::")?;
            Some((file.to_owned(), name.to_owned()))
        };
        let failed: Vec<(String, String)> = text.lines().filter_map(failed).collect();
        for test in &failed {
            for &rule in tests.get(test).into_iter().flatten() {
                let found = (
                    failed.len(),
                    change.unwrap_or_default().to_owned(),
                    format!("{}::{}", test.0, test.1),
                );
                let best = noticed.entry(rule).or_insert_with(|| found.clone());
                *best = found.min(best.clone());
            }
        }
    }
    let shown = |(rule, (_, change, test))| (rule, (change, test));
    noticed.into_iter().map(shown).collect()
}

/// The logs of all parts of a run.
fn logs(folder: &Path) -> Vec<PathBuf> {
    let list = |folder: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    let parts = list(folder);
    let mut logs: Vec<PathBuf> = parts
        .iter()
        .flat_map(|part| list(&part.join("mutants.out/log")))
        .collect();
    logs.sort();
    logs
}

/// The whole table as it should stand in the docs.
fn table() -> String {
    let (tests, noticed) = (all_tests(), noticed());
    let mut text = format!(
        "# Clauses and rulings, and their tests\n\n\
        Written by a test (`UPDATE_CLAUSES=1 cargo test -p office21-tests clauses`), which fails if it is not up to \
        date. Tests are named\nas `cargo test -p office21-tests rules::` runs them. \"Noticed\" is a change of the \
        code under which the test named there failed,\nfound by .ci/mutants ({} of {} rules so far).\n\n\
        | rule | says | tests | noticed |\n|---|---|---|---|\n",
        noticed.len(),
        Rule::ALL.len(),
    );
    for &rule in Rule::ALL {
        let names = tests.iter().filter(|(_, rules)| rules.contains(&rule));
        let names: Vec<String> = names
            .map(|((file, name), _)| format!("`{file}::{name}`"))
            .collect();
        let says = rule.sentence();
        let says = says.find(". ").map_or(says, |end| &says[..=end]);
        let change = noticed.get(&rule).map_or(String::new(), |(change, test)| {
            assert!(
                names.iter().any(|name| name.trim_matches('`') == test),
                "{test} does not name {rule}"
            );
            format!("{}: `{test}`", change.replace('|', "\\|"))
        });
        let page = match rule.origin() {
            Origin::Clause => "rulebook.md",
            Origin::Ruling | Origin::Reading => "rulings.md",
        };
        let names = names.join(" ");
        writeln!(text, "| [{rule}]({page}) | {says} | {names} | {change} |").expect("a text");
    }
    text
}

#[test]
fn the_table_of_clauses_is_up_to_date() {
    if let Some(folder) = std::env::var_os("MUTANTS") {
        let mut all = noticed();
        all.extend(noticed_in(Path::new(&folder)));
        let line = |(rule, (change, test)): (Rule, (String, String))| {
            format!("{rule}\t{change}\t{test}\n")
        };
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(NOTICED);
        let text: String = all.into_iter().map(line).collect();
        std::fs::write(path, text).expect("it is written");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE);
    let table = table();
    if std::env::var_os("UPDATE_CLAUSES").is_some() {
        std::fs::write(&path, &table).expect("it is written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == table,
        "docs/verification-clauses.md: UPDATE_CLAUSES=1 cargo test -p office21-tests clauses"
    );
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
