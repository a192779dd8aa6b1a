//! Full employment: the pile is too small to refill.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::{Rule, ShortRefill};
use office21::table::{End, Victory};
use office21_tests::{Played, begin, down, keep, play, remove, seat, swap, table, take_back};

fn employed(game: &Played, rule: Rule, winners: &[u8]) {
    game.over(rule, End::FullEmployment, Victory::LargeProfits, winners);
}

#[test]
fn employment_end() {
    let players = ["Sales | Spy", "Manager | Spy Spy Spy"];
    let game = table(players).pile("Sales").start(1).acts(&[begin()]);
    employed(&game, Rule::EmploymentEnd, &[2]);
    game.seat(1, "Sales | Spy");
    // Enough, if only just: the game goes on, and so it does with three cards in hand and no pile at all.
    let game = table(players).pile("Sales Sales").start(1).acts(&[begin()]);
    game.to_play(1);
    let game = table(players).pile("").start(2).acts(&[begin()]);
    game.to_play(2);
}

#[test]
fn employment_highest() {
    let players = ["Sales |", "Manager |", "Manager Spy |"];
    for (since, winner) in [([0, 1, 2], 2), ([0, 2, 1], 3)] {
        let game = table(players)
            .since(&since)
            .pile("")
            .start(1)
            .acts(&[begin()]);
        employed(&game, Rule::EmploymentEnd, &[winner]);
    }
}

#[test]
fn twenty_one_outranks() {
    let won = |game: &Played, winner| {
        game.over(
            Rule::EmploymentEnd,
            End::FullEmployment,
            Victory::SuccessfulOperations,
            &[winner],
        );
    };
    let game = table(["Sales |", "Director Director Director |"])
        .pile("")
        .start(1)
        .acts(&[begin()]);
    won(&game, 2);
    // Of several, the one who achieved it first.
    let both = [
        "Sales |",
        "Director Director Director |",
        "Director Secretary Manager Manager |",
    ];
    let game = table(both)
        .since(&[0, 2, 1])
        .pile("")
        .start(1)
        .acts(&[begin()]);
    won(&game, 3);
    let audit = table(["Sales Taxman |", both[1], both[2]])
        .since(&[0, 2, 1])
        .start(1)
        .acts(&[begin()]);
    audit.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::SuccessfulOperations,
        &[3],
    );
}

/// Also: `employment-audit-label`.
#[test]
fn employment_taxman() {
    let game = table(["Manager | Spy", "Sales Taxman | Spy", "Assistant |"])
        .pile("")
        .start(1)
        .acts(&[begin()]);
    game.told(Rule::EmploymentTaxman, Happening::RefillsOver)
        .to_play(1)
        .seat(1, "Manager | Spy");
    assert!(game.now.refills_over());
    let game = game.then(&[play(Spy), begin()]);
    game.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::CreativeAccounting,
        &[3],
    );
}

#[test]
fn employment_audit_label() {
    let game = table(["Sales Taxman |", "Operator |"])
        .pile("")
        .refills_over()
        .start(1)
        .acts(&[begin()]);
    game.over(
        Rule::AuditDue,
        End::TaxAudit,
        Victory::CreativeAccounting,
        &[2],
    );
}

/// Also: `employment-taxman`.
#[test]
fn short_refill() {
    let players = ["Manager | Spy", "Sales Taxman | Spy", "Operator | Spy"];
    let short = table(players).pile("Sales").start(1);
    let skipped = short.clone().acts(&[begin()]);
    skipped
        .told(Rule::EmploymentTaxman, Happening::RefillsOver)
        .seat(1, "Manager | Spy");
    let skip = Happening::RefillSkipped { seat: seat(1) };
    skipped.told(Rule::ShortRefill, skip);
    assert_eq!(skipped.now.draw_pile().len(), 1);

    let rest = short
        .reading(|r| r.short_refill = ShortRefill::DrawTheRest)
        .acts(&[begin()]);
    rest.told(Rule::EmploymentTaxman, Happening::RefillsOver)
        .seat(1, "Manager | Spy Sales");
    assert_eq!(rest.now.draw_pile().len(), 0);
    assert!(rest.now.refills_over());
}

/// Over once, refills are over for everybody, even where the pile would do; an Operator may still draw what is left.
#[test]
fn short_refill_is_the_last() {
    let game = table([
        "Manager | Operator Spy",
        "Sales | Spy Spy",
        "Operator Taxman |",
    ])
    .pile("Sales")
    .refills_over()
    .start(2)
    .acts(&[begin()]);
    game.seat(2, "Sales | Spy Spy");
    game.told(
        Rule::EmploymentTaxman,
        Happening::RefillSkipped { seat: seat(2) },
    );
    let game = table([
        "Manager | Operator Spy",
        "Sales | Spy Spy",
        "Operator Taxman |",
    ])
    .pile("Sales")
    .refills_over()
    .acts(&[play(Operator), keep()]);
    game.seat(1, "Manager Operator | Spy Sales").next(2);
}

/// Also: `last-taxman-leaves`.
#[test]
fn employment_taxman_leaves() {
    let game = table(["Manager | Cleaner", "Sales Taxman |", "Operator |"])
        .pile("")
        .refills_over()
        .acts(&[play(Cleaner), remove(Taxman, 2)]);
    employed(&game, Rule::LastTaxmanLeaves, &[1]);
    // Before refills are over the game just goes on.
    let game = table(["Manager | Cleaner", "Sales Taxman |", "Operator |"])
        .acts(&[play(Cleaner), remove(Taxman, 2)]);
    game.next(2);
}

/// The turn is finished first: step 4 is done, and who makes more than 21 does not win.
#[test]
fn last_taxman_leaves() {
    // Seat 1 takes back a Taxman played by seat 2, as another reading has it, and stands at 22.
    let game = table([
        "Director Director Secretary Taxman | Assistant",
        "Sales |",
        "Operator |",
    ])
    .pile("")
    .refills_over()
    .audit_of(2)
    .reading(|r| r.swapped_taxman = office21::rulebook::SwappedTaxman::Player)
    .acts(&[play(Assistant), take_back(Taxman, 1)]);
    game.seat(1, "out");
    employed(&game, Rule::LastTaxmanLeaves, &[2]);
    // His new total counts, too: 8.5 against 8.
    let game = table([
        "Manager Manager | Cleaner",
        "Manager Manager |",
        "Operator Taxman |",
    ])
    .since(&[1, 0, 0])
    .pile("")
    .refills_over()
    .acts(&[play(Cleaner), remove(Taxman, 3)]);
    employed(&game, Rule::LastTaxmanLeaves, &[1]);
}

/// The Taxman leaves with an eliminated player.
#[test]
fn last_taxman_leaves_with_his_player() {
    let game = table([
        "Sales | Cleaner",
        "Director Director Sales (Secretary) Taxman |",
        "Operator (Boss) |",
    ])
    .pile("")
    .refills_over()
    .acts(&[play(Cleaner), remove(down(Boss), 3)]);
    game.seat(2, "out");
    employed(&game, Rule::LastTaxmanLeaves, &[1]);
}

#[test]
fn last_taxman_leaves_not_when_replaced_or_swapped() {
    let game = table(["Manager | Taxman Sales", "Sales Taxman |", "Operator |"])
        .pile("")
        .refills_over();
    let replaced = game.clone().acts(&[play(Taxman)]);
    replaced.next(2);
    assert!(replaced.now.refills_over());
    let swapped = game.acts(&[play(Sales), swap(Taxman, 2)]);
    swapped.next(2).seat(1, "Manager Taxman | Taxman");
}
