//! The thread that writes and reads, so that a slow disk never stops the window.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use office21::text::{file, record};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::atomic::{self, SaveError, Why};
use super::{Folder, KEPT, LARGEST, crash, folder, kept, to_ron};
use crate::command::Command;
use crate::state::{Fingerprint, Kept, NotSaved, OfferId, Opened, Over, Purpose, Request};

/// The most a file of a person's own may have, in bytes: what the reader of files takes.
const LARGEST_FILE: u64 = 1 << 20;
/// The most a picture may have, in bytes.
const LARGEST_PICTURE: u64 = 64 << 20;

/// The thread that writes and reads.
#[derive(Debug)]
pub struct Keeper {
    tasks: Option<Sender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Starts the thread. Answers go into `answers`; `wake` is called after each.
    ///
    /// # Errors
    /// If the system has no thread left.
    pub fn start(
        folder: Folder,
        answers: Sender<Command>,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let (tasks, waiting) = channel();
        let clerk = Clerk {
            folder,
            written: BTreeMap::new(),
        };
        let work = move || work(clerk, &waiting, &answers, &wake);
        let thread = std::thread::Builder::new()
            .name("files".to_owned())
            .spawn(work)?;
        Ok(Self {
            tasks: Some(tasks),
            thread: Some(thread),
        })
    }

    /// Has something written or read. Requests that are no business of files are ignored.
    pub fn ask(&self, request: Request) {
        if let Some(tasks) = &self.tasks {
            // The thread ends only when this sender is gone.
            let _ = tasks.send(request);
        }
    }

    /// Waits until everything asked for is on the disk, and ends the thread.
    pub fn finish(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // Had it panicked, the report is written already.
            let _ = thread.join();
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.finish();
    }
}

/// What the thread has.
struct Clerk {
    folder: Folder,
    /// Where each thing was saved last, and as what: a second save may be asked for before the first is answered.
    written: BTreeMap<Purpose, (PathBuf, Fingerprint)>,
}

fn work(mut clerk: Clerk, tasks: &Receiver<Request>, answers: &Sender<Command>, wake: &dyn Fn()) {
    let mut failing = false;
    while let Ok(first) = tasks.recv() {
        let mut batch = vec![first];
        batch.extend(tasks.try_iter());
        for at in 0..batch.len() {
            if outdated(&batch, at) {
                continue;
            }
            let answer = clerk.carry_out(&batch[at]);
            // A disk that stays full is said once, not at every move.
            let fails = matches!(answer, Some(Command::AutosaveFailed(_)));
            if matches!(batch[at], Request::Autosave { .. } | Request::KeepDesk(_)) {
                if fails && failing {
                    continue;
                }
                failing = fails;
            }
            if let Some(answer) = answer {
                if answers.send(answer).is_err() {
                    // The window is gone; what is left is still written.
                    continue;
                }
                wake();
            }
        }
    }
}

/// Whether a later request in the same batch replaces what this one keeps.
fn outdated(batch: &[Request], at: usize) -> bool {
    let later = &batch[at + 1..];
    match &batch[at] {
        Request::Autosave { slot, .. } => later.iter().any(|later| match later {
            Request::Autosave { slot: other, .. } | Request::ForgetAutosave { slot: other } => {
                other == slot
            }
            _ => false,
        }),
        Request::KeepDesk(_) => later
            .iter()
            .any(|later| matches!(later, Request::KeepDesk(_))),
        _ => false,
    }
}

impl Clerk {
    fn carry_out(&mut self, request: &Request) -> Option<Command> {
        let folder = &self.folder;
        match request {
            Request::Autosave { slot, text } => {
                let written = self.autosave(slot, text);
                written
                    .err()
                    .map(|error| Command::AutosaveFailed(error.to_string()))
            }
            Request::ForgetAutosave { slot } => {
                // It may never have been written.
                let _ = std::fs::remove_file(slot_path(folder, slot));
                None
            }
            Request::Discard(OfferId(slot)) => {
                discard(folder, slot);
                None
            }
            Request::Save {
                game,
                path,
                text,
                over,
            } => Some(Command::Saved {
                game: *game,
                path: path.clone(),
                result: self.write(Purpose::Save(*game), path, text.as_bytes(), *over),
            }),
            Request::Write {
                purpose,
                path,
                bytes,
                over,
            } => Some(Command::Written {
                purpose: *purpose,
                path: path.clone(),
                result: self.write(*purpose, path, bytes, *over),
            }),
            Request::Load(path) => {
                let read = atomic::read(path, LARGEST_FILE).map_err(|error| error.to_string());
                Some(Command::Loaded {
                    path: path.clone(),
                    opened: read.and_then(|bytes| Opened::from_file(&bytes, path)),
                })
            }
            Request::KeepSettings(settings) => keep(folder, folder::SETTINGS, settings),
            Request::KeepStatistics(statistics) => keep(folder, folder::STATISTICS, statistics),
            Request::KeepQuiz(score) => keep(folder, folder::QUIZ, score),
            Request::KeepRecent(recent) => keep(folder, folder::RECENT, recent),
            // It is kept at every letter of a note, so it fails as quietly as a game does.
            Request::KeepDesk(desk) => match keep(folder, folder::DESK, desk) {
                Some(Command::Failed { text, .. }) => Some(Command::AutosaveFailed(text)),
                kept => kept,
            },
            _ => None,
        }
    }

    /// Keeps a running game; where somebody has removed the data folder meanwhile, there is a new one.
    fn autosave(&mut self, slot: &str, text: &str) -> Result<(), SaveError> {
        let path = slot_path(&self.folder, slot);
        crash::playing(&path);
        let check = |bytes: &[u8]| {
            let text = std::str::from_utf8(bytes).map_err(|error| error.to_string())?;
            Kept::from_text(text).map(drop)
        };
        match atomic::write(&path, text.as_bytes(), LARGEST, check) {
            Err(SaveError {
                why: Why::NoFolder(_),
                ..
            }) if self.folder.make_again() => atomic::write(&path, text.as_bytes(), LARGEST, check),
            written => written,
        }
    }

    /// Writes to a file of the person's own, unless something else is there that may not be replaced.
    fn write(
        &mut self,
        purpose: Purpose,
        path: &Path,
        bytes: &[u8],
        over: Over,
    ) -> Result<Fingerprint, NotSaved> {
        if let Over::Seen(seen) = over {
            let own = self.written.get(&purpose).filter(|(at, _)| at == path);
            let known = [seen, own.map(|(_, seen)| *seen)];
            match atomic::read(path, LARGEST_FILE) {
                Ok(there) if known.contains(&Some(Fingerprint::of(&there))) => {}
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                // What cannot be read is larger than our files, or closed to us: not ours in any case.
                _ if known == [None, None] => return Err(NotSaved::Exists),
                _ => return Err(NotSaved::Changed),
            }
        }
        let most = match purpose {
            Purpose::SavePicture => LARGEST_PICTURE,
            _ => LARGEST_FILE,
        };
        atomic::write(path, bytes, most, |written| check(purpose, written))
            .map_err(|error| NotSaved::Failed(error.to_string()))?;
        let seen = Fingerprint::of(bytes);
        // A game or a table goes on and is saved again; whatever else is written is another thing each time.
        if matches!(purpose, Purpose::Save(_) | Purpose::SaveTable(_)) {
            self.written.insert(purpose, (path.to_path_buf(), seen));
        }
        Ok(seen)
    }
}

/// Whether what was written reads as what it is.
fn check(purpose: Purpose, bytes: &[u8]) -> Result<(), String> {
    match purpose {
        Purpose::Save(_) => match record::read(bytes) {
            Ok(read) if read.problem.is_none() => Ok(()),
            Ok(_) => Err("it does not replay".to_owned()),
            Err(error) => Err(error.to_string()),
        },
        Purpose::SavePosition(_) | Purpose::SaveTable(_) => {
            let read = file::read(bytes);
            read.map(drop).map_err(|error| error.to_string())
        }
        Purpose::Open | Purpose::SavePicture | Purpose::SaveRuling => Ok(()),
    }
}

/// A game that can be read is removed; a damaged one is only renamed, so that it is not offered again.
fn discard(folder: &Folder, slot: &str) {
    let path = slot_path(folder, slot);
    if kept(&path).is_ok() {
        let _ = std::fs::remove_file(path);
    } else {
        Folder::put_aside(&path);
    }
}

fn slot_path(folder: &Folder, slot: &str) -> PathBuf {
    folder.games().join(format!("{slot}{KEPT}"))
}

fn keep<T: Serialize + DeserializeOwned + PartialEq>(
    folder: &Folder,
    name: &str,
    value: &T,
) -> Option<Command> {
    if !folder.is_first() {
        return None;
    }
    let written = write_kept(&folder.main().join(name), value);
    written.err().map(|error| Command::Failed {
        title: "Not everything can be kept".to_owned(),
        text: format!("{error}."),
    })
}

fn write_kept<T: Serialize + DeserializeOwned + PartialEq>(
    path: &Path,
    value: &T,
) -> Result<(), SaveError> {
    let text = to_ron(value).map_err(|why| SaveError {
        path: path.to_path_buf(),
        why,
    })?;
    atomic::write(path, text.as_bytes(), LARGEST, |bytes| {
        let read: T = ron::de::from_bytes(bytes).map_err(|error| error.to_string())?;
        if read == *value {
            Ok(())
        } else {
            Err("another value came back".to_owned())
        }
    })
}
