//! A smallest case for every fault: a draft with exactly this fault, its data and its rule.

use office21::material::{Employee::*, Profit};
use office21::rulebook::Rule;
use office21::table::{Draft, End, Fault, Place, Seats, Victory};
use office21_tests::table::outcome;
use office21_tests::{Table, seat, table};

pub(crate) const KINDS: usize = 32;

pub(crate) type Case = (Draft, Fault, Option<Rule>);

fn case(table: Table, fault: Fault, rule: Rule) -> Case {
    (table.draft(), fault, Some(rule))
}

pub(super) fn changed(table: Table, change: impl FnOnce(&mut Draft)) -> Draft {
    let mut draft = table.draft();
    change(&mut draft);
    draft
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// Players, seats, and the 44 cards.
fn material() -> Vec<Case> {
    let eleven = |employee| Fault::TooManyCards { employee, cards: 7 };
    vec![
        case(
            table(["| Spy"]),
            Fault::Players { players: 1 },
            Rule::Players2To5,
        ),
        case(
            table(["|"; 6]),
            Fault::Players { players: 6 },
            Rule::Players2To5,
        ),
        case(
            table(["|", "|"]).play(3),
            Fault::SeatMissing { seat: seat(3) },
            Rule::Players2To5,
        ),
        case(
            table(["Director |", "| Spy"]).looking(1, 4),
            Fault::SeatMissing { seat: seat(4) },
            Rule::Players2To5,
        ),
        case(
            table(["|", "Taxman |"]).audit_of(5),
            Fault::SeatMissing { seat: seat(5) },
            Rule::Players2To5,
        ),
        (
            changed(table(["|", "|"]), |d| d.draw_pile.push(Sales)),
            eleven(Sales),
            None,
        ),
        (
            table(["|", "|"]).missing("Boss Boss").draft(),
            Fault::CardsMissing {
                employee: Boss,
                cards: 2,
            },
            None,
        ),
        (
            table(["|", "|"]).tray("Boss Spy Spy").draft(),
            Fault::CardsUnplaced { cards: 3 },
            None,
        ),
    ]
}

/// What holds for every seat in every step.
fn standing() -> Vec<Case> {
    let hand = |number, cards, most| Fault::HandTooLarge {
        seat: seat(number),
        cards,
        most,
    };
    let eliminated = Rule::ComposedEliminated;
    vec![
        case(
            table(["|", "| Spy Spy Sales Sales"]),
            hand(2, 4, 3),
            Rule::ComposedHandSize,
        ),
        case(
            table(["Cleaner | Spy Spy Spy", "Sales |"]).pending(Cleaner, 1),
            hand(1, 3, 2),
            Rule::ComposedHandSize,
        ),
        (
            changed(table(["|", "| Spy", "Sales | Spy"]), |d| {
                d.seats[2].eliminated = true;
            }),
            Fault::EliminatedHasCards {
                seat: seat(3),
                cards: 2,
            },
            Some(eliminated),
        ),
        case(
            table(["|", "|", "out"]).start(3),
            Fault::EliminatedOnTurn { seat: seat(3) },
            eliminated,
        ),
        case(
            table(["|", "out", "out"]),
            Fault::TooFewLeft { left: seats(&[1]) },
            eliminated,
        ),
        case(
            table(["|", "Spy Spy Spy Spy Spy |"]),
            Fault::FiveSpies { seat: seat(2) },
            Rule::ComposedSpies,
        ),
        case(
            table(["|", "Director Director Director Cleaner |"]),
            Fault::Above21 {
                seat: seat(2),
                total: Profit::from_halves(43),
            },
            Rule::ComposedAbove21,
        ),
        case(
            table([
                "Director Director Director Operator Sales |",
                "Spy Operator |",
            ])
            .pending(Sales, 1),
            Fault::Above21 {
                seat: seat(1),
                total: Profit::from_halves(44),
            },
            Rule::ComposedAbove21,
        ),
        case(
            table(["|", "Taxman |", "|", "Taxman |"]),
            Fault::TwoTaxmen {
                seats: seats(&[2, 4]),
            },
            Rule::AuditOneTaxman,
        ),
        case(
            table(["|", "Sales |"]).audit_of(2),
            Fault::AuditWithoutTaxman { seat: seat(2) },
            Rule::SwappedTaxman,
        ),
        case(
            table(["|", "Sales |"]).refills_over(),
            Fault::RefillsOverWithoutTaxman,
            Rule::ComposedRefillsOver,
        ),
    ]
}

/// Love: who lies face-down.
fn lovers() -> Vec<Case> {
    let up = |employee, numbers: &[u8], rule| Fault::LoverFaceUp {
        employee,
        seats: seats(numbers),
        rule,
    };
    let down = |employee, numbers: &[u8], rule| Fault::LoverFaceDown {
        employee,
        seats: seats(numbers),
        rule,
    };
    let rule = |fault: Fault| fault.rule().expect("love has a rule");
    let cases = [
        (
            table(["Boss |", "(Secretary) |"]),
            up(Boss, &[1], Rule::LovePair),
        ),
        (
            table(["(Boss) |", "Secretary |", "Secretary |"]),
            up(Secretary, &[2, 3], Rule::LovePair),
        ),
        (
            table(["(Boss) |", "Sales |"]),
            down(Boss, &[1], Rule::LoveParting),
        ),
        (
            table(["Sales |", "(Secretary) |"]),
            down(Secretary, &[2], Rule::LoveParting),
        ),
        (
            table(["(Boss) (Secretary) |", "(Secretary) |"]),
            down(Secretary, &[1, 2], Rule::LovePair),
        ),
        (
            table([
                "(Boss) | Spy Spy",
                "Secretary | Spy Sales",
                "Spy | Sales Sales",
            ])
            .setup(2, "- - -"),
            up(Secretary, &[2], Rule::SetupLove11),
        ),
        (
            table([
                "(Boss) | Spy Spy",
                "Secretary | Spy Sales",
                "Secretary | Spy Sales",
            ])
            .setup_love(2, 1),
            Fault::NoLoveChoice {
                seat: seat(2),
                rule: Rule::SetupLove12,
            },
        ),
        (
            table([
                "Boss | Spy Spy",
                "Boss | Spy Sales",
                "Secretary | Spy Sales",
            ])
            .setup_love(3, 1),
            Fault::NoLoveChoice {
                seat: seat(3),
                rule: Rule::SetupLove21,
            },
        ),
        (
            table(["(Boss) | Spy", "Secretary Secretary | Spy"]).pending(Boss, 1),
            Fault::NoLoveChoice {
                seat: seat(1),
                rule: Rule::LoveChoice,
            },
        ),
        (
            table(["(Boss) |", "(Secretary) |", "Boss |"]),
            Fault::TwoBosses {
                seats: seats(&[1, 3]),
            },
        ),
        (
            table(["Sales (Manager) |", "|"]),
            Fault::FaceDownStranger {
                employee: Manager,
                seat: seat(1),
            },
        ),
    ];
    let cases = cases.into_iter();
    cases
        .map(|(table, fault)| case(table, fault, rule(fault)))
        .collect()
}

/// The turn under way, and a game that had ended before it.
fn turns() -> Vec<Case> {
    let over = Rule::ComposedGameOver;
    vec![
        case(
            table(["Cleaner |", "Sales |"]).pending(Sales, 1),
            Fault::PendingCardMissing {
                seat: seat(1),
                employee: Sales,
            },
            Rule::PlayOne,
        ),
        case(
            table(["Director | Sales", "| Sales"]).looking(1, 1),
            Fault::OwnHandLookedAt { seat: seat(1) },
            Rule::DirectorOwnHand,
        ),
        case(
            table(["Sales |", "Director Director Director |"]).play(2),
            Fault::StoodAt21 { seat: seat(2) },
            over,
        ),
        case(
            table(["Sales |", "Taxman |"]).play(2),
            Fault::AuditWasDue { seat: seat(2) },
            over,
        ),
        case(
            table(["Taxman |", "Manager |"]).over(End::TaxAudit, Victory::CreativeAccounting, &[2]),
            Fault::ResultNotSupported {
                result: outcome(End::TaxAudit, Victory::CreativeAccounting, &[2]),
            },
            Rule::ComposedOver,
        ),
        case(
            table(["Sales |", "Manager |"]).over(
                End::RecordBreakingProfits,
                Victory::StrategicManagement,
                &[2],
            ),
            Fault::ResultNotSupported {
                result: outcome(
                    End::RecordBreakingProfits,
                    Victory::StrategicManagement,
                    &[2],
                ),
            },
            Rule::ComposedOver,
        ),
    ]
}

/// Set-up, exactly as play brings it.
fn set_up() -> Vec<Case> {
    let rule = Rule::ComposedSetup;
    let two = ["| Spy Spy Sales", "| Spy Sales Sales"];
    let picks = |places, made| Fault::SetupPicks { places, made };
    let three = |number, cards| Fault::SetupThree {
        seat: seat(number),
        cards,
    };
    let taxman = |place| Fault::SetupTaxman { place };
    let not = Rule::SetupNoTaxman;
    vec![
        case(
            table(two).setup(4, "- -"),
            Fault::SetupRound { round: 4 },
            rule,
        ),
        case(
            table(two).setup(0, "- -"),
            Fault::SetupRound { round: 0 },
            rule,
        ),
        case(table(two).setup(1, "- - -"), picks(3, 0), rule),
        case(table(two).setup(1, "-"), picks(1, 0), rule),
        case(
            table(["| Spy Spy", "| Spy Sales"]).setup(1, "Boss Sales"),
            picks(2, 2),
            rule,
        ),
        case(
            table(["Sales Spy | Spy", "Sales | Spy Sales"]).setup(2, "- -"),
            Fault::SetupOffice {
                seat: seat(1),
                cards: 2,
                expected: 1,
            },
            rule,
        ),
        case(
            table(["| Spy Spy", "| Spy Sales Sales"]).setup(1, "- -"),
            three(1, 2),
            rule,
        ),
        case(
            table(["| Spy Spy Sales", "| Spy Sales Sales"]).setup(1, "- Boss"),
            three(2, 4),
            rule,
        ),
        case(
            table(["| Spy Spy Taxman", "| Spy Sales Sales"]).setup(1, "- -"),
            taxman(Place::Hand(seat(1))),
            not,
        ),
        case(
            table(["Spy | Spy Sales", "Taxman | Spy Sales"]).setup(2, "- -"),
            taxman(Place::Office(seat(2))),
            not,
        ),
        case(
            table(["| Spy Sales", "| Spy Sales Sales"]).setup(1, "Taxman -"),
            taxman(Place::Picked(seat(1))),
            not,
        ),
        case(
            table(two).setup(1, "- -").discarded("Boss Boss"),
            Fault::SetupDiscard { cards: 2 },
            rule,
        ),
        (
            changed(table(two).setup(1, "- -"), |d| {
                // An eliminated player has no cards, and set-up gives him three: two more faults follow.
                d.seats[1].eliminated = true;
            }),
            Fault::SetupEliminated { seat: seat(2) },
            Some(rule),
        ),
        case(
            table(["Spy | Spy Sales", "Sales | Spy Sales"]).setup(2, "- -"),
            Fault::SetupDecided { seat: seat(1) },
            Rule::SetupLowestStarts,
        ),
    ]
}

pub(crate) fn cases() -> Vec<Case> {
    [material(), standing(), lovers(), turns(), set_up()].concat()
}
