//! The questions about rulings. A question is a table and something asked about it; what is right, and why, is worked
//! out by the engine each time it is asked.

mod ask;
mod claim;
mod reason;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use office21::rulebook::{Origin, Rule};
use office21::table::Position;
use office21::text::file::PositionFile;
use serde::{Deserialize, Serialize};

pub use ask::{Ask, Kind};
pub use claim::Claim;

use crate::answer::Line;

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their titles say it")]
pub enum Cluster {
    SetUp,
    Turn,
    Refills,
    Cleaner,
    Operator,
    Assistant,
    Sales,
    Manager,
    Love,
    Boss,
    Director,
    Audit,
    Spies,
    TwentyOne,
    First,
    Readings,
}

impl Cluster {
    /// All of them, in order.
    pub const ALL: [Self; 16] = [
        Self::SetUp,
        Self::Turn,
        Self::Refills,
        Self::Cleaner,
        Self::Operator,
        Self::Assistant,
        Self::Sales,
        Self::Manager,
        Self::Love,
        Self::Boss,
        Self::Director,
        Self::Audit,
        Self::Spies,
        Self::TwentyOne,
        Self::First,
        Self::Readings,
    ];

    /// In words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::SetUp => "Set-up",
            Self::Turn => "A turn",
            Self::Refills => "Refills and full employment",
            Self::Cleaner => "Cleaner",
            Self::Operator => "Operator",
            Self::Assistant => "Assistant",
            Self::Sales => "Sales",
            Self::Manager => "The Manager as a shield",
            Self::Love => "Love",
            Self::Boss => "Boss and Secretary",
            Self::Director => "Director",
            Self::Audit => "Taxman and audit",
            Self::Spies => "Spies",
            Self::TwentyOne => "21 and record profits",
            Self::First => "Who was first",
            Self::Readings => "Readings",
        }
    }
}

/// A question as it is kept: no answer stands in it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// What it is known by in the score.
    pub id: String,
    /// What it is about.
    #[serde(skip, default = "set_up")]
    pub cluster: Cluster,
    /// The rule that decides it; the engine's answer cites it.
    pub decides: Rule,
    /// Rules that help to understand the answer.
    #[serde(default)]
    pub also: Vec<Rule>,
    /// What is asked.
    pub ask: Ask,
    /// The table it is asked about.
    pub table: PositionFile,
}

/// A question as it is put, with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question in words.
    pub text: String,
    /// What one cannot see by looking at the cards: readings that are not the default, who stood first, refills.
    pub notes: Vec<Line>,
    /// The answers to choose from.
    pub options: Vec<String>,
    /// Which of them is right.
    pub right: usize,
    /// Why, in sentences.
    pub reasons: Vec<Line>,
    /// Where the rulebook leaves it open, and what other readings would change.
    pub besides: Vec<Line>,
}

impl Asked {
    /// Whether the reasons cite this rule, or it is a reading that is played differently here.
    pub fn cites(&self, rule: Rule) -> bool {
        let reading = rule.origin() == Origin::Reading;
        let notes = self.notes.iter().filter(|_| reading);
        notes
            .chain(&self.reasons)
            .any(|line| line.rules.contains(&rule))
    }
}

impl Question {
    /// The table, if it is lawful; the shipped ones are.
    pub fn position(&self) -> Option<Position> {
        self.table.draft.clone().into_position().ok()
    }

    /// The question in words with its answer, worked out.
    ///
    /// # Errors
    /// Why it cannot be asked: its table is not lawful, an action is not understood or not legal, or not exactly one
    /// option is right. No shipped question is like that.
    pub fn put(&self) -> Result<Asked, String> {
        ask::put(self)
    }
}

const fn set_up() -> Cluster {
    Cluster::SetUp
}

/// A file of questions.
#[derive(Deserialize)]
#[serde(rename = "Questions", deny_unknown_fields)]
struct Shelf {
    cluster: Cluster,
    questions: Vec<Question>,
}

macro_rules! shelves {
    ($($name:literal),*) => {
        const SHELVES: &[(&str, &str)] = &[
            $(($name, include_str!(concat!("questions/", $name, ".ron"))),)*
        ];
    };
}

shelves!(
    "set-up",
    "turn",
    "refills",
    "cleaner",
    "operator",
    "assistant",
    "sales",
    "manager",
    "love",
    "boss",
    "director",
    "audit",
    "spies",
    "twenty-one",
    "first",
    "readings"
);

/// Every question, cluster by cluster.
pub static QUESTIONS: LazyLock<Vec<Question>> = LazyLock::new(|| {
    let shelves = SHELVES.iter().map(|(_, text)| read(text));
    // The tests hold every file to be readable.
    shelves.flatten().flatten().collect()
});

fn read(text: &str) -> Result<Vec<Question>, ron::error::SpannedError> {
    let Shelf { cluster, questions } = ron::from_str(text)?;
    let shelved = |question| Question {
        cluster,
        ..question
    };
    Ok(questions.into_iter().map(shelved).collect())
}

/// The question with this id, if there is one.
pub fn question(id: &str) -> Option<&'static Question> {
    QUESTIONS.iter().find(|question| question.id == id)
}
