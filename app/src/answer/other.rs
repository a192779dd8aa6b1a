//! The readings that are not in force, and what they would change, side by side.

use super::speech::small;
use office21::play::Action;
use office21::rulebook::{Readings, Rule};
use office21::table::{Draft, Fault, Position, Seats, Turn};
use office21::text::{notation, words};
use serde::Serialize;

use super::{Case, Line, Total, cited, compare};

/// A reading that is not in force, and what it would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Other {
    /// The question: `swapped_taxman`.
    pub field: &'static str,
    /// The other reading: `Lapses`.
    pub reading: &'static str,
    /// What it says.
    pub sentence: &'static str,
    /// The reading in force: `Holder`.
    pub in_force: &'static str,
    /// What that one says.
    pub in_force_sentence: &'static str,
    /// The rule that asks the question.
    pub rule: Rule,
    /// Why this table would not be lawful under it; then there is nothing to compare.
    pub faults: Vec<Line>,
    /// What would not be the same.
    pub differences: Vec<Difference>,
}

/// Something that is not the same under two readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// After which actions; empty: here, before anything is done.
    pub deeds: Vec<Deed>,
    /// With the reading in force.
    pub here: Side,
    /// With the other one.
    pub there: Side,
}

/// An action, or several that follow each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deed {
    /// In the words that programs rely on.
    pub actions: Vec<String>,
    /// In the words of buttons: `Play Sales, then swap for Taxman of Anton`.
    pub label: String,
    /// The first of them as data.
    #[serde(skip)]
    pub first: Option<Action>,
}

/// What is so under one reading and not under the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Whether the action is legal; `true` where none is asked about.
    pub legal: bool,
    /// What is said on this side alone.
    pub lines: Vec<Line>,
    /// The totals after it.
    pub totals: Vec<Total>,
    /// Who has won then, or would win if nobody changed anything.
    pub winners: Option<Seats>,
}

/// A table under a reading that is not in force.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    pub(super) question: usize,
    pub(super) place: usize,
    pub(super) table: Result<Position, Vec<Fault>>,
}

/// The same table under every reading that is not in force.
pub(super) fn alternatives(position: &Position) -> Vec<Alternative> {
    let in_force = position.readings();
    let questions = Readings::QUESTIONS.iter().enumerate();
    let others = questions.flat_map(|(question, (_, _, names))| {
        let other = move |&place: &usize| Some(place) != in_force.choice(question);
        let places = (0..names.len()).filter(other);
        places.map(move |place| (question, place))
    });
    let alternative = |(question, place)| {
        let mut draft = position.to_draft();
        draft.readings.choose(question, place);
        judge_anew(&mut draft);
        Alternative {
            question,
            place,
            table: draft.into_position(),
        }
    };
    others.map(alternative).collect()
}

/// Of a game that is over: the same end may be won by somebody else.
fn judge_anew(draft: &mut Draft) {
    if let Turn::Over { result } = draft.turn {
        let results = draft.results();
        if !results.contains(&result)
            && let Some(&other) = results.iter().find(|other| other.end == result.end)
        {
            draft.turn = Turn::Over { result: other };
        }
    }
}

/// Every reading that would change what may be done here, what follows from it, or who wins.
pub(super) fn all(case: &Case) -> Vec<Other> {
    others(case, |there| compare::everything(case, there))
}

/// Every reading that would change the answer to this action.
pub(super) fn of(case: &Case, action: Action) -> Vec<Other> {
    others(case, |there| compare::one(case, there, action))
}

fn others(case: &Case, compare: impl Fn(&Position) -> Vec<Difference>) -> Vec<Other> {
    let other = |alternative: &Alternative| {
        let &(field, rule, names) = Readings::QUESTIONS.get(alternative.question)?;
        let (in_force, in_force_sentence) = cited::in_force(rule, case.position.readings())?;
        let (faults, differences) = match &alternative.table {
            Ok(there) => (Vec::new(), compare(there)),
            Err(faults) => {
                let lines = faults.iter().map(|fault| fault_line(case, fault));
                (lines.collect(), Vec::new())
            }
        };
        let something = !(faults.is_empty() && differences.is_empty());
        something.then_some(Other {
            field,
            reading: names.get(alternative.place)?,
            sentence: Readings::sentence(alternative.question, alternative.place)?,
            in_force,
            in_force_sentence,
            rule,
            faults,
            differences,
        })
    };
    case.alternatives().iter().filter_map(other).collect()
}

fn fault_line(case: &Case, fault: &Fault) -> Line {
    Line {
        text: format!(
            "The position would not be lawful: {}",
            words::fault(fault, case.names())
        ),
        rules: fault.rule().into_iter().collect(),
    }
}

/// The rules of those among these readings that would change the answer to this action.
pub(super) fn changing(readings: &[Other], action: Action) -> Vec<Rule> {
    let about = |other: &&Other| other.is_about(action);
    let about = readings.iter().filter(about);
    about.map(|other| other.rule).collect()
}

impl Other {
    /// Whether it would change the answer to this action.
    pub(super) fn is_about(&self, action: Action) -> bool {
        let about = |deed: &Deed| deed.first == Some(action);
        self.differences
            .iter()
            .any(|found| found.deeds.iter().any(about))
    }

    /// What the side is called of the reading in force, and by that of the other one.
    pub const SIDES: [&'static str; 2] = ["In force", "Another reading"];

    /// The question that tables answer in more than one way.
    pub fn question(&self) -> &'static str {
        self.rule
            .asked()
            .map_or(self.rule.sentence(), |asked| asked.question)
    }

    /// What the two readings say, the one in force first.
    pub fn sentences(&self) -> [String; 2] {
        let [here, there] = Self::SIDES;
        [
            format!("{here}: {}", self.in_force_sentence),
            format!("{there}: {}", self.sentence),
        ]
    }

    /// Every rule this rests on.
    pub(super) fn cite(&self, rules: &mut Vec<Rule>) {
        rules.push(self.rule);
        let sides = self
            .differences
            .iter()
            .flat_map(|one| [&one.here, &one.there]);
        let lines = sides.flat_map(|side| &side.lines).chain(&self.faults);
        rules.extend(lines.flat_map(|line| line.rules.iter().copied()));
    }
}

impl Difference {
    /// What it is about: `Play Sales; play Boss`.
    pub fn about(&self) -> String {
        let labels: Vec<&str> = self.deeds.iter().map(|deed| &*deed.label).collect();
        if labels.is_empty() {
            "As the table is".to_owned()
        } else {
            labels.join("; ")
        }
    }
}

impl Deed {
    pub(super) const fn none() -> Self {
        Self {
            actions: Vec::new(),
            label: String::new(),
            first: None,
        }
    }

    /// This, and then that action at this position.
    pub(super) fn then(&self, position: &Position, action: Action, case: &Case) -> Self {
        let label = words::action(action, case.names());
        let mut actions = self.actions.clone();
        actions.push(notation::write(position, action));
        Self {
            actions,
            label: if self.label.is_empty() {
                label
            } else {
                format!("{}, then {}", self.label, small(&label))
            },
            first: self.first.or(Some(action)),
        }
    }
}
