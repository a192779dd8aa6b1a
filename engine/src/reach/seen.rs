//! Which states have been reached: a fingerprint each.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use crate::table::Position;

/// Threads seldom meet at the same of so many.
const SHARDS: usize = 256;

type Shard = HashSet<u64, BuildHasherDefault<DefaultHasher>>;

/// Fingerprints of 64 bits: among a hundred million states two share one with a chance of 1 in 3,700.
#[derive(Debug)]
pub(super) struct Seen {
    shards: Vec<Mutex<Shard>>,
}

impl Seen {
    pub(super) fn new() -> Self {
        Self {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
        }
    }

    /// Whether it had not been reached before.
    pub(super) fn is_new(&self, position: &Position) -> bool {
        let fingerprint = fingerprint(position);
        // The set itself goes by other bits.
        let shard = &self.shards[(fingerprint >> 32) as usize % SHARDS];
        let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        shard.insert(fingerprint)
    }

    /// About how many bytes the sets take.
    pub(super) fn bytes(&self) -> usize {
        let one = |shard: &Mutex<Shard>| {
            let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            // A set is filled to seven eighths at most and has a byte beside every place.
            shard.capacity() / 7 * 8 * (size_of::<u64>() + 1)
        };
        self.shards.iter().map(one).sum()
    }
}

/// Equal for states from which the same can follow.
fn fingerprint(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.for_what_follows().hash(&mut hasher);
    hasher.finish()
}
