//! The data folder, and who holds it.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::atomic::clear;

pub(super) const SETTINGS: &str = "settings.ron";
pub(super) const STATISTICS: &str = "statistics.ron";
pub(super) const QUIZ: &str = "quiz.ron";
pub(super) const RECENT: &str = "recent.ron";
pub(super) const DESK: &str = "desk.ron";
const LOCK: &str = "lock";
const GAMES: &str = "games";
/// How the folders of further programs running beside the first begin.
const BESIDE: &str = "beside-";
/// How many may run beside the first.
const MOST_BESIDE: u32 = 9;
/// How long a lock that another has is waited for.
///
/// Nobody may have it in earnest: a program that is just ending, or a process that one has just begun, which has the
/// open files of its parent until it turns into another program.
const PATIENCE: Duration = Duration::from_millis(300);

/// The data folder as this running program has it.
///
/// The first program that runs has the folder itself. Others run beside it: they read its settings, and keep their
/// games in folders of their own, which the next first one takes over.
#[derive(Debug)]
pub struct Folder {
    main: PathBuf,
    own: PathBuf,
    /// Held as long as the program runs; the system lets go of it however the program ends.
    lock: Option<File>,
    warning: Option<String>,
}

impl Folder {
    /// Opens the folder, makes it if it is not there, and clears what an earlier run left under way.
    pub fn open(main: &Path) -> Self {
        let held = |own: PathBuf, lock, warning| Self {
            main: main.to_path_buf(),
            own,
            lock,
            warning,
        };
        match take_soon(main) {
            Ok(Some(lock)) => {
                let folder = held(main.to_path_buf(), Some(lock), None);
                folder.take_over();
                folder
            }
            Ok(None) => {
                let (own, lock) = beside(main);
                held(own, lock, Some(
                    "Office 21 is running already. This window keeps its games and tables, but not its settings, statistics, quiz score and ruling desk."
                        .to_owned(),
                ))
            }
            Err(error) => {
                let text = format!(
                    "Nothing can be kept in {}: {error}. Games, settings and statistics last only until the window is closed.",
                    main.display()
                );
                held(main.to_path_buf(), None, Some(text))
            }
        }
    }

    /// The folder that all programs share.
    pub fn main(&self) -> &Path {
        &self.main
    }

    /// Where this program keeps its games.
    pub(super) fn games(&self) -> PathBuf {
        self.own.join(GAMES)
    }

    /// Whether settings and statistics are this program's to write.
    pub(super) fn is_first(&self) -> bool {
        self.lock.is_some() && self.own == self.main
    }

    /// Makes the folder once more, with its lock, after somebody has removed it; whether there is one now.
    pub(super) fn make_again(&mut self) -> bool {
        match take(&self.own) {
            // `None`: the lock file is still there, and still held.
            Ok(lock) => {
                self.lock = lock.or(self.lock.take());
                true
            }
            Err(_) => false,
        }
    }

    /// What a person should know of it.
    pub(super) fn warning(&self) -> Option<&str> {
        self.warning.as_deref()
    }

    /// Renames a file that cannot be read, so that nothing overwrites it.
    pub(super) fn put_aside(path: &Path) -> Option<PathBuf> {
        let name = path.file_name()?.to_string_lossy().into_owned();
        for nth in 1..100 {
            let aside = path.with_file_name(format!("{name}.damaged-{nth}"));
            if !aside.exists() {
                return fs::rename(path, &aside).ok().map(|()| aside);
            }
        }
        None
    }

    /// What earlier runs left: files under way, and the games of programs that ran beside the first.
    fn take_over(&self) {
        clear(&self.main, Duration::ZERO);
        clear(&self.games(), Duration::ZERO);
        for nth in 2..=MOST_BESIDE {
            let other = self.main.join(format!("{BESIDE}{nth}"));
            if !other.is_dir() {
                continue;
            }
            let Ok(Some(lock)) = take_soon(&other) else {
                continue;
            };
            let games = other.join(GAMES);
            clear(&games, Duration::ZERO);
            for entry in fs::read_dir(&games).into_iter().flatten().flatten() {
                let to = self.games().join(entry.file_name());
                if !to.exists() {
                    // What cannot be moved is offered another time.
                    let _ = fs::rename(entry.path(), to);
                }
            }
            drop(lock);
        }
    }
}

/// The same as [`take`], with patience.
fn take_soon(folder: &Path) -> io::Result<Option<File>> {
    let begun = Instant::now();
    loop {
        let taken = take(folder)?;
        if taken.is_some() || begun.elapsed() >= PATIENCE {
            return Ok(taken);
        }
        sleep(Duration::from_millis(5));
    }
}

/// Makes the folder and takes its lock; `None`: somebody else has it.
fn take(folder: &Path) -> io::Result<Option<File>> {
    fs::create_dir_all(folder.join(GAMES))?;
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(fs::TryLockError::WouldBlock) => Ok(None),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// The first free folder beside the main one.
fn beside(main: &Path) -> (PathBuf, Option<File>) {
    for nth in 2..=MOST_BESIDE {
        let own = main.join(format!("{BESIDE}{nth}"));
        if let Ok(Some(lock)) = take(&own) {
            clear(&own.join(GAMES), Duration::ZERO);
            return (own, Some(lock));
        }
    }
    (main.to_path_buf(), None)
}
