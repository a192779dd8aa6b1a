//! What autosave keeps between two starts: games, and the table of the editor.

use std::path::PathBuf;

use office21::text::{file, record};
use serde::{Deserialize, Serialize};

use super::{Fingerprint, KeptTable, SavedGame};

/// What autosave has kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Kept {
    /// A game.
    Game(Box<SavedGame>),
    /// The table of the editor.
    Table(Box<KeptTable>),
}

/// As it is written. It holds a record or a table, never both.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct KeptV1 {
    format: u32,
    at: usize,
    counted: bool,
    path: Option<PathBuf>,
    seen: Option<Fingerprint>,
    saved: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    record: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    table: String,
}

impl Kept {
    /// As autosave writes it.
    pub fn text(&self) -> String {
        let kept = match self {
            Self::Game(game) => KeptV1 {
                format: 1,
                at: game.at,
                counted: game.counted,
                path: game.path.clone(),
                seen: game.seen,
                saved: game.saved,
                record: game.record.to_ron(),
                table: String::new(),
            },
            Self::Table(table) => KeptV1 {
                format: 1,
                path: table.path.clone(),
                seen: table.seen,
                saved: table.saved,
                table: table.file.to_ron(),
                ..KeptV1::default()
            },
        };
        // Nothing in it can fail but a path that is not text; then it is left out.
        ron::ser::to_string(&kept).unwrap_or_else(|_| {
            let kept = KeptV1 { path: None, ..kept };
            ron::ser::to_string(&kept).unwrap_or_default()
        })
    }

    /// What autosave wrote.
    ///
    /// # Errors
    /// Why it cannot be read, in words.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let kept: KeptV1 = ron::from_str(text).map_err(|error| error.to_string())?;
        if kept.format != 1 {
            return Err(format!(
                "It was kept in format {}, which this version does not know.",
                kept.format
            ));
        }
        if !kept.table.is_empty() {
            let file = file::read(kept.table.as_bytes()).map_err(|error| error.to_string())?;
            return Ok(Self::Table(Box::new(KeptTable {
                file,
                path: kept.path,
                seen: kept.seen,
                saved: kept.saved,
            })));
        }
        let loaded = record::read(kept.record.as_bytes()).map_err(|error| error.to_string())?;
        let game = SavedGame::of(loaded);
        Ok(Self::Game(Box::new(SavedGame {
            at: kept.at.min(game.record.actions.len()),
            counted: kept.counted,
            path: kept.path,
            seen: kept.seen,
            saved: kept.saved,
            ..game
        })))
    }

    /// Whether it is a game that is over, which can only be looked at.
    pub fn is_finished(&self) -> bool {
        matches!(self, Self::Game(game) if game.is_finished())
    }

    /// In a line.
    pub fn summary(&self) -> String {
        match self {
            Self::Game(game) => game.summary(),
            Self::Table(table) => table.summary(),
        }
    }
}
