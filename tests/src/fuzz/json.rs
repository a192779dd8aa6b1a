use office21::text::{self, Document, file, record};

use super::finding::look_at_draft;

/// Bytes to a file of either kind; whatever it holds is the same after being written as JSON.
pub(super) fn json(bytes: &[u8]) {
    match text::read(bytes) {
        Ok(Document::Position(file)) => {
            look_at_draft(&file.draft);
            let json = file.to_json();
            assert_eq!(file::read(json.as_bytes()).as_ref(), Ok(&file), "{json}");
        }
        Ok(Document::Record(loaded)) => {
            let json = loaded.record.to_json();
            let again = record::read(json.as_bytes()).map(|again| again.record);
            assert_eq!(again.as_ref(), Ok(&loaded.record), "{json}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
