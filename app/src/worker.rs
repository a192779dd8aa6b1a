//! Bots on a thread of their own, so that the window never waits.

use std::sync::mpsc::Sender;

use office21::bot::Decision;
use office21::view::View;

use crate::command::Command;
use crate::state::GameId;

/// What a bot is asked.
#[derive(Debug)]
pub struct Job {
    /// For which game.
    pub game: GameId,
    /// Counts up with everything that happens in a game: an answer to an older question is dropped.
    pub generation: u64,
    /// A bot of which level.
    pub level: String,
    /// Where its chance comes from.
    pub seed: u64,
    /// Whether it is a hint, not a move.
    pub hint: bool,
    /// What its seat knows: all that a bot is told.
    pub view: Box<View>,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// For which game.
    pub game: GameId,
    /// The generation of the question.
    pub generation: u64,
    /// Whether it is a hint.
    pub hint: bool,
    /// What it does and why, or what went wrong, in words.
    pub decision: Result<Decision, String>,
}

/// The thread on which bots think.
#[derive(Debug)]
pub struct Worker;

impl Worker {
    /// Starts the thread. Answers go into `answers`; `wake` is called after each, so that the window looks.
    pub fn start(answers: Sender<Command>, wake: impl Fn() + Send + 'static) -> Self {
        let _ = (answers, wake);
        Self
    }

    /// Asks a bot.
    pub fn ask(&self, job: Job) {
        let _ = job;
    }

    /// Drops what is being thought for this game.
    pub fn stop(&self, game: GameId) {
        let _ = game;
    }
}
