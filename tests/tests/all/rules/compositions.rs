//! Positions from the editor: what is lawful although play never led there, and what is not. Each fault has its own
//! smallest case in faults/cases.rs.

use office21::material::Employee::*;
use office21::play::Happening;
use office21::rulebook::{Rule, SwappedTaxman};
use office21::table::{End, Fault, Victory};
use office21_tests::{Table, begin, pass, remove, seat, table};

/// Lawful as it stands, or broken by exactly this rule.
#[track_caller]
fn lawful(table: Table) {
    assert_eq!(table.faults(), []);
}

#[track_caller]
fn broken(table: Table, rule: Rule) {
    let faults = table.faults();
    let rules: Vec<_> = faults.iter().map(Fault::rule).collect();
    assert_eq!(rules, [Some(rule)], "{faults:?}");
}

const AT_21: &str = "Director Director Director |";
const AT_20: &str = "Director Director Secretary";

#[test]
fn composed_above_21() {
    let rule = Rule::ComposedAbove21;
    lawful(table([AT_21, "Director |"]).play(2));
    for player in [
        "Director Director Director Operator |",
        "Director Director Director Cleaner |",
    ] {
        broken(table([player, "|"]).play(2), rule);
        broken(table([player, "|"]).start(1), rule);
        // It is somebody else's effect.
        broken(table([player, "Cleaner |"]).pending(Cleaner, 2), rule);
    }
    // While his own effect is pending only the total without the card counts.
    for card in [Cleaner, Operator, Assistant, Sales, Director] {
        let player = format!("{AT_20} {card} |");
        lawful(table([player.as_str(), "| Spy"]).pending(card, 1));
        let player = format!("{AT_20} Manager {card} |");
        broken(table([player.as_str(), "| Spy"]).pending(card, 1), rule);
    }
}

#[test]
fn composed_hand_size() {
    let rule = Rule::ComposedHandSize;
    for hand in ["", "Spy", "Spy Spy", "Spy Spy Spy"] {
        let player = format!("Sales | {hand}");
        lawful(table([player.as_str(), "|"]).play(1));
        lawful(table([player.as_str(), "|"]).play(2));
    }
    broken(table(["| Spy Spy Spy Spy", "|"]).play(1), rule);
    broken(table(["|", "| Spy Spy Spy Spy"]).start(1), rule);
    lawful(table(["Sales | Spy Spy", "Operator | Sales Sales Sales"]).pending(Sales, 1));
    broken(
        table(["Sales | Spy Spy Spy", "Operator |"]).pending(Sales, 1),
        rule,
    );
    broken(
        table(["Director | Spy Spy Spy", "| Sales"]).looking(1, 2),
        rule,
    );
    broken(
        table(["(Boss) | Spy Spy Spy", "Secretary |", "Secretary |"]).pending(Boss, 1),
        rule,
    );
}

#[test]
fn composed_spies() {
    let five = "Spy Spy Spy Spy Spy |";
    for number in [1, 2] {
        broken(table([five, "|"]).start(number), Rule::ComposedSpies);
        broken(table([five, "|"]).play(number), Rule::ComposedSpies);
    }
    lawful(table(["Spy Spy Spy Spy | Spy", "|"]).play(1));
    lawful(table([five, "|"]).over(End::IndustrialEspionage, Victory::IndustrialEspionage, &[1]));
}

#[test]
fn composed_game_over() {
    let rule = Rule::ComposedGameOver;
    // The same turn may be about to begin: then it ends the game.
    broken(table([AT_21, "|"]).play(1), rule);
    let ended = table([AT_21, "|"]).start(1).acts(&[begin()]);
    assert!(ended.now.outcome().is_some());
    lawful(table([AT_21, "|"]).play(2));
    broken(table(["Taxman |", "|"]).play(1), rule);
    lawful(table(["Taxman |", "|"]).start(1));
    lawful(table(["Taxman |", "|"]).play(2));
    // Before his card: 21 with the Operator is no 21 at the beginning, 22 with it is one.
    let office = format!("{AT_20} Operator |");
    lawful(table([office.as_str(), "|"]).pending(Operator, 1));
    let office = format!("{AT_20} Operator Operator |");
    broken(table([office.as_str(), "|"]).pending(Operator, 1), rule);
    broken(
        table(["Taxman Cleaner |", "Sales |"]).pending(Cleaner, 1),
        rule,
    );
    broken(
        table([
            "Director Director Director (Boss) |",
            "Secretary |",
            "Secretary |",
        ])
        .pending(Boss, 1),
        rule,
    );
}

/// Whose audit was due depends on the reading.
///
/// Also: `swapped-taxman`.
#[test]
fn composed_game_over_by_an_audit_that_was_due() {
    let rule = Rule::ComposedGameOver;
    let of_2_at_1 = |reading, number| {
        table(["Taxman |", "| Spy"])
            .audit_of(2)
            .reading(|r| r.swapped_taxman = reading)
            .play(number)
    };
    broken(of_2_at_1(SwappedTaxman::Holder, 1), rule);
    lawful(of_2_at_1(SwappedTaxman::Holder, 2));
    lawful(of_2_at_1(SwappedTaxman::Lapses, 1));
    lawful(of_2_at_1(SwappedTaxman::Lapses, 2));
    lawful(of_2_at_1(SwappedTaxman::Player, 1));
    broken(of_2_at_1(SwappedTaxman::Player, 2), rule);
}

#[test]
fn composed_refills_over() {
    let over = table(["| Spy", "|"]).pile("").refills_over();
    broken(over, Rule::ComposedRefillsOver);
    lawful(table(["| Spy", "Taxman |"]).pile("").refills_over());
    // A finished game had its Taxman removed perhaps.
    lawful(table(["Sales |", "|"]).pile("").refills_over().over(
        End::FullEmployment,
        Victory::LargeProfits,
        &[1],
    ));
}

#[test]
fn composed_eliminated() {
    let rule = Rule::ComposedEliminated;
    lawful(table(["out", "|", "|"]).play(2));
    broken(table(["out", "|", "|"]).play(1), rule);
    broken(table(["out", "|"]).play(2), rule);
    lawful(table(["out", "Sales |"]).over(
        End::RecordBreakingProfits,
        Victory::StrategicManagement,
        &[2],
    ));
    let mut draft = table(["Sales |", "|", "|"]).play(2).draft();
    draft.seats[0].eliminated = true;
    let fault = Fault::EliminatedHasCards {
        seat: seat(1),
        cards: 1,
    };
    assert_eq!(draft.faults(), [fault]);
}

#[test]
fn composed_setup() {
    let rule = Rule::ComposedSetup;
    lawful(table(["| Spy Spy Sales", "| Spy Sales"]).setup(1, "- Boss"));
    lawful(table(["Sales | Spy Spy", "Sales | Sales"]).setup(2, "- Boss"));
    lawful(table(["Sales Spy | Spy", "Sales Spy |"]).setup(3, "- Boss"));
    // A love choice: the round's cards lie open.
    let players = [
        "(Boss) | Spy Spy",
        "Secretary | Spy Spy",
        "Secretary | Spy Sales",
    ];
    lawful(table(players).setup_love(1, 1));
    broken(
        table(["Sales Spy | Spy", "Sales | Spy Sales"]).setup(2, "- -"),
        rule,
    );
}

#[test]
fn composed_over() {
    let rule = Rule::ComposedOver;
    let over = |end, victory, winners: &[u8]| {
        table(["Sales Taxman |", "Manager |"]).over(end, victory, winners)
    };
    let (audit, accounting) = (End::TaxAudit, Victory::CreativeAccounting);
    lawful(over(audit, accounting, &[1]));
    broken(over(audit, accounting, &[2]), rule);
    broken(over(audit, accounting, &[1, 2]), rule);
    broken(over(audit, accounting, &[]), rule);
    broken(over(audit, Victory::SuccessfulOperations, &[1]), rule);
    // No full employment while a Taxman is in play, nobody stands at 21, nobody has five Spies, nobody is out.
    broken(over(End::FullEmployment, Victory::LargeProfits, &[2]), rule);
    broken(
        over(
            End::SuccessfulOperations,
            Victory::SuccessfulOperations,
            &[2],
        ),
        rule,
    );
    broken(
        over(End::IndustrialEspionage, Victory::IndustrialEspionage, &[2]),
        rule,
    );
    broken(
        over(
            End::RecordBreakingProfits,
            Victory::StrategicManagement,
            &[2],
        ),
        rule,
    );
    // Full employment needs a pile that is too small for somebody.
    let employment = |pile: &str| {
        table(["Sales |", "Manager | Spy Spy Spy"]).pile(pile).over(
            End::FullEmployment,
            Victory::LargeProfits,
            &[2],
        )
    };
    lawful(employment("Boss Boss"));
    broken(employment("Boss Boss Sales"), rule);
    // No audit without a Taxman.
    let none = table(["Sales |", "Manager |"]).over(audit, accounting, &[1]);
    broken(none, rule);
}

/// An audit ends the game where it falls due at somebody's turn, and 21 would have been looked at first.
///
/// Also: `swapped-taxman`, `turn-start-order`.
#[test]
fn composed_over_by_an_audit_that_can_have_been_due() {
    let rule = Rule::ComposedOver;
    let audit = |players: [&str; 2], reading| {
        table(players)
            .audit_of(1)
            .reading(|r| r.swapped_taxman = reading)
            .over(End::TaxAudit, Victory::CreativeAccounting, &[2])
    };
    let idle = |refills_over, players| {
        let table = audit(players, SwappedTaxman::Lapses).pile("");
        if refills_over {
            table.refills_over()
        } else {
            table
        }
    };
    let players = ["Manager |", "Sales Taxman |"];
    lawful(audit(players, SwappedTaxman::Holder));
    lawful(audit(players, SwappedTaxman::Player));
    broken(audit(players, SwappedTaxman::Lapses), rule);
    // Idle, it ends the game when refills are over and nobody can play.
    lawful(idle(true, players));
    broken(idle(false, players), rule);
    broken(idle(true, ["Manager | Spy", "Sales Taxman |"]), rule);
    lawful(idle(true, ["Manager Boss |", "Sales Taxman | Boss"]));
    // Who stands at 21 when his own turn begins has won by that, not at his audit.
    let at_21 = |players: [&str; 2], number| {
        table(players).over(End::TaxAudit, Victory::SuccessfulOperations, &[number])
    };
    lawful(at_21([AT_21, "Taxman |"], 1));
    broken(at_21(["Director Director Director Taxman |", "|"], 1), rule);
}

/// Also: `turn-start-order`.
#[test]
fn composed_over_by_full_employment_that_can_have_come() {
    let ended = |hand: &str| {
        let player = format!("{AT_21} {hand}");
        table([player.as_str(), "Sales | Spy Spy Spy"])
            .pile("")
            .over(End::FullEmployment, Victory::SuccessfulOperations, &[1])
    };
    // Only seat 1 lacks cards, and his 21 is looked at before his refill.
    broken(ended("Spy"), Rule::ComposedOver);
    let other = table([AT_21, "Sales | Spy Spy"]).pile("").over(
        End::FullEmployment,
        Victory::SuccessfulOperations,
        &[1],
    );
    lawful(other);
}

/// Eleven cards on one desk, an empty pile, an effect without a target: play would hardly lead there.
#[test]
fn composed_unreachable() {
    lawful(
        table([
            "Taxman Spy Spy Spy Spy Cleaner Cleaner Cleaner Cleaner Cleaner Cleaner |",
            "|",
        ])
        .play(2),
    );
    lawful(table(["|", "|"]).pile("").play(1));
    lawful(table(["Sales |", "|"]).pending(Sales, 1));
    table(["Sales |", "|"])
        .pending(Sales, 1)
        .lay()
        .legal(&[pass()]);
    table(["Operator |", "Taxman |"])
        .pile("")
        .pending(Operator, 1)
        .lay()
        .legal(&[pass()]);
    let looking = table(["Director |", "| Spy"]).looking(1, 2).lay();
    looking.legal(&[pass()]);
    looking.then(&[pass()]).next(2);
}

/// Refills can be over although there is a pile; the game ends all the same when the Taxman leaves.
#[test]
fn last_taxman_leaves_beside_a_pile() {
    let game = table(["Cleaner | Spy", "Taxman |"]).pending(Cleaner, 1);
    let game = game.refills_over().acts(&[remove(Taxman, 2)]);
    let (end, victory) = (End::FullEmployment, Victory::LargeProfits);
    game.over(Rule::LastTaxmanLeaves, end, victory, &[1]);
}

/// Who passes because a pending effect has no target forfeits it, and has cards to play.
#[test]
fn effect_forfeit_of_a_pending_effect() {
    let forfeited = |employee| Happening::Forfeited {
        seat: seat(1),
        employee,
    };
    let sales = table(["Sales | Spy", "|"])
        .pending(Sales, 1)
        .acts(&[pass()]);
    sales.told(Rule::EffectForfeit, forfeited(Sales)).next(2);
    let operator = table(["Operator | Spy", "Taxman |"]).pile("");
    let operator = operator.pending(Operator, 1).acts(&[pass()]);
    operator.told(Rule::OperatorEmptyPile, forfeited(Operator));
    let director = table(["Director |", "| Spy"]).looking(1, 2);
    let director = director.acts(&[pass()]);
    director
        .told(Rule::EffectForfeit, forfeited(Director))
        .next(2);
}
