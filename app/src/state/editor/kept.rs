//! A table in the editor as it is kept between two starts of the program.

use std::path::PathBuf;

use office21::text::file::PositionFile;

use crate::state::Fingerprint;

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptTable {
    /// The table.
    pub file: PositionFile,
    /// The file it was opened from or saved to last.
    pub path: Option<PathBuf>,
    /// What that file was then.
    pub seen: Option<Fingerprint>,
    /// That file has all of it.
    pub saved: bool,
}

impl KeptTable {
    /// In a line.
    pub fn summary(&self) -> String {
        let title = self.file.title.trim();
        let title = if title.is_empty() { "a table" } else { title };
        format!("In the editor: {title}")
    }
}
