use super::Names;
use crate::material::Profit;
use crate::rulebook::Rule;
use crate::table::{Comparison, End, Measure, Outcome, Seat, Seats};

/// How the game ended and who won it by what: `Tax audit: Doris wins by creative accounting.`
pub fn outcome(outcome: &Outcome, names: &Names) -> String {
    names.say(&outcome_of(*outcome, names))
}

fn outcome_of(outcome: Outcome, names: &Names) -> String {
    let end = match outcome.end {
        End::IndustrialEspionage => "Industrial espionage",
        End::SuccessfulOperations => "Successful operations",
        End::TaxAudit => "Tax audit",
        End::FullEmployment => "Full employment",
        End::RecordBreakingProfits => "Record breaking profits",
    };
    let won = match outcome.winners.len() {
        0 => return format!("{end}: nobody wins."),
        1 => "wins",
        _ => "share the win",
    };
    let victory = outcome.victory.name();
    format!("{end}: {} {won} by {victory}.", names.list(outcome.winners))
}

/// A step on the way to the winner: `Lowest profit: Anton 5, Doris 5 (Christa 10, Jacky 11)`.
///
/// Those still in it come first with what they were compared by, the others follow in brackets.
pub fn comparison(comparison: &Comparison, names: &Names) -> String {
    names.say(&comparison_of(comparison, names))
}

fn comparison_of(comparison: &Comparison, names: &Names) -> String {
    let what = what(comparison);
    if comparison.measure == Measure::Moment {
        return moment(comparison, what, names);
    }
    let all = Seat::ALL.into_iter().zip(comparison.values);
    let mut valued: Vec<(Seat, i64)> = all
        .filter_map(|(seat, value)| value.map(|value| (seat, value)))
        .collect();
    let lowest_first = matches!(comparison.rule, Rule::AuditLowest | Rule::AuditTieCards);
    valued.sort_by_key(|&(_, value)| if lowest_first { value } else { -value });
    let show = |left: bool| {
        let some = valued
            .iter()
            .filter(|(seat, _)| comparison.left.has(*seat) == left);
        let shown = some.map(|&(seat, value)| {
            format!("{} {}", names.of(seat), number(comparison.measure, value))
        });
        shown.collect::<Vec<_>>().join(", ")
    };
    let (left, out) = (show(true), show(false));
    if out.is_empty() {
        format!("{what}: {left}")
    } else {
        format!("{what}: {left} ({out})")
    }
}

fn what(comparison: &Comparison) -> &'static str {
    match (comparison.rule, comparison.measure) {
        (Rule::AuditLowest, _) => "Lowest profit",
        (_, Measure::Cards) => "Fewest cards in the office",
        (_, Measure::HighestCard) => "Highest single card",
        (Rule::Audit21Outranks | Rule::TwentyOneOutranks, _) => "Standing at 21",
        (Rule::FirstTo21, _) => "Whose turn begins",
        (Rule::OperationsFirst, _) => "First to achieve 21",
        (_, Measure::Moment) => "First to achieve that profit",
        (_, Measure::Total) => "Highest profit",
    }
}

fn number(measure: Measure, value: i64) -> String {
    match (measure, u8::try_from(value)) {
        (Measure::Total | Measure::HighestCard, Ok(halves)) => {
            Profit::from_halves(halves).to_string()
        }
        _ => value.to_string(),
    }
}

/// Moments are ranks: only their order says something.
fn moment(comparison: &Comparison, what: &str, names: &Names) -> String {
    let compared = Seat::ALL.into_iter().zip(comparison.values);
    let out: Seats = compared
        .filter(|(seat, value)| value.is_some() && !comparison.left.has(*seat))
        .map(|(seat, _)| seat)
        .collect();
    let left = names.list(comparison.left);
    let together = if comparison.left.len() > 1 {
        ", at the same moment"
    } else {
        ""
    };
    if out.is_empty() {
        format!("{what}: {left}{together}")
    } else {
        format!("{what}: {left}{together} (before {})", names.list(out))
    }
}
