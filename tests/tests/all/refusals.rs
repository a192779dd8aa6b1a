//! A smallest case for every refusal: every reason, with every rule that gives it.

use std::collections::BTreeSet;

use office21::material::{Employee::*, Profit};
use office21::play::{Action, Reason, Refusal};
use office21::rulebook::{AssistantTakesSpy, Rule};
use office21::table::{End, Position, Victory};
use office21_tests::{
    Table, begin, discard, down, keep, look, love, pass, pick, play, put_back, remove, seat, swap,
    table, take_back,
};

/// Every kind of reason. A new variant does not compile until it is named here.
const fn name(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "game over",
        Reason::NotNow => "not now",
        Reason::NotInHand { .. } => "not in hand",
        Reason::BossInPlay { .. } => "Boss in play",
        Reason::NotThere => "not there",
        Reason::Itself => "itself",
        Reason::NotOwnOffice => "not own office",
        Reason::OwnOffice => "own office",
        Reason::Director => "Director",
        Reason::Spy => "Spy",
        Reason::ManagerFirst { .. } => "Manager first",
        Reason::AboveLimit { .. } => "above limit",
        Reason::OwnHand => "own hand",
        Reason::EmptyHand { .. } => "empty hand",
        Reason::NotALover => "not a lover",
        Reason::MustAct => "must act",
    }
}

const KINDS: usize = 16;

type Case = (Table, Action, Rule, Reason);

/// The game is over: the rule is that of its end.
fn over() -> Vec<Case> {
    let ended = |table: Table, end, victory, winner, rule| {
        let table = table.over(end, victory, &[winner]);
        (table, begin(), rule, Reason::GameOver)
    };
    vec![
        ended(
            table(["Spy Spy Spy Spy Spy |", "|"]),
            End::IndustrialEspionage,
            Victory::IndustrialEspionage,
            1,
            Rule::SpiesWin,
        ),
        ended(
            table(["Director Director Director |", "|"]),
            End::SuccessfulOperations,
            Victory::SuccessfulOperations,
            1,
            Rule::Operations21,
        ),
        ended(
            table(["Taxman |", "Sales |"]),
            End::TaxAudit,
            Victory::CreativeAccounting,
            1,
            Rule::AuditDue,
        ),
        ended(
            table(["Sales |", "|"]).pile(""),
            End::FullEmployment,
            Victory::LargeProfits,
            1,
            Rule::EmploymentEnd,
        ),
        ended(
            table(["Sales |", "out"]),
            End::RecordBreakingProfits,
            Victory::StrategicManagement,
            1,
            Rule::LastPlayer,
        ),
    ]
}

/// A position for each decision, and the rule that asks for it.
fn decisions() -> Vec<(Table, Rule)> {
    let effect = Rule::EffectMandatory;
    vec![
        (
            table(["| Spy Spy Sales", "| Spy Sales Sales"]).setup(1, "- -"),
            Rule::SetupPick,
        ),
        (setup_love_1_2(), Rule::SetupLove12),
        (setup_love_2_1(), Rule::SetupLove21),
        (table(["| Spy", "|"]).start(1), Rule::TurnStartOrder),
        (table(["| Spy", "|"]), Rule::PlayOne),
        (choice(), Rule::LoveChoice),
        (table(["Cleaner |", "Sales |"]).pending(Cleaner, 1), effect),
        (
            table(["Operator |", "Sales |"]).pending(Operator, 1),
            effect,
        ),
        (
            table(["Assistant Sales |", "Sales |"]).pending(Assistant, 1),
            effect,
        ),
        (table(["Sales |", "Sales |"]).pending(Sales, 1), effect),
        (
            table(["Director |", "| Sales"]).pending(Director, 1),
            effect,
        ),
        (table(["Director |", "| Sales"]).looking(1, 2), effect),
    ]
}

fn setup_love_1_2() -> Table {
    let players = [
        "(Boss) | Spy Spy",
        "Secretary | Spy Spy",
        "Secretary | Spy Sales",
    ];
    table(players).setup_love(1, 1)
}

fn setup_love_2_1() -> Table {
    let players = [
        "Boss | Spy Spy",
        "Boss | Spy Spy",
        "(Secretary) | Spy Sales",
    ];
    table(players).setup_love(3, 1)
}

fn choice() -> Table {
    table(["(Boss) |", "Secretary |", "Secretary |"]).pending(Boss, 1)
}

/// Another decision is awaited, or something can be done.
fn wrong_time() -> Vec<Case> {
    let mut cases = Vec::new();
    for (table, rule) in decisions() {
        let wrong = if rule == Rule::TurnStartOrder {
            play(Spy)
        } else {
            begin()
        };
        cases.push((table.clone(), wrong, rule, Reason::NotNow));
        let rule = if rule == Rule::PlayOne {
            Rule::NoPlayableCard
        } else {
            rule
        };
        cases.push((table, pass(), rule, Reason::MustAct));
    }
    cases
}

fn cards_in_hand() -> Vec<Case> {
    let not = |employee, number| Reason::NotInHand {
        employee,
        seat: seat(number),
    };
    let setup = table(["| Spy Sales", "| Spy Sales Sales"]).setup(1, "Boss -");
    vec![
        (setup, pick(Manager), Rule::SetupPick, not(Manager, 2)),
        (
            table(["Sales | Spy", "| Sales"]),
            play(Sales),
            Rule::PlayOne,
            not(Sales, 1),
        ),
        (
            table(["| Boss", "|", "(Boss) (Secretary) |"]),
            play(Boss),
            Rule::BossSingle,
            Reason::BossInPlay { seat: seat(3) },
        ),
        (
            table(["Director | Boss", "| Sales"]).looking(1, 2),
            discard(Boss),
            Rule::DirectorLook,
            not(Boss, 2),
        ),
        (
            table(["Director |", "| Sales Spy"]).looking(1, 2),
            discard(Spy),
            Rule::SpyHand,
            Reason::Spy,
        ),
        (
            table(["Director | Boss", "| Sales"]).pending(Director, 1),
            look(1),
            Rule::DirectorOwnHand,
            Reason::OwnHand,
        ),
        (
            table(["Director |", "| Sales", "|"]).pending(Director, 1),
            look(3),
            Rule::DirectorEmptyHand,
            Reason::EmptyHand { seat: seat(3) },
        ),
        (
            table(["Director |", "| Sales"]).pending(Director, 1),
            look(5),
            Rule::DirectorEmptyHand,
            Reason::EmptyHand { seat: seat(5) },
        ),
    ]
}

fn cleaner_and_assistant() -> Vec<Case> {
    let cleaner =
        table(["Sales Cleaner |", "Director Spy |", "Manager Sales |"]).pending(Cleaner, 1);
    let assistant = table(["Director Spy Assistant |", "Sales |"])
        .reading(|r| r.assistant_takes_spy = AssistantTakesSpy::No)
        .pending(Assistant, 1);
    let first = Reason::ManagerFirst { seat: seat(3) };
    let untouchable = Rule::DirectorUntouchable;
    let own = Rule::NotItsOwnTarget;
    vec![
        (
            cleaner.clone(),
            remove(Operator, 2),
            Rule::CleanerRemove,
            Reason::NotThere,
        ),
        (
            cleaner.clone(),
            remove(down(Sales), 1),
            Rule::CleanerRemove,
            Reason::NotThere,
        ),
        (
            cleaner.clone(),
            remove(Sales, 5),
            Rule::CleanerRemove,
            Reason::NotThere,
        ),
        (cleaner.clone(), remove(Cleaner, 1), own, Reason::Itself),
        (
            cleaner.clone(),
            remove(Director, 2),
            untouchable,
            Reason::Director,
        ),
        (cleaner.clone(), remove(Spy, 2), Rule::SpyPlay, Reason::Spy),
        (cleaner, remove(Sales, 3), Rule::CleanerManager, first),
        (
            assistant.clone(),
            take_back(Sales, 2),
            Rule::AssistantTake,
            Reason::NotOwnOffice,
        ),
        (
            assistant.clone(),
            take_back(Sales, 1),
            Rule::AssistantTake,
            Reason::NotThere,
        ),
        (
            assistant.clone(),
            take_back(Assistant, 1),
            own,
            Reason::Itself,
        ),
        (
            assistant.clone(),
            take_back(Director, 1),
            Rule::AssistantDirector,
            Reason::Director,
        ),
        (
            assistant,
            take_back(Spy, 1),
            Rule::AssistantTakesSpy,
            Reason::Spy,
        ),
    ]
}

fn sales_and_operator() -> Vec<Case> {
    let sales = table([
        "Operator Sales |",
        "Director Director Manager Cleaner |",
        "Spy |",
        "Secretary Secretary Spy Sales Sales Cleaner |",
    ])
    .pending(Sales, 1);
    let above = Reason::AboveLimit {
        seat: seat(4),
        total: Profit::from_halves(43),
    };
    let first = Reason::ManagerFirst { seat: seat(2) };
    let pile = table(["Operator |", "Taxman |"])
        .pile("")
        .pending(Operator, 1);
    let untouchable = Rule::DirectorUntouchable;
    vec![
        (
            sales.clone(),
            swap(Operator, 1),
            Rule::SalesSwap,
            Reason::OwnOffice,
        ),
        (
            sales.clone(),
            swap(Operator, 2),
            Rule::SalesSwap,
            Reason::NotThere,
        ),
        (
            sales.clone(),
            swap(Director, 2),
            untouchable,
            Reason::Director,
        ),
        (sales.clone(), swap(Cleaner, 2), Rule::SalesManager, first),
        (sales, swap(Spy, 4), Rule::SalesNoRecord, above),
        (
            pile.clone(),
            keep(),
            Rule::OperatorEmptyPile,
            Reason::NotThere,
        ),
        (pile, put_back(), Rule::OperatorEmptyPile, Reason::NotThere),
    ]
}

fn lovers() -> Vec<Case> {
    let cases = [
        (setup_love_1_2(), Secretary, 1, Boss, 1, Rule::SetupLove12),
        (setup_love_2_1(), Boss, 3, Secretary, 3, Rule::SetupLove21),
        (choice(), Secretary, 1, Boss, 1, Rule::LoveChoice),
    ];
    let refused = cases.map(|(table, lover, nowhere, other, at, rule)| {
        [
            (table.clone(), love(lover, nowhere), rule, Reason::NotThere),
            (table.clone(), love(down(lover), 2), rule, Reason::NotALover),
            (table, love(other, at), rule, Reason::NotALover),
        ]
    });
    refused.concat()
}

fn cases() -> Vec<Case> {
    [
        over(),
        wrong_time(),
        cards_in_hand(),
        cleaner_and_assistant(),
        sales_and_operator(),
        lovers(),
    ]
    .concat()
}

#[test]
fn every_case_is_refused_for_its_reason() {
    for (table, action, rule, reason) in cases() {
        let position = table.position();
        let expected = Refusal {
            action,
            rule,
            reason,
        };
        assert_eq!(position.refusal(action), Some(expected), "{position:?}");
        // Refused, it changes nothing.
        let mut after = position;
        let mut events = Vec::new();
        assert_eq!(after.apply(action, &mut events), Err(expected));
        assert_eq!((after, events), (position, Vec::new()));
    }
}

#[test]
fn every_kind_of_reason_has_a_case() {
    let kinds: BTreeSet<&str> = cases().iter().map(|case| name(case.3)).collect();
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
}

/// Whatever random games refuse, they refuse by a rule and for a reason that has a case here.
#[test]
fn no_other_refusal_is_known() {
    let known: BTreeSet<(&str, &str)> = cases()
        .iter()
        .map(|case| (case.2.id(), name(case.3)))
        .collect();
    for position in office21_tests::games::positions(60) {
        for action in office21::laws::conceivable() {
            if let Some(refusal) = Position::refusal(&position, action) {
                let found = (refusal.rule.id(), name(refusal.reason));
                assert!(known.contains(&found), "{refusal:?} in {position:?}");
            }
        }
    }
}
