//! Files: atomic saves, autosave, settings, statistics, recent files, crash reports.

use std::path::Path;

/// The data folder, held by this instance of the program.
#[derive(Debug)]
pub struct Store;

impl Store {
    /// Writes a crash report into the folder and returns where.
    pub fn crash_report(folder: &Path, message: &str) -> std::io::Result<std::path::PathBuf> {
        let path = folder.join("crash.txt");
        std::fs::write(&path, message)?;
        Ok(path)
    }
}
