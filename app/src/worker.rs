//! Bots on a thread of their own, so that the window never waits.

use std::sync::mpsc::Sender;

use office21::play::Action;
use office21::table::Seat;

use crate::command::Command;
use crate::state::GameId;

/// What a bot is asked.
#[derive(Debug)]
pub struct Job {
    /// For which game.
    pub game: GameId,
    /// Counts up with everything that happens in a game: an answer to an older question is dropped.
    pub generation: u64,
    /// For which seat.
    pub seat: Seat,
    /// A bot of which level.
    pub level: String,
    /// Where its chance comes from.
    pub seed: u64,
    /// Whether it is a hint, not a move.
    pub hint: bool,
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
    /// The action and its reason, or what went wrong, in words.
    pub decision: Result<(Action, String), String>,
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
