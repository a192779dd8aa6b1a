//! State, worker and store tied together: what the window drives, and what tests drive without one.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::command::Command;
use crate::state::{Agreed, Purpose, Request, State};
use crate::store::{self, Folder, Keeper};
use crate::worker::Worker;

/// What only a window can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outside {
    /// Put this on the clipboard.
    Copy(String),
    /// Ask which file to open; answer with [`Command::Chosen`].
    AskOpen,
    /// Ask where to save; answer with [`Command::Chosen`].
    AskSave {
        /// What.
        purpose: Purpose,
        /// A name to begin with.
        name: String,
    },
    /// Take a picture of the table shown; answer with [`Command::PictureTaken`].
    TakePicture {
        /// Where it is to be saved.
        path: PathBuf,
        /// Whether whatever is there may be replaced.
        agreed: Agreed,
    },
    /// Close the window.
    Quit,
}

/// The whole program below the window.
#[derive(Debug)]
pub struct Program {
    state: State,
    worker: Option<Worker>,
    keeper: Option<Keeper>,
    answers: Receiver<Command>,
    outside: Vec<Outside>,
}

impl Program {
    /// Where games, settings and statistics are kept.
    pub fn folder() -> PathBuf {
        store::data_folder()
    }

    /// The size of the window when it was closed last, in points.
    pub fn window_size() -> (f32, f32) {
        store::peek_settings(&Self::folder()).window
    }

    /// The program with its data folder; `wake` is called from other threads when there is something to look at.
    /// Panics leave a report from now on.
    pub fn start(seed: u64, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let folder = Self::folder();
        store::crash::install(&folder);
        Self::start_in(&folder, seed, wake)
    }

    /// The same with this data folder.
    pub fn start_in(folder: &Path, seed: u64, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let folder = Folder::open(folder);
        let found = store::find(&folder);
        let wake = Arc::new(wake);
        let (sender, answers) = channel();
        let other = Arc::clone(&wake);
        let worker = Worker::start(sender.clone(), move || other());
        let keeper = Keeper::start(folder, sender, move || wake());
        let mut program = Self {
            state: State::new(found, seed),
            worker: None,
            keeper: None,
            answers,
            outside: Vec::new(),
        };
        match (worker, keeper) {
            (Ok(worker), Ok(keeper)) => {
                program.worker = Some(worker);
                program.keeper = Some(keeper);
            }
            (Err(error), _) | (_, Err(error)) => program.push(Command::Failed {
                title: "Nothing can be played or kept".to_owned(),
                text: format!("The system has no thread left: {error}"),
            }),
        }
        program
    }

    /// What is known.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Carries a command out, and what follows from it.
    pub fn push(&mut self, command: Command) {
        self.state.apply(command);
        for request in self.state.requests() {
            self.pass_on(request);
        }
    }

    /// Once a frame: the clock, and the answers that have come. Returns what only the window can do.
    pub fn frame(&mut self, now: Duration) -> Vec<Outside> {
        self.push(Command::Tick(now));
        let answers: Vec<Command> = self.answers.try_iter().collect();
        for answer in answers {
            self.push(answer);
        }
        std::mem::take(&mut self.outside)
    }

    /// How long until [`Program::frame`] will change something by itself; `None`: nothing waits.
    pub fn wake_in(&self) -> Option<Duration> {
        let at = self.state.wake_at()?;
        Some(at.saturating_sub(self.state.now()))
    }

    /// The window is being closed: keeps what is to be kept, and waits until it is on the disk.
    pub fn close(&mut self) {
        self.push(Command::Quit);
        self.worker = None;
        if let Some(keeper) = &mut self.keeper {
            keeper.finish();
        }
    }

    fn pass_on(&mut self, request: Request) {
        match request {
            Request::Think(job) => {
                if let Some(worker) = &self.worker {
                    worker.ask(*job);
                }
            }
            Request::StopThinking(game) => {
                if let Some(worker) = &self.worker {
                    worker.stop(game);
                }
            }
            Request::Copy(text) => self.outside.push(Outside::Copy(text)),
            Request::AskOpen => self.outside.push(Outside::AskOpen),
            Request::AskSave { purpose, name } => {
                self.outside.push(Outside::AskSave { purpose, name });
            }
            Request::TakePicture { path, agreed } => {
                self.outside.push(Outside::TakePicture { path, agreed });
            }
            Request::Quit => self.outside.push(Outside::Quit),
            file => {
                if let Some(keeper) = &self.keeper {
                    keeper.ask(file);
                }
            }
        }
    }
}
