//! What a target was looking at when it found something, as a position file that the program opens.
//!
//! Fuzzing itself ends at the first panic. The input is then replayed once with [`replay`], which takes note of every
//! position a target looks at and keeps the last one.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use office21::play::Action;
use office21::table::{Draft, Position};
use office21::text::file::PositionFile;
use office21::text::notation;

use super::Target;

thread_local! {
    /// `None` while nobody takes note: then looking costs nothing.
    static SEEN: RefCell<Option<Seen>> = const { RefCell::new(None) };
}

/// The last table looked at, and what was done there.
type Seen = Option<(Draft, String)>;

/// What was found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What the panic said.
    pub message: String,
    /// The table the target was looking at, the message being its note; `None` if it looked at none.
    pub file: Option<PositionFile>,
}

fn note(make: impl FnOnce() -> (Draft, String)) {
    SEEN.with_borrow_mut(|seen| {
        if let Some(seen) = seen {
            *seen = Some(make());
        }
    });
}

/// The target looks at this position.
pub(super) fn look_at(position: &Position) {
    note(|| (position.to_draft(), String::new()));
}

/// The target looks at this draft.
pub(super) fn look_at_draft(draft: &Draft) {
    note(|| (draft.clone(), String::new()));
}

/// The target looks at what this action does here.
pub(super) fn look_at_action(position: &Position, action: Action) {
    note(|| (position.to_draft(), notation::write(position, action)));
}

/// Runs a target and tells what it found, if it found something.
pub fn replay(target: Target, bytes: &[u8]) -> Option<Finding> {
    SEEN.set(Some(None));
    let run = catch_unwind(AssertUnwindSafe(|| target(bytes)));
    let seen = SEEN.take().flatten();
    let message = match run {
        Ok(()) => return None,
        Err(panic) => match panic.downcast::<String>() {
            Ok(message) => *message,
            Err(panic) => match panic.downcast::<&str>() {
                Ok(message) => (*message).to_owned(),
                Err(_) => "a panic without words".to_owned(),
            },
        },
    };
    let file = seen.map(|(draft, title)| {
        let mut file = PositionFile::new(draft);
        file.title = title;
        // A note may not hold control characters; of a long message the beginning will do.
        let plain = |c: &char| *c == '\n' || !c.is_control();
        file.note = message.chars().filter(plain).take(4000).collect();
        file
    });
    Some(Finding { message, file })
}
