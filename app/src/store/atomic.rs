//! Saving so that a file is always whole: the old one or the new one, whatever happens in between.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// How the names of files under way begin; they are cleared at the start.
pub(super) const UNDER_WAY: &str = ".office21-";

/// Why a file was not written. What was there before is still there.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// More than files may have.
    #[error("it would have {size} bytes, more than the {most} that are allowed")]
    TooLarge {
        /// How many it has.
        size: u64,
        /// How many it may have.
        most: u64,
    },
    /// No room.
    #[error("the disk is full")]
    Full,
    /// No right to write there.
    #[error("{} cannot be written to: it is read-only, or belongs to somebody else", .0.display())]
    ReadOnly(PathBuf),
    /// No such folder.
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// The path names no file.
    #[error("{} is not the name of a file", .0.display())]
    NoFile(PathBuf),
    /// What was written does not read the same.
    #[error("what was written does not read the same: {0}")]
    NotTheSame(String),
    /// Anything else.
    #[error("{path}: {source}", path = path.display())]
    Other {
        /// Where.
        path: PathBuf,
        /// What.
        source: io::Error,
    },
}

impl SaveError {
    fn of(path: &Path, source: io::Error) -> Self {
        let path = path.to_path_buf();
        match source.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(path),
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder(path),
            _ => Self::Other { path, source },
        }
    }
}

/// Writes a file whole or not at all.
///
/// The new content is written beside the old, brought to the disk, read back and given to `check`, and only then put
/// in the old one's place. Links are followed first; an old file's permissions are kept.
///
/// # Errors
/// Why it was not written.
pub fn write(
    path: &Path,
    content: &[u8],
    most: u64,
    check: impl FnOnce(&[u8]) -> Result<(), String>,
) -> Result<(), SaveError> {
    let size = content.len() as u64;
    if size > most {
        return Err(SaveError::TooLarge { size, most });
    }
    let path = followed(path);
    let folder = match (path.parent(), path.file_name()) {
        (Some(folder), Some(_)) if folder.as_os_str().is_empty() => PathBuf::from("."),
        (Some(folder), Some(_)) => folder.to_path_buf(),
        _ => return Err(SaveError::NoFile(path)),
    };
    if path.is_dir() {
        return Err(SaveError::NoFile(path));
    }
    let there = |error| SaveError::of(&folder, error);
    let mut new = tempfile::Builder::new()
        .prefix(UNDER_WAY)
        .suffix(".tmp")
        .tempfile_in(&folder)
        .map_err(there)?;
    new.write_all(content).map_err(there)?;
    keep_permissions(&path, new.as_file()).map_err(there)?;
    new.as_file().sync_all().map_err(there)?;
    let written = fs::read(new.path()).map_err(there)?;
    if written != content {
        return Err(SaveError::NotTheSame("other bytes came back".to_owned()));
    }
    check(&written).map_err(SaveError::NotTheSame)?;
    new.persist(&path)
        .map_err(|error| SaveError::of(&path, error.error))?;
    sync_folder(&folder);
    Ok(())
}

/// Where a link leads; a link to nothing, and a file that is not there yet, is itself.
fn followed(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf())
}

fn keep_permissions(old: &Path, new: &File) -> io::Result<()> {
    match fs::metadata(old) {
        Ok(old) => {
            if old.permissions().readonly() {
                return Err(ErrorKind::PermissionDenied.into());
            }
            new.set_permissions(old.permissions())
        }
        Err(_) => open_to_read(new),
    }
}

/// Files under way are closed to everybody else; a file of a person's own is not.
#[cfg(unix)]
fn open_to_read(new: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    new.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn open_to_read(_: &File) -> io::Result<()> {
    Ok(())
}

/// A name is on the disk only when its folder is; where folders cannot be opened there is nothing to be done.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Reads a file that has no more than so many bytes.
///
/// # Errors
/// If it cannot be read, or is larger.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut content)?;
    if content.len() as u64 > most {
        return Err(io::Error::other(format!("it has more than {most} bytes")));
    }
    Ok(content)
}
