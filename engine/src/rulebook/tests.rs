//! The ids and sentences in code and those in docs/rulebook.md and docs/rulings.md are the same.

use std::collections::BTreeMap;
use std::path::Path;

use super::{Origin, Readings, Rule};
use crate::material::Employee;

/// Clauses which a ruling makes exact: they stand in both documents.
const IN_BOTH: [Rule; 3] = [Rule::SetupRedeal, Rule::LoveChoice, Rule::LoveNext];

fn doc(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(name);
    match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

/// The id in backticks which this text begins with, and what follows it.
fn leading_id(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('`')?.split_once('`')
}

/// The rule with this id, which stands in a document.
fn cited(id: &str, place: &str) -> Rule {
    Rule::from_id(id).unwrap_or_else(|| panic!("{place} cites `{id}`, which no rule has"))
}

/// What stands in docs/rulebook.md: a line for each clause.
fn clauses(text: &str) -> BTreeMap<Rule, &str> {
    let mut found = BTreeMap::new();
    for (id, sentence) in text
        .lines()
        .filter_map(|line| line.strip_prefix("- ").and_then(leading_id))
    {
        let before = found.insert(cited(id, "rulebook.md"), sentence.trim());
        assert_eq!(before, None, "rulebook.md has `{id}` twice");
    }
    found
}

/// What stands in docs/rulings.md: a section for each ruling, the sentence in a line of its own.
fn rulings(text: &str) -> BTreeMap<Rule, &str> {
    let mut found = BTreeMap::new();
    for section in text.split("\n### ").skip(1) {
        let section = section.split("\n## ").next().unwrap_or(section);
        let Some((id, body)) = leading_id(section) else {
            panic!("a heading of rulings.md has no id: {section}")
        };
        let before = found.insert(cited(id, "rulings.md"), body);
        assert_eq!(before, None, "rulings.md has `{id}` twice");
    }
    found
}

fn is_kebab(word: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && part
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    word.contains('-') && word.split('-').all(part)
}

#[test]
fn ids_are_unique_and_from_id_inverts_id() {
    let mut ids: Vec<_> = Rule::ALL.iter().map(|rule| rule.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Rule::ALL.len());
    for &rule in Rule::ALL {
        assert_eq!(Rule::from_id(rule.id()), Some(rule));
    }
    assert_eq!(Rule::from_id("no-such-rule"), None);
}

#[test]
fn sentences_are_whole_and_fit_a_tooltip() {
    for &rule in Rule::ALL {
        let sentence = rule.sentence();
        assert!(
            sentence.starts_with(char::is_uppercase),
            "{rule}: {sentence}"
        );
        assert!(sentence.ends_with('.'), "{rule}: {sentence}");
        assert!(
            !sentence.contains(['|', '`', '*', '_', '\n']),
            "{rule}: {sentence}"
        );
        assert!(
            sentence.len() <= 300 || rule == Rule::SwappedTaxman,
            "{rule}: {sentence}"
        );
        let unnamed = rule.origin() == Origin::Reading && !sentence.contains(", the default:");
        assert!(!unnamed, "{rule} does not name its default: {sentence}");
    }
}

#[test]
fn the_rulebook_retells_every_clause() {
    let text = doc("rulebook.md");
    let clauses = clauses(&text);
    for &rule in Rule::ALL {
        let expected = (rule.origin() == Origin::Clause).then(|| rule.sentence());
        assert_eq!(clauses.get(&rule).copied(), expected, "rulebook.md: {rule}");
    }
}

#[test]
fn the_rulings_answer_every_question() {
    let text = doc("rulings.md");
    let rulings = rulings(&text);
    for &rule in Rule::ALL {
        let expected = rule.origin() != Origin::Clause || IN_BOTH.contains(&rule);
        let found = rulings.get(&rule);
        assert_eq!(found.is_some(), expected, "rulings.md: {rule}");
        if let Some(body) = found {
            assert!(
                body.lines().any(|line| line == rule.sentence()),
                "rulings.md: {rule} does not say: {}",
                rule.sentence()
            );
        }
    }
}

#[test]
fn the_rulings_name_every_reading() {
    let text = doc("rulings.md");
    let rulings = rulings(&text);
    for (question, (field, rule, names)) in Readings::QUESTIONS.iter().enumerate() {
        let body = rulings.get(rule).copied().unwrap_or_default();
        assert!(
            body.contains(&format!("| reading of `{field}` |")),
            "rulings.md: {rule}, {field}"
        );
        for (place, name) in names.iter().enumerate() {
            let default = if place == 0 { " (default)" } else { "" };
            let sentence = Readings::sentence(question, place).unwrap_or_default();
            let row = format!("| `{name}`{default} | {sentence} |");
            assert!(
                body.contains(&row),
                "rulings.md: {rule} lacks the row {row}"
            );
        }
    }
}

#[test]
fn the_docs_cite_only_rules_that_exist() {
    for name in ["rulebook.md", "rulings.md"] {
        for line in doc(name).lines() {
            assert_eq!(line.matches('`').count() % 2, 0, "{name}: {line}");
            for word in line
                .split('`')
                .skip(1)
                .step_by(2)
                .filter(|word| is_kebab(word))
            {
                cited(word, name);
            }
        }
    }
}

#[test]
fn the_rulebook_lists_the_material() {
    let text = doc("rulebook.md");
    for kind in Employee::ALL {
        let row = format!("| {kind} | {} | {} |", kind.profit(), kind.copies());
        assert!(text.contains(&row), "rulebook.md lacks the row {row}");
    }
}
