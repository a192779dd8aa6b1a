//! Who would win if nothing on the table changed. All of it lies open, so it says the same to everybody.

use office21::material::LIMIT;
use office21::play::DueEnd;
use office21::rulebook::Rule;
use office21::table::{Comparison, End, Judgement, Position, Seat, Seats};

use super::{Line, Speech};

/// Who would win if nothing on the table changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// What would end the game first, and who would win: `None` while nothing is due.
    pub due: Option<(End, Seats)>,
    /// At the beginning of whose turn.
    pub at: Option<Seat>,
    /// The same in sentences, with rules: what is due, then who would win an audit and full employment.
    pub lines: Vec<Line>,
    /// The comparisons that lead to whoever would win what is due.
    pub steps: Vec<Line>,
}

/// What ends the game first if nobody changes anything, and who wins then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) first: DueEnd,
    /// Who wins then, and by which comparisons.
    pub(super) judged: Judgement,
}

impl Standing {
    /// How this position stands, said to these players.
    pub fn of(position: &Position, speech: &Speech) -> Self {
        if is_still(position) {
            return Self::default();
        }
        let due = due(position);
        let (mut lines, mut steps) = (Vec::new(), Vec::new());
        if let Some(Due { first, judged }) = &due {
            let text = format!(
                "When {} turn begins, {}",
                speech.owner(first.at),
                lower(&would_win(first.end, judged, speech))
            );
            let rules = std::iter::once(first.rule).chain(rules(judged));
            lines.push(speech.line(&text, rules));
            let step = |step: &Comparison| Line {
                text: format!("{}.", speech.comparison(step)),
                rules: vec![step.rule],
            };
            steps.extend(judged.steps.iter().map(step));
        } else {
            let (text, rule) = if is_21_on_the_way(position) {
                (
                    "Nothing is due: a 21 counts only once the effect is done.",
                    Rule::TransientTotal,
                )
            } else {
                ("Nothing is due: the game goes on.", Rule::TurnOrder)
            };
            lines.push(Line {
                text: text.to_owned(),
                rules: vec![rule],
            });
        }
        for (end, name) in [
            (End::TaxAudit, "At an audit now"),
            (End::FullEmployment, "At full employment now"),
        ] {
            let judged = position.judged(end, seat_to_act(position));
            let who = speech.list(judged.winners);
            let verb = if judged.winners.len() == 1 {
                "wins"
            } else {
                "share the win"
            };
            let by = judged.steps.last().map(|step| step.rule);
            let text = format!("{name}: {who} {verb} by {}.", judged.victory.name());
            lines.push(speech.line(&text, by));
        }
        Self {
            due: due.as_ref().map(|due| (due.first.end, due.judged.winners)),
            at: due.as_ref().map(|due| due.first.at),
            lines,
            steps,
        }
    }
}

fn would_win(end: End, judged: &Judgement, speech: &Speech) -> String {
    let who = speech.list(judged.winners);
    let verb = if judged.winners.len() == 1 {
        "wins"
    } else {
        "share the win"
    };
    match end {
        End::SuccessfulOperations => format!("{who} {verb} by successful operations."),
        _ => format!(
            "{} ends the game: {who} {verb} by {}.",
            the(end),
            judged.victory.name()
        ),
    }
}

/// Where nothing can be due: the game is over, or not begun.
fn is_still(position: &Position) -> bool {
    position.outcome().is_some() || position.setup_round().is_some()
}

/// What ends the game first if nobody changes anything, and who wins it.
pub(super) fn due(position: &Position) -> Option<Due> {
    let first = position.next_end()?;
    let judged = position.judged(first.end, first.at);
    Some(Due { first, judged })
}

/// Whether a card makes 21 whose effect is still to come.
fn is_21_on_the_way(position: &Position) -> bool {
    let on_the_way = |seat| position.total(seat) == LIMIT && position.settled_total(seat) != LIMIT;
    position.on_turn().is_some_and(on_the_way)
}

fn seat_to_act(position: &Position) -> Seat {
    position.decider().unwrap_or(Seat::ALL[0])
}

fn rules(judged: &Judgement) -> impl Iterator<Item = Rule> + '_ {
    judged.steps.iter().map(|step: &Comparison| step.rule)
}

const fn the(end: End) -> &'static str {
    match end {
        End::TaxAudit => "The tax audit",
        End::FullEmployment => "Full employment",
        _ => "This",
    }
}

/// Within a sentence, `The` and `Full` begin small; names stay.
fn lower(text: &str) -> String {
    for (big, small) in [("The ", "the "), ("Full ", "full ")] {
        if let Some(rest) = text.strip_prefix(big) {
            return format!("{small}{rest}");
        }
    }
    text.to_owned()
}
