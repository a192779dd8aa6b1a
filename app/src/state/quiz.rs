//! The quiz: the round being played, and the score kept.

mod score;
#[cfg(test)]
mod tests;

use office21::table::Chance;
use office21::text::file::PositionFile;

use crate::quiz::{Asked, Cluster, QUESTIONS, Question};

pub use score::{Marks, Score};

/// Which questions a round asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// All of them.
    All,
    /// Those about one thing.
    Cluster(Cluster),
    /// Those that were answered wrong the last time.
    Wrong,
}

impl Scope {
    /// In words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::All => "All questions",
            Self::Cluster(cluster) => cluster.title(),
            Self::Wrong => "Answered wrong",
        }
    }

    /// Whether a question is among them, by the score so far.
    fn has(self, question: &Question, score: &Score) -> bool {
        match self {
            Self::All => true,
            Self::Cluster(cluster) => question.cluster == cluster,
            Self::Wrong => score.is_wrong(&question.id),
        }
    }

    /// How many questions they are, by the score so far.
    pub fn count(self, score: &Score) -> usize {
        let has = |question: &&Question| self.has(question, score);
        QUESTIONS.iter().filter(has).count()
    }
}

/// A round being played.
#[derive(Clone, Debug)]
pub struct Round {
    scope: Scope,
    order: Vec<usize>,
    at: usize,
    asked: Option<Asked>,
    chosen: Option<usize>,
    right: usize,
}

impl Round {
    /// The questions of this scope in an order of their own, which the seed gives.
    fn begin(scope: Scope, so_far: &Score, seed: u64) -> Option<Self> {
        let questions = QUESTIONS.iter().enumerate();
        let chosen = questions.filter(|(_, question)| scope.has(question, so_far));
        let mut order: Vec<usize> = chosen.map(|(at, _)| at).collect();
        Chance(seed).shuffle(&mut order);
        let mut round = Self {
            scope,
            order,
            at: 0,
            asked: None,
            chosen: None,
            right: 0,
        };
        round.put();
        (!round.is_over()).then_some(round)
    }

    /// Puts the question at the place reached.
    fn put(&mut self) {
        // The tests hold every shipped question to be sound.
        self.asked = self.question().and_then(|question| question.put().ok());
        self.chosen = None;
    }

    /// Which questions it asks.
    pub const fn scope(&self) -> Scope {
        self.scope
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// How many have been answered.
    pub fn answered(&self) -> usize {
        self.at + usize::from(self.chosen.is_some())
    }

    /// How many of them right.
    pub const fn right(&self) -> usize {
        self.right
    }

    /// Whether every question has been answered and looked at.
    pub fn is_over(&self) -> bool {
        self.at >= self.order.len()
    }

    /// The question shown.
    pub fn question(&self) -> Option<&'static Question> {
        QUESTIONS.get(*self.order.get(self.at)?)
    }

    /// The same in words, with its options and its answer.
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// The option that was chosen.
    pub const fn chosen(&self) -> Option<usize> {
        self.chosen
    }
}

/// The quiz.
#[derive(Debug, Default)]
pub struct Quiz {
    round: Option<Round>,
    score: Score,
}

impl Quiz {
    /// With the score that was kept.
    pub(super) const fn new(score: Score) -> Self {
        Self { round: None, score }
    }

    /// The round, if one is being played or has just ended.
    pub const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// The score so far.
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// The table of the question, if one is asked.
    pub fn file(&self) -> Option<&PositionFile> {
        Some(&self.round.as_ref()?.question()?.table)
    }

    /// Begins a round; nothing where there is no such question.
    pub(super) fn begin(&mut self, scope: Scope, seed: u64) {
        self.round = Round::begin(scope, &self.score, seed);
    }

    /// Chooses an option of the question shown. Returns whether that is an answer.
    pub(super) fn choose(&mut self, option: usize) -> bool {
        let Some(round) = &mut self.round else {
            return false;
        };
        let (Some(question), Some(asked)) = (round.question(), &round.asked) else {
            return false;
        };
        if round.chosen.is_some() || option >= asked.options.len() {
            return false;
        }
        let right = option == asked.right;
        round.chosen = Some(option);
        round.right += usize::from(right);
        self.score.answer(&question.id, right);
        if round.answered() == round.len() {
            self.score.finish(round.scope, round.right, round.len());
        }
        true
    }

    /// The next question, once this one is answered.
    pub(super) fn next(&mut self) {
        if let Some(round) = &mut self.round
            && round.chosen.is_some()
        {
            round.at += 1;
            round.put();
        }
    }

    /// Leaves the round.
    pub(super) fn leave(&mut self) {
        self.round = None;
    }

    /// Forgets the score.
    pub(super) fn forget(&mut self) {
        self.score = Score::default();
    }
}
