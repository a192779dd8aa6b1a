use office21::compose::{Composition, Edit};
use office21::material::Employee;
use office21::table::Draft;
use office21::text::file::PositionFile;
use office21::text::words::{self, Names};

use super::finding::look_at_draft;
use super::input::Input;
use super::mend::mend_all;
use crate::edits::edit;
use crate::meddle::{Meddling, anything};

/// How often a draft is edited at most.
const EDITS: usize = 12;

/// Bytes to a draft: a lawful table that has been meddled with, or anything at all.
///
/// Its faults are listed twice the same and are what the door to a position says; the order of the discard pile is no
/// matter to them; and each fault has a mend that puts it right, so that in the end no draft is beyond mending. What is
/// left of the bytes edits the draft, and no edit makes or loses a card.
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
    match draft.into_position() {
        Ok(_) => assert!(faults.is_empty(), "{faults:?}"),
        Err(found) => assert_eq!(found, faults),
    }
    mend_all(&draft);
    edit_on(&draft, &mut input);
}

/// What is left of the input edits the draft: without a panic, and without a card made or lost.
fn edit_on(draft: &Draft, input: &mut Input<'_>) {
    let mut table = Composition::new(PositionFile::new(draft.clone()));
    let mut cards: Vec<Employee> = draft.cards().collect();
    cards.sort_unstable();
    for _ in 0..EDITS {
        if input.is_empty() {
            break;
        }
        let edit = edit(table.file(), &mut || input.byte());
        if matches!(edit, Edit::Replace { .. }) || table.edit(&edit).is_err() {
            continue;
        }
        let mut now: Vec<Employee> = table.draft().cards().collect();
        now.sort_unstable();
        assert_eq!(now, cards, "{edit:?}");
    }
    while table.undo() {}
    assert_eq!(table.draft(), draft);
}
