//! State, worker and store tied together: what the window drives, and what tests drive without one.

use std::time::Duration;

use crate::command::Command;
use crate::state::{GameId, State};

/// What only a window can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outside {
    /// Put this on the clipboard.
    Copy(String),
    /// Ask which file to open; answer with [`Command::Chosen`].
    AskOpen,
    /// Ask where to save; answer with [`Command::Chosen`].
    AskSave {
        /// Which game.
        game: GameId,
        /// A name to begin with.
        name: String,
    },
    /// Close the window.
    Quit,
}

/// The whole program below the window.
#[derive(Debug)]
pub struct Program {
    state: State,
}

impl Program {
    /// The program with its data folder; `wake` is called from other threads when there is something to look at.
    pub fn start(seed: u64, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let _ = wake;
        Self {
            state: State::new(crate::state::Found::default(), seed),
        }
    }

    /// What is known.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Carries a command out, and what follows from it.
    pub fn push(&mut self, command: Command) {
        self.state.apply(command);
    }

    /// Once a frame: the clock, and the answers that have come. Returns what only the window can do.
    pub fn frame(&mut self, now: Duration) -> Vec<Outside> {
        self.push(Command::Tick(now));
        Vec::new()
    }

    /// How long until [`Program::frame`] will change something by itself; `None`: nothing waits.
    pub fn wake_in(&self) -> Option<Duration> {
        let at = self.state.wake_at()?;
        Some(at.saturating_sub(self.state.now()))
    }
}
