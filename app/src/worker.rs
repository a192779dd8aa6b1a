//! Bots on a thread of their own, so that the window never waits.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use office21::bot::{self, Decision};
use office21::view::View;

use crate::command::Command;
use crate::state::GameId;

/// How long a bot may think.
const LONGEST: Duration = Duration::from_secs(4);

/// What a bot is asked.
#[derive(Clone, Debug)]
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

/// The generation that is still wanted, by game.
type Wanted = Arc<Mutex<BTreeMap<GameId, u64>>>;

/// The thread on which bots think.
#[derive(Debug)]
pub struct Worker {
    jobs: Sender<Job>,
    wanted: Wanted,
}

impl Worker {
    /// Starts the thread. Answers go into `answers`; `wake` is called after each, so that the window looks.
    ///
    /// # Errors
    /// If the system has no thread left.
    pub fn start(
        answers: Sender<Command>,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let (jobs, waiting) = channel();
        let wanted = Wanted::default();
        let theirs = Arc::clone(&wanted);
        let work = move || think(&waiting, &answers, &theirs, &wake);
        std::thread::Builder::new()
            .name("bots".to_owned())
            .spawn(work)?;
        Ok(Self { jobs, wanted })
    }

    /// Asks a bot. What was asked for the same game before is dropped.
    pub fn ask(&self, job: Job) {
        lock(&self.wanted).insert(job.game, job.generation);
        // The thread ends only when this sender is gone.
        let _ = self.jobs.send(job);
    }

    /// Drops what is being thought for this game.
    pub fn stop(&self, game: GameId) {
        lock(&self.wanted).remove(&game);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        lock(&self.wanted).clear();
    }
}

fn lock(wanted: &Wanted) -> std::sync::MutexGuard<'_, BTreeMap<GameId, u64>> {
    // A map of numbers is whole at every moment, whoever panicked with it.
    wanted.lock().unwrap_or_else(PoisonError::into_inner)
}

fn think(jobs: &Receiver<Job>, answers: &Sender<Command>, wanted: &Wanted, wake: &dyn Fn()) {
    for job in jobs {
        let is_wanted = || lock(wanted).get(&job.game) == Some(&job.generation);
        if !is_wanted() {
            continue;
        }
        let begun = Instant::now();
        let decision = decide(&job, &|| begun.elapsed() < LONGEST && is_wanted());
        if !is_wanted() {
            continue;
        }
        let reply = Command::Reply(Reply {
            game: job.game,
            generation: job.generation,
            hint: job.hint,
            decision,
        });
        if answers.send(reply).is_err() {
            return;
        }
        wake();
    }
}

/// Lets the bot decide, here and now. A bot that panics has only failed to answer.
pub(crate) fn decide(job: &Job, keep_going: &dyn Fn() -> bool) -> Result<Decision, String> {
    let ask = || {
        let mut bot = bot::by_name(&job.level, job.seed)?;
        Some(bot.decide(&job.view, keep_going))
    };
    match catch_unwind(AssertUnwindSafe(ask)) {
        Ok(Some(decision)) => Ok(decision),
        Ok(None) => Err(format!("There are no bots called {}.", job.level)),
        Err(panic) => {
            let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
            let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
            let why = said.map(|said| format!(": {said}")).unwrap_or_default();
            Err(format!("A bot of level {} broke down{why}.", job.level))
        }
    }
}

#[cfg(test)]
mod tests {
    use office21::rulebook::Readings;
    use office21::table::{Position, Seat};

    use super::*;

    fn job(generation: u64, level: &str) -> Job {
        let position = Position::deal(2, 1, Readings::default());
        Job {
            game: GameId(1),
            generation,
            level: level.to_owned(),
            seed: 1,
            hint: false,
            view: Box::new(View::of(&position, Seat::ALL[0])),
        }
    }

    #[test]
    fn a_question_is_answered_and_the_window_woken() {
        let (answers, receiver) = channel();
        let (woken, wakes) = channel();
        let wake = move || woken.send(()).expect("somebody waits");
        let worker = Worker::start(answers, wake).expect("there is a thread");
        worker.ask(job(7, "clerk"));
        let Ok(Command::Reply(reply)) = receiver.recv_timeout(Duration::from_secs(20)) else {
            panic!("no answer");
        };
        assert_eq!((reply.generation, reply.hint), (7, false));
        assert!(reply.decision.is_ok());
        assert_eq!(wakes.recv_timeout(Duration::from_secs(20)), Ok(()));
    }

    #[test]
    fn what_is_not_wanted_any_more_is_not_answered() {
        let (answers, receiver) = channel();
        let worker = Worker::start(answers, || {}).expect("there is a thread");
        {
            // Nothing is looked at while this is held, so all three lie there together.
            let mut wanted = lock(&worker.wanted);
            for generation in 1..=3 {
                worker
                    .jobs
                    .send(job(generation, "trainee"))
                    .expect("it waits");
            }
            wanted.insert(GameId(1), 3);
        }
        let Ok(Command::Reply(reply)) = receiver.recv_timeout(Duration::from_secs(20)) else {
            panic!("no answer");
        };
        assert_eq!(reply.generation, 3);
        assert!(receiver.recv_timeout(Duration::from_millis(50)).is_err());
    }

    #[test]
    fn a_bot_that_fails_is_an_error_in_words() {
        let fault = decide(&job(1, "nobody"), &|| true);
        assert_eq!(fault, Err("There are no bots called nobody.".to_owned()));
    }
}
