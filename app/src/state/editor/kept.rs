//! A table in the editor as it is kept between two starts of the program.

use std::path::PathBuf;

use office21::text::file::{self, PositionFile};
use serde::{Deserialize, Serialize};

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

/// What is written around a table.
#[derive(Serialize, Deserialize)]
#[serde(rename = "KeptTable", deny_unknown_fields)]
struct KeptTableV1 {
    format: u32,
    #[serde(default)]
    path: Option<PathBuf>,
    #[serde(default)]
    seen: Option<Fingerprint>,
    #[serde(default)]
    saved: bool,
    table: String,
}

impl KeptTable {
    /// As it is kept.
    pub fn text(&self) -> String {
        let kept = KeptTableV1 {
            format: 1,
            path: self.path.clone(),
            seen: self.seen,
            saved: self.saved,
            table: self.file.to_ron(),
        };
        // Nothing in it can fail but a path that is not text; then it is left out.
        ron::ser::to_string(&kept).unwrap_or_else(|_| {
            let kept = KeptTableV1 { path: None, ..kept };
            ron::ser::to_string(&kept).unwrap_or_default()
        })
    }

    /// What was kept.
    ///
    /// # Errors
    /// Why it cannot be read, in words.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let kept: KeptTableV1 = ron::from_str(text).map_err(|error| error.to_string())?;
        if kept.format != 1 {
            return Err(format!(
                "It was kept in format {}, which this version does not know.",
                kept.format
            ));
        }
        let file = file::read(kept.table.as_bytes()).map_err(|error| error.to_string())?;
        Ok(Self {
            file,
            path: kept.path,
            seen: kept.seen,
            saved: kept.saved,
        })
    }

    /// In a line.
    pub fn summary(&self) -> String {
        let title = self.file.title.trim();
        let title = if title.is_empty() { "a table" } else { title };
        format!("In the editor: {title}")
    }
}
