//! What everything is worth to the Clerk, in one place.

/// How many tables that fit its view a line is tried on.
pub(super) const WORLDS: usize = 12;

/// A sure win; prospects are shares of it.
pub(super) const WIN: i64 = 1000;

/// What everybody has who is still in the game.
pub(super) const IN_THE_GAME: i64 = 100;
/// Standing at 21.
pub(super) const AT_21: i64 = 1500;
/// Winning the audit if it were now.
pub(super) const AUDIT_WON: i64 = 900;
