//! Files: atomic saves, autosave, settings, statistics, recent files, crash reports.
//!
//! Everything lies in one data folder that one running program holds by a lock. Nothing is written in place, and
//! nothing that could not be read is ever deleted.

pub mod atomic;
pub mod crash;
mod folder;
mod keeper;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::state::{Found, Kept, Offer, OfferId, Settings};

pub use folder::Folder;
pub use keeper::Keeper;

/// How the files of running games end.
const KEPT: &str = ".kept.ron";
/// The most a file may have, in bytes; autosave wraps a record, so it gets a little more.
const LARGEST: u64 = 2 << 20;

/// Where the data is: `OFFICE21_DATA` if it is set, else where the system wants it.
pub fn data_folder() -> PathBuf {
    if let Some(folder) = std::env::var_os("OFFICE21_DATA").filter(|folder| !folder.is_empty()) {
        return PathBuf::from(folder);
    }
    match directories::ProjectDirs::from("", "", "Office 21") {
        Some(folders) => folders.data_dir().to_path_buf(),
        None => PathBuf::from(".office21"),
    }
}

/// The settings kept in this folder, or their defaults: for the size of the window, before anything else is open.
pub fn peek_settings(folder: &Path) -> Settings {
    let kept = text(&folder.join(folder::SETTINGS));
    let settings: Option<Settings> = kept.ok().and_then(|text| ron::from_str(&text).ok());
    settings.unwrap_or_default().tamed()
}

/// Everything found in the folder, with a word on what could not be read.
pub fn find(folder: &Folder) -> Found {
    let mut found = Found::default();
    found.warnings.extend(folder.warning().map(str::to_owned));
    found.warnings.extend(crash::told(folder.main()));
    read_kept(
        folder,
        folder::SETTINGS,
        &mut found.settings,
        &mut found.warnings,
    );
    read_kept(
        folder,
        folder::STATISTICS,
        &mut found.statistics,
        &mut found.warnings,
    );
    read_kept(folder, folder::QUIZ, &mut found.quiz, &mut found.warnings);
    read_kept(folder, folder::DESK, &mut found.desk, &mut found.warnings);
    read_kept(
        folder,
        folder::RECENT,
        &mut found.recent,
        &mut found.warnings,
    );
    found.settings = found.settings.tamed();
    found.offers = offers(folder);
    found
}

/// Reads a small file; a damaged one is put aside and said, a missing one changes nothing.
fn read_kept<T: DeserializeOwned>(
    folder: &Folder,
    name: &str,
    into: &mut T,
    warnings: &mut Vec<String>,
) {
    let path = folder.main().join(name);
    let read = match text(&path) {
        Ok(text) => ron::from_str(&text).map_err(|error| error.to_string()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok(value) => *into = value,
        Err(error) => {
            let aside = Folder::put_aside(&path);
            let aside = aside.map_or(String::new(), |path| {
                format!(" It now lies in {}.", path.display())
            });
            warnings.push(format!(
                "{name} could not be read, so it begins anew: {error}.{aside}"
            ));
        }
    }
}

/// The games that were running, the latest first; then those that are over.
fn offers(folder: &Folder) -> Vec<Offer> {
    let mut offers: Vec<(std::time::SystemTime, Offer)> = Vec::new();
    for entry in std::fs::read_dir(folder.games())
        .into_iter()
        .flatten()
        .flatten()
    {
        let name = entry.file_name();
        let Some(slot) = name.to_str().and_then(|name| name.strip_suffix(KEPT)) else {
            continue;
        };
        let kept_at = entry.metadata().and_then(|data| data.modified());
        let kept = kept(&entry.path())
            .map_err(|fault| format!("{} cannot be read: {fault}", entry.path().display()));
        let summary = match &kept {
            Ok(kept) => format!("{}{}", kept.summary(), ago(kept_at.as_ref().ok())),
            Err(_) => "Something that is damaged".to_owned(),
        };
        let offer = Offer {
            id: OfferId(slot.to_owned()),
            kept,
            summary,
        };
        offers.push((kept_at.unwrap_or(std::time::UNIX_EPOCH), offer));
    }
    let finished = |offer: &Offer| offer.kept.as_ref().is_ok_and(Kept::is_finished);
    offers.sort_by(|(a, one), (b, other)| {
        let late = finished(one).cmp(&finished(other));
        late.then(b.cmp(a)).then_with(|| one.id.cmp(&other.id))
    });
    offers.into_iter().map(|(_, offer)| offer).collect()
}

/// How long ago it was kept, behind what it is.
fn ago(kept_at: Option<&std::time::SystemTime>) -> String {
    let Some(past) = kept_at.and_then(|at| at.elapsed().ok()) else {
        return String::new();
    };
    let minutes = past.as_secs() / 60;
    let (number, unit) = match minutes {
        0 => return ", just now".to_owned(),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    let plural = if number == 1 { "" } else { "s" };
    format!(", {number} {unit}{plural} ago")
}

/// What autosave has kept there, or why it cannot be read, in words.
fn kept(path: &Path) -> Result<Kept, String> {
    Kept::from_text(&text(path).map_err(|error| error.to_string())?)
}

/// The text in a file of the data folder.
fn text(path: &Path) -> std::io::Result<String> {
    String::from_utf8(atomic::read(path, LARGEST)?).map_err(std::io::Error::other)
}

/// A value as RON, and the check that what was written reads the same.
fn to_ron<T: Serialize>(value: &T) -> Result<String, atomic::Why> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default())
        .map_err(|error| atomic::Why::NotTheSame(error.to_string()))
}
