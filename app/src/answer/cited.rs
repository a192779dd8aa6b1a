//! The rules an answer rests on, and where the rulebook is silent.

use std::collections::BTreeSet;

use office21::rulebook::{self, Readings, Rule};
use serde::Serialize;

use super::Line;

/// A rule that is cited, in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cited {
    /// Its id.
    pub rule: Rule,
    /// Clause, ruling or reading.
    pub origin: Origin,
    /// What it says.
    pub sentence: &'static str,
    /// Of a reading: the one in force.
    pub in_force: Option<&'static str>,
}

/// [`rulebook::Origin`] as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// A sentence of the rulebook.
    Clause,
    /// An answer to a question the rulebook leaves open.
    Ruling,
    /// A ruling that tables play in more than one way.
    Reading,
}

impl Cited {
    fn of(rule: Rule, readings: Readings) -> Self {
        Self {
            rule,
            origin: match rule.origin() {
                rulebook::Origin::Clause => Origin::Clause,
                rulebook::Origin::Ruling => Origin::Ruling,
                rulebook::Origin::Reading => Origin::Reading,
            },
            sentence: rule.sentence(),
            in_force: in_force(rule, readings).map(|(name, _)| name),
        }
    }

    /// These rules in the order of the rulebook, each once.
    pub(super) fn all(rules: impl IntoIterator<Item = Rule>, readings: Readings) -> Vec<Self> {
        let rules: BTreeSet<Rule> = rules.into_iter().collect();
        rules
            .into_iter()
            .map(|rule| Self::of(rule, readings))
            .collect()
    }
}

/// Those that are no clause of the rulebook.
pub(super) fn silent(rules: &[Cited]) -> Vec<Rule> {
    let open = |cited: &&Cited| cited.origin != Origin::Clause;
    rules.iter().filter(open).map(|cited| cited.rule).collect()
}

/// The reading of this rule that is in force: its name, and what it says.
pub(super) fn in_force(rule: Rule, readings: Readings) -> Option<(&'static str, &'static str)> {
    let question = Readings::QUESTIONS
        .iter()
        .position(|(_, of, _)| *of == rule)?;
    let place = readings.choice(question)?;
    let (_, _, names) = Readings::QUESTIONS.get(question)?;
    Some((names.get(place)?, Readings::sentence(question, place)?))
}

/// That the rulebook leaves open what these rules decide, if any of them is no clause of it.
pub(super) fn silence(rules: impl IntoIterator<Item = Rule>, readings: Readings) -> Option<Line> {
    let open = |rule: &Rule| rule.origin() != rulebook::Origin::Clause;
    let rules: BTreeSet<Rule> = rules.into_iter().filter(open).collect();
    if rules.is_empty() {
        return None;
    }
    let reading = |&rule: &Rule| {
        let field = Readings::QUESTIONS.iter().find(|(_, of, _)| *of == rule)?.0;
        let (name, _) = in_force(rule, readings)?;
        Some(format!("the reading {field}: {name}"))
    };
    let mut decide: Vec<String> = rules.iter().filter_map(reading).collect();
    match rules.len() - decide.len() {
        0 => {}
        1 => decide.push("a ruling".to_owned()),
        _ => decide.push("rulings".to_owned()),
    }
    let verb = if rules.len() == 1 {
        "decides"
    } else {
        "decide"
    };
    let who = decide.join(" and ");
    Some(Line {
        text: format!("The rulebook is silent or unclear here: {who} {verb}."),
        rules: rules.into_iter().collect(),
    })
}
