//! The ids and sentences in code and those in docs/rulebook.md and docs/rulings.md are the same.

use std::collections::BTreeMap;
use std::path::Path;

use super::{Chapter, Origin, RULEBOOK, RULINGS, Readings, Rule, SMALLER_POINTS};
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
    assert_eq!(ron::from_str("\"spies-win\""), Ok(Rule::SpiesWin));
    assert!(ron::from_str::<Rule>("\"no-such-rule\"").is_err());
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
            let source = Readings::source(question, place).unwrap_or_default();
            let row = format!("| `{name}`{default} | {sentence} | {source} |");
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

/// The blocks of a text in Markdown, each on one line.
fn blocks(text: &str) -> impl Iterator<Item = String> {
    let blocks = text.split("\n\n").map(str::trim);
    blocks
        .filter(|block| !block.is_empty())
        .map(|block| block.split('\n').collect::<Vec<_>>().join(" "))
}

/// A chapter as the code has it, block by block as the document should say it.
fn told(chapter: &Chapter, rule: impl Fn(Rule) -> Vec<String>) -> Vec<String> {
    let mut blocks = vec![format!("## {}", chapter.title)];
    for section in chapter.sections {
        blocks.extend([section.title, section.text].map(str::to_owned));
        blocks.extend(section.rules.iter().flat_map(|&one| rule(one)));
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// What a document says from its first chapter up to this heading, block by block, without tables.
fn said(doc: &str, end: &str) -> Vec<String> {
    let start = doc.find("\n## ").expect("a chapter");
    let end = doc.find(end).expect("the last chapter");
    blocks(&doc[start..end])
        .filter(|block| !block.starts_with('|'))
        .collect()
}

#[test]
fn the_chapters_of_the_rulebook_are_those_of_the_document() {
    let doc = doc("rulebook.md");
    let mut said: Vec<String> = Vec::new();
    for block in self::said(&doc, "\n## Worked examples\n") {
        // A list is one block there and a rule each here; a heading of either kind is a title here.
        let list = block
            .strip_prefix("- ")
            .map(|list| list.split(" - `").enumerate());
        match list {
            Some(items) => said.extend(items.map(|(at, item)| {
                if at == 0 {
                    item.to_owned()
                } else {
                    format!("`{item}")
                }
            })),
            None => said.push(
                block
                    .strip_prefix("### ")
                    .unwrap_or(block.trim_end_matches(':'))
                    .to_owned(),
            ),
        }
    }
    let one = |rule: Rule| vec![format!("`{rule}` {}", rule.sentence())];
    let told: Vec<String> = RULEBOOK
        .iter()
        .flat_map(|chapter| told(chapter, one))
        .collect();
    same(&told, &said);
}

#[test]
fn the_chapters_of_the_rulings_are_those_of_the_document() {
    let doc = doc("rulings.md");
    let said: Vec<String> = said(&doc, "\n## Smaller points\n")
        .iter()
        .map(|block| {
            if block.starts_with("###") {
                block.clone()
            } else {
                block.replace('`', "")
            }
        })
        .collect();
    let one = |rule: Rule| {
        let asked = rule
            .asked()
            .unwrap_or_else(|| panic!("{rule} answers no question"));
        let mut blocks = vec![
            format!("### `{rule}`"),
            format!("*{}*", asked.question),
            rule.sentence().to_owned(),
        ];
        blocks.extend((!asked.remark.is_empty()).then(|| asked.remark.to_owned()));
        blocks
            .extend((!asked.source.is_empty()).then(|| format!("Source: {}", small(asked.source))));
        blocks
    };
    let told: Vec<String> = RULINGS
        .iter()
        .flat_map(|chapter| told(chapter, one))
        .collect();
    same(&told, &said);
}

#[track_caller]
fn same(told: &[String], said: &[String]) {
    for (told, said) in told.iter().zip(said) {
        assert_eq!(told, said);
    }
    assert_eq!(told.len(), said.len());
}

/// With a small letter first.
fn small(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    format!("{}{rest}", first.to_lowercase())
}

#[test]
fn the_smaller_points_are_those_of_the_document() {
    let doc = doc("rulings.md");
    let (_, chapter) = doc
        .split_once("\n## Smaller points\n")
        .expect("the chapter");
    let said: Vec<String> = chapter
        .split("\n- ")
        .skip(1)
        .flat_map(|point| blocks(&point.replace("\n  ", " ")).collect::<Vec<_>>())
        .collect();
    assert_eq!(SMALLER_POINTS, said);
}

/// A clause stands in one chapter of the rulebook, everything else in one of the rulings.
#[test]
fn every_rule_stands_in_its_chapter() {
    let count = |book: &[Chapter], rule: Rule| {
        let sections = book.iter().flat_map(|chapter| chapter.sections);
        sections
            .filter(|section| section.rules.contains(&rule))
            .count()
    };
    for &rule in Rule::ALL {
        let clause = rule.origin() == Origin::Clause;
        assert_eq!(count(RULEBOOK, rule), usize::from(clause), "{rule}");
        let ruled = !clause || IN_BOTH.contains(&rule);
        assert_eq!(count(RULINGS, rule), usize::from(ruled), "{rule}");
        assert_eq!(rule.asked().is_some(), ruled, "{rule}");
    }
}
