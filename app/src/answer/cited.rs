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
    /// What that one says.
    #[serde(skip)]
    pub in_force_sentence: Option<&'static str>,
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
        let in_force = in_force(rule, readings);
        Self {
            rule,
            origin: match rule.origin() {
                rulebook::Origin::Clause => Origin::Clause,
                rulebook::Origin::Ruling => Origin::Ruling,
                rulebook::Origin::Reading => Origin::Reading,
            },
            sentence: rule.sentence(),
            in_force: in_force.map(|(name, _)| name),
            in_force_sentence: in_force.map(|(_, sentence)| sentence),
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
        let (_, sentence) = in_force(rule, readings)?;
        Some(answered(rule, sentence))
    };
    let answers: Vec<String> = rules.iter().filter_map(reading).collect();
    let kinds = [
        (answers.len(), "a reading", "readings"),
        (rules.len() - answers.len(), "a ruling", "rulings"),
    ];
    let who = kinds.iter().filter_map(|&(count, one, many)| match count {
        0 => None,
        1 => Some(one),
        _ => Some(many),
    });
    let who = who.collect::<Vec<&str>>().join(" and ");
    let verb = if rules.len() == 1 {
        "decides"
    } else {
        "decide"
    };
    let head = format!("The rulebook is silent or unclear here: {who} {verb}.");
    Some(Line {
        text: std::iter::once(head)
            .chain(answers)
            .collect::<Vec<String>>()
            .join(" "),
        rules: rules.into_iter().collect(),
    })
}

/// The question of this rule, and what a reading says to it.
pub(super) fn answered(rule: Rule, sentence: &str) -> String {
    match rule.asked() {
        Some(asked) => format!("{} {sentence}", asked.question),
        None => sentence.to_owned(),
    }
}
