//! Saving so that a file is always whole: the old one or the new one, whatever happens in between.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the names of files under way begin; they are cleared at the start.
pub(super) const UNDER_WAY: &str = ".office21-";
/// How they end.
const ENDS: &str = ".tmp";
/// How many links are followed one after the other.
const MOST_LINKS: u32 = 40;
/// Nobody writes a file for as long as this.
const LONG_DEAD: Duration = Duration::from_hours(1);

/// Why a file was not written. What was there before is still there.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", .path.display())]
pub struct SaveError {
    /// The file that was to be written.
    pub path: PathBuf,
    /// Why it was not.
    pub why: Why,
}

/// What was in the way.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// More than files may have.
    #[error("it would have {size} bytes, more than the {most} that are allowed")]
    TooLarge {
        /// How many it has.
        size: u64,
        /// How many it may have.
        most: u64,
    },
    /// More than the system lets this program, or this file system, write.
    #[error("the system allows no file as large as this one would be")]
    OverLimit,
    /// No room.
    #[error("the disk is full")]
    Full,
    /// No right to write there.
    #[error("it is read-only, or its folder is, or they belong to somebody else")]
    ReadOnly,
    /// No such folder.
    #[error("there is no folder {}", .0.display())]
    NoFolder(PathBuf),
    /// A folder, a device, or no name at all.
    #[error("this is not the name of an ordinary file")]
    NoFile,
    /// What was written does not read the same.
    #[error("what was written does not read the same: {0}")]
    NotTheSame(String),
    /// Anything else.
    #[error("{0}")]
    Other(io::Error),
}

impl Why {
    fn of(folder: &Path, source: io::Error) -> Self {
        match source.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::FileTooLarge => Self::OverLimit,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder(folder.to_path_buf()),
            _ => Self::Other(source),
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
    limits_are_errors();
    replace(&followed(path), content, most, check).map_err(|why| SaveError {
        path: path.to_path_buf(),
        why,
    })
}

fn replace(
    path: &Path,
    content: &[u8],
    most: u64,
    check: impl FnOnce(&[u8]) -> Result<(), String>,
) -> Result<(), Why> {
    let size = content.len() as u64;
    if size > most {
        return Err(Why::TooLarge { size, most });
    }
    let folder = match (path.parent(), path.file_name()) {
        (Some(folder), Some(_)) if folder.as_os_str().is_empty() => Path::new("."),
        (Some(folder), Some(_)) => folder,
        _ => return Err(Why::NoFile),
    };
    // A link that is left after all were followed leads in a ring.
    if fs::symlink_metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(Why::NoFile);
    }
    let why = |error| Why::of(folder, error);
    let mut new = tempfile::Builder::new()
        .prefix(UNDER_WAY)
        .suffix(ENDS)
        .tempfile_in(folder)
        .map_err(why)?;
    new.write_all(content).map_err(why)?;
    keep_permissions(path, new.as_file()).map_err(why)?;
    new.as_file().sync_all().map_err(why)?;
    let written = fs::read(new.path()).map_err(why)?;
    if written != content {
        return Err(Why::NotTheSame("other bytes came back".to_owned()));
    }
    check(&written).map_err(Why::NotTheSame)?;
    new.persist(path).map_err(|error| why(error.error))?;
    sync_folder(folder);
    clear(folder, LONG_DEAD);
    Ok(())
}

/// A program that writes more than it may is ended by a signal, unless the signal is taken: then the write fails, and
/// that can be said.
#[cfg(unix)]
fn limits_are_errors() {
    use std::sync::{Arc, Once, atomic::AtomicBool};
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Where it cannot be taken, the file is still the old one.
        let _ =
            signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::<AtomicBool>::default());
    });
}

#[cfg(not(unix))]
fn limits_are_errors() {}

/// Removes files under way that have not been touched for so long.
///
/// A program that is killed while it writes leaves one. In the data folder it goes at the next start, in a folder of a
/// person's own when a file is saved there an hour later or more; until then another program might be writing it.
pub(super) fn clear(folder: &Path, untouched: Duration) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if !(name.starts_with(UNDER_WAY) && name.ends_with(ENDS)) {
            continue;
        }
        let touched = entry.metadata().and_then(|data| data.modified()).ok();
        let age = touched.and_then(|at| at.elapsed().ok());
        if untouched.is_zero() || age.is_some_and(|age| age >= untouched) {
            // Another program may have been quicker.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Where a link leads, also if nothing is there yet.
fn followed(path: &Path) -> PathBuf {
    if let Ok(real) = fs::canonicalize(path) {
        return real;
    }
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        let Ok(to) = fs::read_link(&path) else { break };
        path = path.parent().map_or(to.clone(), |folder| folder.join(to));
    }
    path
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

/// Reads an ordinary file that has no more than so many bytes.
///
/// # Errors
/// If it cannot be read, is larger, or is no ordinary file: a pipe would be waited for without end.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = File::open(ordinary(path)?)?;
    let mut content = Vec::new();
    file.take(most + 1).read_to_end(&mut content)?;
    if content.len() as u64 > most {
        return Err(io::Error::other(format!("it has more than {most} bytes")));
    }
    Ok(content)
}

fn ordinary(path: &Path) -> io::Result<&Path> {
    if fs::metadata(path)?.is_file() {
        Ok(path)
    } else {
        Err(io::Error::other("this is not an ordinary file"))
    }
}
