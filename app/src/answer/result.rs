//! How the winner of a finished game was found, and how it stands in one that goes on.

use office21::table::{Comparison, Outcome, Position, Seat};
use office21::text::words::{self, Names};

use super::{Line, Standing};

/// What ended the game, what won it, and every comparison on the way to the winner.
pub(super) fn reasons(position: &Position, outcome: Outcome, names: &Names) -> Vec<Line> {
    let line = |text: String, rule| Line {
        text,
        rules: vec![rule],
    };
    let mut lines = vec![
        line(
            format!("ended by {}", outcome.end.name()),
            outcome.end.rule(),
        ),
        line(
            format!("won by {}", outcome.victory.name()),
            outcome.victory.rule(),
        ),
    ];
    lines.extend(comparisons(position, outcome, names));
    lines
}

/// Every comparison on the way to the winner, with its numbers.
pub(super) fn comparisons(position: &Position, outcome: Outcome, names: &Names) -> Vec<Line> {
    // Whose turn began matters under one reading only: then he is the winner himself.
    let turn = outcome.winners.into_iter().next().unwrap_or(Seat::ALL[0]);
    let judged = position.judged(outcome.end, turn);
    let line = |step: &Comparison| Line {
        text: words::comparison(step, names),
        rules: vec![step.rule],
    };
    judged.steps.iter().map(line).collect()
}

impl Standing {
    /// What would end the game next if nobody changed anything, and the comparisons that lead to the winner; nothing while
    /// nothing is due.
    pub(super) fn next(&self) -> Vec<Line> {
        let due = self.lines.first().filter(|_| self.due.is_some());
        let first = due.map(|line| Line {
            text: format!("As it stands: {}", line.text),
            rules: line.rules.clone(),
        });
        first
            .into_iter()
            .chain(self.steps.iter().cloned())
            .collect()
    }
}
