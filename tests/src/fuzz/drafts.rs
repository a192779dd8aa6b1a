use office21::laws::check_position_quickly;
use office21::table::Draft;
use office21::text::words::{self, Names};

use super::finding::look_at_draft;
use super::input::Input;
use super::mend::mend;
use crate::meddle::{Meddling, anything};

/// How often a draft is mended at most: mending one thing may bring another to light.
const MENDS: usize = 24;

/// Bytes to a draft: a lawful table that has been meddled with, or anything at all.
///
/// Its faults are listed twice the same and are what the door to a position says; the order of the discard pile is no
/// matter to them; and each fault says enough to be mended by, so that in the end no draft is beyond mending.
pub(super) fn drafts(bytes: &[u8]) {
    let mut input = Input::new(bytes);
    let mut byte = || input.byte();
    let mut draft = if byte() % 4 == 0 {
        anything(&mut byte)
    } else {
        input.position().to_draft()
    };
    for _ in 0..8 {
        if input.is_empty() {
            break;
        }
        Meddling::by(&mut || input.byte()).meddle(&mut draft);
    }
    look_at_draft(&draft);
    let faults = draft.faults();
    assert_eq!(draft.faults(), faults);
    let names = Names::default();
    for (at, fault) in faults.iter().enumerate() {
        assert!(!faults[..at].contains(fault), "{fault:?} is named twice");
        assert!(!words::fault(fault, &names).is_empty());
    }
    draft.discard_pile.reverse();
    assert_eq!(draft.faults(), faults);
    mend_all(&mut draft);
}

/// Mends until the door to a position opens; it says the same as the list of faults all the time.
fn mend_all(draft: &mut Draft) {
    for _ in 0..MENDS {
        let faults = draft.faults();
        match draft.into_position() {
            Ok(position) => {
                assert!(faults.is_empty(), "{faults:?}");
                let broken = check_position_quickly(&position);
                assert!(broken.is_empty(), "{broken:#?}");
                assert_eq!(position.to_draft().into_position(), Ok(position));
                return;
            }
            Err(found) => assert!(!found.is_empty() && found == faults, "{faults:?}"),
        }
        for fault in &faults {
            mend(draft, fault);
        }
    }
    panic!("not to be mended: {:?}", draft.faults());
}
