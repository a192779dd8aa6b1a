use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Scope;
use crate::quiz::{Cluster, QUESTIONS, Question};

/// How the questions of the quiz have been answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// By the id of the question.
    answers: BTreeMap<String, Answers>,
    /// The best whole rounds, by what they asked.
    best: BTreeMap<String, Marks>,
}

/// How one question has been answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Answers {
    right: u32,
    wrong: u32,
    /// Whether the last answer was wrong.
    last_wrong: bool,
}

/// So many right of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// Right answers.
    pub right: u32,
    /// All answers.
    pub of: u32,
}

impl Marks {
    /// Whether it is a better share of right answers, or the same share of more.
    fn beats(self, other: Self) -> bool {
        let (mine, theirs) = (
            u64::from(self.right) * u64::from(other.of),
            u64::from(other.right) * u64::from(self.of),
        );
        mine > theirs || mine == theirs && self.of > other.of
    }
}

impl Score {
    /// What a scope is called in the file; rounds of wrong answers have no best.
    fn key(scope: Scope) -> Option<String> {
        match scope {
            Scope::All => Some("All".to_owned()),
            Scope::Cluster(cluster) => Some(format!("{cluster:?}")),
            Scope::Wrong => None,
        }
    }

    /// All answers about one thing, or about everything.
    pub fn marks(&self, cluster: Option<Cluster>) -> Marks {
        let among = |question: &&Question| cluster.is_none_or(|one| question.cluster == one);
        let questions = QUESTIONS.iter().filter(among);
        let answers = questions.filter_map(|question| self.answers.get(&question.id));
        answers.fold(Marks::default(), |sum, one| Marks {
            right: sum.right.saturating_add(one.right),
            of: sum.of.saturating_add(one.right).saturating_add(one.wrong),
        })
    }

    /// The best whole round of these questions.
    pub fn best(&self, scope: Scope) -> Option<Marks> {
        self.best.get(&Self::key(scope)?).copied()
    }

    /// Whether the last answer to this question was wrong.
    pub fn is_wrong(&self, id: &str) -> bool {
        self.answers
            .get(id)
            .is_some_and(|answers| answers.last_wrong)
    }

    /// Whether nothing has been answered yet.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    pub(super) fn answer(&mut self, id: &str, right: bool) {
        let answers = self.answers.entry(id.to_owned()).or_default();
        let count = if right {
            &mut answers.right
        } else {
            &mut answers.wrong
        };
        *count = count.saturating_add(1);
        answers.last_wrong = !right;
    }

    pub(super) fn finish(&mut self, scope: Scope, right: usize, of: usize) {
        let (Some(key), Ok(right), Ok(of)) = (Self::key(scope), right.try_into(), of.try_into())
        else {
            return;
        };
        let marks = Marks { right, of };
        if self.best.get(&key).is_none_or(|best| marks.beats(*best)) {
            self.best.insert(key, marks);
        }
    }
}
