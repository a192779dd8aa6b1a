//! What a file, a drop or a pasted text holds.

use std::path::{Path, PathBuf};

use office21::text::code;
use office21::text::file::PositionFile;
use office21::text::{self, Document};

use super::{Fingerprint, SavedGame};

/// Something that was opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Opened {
    /// The record of a game.
    Game(Box<SavedGame>),
    /// A table, lawful or not.
    Table(Box<OpenedTable>),
}

/// A table, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedTable {
    /// The table and what is said around it.
    pub file: PositionFile,
    /// The file it was read from.
    pub path: Option<PathBuf>,
    /// What that file was then.
    pub seen: Option<Fingerprint>,
}

impl OpenedTable {
    /// A table that comes from no file.
    pub const fn loose(file: PositionFile) -> Self {
        Self {
            file,
            path: None,
            seen: None,
        }
    }
}

impl Opened {
    /// What a file holds.
    ///
    /// # Errors
    /// Why it cannot be read, in words.
    pub fn from_file(bytes: &[u8], path: &Path) -> Result<Self, String> {
        match text::read(bytes).map_err(|error| error.to_string())? {
            Document::Record(loaded) => {
                let saved = SavedGame::from_record(loaded, bytes, path);
                Ok(Self::Game(Box::new(saved)))
            }
            Document::Position(file) => Ok(Self::Table(Box::new(OpenedTable {
                file,
                path: Some(path.to_path_buf()),
                seen: Some(Fingerprint::of(bytes)),
            }))),
        }
    }

    /// What a pasted text holds: a code, or the content of a file.
    ///
    /// # Errors
    /// Why it cannot be read, in words.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let loose = |file| Self::Table(Box::new(OpenedTable::loose(file)));
        if code::looks_like_code(text) {
            let draft = code::read(text).map_err(|error| error.to_string())?;
            return Ok(loose(PositionFile::new(draft)));
        }
        if text.trim().is_empty() {
            return Err("There is no text in it.".to_owned());
        }
        match text::read(text.as_bytes()) {
            Ok(Document::Position(file)) => Ok(loose(file)),
            Ok(Document::Record(loaded)) => Ok(Self::Game(Box::new(SavedGame::of(loaded)))),
            Err(error) => Err(format!(
                "It is neither a code (those begin with O21.) nor the text of a file: {error}"
            )),
        }
    }
}
