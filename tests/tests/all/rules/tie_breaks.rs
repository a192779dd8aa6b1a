//! Ties for the lowest total at an audit.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::{Rule, TieFaceDown};
use office21::table::{Comparison, End, Measure, Victory};
use office21_tests::{Played, begin, play, remove, table};

fn audited(game: &Played, winners: &[u8]) {
    game.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::CreativeAccounting,
        winners,
    );
}

/// What was compared, by which rules.
fn compared(game: &Played) -> Vec<(Rule, Measure)> {
    let comparison = |what| match what {
        Happening::Compared {
            comparison: Comparison { rule, measure, .. },
        } => Some((rule, measure)),
        _ => None,
    };
    game.events
        .iter()
        .filter_map(|event| comparison(event.what))
        .collect()
}

const LOWEST: (Rule, Measure) = (Rule::AuditLowest, Measure::Total);
const CARDS: (Rule, Measure) = (Rule::AuditTieCards, Measure::Cards);
const HIGHEST: (Rule, Measure) = (Rule::AuditTieHighest, Measure::HighestCard);
const FIRST: (Rule, Measure) = (Rule::AuditTieFirst, Measure::Moment);

#[test]
fn audit_tie_cards() {
    // 4 each, in two cards, one card and two cards; seat 4 has one card, but is not the lowest.
    let game = table([
        "Manager Taxman |",
        "Manager |",
        "Sales Operator |",
        "Director |",
    ])
    .since(&[0, 9, 0, 0])
    .start(1)
    .acts(&[begin()]);
    audited(&game, &[2]);
    assert_eq!(compared(&game), [LOWEST, CARDS]);
}

/// The Taxman is a card like any other, and so is a face-down Boss.
#[test]
fn tie_card_count() {
    let with_taxman = table(["Manager Taxman |", "Sales Operator |"])
        .since(&[0, 1])
        .start(1)
        .acts(&[begin()]);
    // Two cards each: the Manager is the highest.
    audited(&with_taxman, &[1]);
    assert_eq!(compared(&with_taxman), [LOWEST, CARDS, HIGHEST]);
    let face_down = table(["Operator Taxman |", "Operator (Boss) (Secretary) |"])
        .since(&[1, 0])
        .start(1)
        .acts(&[begin()]);
    audited(&face_down, &[1]);
    assert_eq!(compared(&face_down), [LOWEST, CARDS]);
}

/// The rulebook's example: Anton and Doris make 5 with three cards each.
#[test]
fn audit_tie_highest() {
    let game = table([
        "Assistant Taxman Sales | Spy Cleaner",
        "Manager Director | Spy Operator",
        "Cleaner Manager Sales | Cleaner Taxman Boss",
    ])
    .since(&[0, 2, 1])
    .play(3)
    .acts(&[play(Cleaner), remove(Sales, 3), begin()]);
    game.totals(["5", "11", "5"]);
    audited(&game, &[3]);
    assert_eq!(compared(&game), [LOWEST, CARDS, HIGHEST]);
}

#[test]
fn audit_tie_first() {
    let players = ["Manager Taxman |", "Manager Spy |", "Director |"];
    for (since, winner) in [([0, 1, 2], 1), ([1, 0, 2], 2), ([5, 2, 1], 2)] {
        let game = table(players).since(&since).start(1).acts(&[begin()]);
        audited(&game, &[winner]);
        assert_eq!(compared(&game), [LOWEST, CARDS, HIGHEST, FIRST]);
    }
}

#[test]
fn tie_shared() {
    let game = table(["Manager Taxman |", "Manager Spy |", "Director |"])
        .since(&[0, 0, 0])
        .start(1)
        .acts(&[begin()]);
    audited(&game, &[1, 2]);
    assert_eq!(compared(&game), [LOWEST, CARDS, HIGHEST, FIRST]);
    let game = table(["Manager |", "Manager Spy |", "Sales |"])
        .since(&[0, 0, 0])
        .pile("")
        .start(1)
        .acts(&[begin()]);
    game.over(
        Rule::EmploymentEnd,
        End::FullEmployment,
        Victory::LargeProfits,
        &[1, 2],
    );
}

#[test]
fn tie_face_down() {
    // 4 each in two cards: a Manager and the Taxman against Sales and Operator with a face-down Boss.
    let players = [
        "Manager Spy Taxman |",
        "Sales Operator (Boss) |",
        "Director (Secretary) |",
    ];
    let game = table(players).since(&[1, 0, 0]).start(1);
    audited(&game.clone().acts(&[begin()]), &[1]);
    let printed = game.reading(|r| r.tie_face_down = TieFaceDown::Printed);
    audited(&printed.acts(&[begin()]), &[2]);
}
