//! Who would win if nothing on the table changed. All of it lies open, so it says the same to everybody.

use office21::material::LIMIT;
use office21::rulebook::Rule;
use office21::table::{Comparison, End, Judgement, Position, Seat, Seats, Step};

use super::{Line, Speech};

/// How many cards a hand is refilled to.
const FULL_HAND: usize = 3;

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

/// What ends the game first if nobody changes anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) end: End,
    /// At the beginning of whose turn.
    pub(super) at: Seat,
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
        if let Some(Due { end, at, judged }) = &due {
            let text = format!(
                "When {} turn begins, {}",
                speech.owner(*at),
                lower(&would_win(*end, judged, speech))
            );
            let rules = std::iter::once(end.rule()).chain(rules(judged));
            lines.push(speech.line(&text, rules));
            let step = |step: &Comparison| Line {
                text: format!("{}.", speech.comparison(step)),
                rules: vec![step.rule],
            };
            steps.extend(judged.steps.iter().map(step));
        } else {
            lines.push(Line {
                text: "Nothing is due: the game goes on.".to_owned(),
                rules: vec![Rule::TurnOrder],
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
            due: due.as_ref().map(|due| (due.end, due.judged.winners)),
            at: due.as_ref().map(|due| due.at),
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
    if is_still(position) {
        return None;
    }
    let (end, at) = first_end(position)?;
    let judged = position.judged(end, at);
    Some(Due { end, at, judged })
}

fn first_end(position: &Position) -> Option<(End, Seat)> {
    let mut seat = seat_to_act(position);
    // The turn under way began without an end, so the next one is looked at first.
    if position.step() != Step::Start {
        seat = position.alive().next_after(seat)?;
    }
    let first = seat;
    loop {
        if position.total(seat) == LIMIT {
            return Some((End::SuccessfulOperations, seat));
        }
        if position.audit_due_at() == Some(seat) {
            return Some((End::TaxAudit, seat));
        }
        let short =
            position.draw_pile().len() < FULL_HAND.saturating_sub(position.hand(seat).len());
        if seat == first && short && position.audit_of().is_none() && !position.refills_over() {
            return Some((End::FullEmployment, seat));
        }
        seat = position.alive().next_after(seat)?;
        if seat == first {
            return None;
        }
    }
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
