//! The table editor.

use office21::text::file::PositionFile;

/// The table being edited.
#[derive(Debug, Default)]
pub struct Editor {
    file: Option<PositionFile>,
}

impl Editor {
    /// The table, if there is one.
    pub const fn file(&self) -> Option<&PositionFile> {
        self.file.as_ref()
    }

    /// Takes this table.
    pub(super) fn open(&mut self, file: PositionFile) {
        self.file = Some(file);
    }
}
