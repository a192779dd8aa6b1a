//! A report of what went wrong when the program breaks down, so that somebody can tell us.

use std::backtrace::Backtrace;
use std::fs;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The file of the game being played, for the report.
static PLAYING: Mutex<Option<PathBuf>> = Mutex::new(None);

const BEGINS: &str = "crash-";
const ENDS: &str = ".txt";

/// This is the file of the game being played.
pub(super) fn playing(path: &Path) {
    let mut playing = PLAYING.lock().unwrap_or_else(PoisonError::into_inner);
    if playing.as_deref() != Some(path) {
        *playing = Some(path.to_path_buf());
    }
}

/// From now on every panic leaves a report in this folder, besides what is said on the error stream.
pub fn install(folder: &Path) {
    let folder = folder.to_path_buf();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        // A report that cannot be written must not be another panic.
        let _ = report(&folder, &words(info));
        before(info);
    }));
}

fn words(info: &PanicHookInfo<'_>) -> String {
    let thread = std::thread::current();
    let thread = thread.name().unwrap_or("unnamed").to_owned();
    format!(
        "In the thread {thread}: {info}\n\n{}",
        Backtrace::force_capture()
    )
}

/// Writes a report and returns where it lies: version, system, what was said, and the file of the game being played.
///
/// # Errors
/// If it cannot be written.
pub fn report(folder: &Path, message: &str) -> std::io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let path = folder.join(format!("{BEGINS}{}{ENDS}", now.as_millis()));
    let game = match PLAYING.try_lock() {
        Ok(playing) => playing.as_ref().map(|path| path.display().to_string()),
        Err(_) => None,
    };
    let text = format!(
        "Office 21 {} on {} {}\nGame: {}\n\n{message}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        game.as_deref().unwrap_or("none"),
    );
    fs::write(&path, text)?;
    Ok(path)
}

/// What is to be said of reports written since the last start; each is told once.
pub(super) fn told(folder: &Path) -> Option<String> {
    let mut told = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(BEGINS) && name.ends_with(ENDS) {
            let to = folder.join(format!("told-{name}"));
            if fs::rename(entry.path(), &to).is_ok() {
                told.push(to.display().to_string());
            }
        }
    }
    (!told.is_empty()).then(|| {
        format!(
            "Something broke down last time. A report of it lies in {}.",
            told.join(" and in ")
        )
    })
}
