//! What is wrong with a draft: every fault alone, and several at once.

mod cases;

use std::collections::BTreeSet;

use office21::table::{Fault, Turn};
use office21_tests::{seat, table};

use cases::changed;
pub(crate) use cases::{KINDS, cases};

/// Every kind of fault by its stable name. A new variant does not compile until it is named here.
const fn name(fault: &Fault) -> &'static str {
    match fault {
        Fault::Players { .. } => "players",
        Fault::SeatMissing { .. } => "seat-missing",
        Fault::TooManyCards { .. } => "too-many-cards",
        Fault::CardsMissing { .. } => "cards-missing",
        Fault::CardsUnplaced { .. } => "cards-unplaced",
        Fault::HandTooLarge { .. } => "hand-too-large",
        Fault::EliminatedHasCards { .. } => "eliminated-has-cards",
        Fault::EliminatedOnTurn { .. } => "eliminated-on-turn",
        Fault::TooFewLeft { .. } => "too-few-left",
        Fault::FiveSpies { .. } => "five-spies",
        Fault::Above21 { .. } => "above-21",
        Fault::FaceDownStranger { .. } => "face-down-stranger",
        Fault::LoverFaceUp { .. } => "lover-face-up",
        Fault::LoverFaceDown { .. } => "lover-face-down",
        Fault::NoLoveChoice { .. } => "no-love-choice",
        Fault::TwoBosses { .. } => "two-bosses",
        Fault::TwoTaxmen { .. } => "two-taxmen",
        Fault::AuditWithoutTaxman { .. } => "audit-without-taxman",
        Fault::RefillsOverWithoutTaxman => "refills-over-without-taxman",
        Fault::PendingCardMissing { .. } => "pending-card-missing",
        Fault::OwnHandLookedAt { .. } => "own-hand-looked-at",
        Fault::StoodAt21 { .. } => "stood-at-21",
        Fault::AuditWasDue { .. } => "audit-was-due",
        Fault::SetupRound { .. } => "setup-round",
        Fault::SetupPicks { .. } => "setup-picks",
        Fault::SetupOffice { .. } => "setup-office",
        Fault::SetupThree { .. } => "setup-three",
        Fault::SetupTaxman { .. } => "setup-taxman",
        Fault::SetupDiscard { .. } => "setup-discard",
        Fault::SetupEliminated { .. } => "setup-eliminated",
        Fault::SetupDecided { .. } => "setup-decided",
        Fault::ResultNotSupported { .. } => "result-not-supported",
    }
}

#[test]
fn every_case_has_exactly_its_fault() {
    for (draft, fault, rule) in cases() {
        let found = draft.faults();
        assert_eq!(fault.id(), name(&fault));
        assert_eq!(fault.rule(), rule, "{fault:?}");
        // In set-up an eliminated player has the cards he was dealt.
        let dealt = |found: &&Fault| {
            matches!(found, Fault::EliminatedHasCards { .. })
                && matches!(fault, Fault::SetupEliminated { .. })
        };
        let found: Vec<&Fault> = found.iter().filter(|found| !dealt(found)).collect();
        assert_eq!(found, [&fault], "{draft:?}");
        assert_eq!(
            draft.into_position().err().map(|faults| faults.is_empty()),
            Some(false)
        );
    }
}

#[test]
fn every_kind_of_fault_has_a_case() {
    let kinds: BTreeSet<&str> = cases().iter().map(|(_, fault, _)| name(fault)).collect();
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
}

/// All faults come at once, in the rulebook's order: cards, standing, love, turn.
#[test]
fn all_faults_at_once() {
    let faults = table([
        "Director Director Director Operator | Spy Spy Spy Spy",
        "Boss Taxman |",
        "Secretary |",
    ])
    .tray("Sales")
    .play(2)
    .faults();
    let names: Vec<&str> = faults.iter().map(Fault::id).collect();
    let expected = [
        "cards-unplaced",
        "hand-too-large",
        "above-21",
        "lover-face-up",
        "lover-face-up",
        "audit-was-due",
    ];
    assert_eq!(names, expected);
}

/// A round that there is not hides nothing that does not follow from the round.
#[test]
fn a_wrong_round_of_set_up_hides_no_other_fault() {
    let faults = table(["| Taxman Spy Spy", "| Sales Operator Cleaner Manager"])
        .discarded("Boss")
        .setup(4, "-")
        .faults();
    let names: Vec<&str> = faults.iter().map(Fault::id).collect();
    let expected = [
        "setup-round",
        "setup-picks",
        "setup-taxman",
        "setup-three",
        "setup-discard",
    ];
    assert_eq!(names, expected);
}

/// Whoever is eliminated stands at nothing, whatever lies there.
#[test]
fn an_eliminated_player_is_not_above_21_as_well() {
    let draft = changed(
        table(["| Spy", "| Sales", "Director Director Director Manager |"]),
        |draft| draft.seats[2].eliminated = true,
    );
    let names: Vec<&str> = draft.faults().iter().map(Fault::id).collect();
    assert_eq!(names, ["eliminated-has-cards"]);
}

/// A draft at rest without faults, for contrast.
#[test]
fn a_lawful_draft_has_none() {
    let draft = table(["Sales | Spy Spy Spy", "(Boss) (Secretary) |"]).draft();
    assert_eq!(draft.faults(), []);
    let position = draft.into_position().expect("lawful");
    assert_eq!(position.to_draft(), draft);
    assert_eq!(position.turn(), Turn::Play { seat: seat(1) });
}
