use office21::laws::check_position_quickly;
use office21::text::file::{self, PositionFile};
use office21::text::words;

use super::finding::look_at_draft;

/// Bytes to a position file; what can be read is written back as the same, and its faults have words.
pub(super) fn ron_position(bytes: &[u8]) {
    match file::read(bytes) {
        Ok(file) => comes_back(&file),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The file is the same after being written as RON, and what it holds is lawful or has faults with words.
fn comes_back(file: &PositionFile) {
    look_at_draft(&file.draft);
    let ron = file.to_ron();
    assert_eq!(file::read(ron.as_bytes()).as_ref(), Ok(file), "{ron}");
    let names = file.names();
    match file.draft.into_position() {
        Ok(position) => {
            let broken = check_position_quickly(&position);
            assert!(broken.is_empty(), "{broken:#?} in {ron}");
        }
        Err(faults) => {
            let silent = faults.iter().find(|f| words::fault(f, &names).is_empty());
            assert_eq!(silent, None, "a fault without words in {ron}");
        }
    }
}
