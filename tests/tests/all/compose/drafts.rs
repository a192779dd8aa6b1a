use std::collections::BTreeMap;

use office21::compose::{Composition, Template, refuses, words};
use office21::material::{Cards, Employee};
use office21::table::{Chance, Draft};
use office21::text::file::{self, PositionFile};
use office21::text::{code, words as sentences};
use office21_tests::edits::edit;
use office21_tests::fuzz::mend::mend_all;
use office21_tests::meddle;

/// A file of what this draft is read as: its cards those of the game, its seats there; where it is not read, empty.
fn readable(draft: Draft) -> PositionFile {
    let ron = PositionFile::new(draft).to_ron();
    file::read(ron.as_bytes()).unwrap_or_else(|_| Template::Empty.file(4, 0))
}

/// Whatever can be read opens, keeps its form as a file and as a code, tells its faults, and can be mended.
#[test]
fn a_thousand_drafts_open_and_are_mended() {
    let (mut lawful, mut wrong) = (0, 0);
    for number in 0..1000 {
        let file = readable(meddle::numbered(number));
        let table = Composition::new(file.clone());
        assert_eq!(table.position().is_some(), table.faults().is_empty());
        *(if table.faults().is_empty() {
            &mut lawful
        } else {
            &mut wrong
        }) += 1;
        for fault in table.faults() {
            assert!(!sentences::fault(fault, &file.names()).is_empty());
            assert!(!table.mends(fault).is_empty());
        }
        for text in [file.to_ron(), file.to_json()] {
            assert_eq!(file::read(text.as_bytes()).as_ref(), Ok(&file));
        }
        let line = code::write(&file.draft).expect("a code");
        assert_eq!(code::read(&line).as_ref(), Ok(&file.draft));
        assert_eq!(mend_all(&file.draft).is_empty(), table.position().is_some());
    }
    assert!(lawful > 200 && wrong > 500, "{lawful} {wrong}");
}

fn kinds(draft: &Draft) -> BTreeMap<Employee, usize> {
    let mut kinds = BTreeMap::new();
    for card in draft.cards() {
        *kinds.entry(card).or_default() += 1;
    }
    kinds
}

/// Tables that no file could say: no players or seven, 50 cards. Edits are refused or carried out, without a panic and
/// without a card made or lost; what is refused says why.
#[test]
fn edits_of_any_draft_keep_its_cards() {
    let (mut done, mut refused) = (0, 0);
    for number in 0..1500 {
        let mut chance = Chance(number);
        let mut byte = || chance.next_u64() as u8;
        let mut table = Composition::new(PositionFile::new(meddle::numbered(number)));
        let mut cards = kinds(table.draft());
        for _ in 0..24 {
            let edit = edit(table.file(), &mut byte);
            let (before, why) = (table.file().clone(), refuses(table.file(), &edit));
            assert!(!words::edit(&edit, &before).is_empty(), "{edit:?}");
            match (table.edit(&edit), why) {
                (Err(error), why) => {
                    refused += 1;
                    assert!(!error.to_string().is_empty());
                    assert_eq!(Some(error), why);
                    assert!(table.is(&before));
                }
                (Ok(_), why) => {
                    done += 1;
                    assert_eq!(why, None);
                }
            }
            if matches!(edit, office21::compose::Edit::Replace { .. }) {
                cards = Cards::deck()
                    .iter()
                    .fold(BTreeMap::new(), |mut kinds, card| {
                        *kinds.entry(card).or_default() += 1;
                        kinds
                    });
            }
            assert_eq!(kinds(table.draft()), cards, "{edit:?}");
            assert_eq!(table.faults(), table.draft().faults());
        }
        while table.undo() {}
        assert!(table.is(&PositionFile::new(meddle::numbered(number))));
    }
    assert!(done > 20_000 && refused > 2000, "{done} {refused}");
}
