//! What hardly ever happens in random games, and how to know it. A run that never saw a cascade, a love choice or a
//! depleted pile has proved nothing about them.

use office21::material::Employee;
use office21::play::{Action, Happening};
use office21::rulebook::Rule;
use office21::table::{End, Step as Awaits, Victory};

use crate::games::Step;

/// What it is called, how often it must at least be seen in [`GAMES`] pinned games, and how to know it.
pub type Rare = (&'static str, u32, fn(&Step) -> bool);

/// The number of pinned games for which the counts of [`RARE`] are meant.
pub const GAMES: u64 = 1440;

fn told(step: &Step, like: impl Fn(&Happening) -> bool) -> bool {
    step.events.iter().any(|event| like(&event.what))
}

fn ruled(step: &Step, rule: Rule) -> bool {
    step.events.iter().any(|event| event.rule == rule)
}

fn eliminated(step: &Step) -> usize {
    let out = |what: &Happening| matches!(what, Happening::Eliminated { .. });
    step.events.iter().filter(|event| out(&event.what)).count()
}

fn ended(step: &Step) -> Option<(End, Victory)> {
    step.after.outcome().map(|o| (o.end, o.victory))
}

fn won(step: &Step, victory: Victory) -> bool {
    ended(step).is_some_and(|(_, by)| by == victory)
}

fn swapped(step: &Step, card: Employee) -> bool {
    matches!(step.action, Action::Swap(target) if target.employee == card)
}

/// All of it.
pub const RARE: &[Rare] = &[
    ("cascade elimination", 3, |s| eliminated(s) > 1),
    ("love choice in play", 5, |s| s.after.step() == Awaits::Love),
    ("love choice in set-up", 5, |s| {
        s.after.step() == Awaits::SetupLove
    }),
    ("both Bosses leave set-up", 5, |s| {
        ruled(s, Rule::SetupBossesLeave)
    }),
    ("the loved Secretary goes, the other is loved", 3, |s| {
        ruled(s, Rule::LoveNext)
    }),
    ("a pair parts", 20, |s| ruled(s, Rule::LoveParting)),
    ("a face-down lover is swapped", 3, |s| {
        ruled(s, Rule::SalesKeepsLove)
    }),
    ("depleted pile with a Taxman", 5, |s| {
        told(s, |w| *w == Happening::RefillsOver)
    }),
    ("the rest is drawn", 2, |s| {
        told(s, |w| *w == Happening::RefillsOver)
            && told(s, |w| matches!(w, Happening::Moved { .. }))
    }),
    ("Taxman replaced", 5, |s| ruled(s, Rule::TaxmanReplaced)),
    ("Taxman swapped", 5, |s| swapped(s, Employee::Taxman)),
    ("audit called off", 5, |s| {
        told(s, |w| *w == Happening::AuditCalledOff)
    }),
    ("a Taxman lay idle to the end", 2, |s| {
        s.after.outcome().is_some() && ruled(s, Rule::SwappedTaxman)
    }),
    ("the last Taxman left", 2, |s| {
        ruled(s, Rule::LastTaxmanLeaves)
    }),
    ("five Spies played", 2, |s| {
        won(s, Victory::IndustrialEspionage) && !swapped(s, Employee::Spy)
    }),
    ("five Spies by Sales", 2, |s| {
        won(s, Victory::IndustrialEspionage) && swapped(s, Employee::Spy)
    }),
    ("exactly 21 in turn", 20, |s| {
        told(
            s,
            |w| matches!(w, Happening::Reached21 { seat } if s.before.on_turn() == Some(*seat)),
        )
    }),
    ("exactly 21 out of turn", 3, |s| {
        let other = |w: &Happening| matches!(w, Happening::Reached21 { seat } if s.before.on_turn().is_some_and(|on| on != *seat));
        told(s, other)
    }),
    ("eliminated out of turn", 5, |s| {
        ruled(s, Rule::RecordProfitAnyTime)
    }),
    ("no playable card", 5, |s| {
        told(s, |w| matches!(w, Happening::Passed { .. }))
    }),
    ("redeal in set-up", 5, |s| {
        told(s, |w| *w == Happening::Redealt)
    }),
    ("effect forfeited", 20, |s| ruled(s, Rule::EffectForfeit)),
    ("Operator without a pile", 2, |s| {
        ruled(s, Rule::OperatorEmptyPile)
    }),
    ("pile shuffled", 5, |s| {
        told(s, |w| *w == Happening::PileShuffled)
    }),
    ("hand of Spies alone", 2, |s| {
        told(s, |w| matches!(w, Happening::OnlySpies { .. }))
    }),
    (
        "own hand looked at",
        2,
        |s| matches!(s.action, Action::Look(hand) if s.before.on_turn() == Some(hand)),
    ),
    ("a win is shared", 2, |s| {
        s.after.outcome().is_some_and(|o| o.winners.len() > 1)
    }),
    ("an audit won by 21", 2, |s| {
        ended(s) == Some((End::TaxAudit, Victory::SuccessfulOperations))
    }),
    ("full employment won by 21", 2, |s| {
        ended(s) == Some((End::FullEmployment, Victory::SuccessfulOperations))
    }),
    ("21 won by operations", 10, |s| {
        ended(s) == Some((End::SuccessfulOperations, Victory::SuccessfulOperations))
    }),
    ("several at 21, one first", 2, |s| {
        ruled(s, Rule::OperationsFirst) || ruled(s, Rule::FirstTo21)
    }),
    ("won by accounting", 10, |s| {
        won(s, Victory::CreativeAccounting)
    }),
    ("won by large profits", 10, |s| {
        won(s, Victory::LargeProfits)
    }),
    ("won as the last", 10, |s| {
        won(s, Victory::StrategicManagement)
    }),
    ("audit tied by cards", 2, |s| ruled(s, Rule::AuditTieCards)),
    ("audit tied by the highest card", 2, |s| {
        ruled(s, Rule::AuditTieHighest)
    }),
    ("audit tied by the moment", 1, |s| {
        ruled(s, Rule::AuditTieFirst)
    }),
    (
        "Cleaner removes a card of its own office",
        20,
        |s| matches!(s.action, Action::Remove(target) if s.before.on_turn() == Some(target.seat)),
    ),
    ("Cleaner has to remove a Manager", 20, |s| {
        matches!(s.action, Action::Remove(target) if target.employee == Employee::Manager
            && s.before.on_turn() != Some(target.seat))
    }),
    ("Sales has to take a Manager", 20, |s| {
        swapped(s, Employee::Manager)
    }),
    ("Operator puts back", 20, |s| s.action == Action::PutBack),
    ("Operator keeps", 20, |s| s.action == Action::Keep),
    (
        "Assistant takes a Spy back",
        5,
        |s| matches!(s.action, Action::TakeBack(target) if target.employee == Employee::Spy),
    ),
    (
        "Assistant takes a lover back",
        5,
        |s| matches!(s.action, Action::TakeBack(target) if target.employee.is_lover()),
    ),
    ("Director discards", 20, |s| {
        matches!(s.action, Action::Discard(_))
    }),
];
