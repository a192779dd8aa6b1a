use std::collections::{BTreeMap, BTreeSet};

use office21::compose::{Composition, concerned, mends};
use office21::table::{Draft, Fault};
use office21::text::file::PositionFile;
use office21::text::words;
use office21_tests::fuzz::mend::mend_all;
use office21_tests::{Table, meddle, table};

use crate::faults::{KINDS, cases};

/// How many cards there are of each kind.
fn kinds(draft: &Draft) -> BTreeMap<&'static str, usize> {
    let mut kinds = BTreeMap::new();
    for card in draft.cards() {
        *kinds.entry(card.name()).or_default() += 1;
    }
    kinds
}

fn is_of_the_deck(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::TooManyCards { .. } | Fault::CardsMissing { .. }
    )
}

/// Every mend of every fault of this draft: there are some, told apart by their names; each removes its fault, loses no
/// card and is one step that can be taken back.
fn all_mends(draft: &Draft) {
    let before = Composition::new(PositionFile::new(draft.clone()));
    for fault in before.faults() {
        let mends = before.mends(fault);
        let names: BTreeSet<&str> = mends.iter().map(|mend| mend.name.as_str()).collect();
        assert!(!mends.is_empty(), "{fault:?} has no mend: {draft:?}");
        assert_eq!(names.len(), mends.len(), "{names:?}");
        let mut left = 0;
        for mend in &mends {
            let name = &mend.name;
            let well_said = !name.contains("  ") && !name.ends_with(['.', ' ', ',']);
            assert!(well_said && !name.starts_with(char::is_lowercase), "{name}");
            let mut table = before.clone();
            assert_eq!(table.mend(mend), Ok(true), "{mend:?} of {fault:?}");
            let stays = table.faults().contains(fault);
            assert!(!stays, "{fault:?} stays after {mend:?}: {draft:?}");
            assert!(table.faults().len() >= left, "{mend:?} is better");
            left = table.faults().len();
            if !is_of_the_deck(fault) {
                assert_eq!(kinds(table.draft()), kinds(draft), "{mend:?}");
            }
            assert_eq!(table.undo_name(), Some(name.as_str()));
            assert!(table.undo() && table.is(before.file()));
        }
        all_concerned(draft, fault);
    }
}

/// What is pointed at lies where it is said to lie.
fn all_concerned(draft: &Draft, fault: &Fault) {
    let about = concerned(draft, fault);
    for (spot, card) in about.cards {
        let lying = draft.lying(spot.place);
        assert!(
            spot.at
                .map_or(lying.contains(&card), |at| lying[at] == card)
        );
    }
    let seats = about.seats.into_iter();
    assert!(seats.clone().all(|seat| seat.index() < draft.seats.len()));
}

#[test]
fn every_kind_of_fault_has_mends() {
    for (draft, _, _) in cases() {
        all_mends(&draft);
        mend_all(&draft);
    }
}

/// Whatever is wrong, and however much, the best mends lead to a lawful table.
#[test]
fn wrong_drafts_are_mended() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut lawful, mut longest) = (0, 0);
    for number in 0..6000 {
        let draft = meddle::numbered(number);
        for fault in draft.faults() {
            *seen.entry(fault.id()).or_default() += 1;
        }
        let steps = mend_all(&draft);
        lawful += u32::from(steps.is_empty());
        longest = longest.max(steps.len());
        if number % 8 == 0 {
            all_mends(&draft);
        }
    }
    assert_eq!(seen.len(), KINDS, "{seen:?}");
    assert!(seen.values().all(|&times| times >= 5), "{seen:?}");
    assert!(lawful > 500 && longest > 8, "{lawful} {longest}");
}

/// The names of all mends of the fault with this name.
fn offered(table: Table, id: &str) -> Vec<String> {
    let mut file = PositionFile::new(table.draft());
    let names = ["Anton", "You", "Doris"];
    file.names = names.iter().map(|&name| name.to_owned()).collect();
    file.names.truncate(file.draft.seats.len());
    let faults = file.draft.faults();
    let fault = faults.iter().find(|fault| fault.id() == id);
    let fault = fault.unwrap_or_else(|| panic!("{faults:?}"));
    assert!(!words::fault(fault, &file.names()).is_empty());
    mends(&file, fault)
        .into_iter()
        .map(|mend| mend.name)
        .collect()
}

/// What people are offered, in their words.
#[test]
fn mends_are_told_by_name() {
    let bosses = table(["(Boss) |", "(Secretary) | Spy", "Boss |"]);
    assert_eq!(
        offered(bosses, "two-bosses"),
        [
            "Anton's Boss to the discard pile, turning Doris's Boss face-down",
            "Doris's Boss to the discard pile",
        ]
    );
    let love = table(["Secretary |", "Secretary |", "Boss |"]);
    let love = offered(love, "lover-face-up");
    assert_eq!(
        love[..2],
        [
            "Turn Anton's Secretary and Doris's Boss face-down",
            "Turn your Secretary and Doris's Boss face-down",
        ]
    );
    assert_eq!(
        offered(table(["| Spy", "| Sales Sales Spy Boss"]), "hand-too-large"),
        [
            "Your Spy to the discard pile",
            "Your Sales to the discard pile",
            "Your Boss to the discard pile",
        ]
    );
    let rich = table(["|", "Director Director Manager Sales Operator |"]);
    assert_eq!(
        offered(rich, "above-21"),
        [
            "Your Operator to the discard pile",
            "Your Sales to the discard pile",
            "Your Manager to the discard pile",
            "Your Director to the discard pile",
            "You are eliminated",
        ]
    );
    let stood = table(["Sales |", "Director Director Director |", "|"]).play(2);
    assert_eq!(
        offered(stood, "stood-at-21"),
        [
            "Doris is to play a card",
            "Anton is to play a card",
            "Your turn is about to begin",
            "The game is over. Successful operations: You win by successful operations",
            "Your Director to the discard pile",
        ]
    );
}
