//! The quiz.

use office21::text::file::PositionFile;

/// The quiz.
#[derive(Debug, Default)]
pub struct Quiz {}

impl Quiz {
    /// The table of the question, if one is asked.
    pub const fn file(&self) -> Option<&PositionFile> {
        None
    }
}
