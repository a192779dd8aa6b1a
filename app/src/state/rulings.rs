//! The ruling desk.

use office21::text::file::PositionFile;

/// The table that is ruled on.
#[derive(Debug, Default)]
pub struct Rulings {
    file: Option<PositionFile>,
}

impl Rulings {
    /// The table, if there is one.
    pub const fn file(&self) -> Option<&PositionFile> {
        self.file.as_ref()
    }

    /// Takes this table.
    pub(super) fn open(&mut self, file: PositionFile) {
        self.file = Some(file);
    }
}
