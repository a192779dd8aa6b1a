use serde::{Deserialize, Serialize};

use super::Kept;

/// Tells whether a file is still what was read or written last; FNV-1a of its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// That of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let fold = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(0xcbf2_9ce4_8422_2325, fold))
    }
}

/// What a save may replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Whatever is there: the person has agreed.
    Anything,
    /// Only what the game was opened from or saved as last; `None`: nothing.
    Seen(Option<Fingerprint>),
}

/// Whether a person knows what is at a path, and has agreed to replace it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// The question was asked: by the system's dialog, or by this program.
    Yes,
    /// Nobody has asked.
    No,
}

impl Agreed {
    /// What may be replaced, where this was seen there last.
    pub const fn over(self, seen: Option<Fingerprint>) -> Over {
        match self {
            Self::Yes => Over::Anything,
            Self::No => Over::Seen(seen),
        }
    }
}

/// Why a game was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// The file is not what the game was opened from or saved as last: somebody has changed it meanwhile.
    Changed,
    /// There is a file already that this game has nothing to do with.
    Exists,
    /// It could not be written; in words that name the file.
    Failed(String),
}

/// The name of an offer: its slot in the data folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId(pub String);

/// Something found by autosave.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Its name.
    pub id: OfferId,
    /// What it is, or why it cannot be read, in words; its file stays where it is.
    pub kept: Result<Kept, String>,
    /// In a line: who plays, which turn, when it was kept.
    pub summary: String,
}

/// What becomes of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Go on with it.
    GoOn,
    /// Ask again at the next start.
    Later,
    /// Not wanted.
    Discard,
}
