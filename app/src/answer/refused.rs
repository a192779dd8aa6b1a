use office21::play::{Action, Refusal};
use office21::rulebook::{Readings, Rule};
use office21::ruling::Change;
use office21::text::{notation, words};
use serde::Serialize;

use super::{Case, Line, cited};

/// An action that is not legal, why, and what would make it legal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// In the words that programs rely on.
    pub action: String,
    /// In the words of a button.
    pub label: String,
    /// The same as data.
    #[serde(skip)]
    pub deed: Action,
    /// The rule that says no.
    pub rule: Rule,
    /// Why, in a sentence.
    pub message: String,
    /// A reading under which it would be legal: `director_own_hand: Yes`.
    pub legal_if: Option<String>,
    /// Its question, and what it says.
    #[serde(skip)]
    pub legal_if_words: Option<String>,
    /// The smallest single change of the table after which it would be legal.
    pub change: Option<ChangeAnswer>,
    /// Where the rulebook leaves open why not.
    pub silent: Option<Line>,
}

/// A change of the table, as data and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChangeAnswer {
    /// As data.
    #[serde(flatten)]
    pub what: Change,
    /// In words: `if no Manager stood in Doris's office`.
    pub message: String,
}

impl Refused {
    /// The answer to a refusal of this case.
    pub fn of(case: &Case, refusal: Refusal) -> Self {
        let names = case.names();
        let (legal_if, legal_if_words) = legal_under(case, refusal.action).unzip();
        let change = |found: &office21::ruling::LegalIf| ChangeAnswer {
            what: found.change,
            message: words::change(&found.change, names),
        };
        Self {
            action: notation::write(&case.position, refusal.action),
            label: words::action(refusal.action, names),
            deed: refusal.action,
            rule: refusal.rule,
            message: words::refusal(&refusal, names),
            legal_if,
            legal_if_words,
            change: case.remedies().legal_if(refusal.action).map(change),
            silent: cited::silence([refusal.rule], case.position.readings()),
        }
    }

    /// What would make it legal, in sentences.
    pub fn remedies(&self) -> String {
        let change = match &self.change {
            Some(change) => format!("It would be legal {}.", change.message),
            None => "No single change of the table would make it legal.".to_owned(),
        };
        match &self.legal_if_words {
            Some(reading) => format!("{change} Another reading allows it: {reading}"),
            None => change,
        }
    }

    /// Also these rules decide, because another reading of them would change the answer.
    pub(super) fn decided_by(&mut self, rules: &[Rule], case: &Case) {
        let all = std::iter::once(self.rule).chain(rules.iter().copied());
        self.silent = cited::silence(all, case.position.readings());
    }

    /// Every rule this rests on.
    pub(super) fn cite(&self, rules: &mut Vec<Rule>) {
        rules.push(self.rule);
        rules.extend(self.silent.iter().flat_map(|line| line.rules.clone()));
    }
}

/// The reading under which this refused action would be legal, if there is one: as files call it, and in words.
fn legal_under(case: &Case, action: Action) -> Option<(String, String)> {
    let legal = case.alternatives().iter().find(|other| {
        let table = other.table.as_ref();
        table.is_ok_and(|table| table.refusal(action).is_none())
    })?;
    let (field, rule, values) = Readings::QUESTIONS.get(legal.question)?;
    let sentence = Readings::sentence(legal.question, legal.place)?;
    Some((
        format!("{field}: {}", values.get(legal.place)?),
        cited::answered(*rule, sentence),
    ))
}
