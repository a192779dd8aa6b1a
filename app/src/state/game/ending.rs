use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::{End, Outcome, Seats};

use super::Game;
use crate::answer::capital;
use crate::state::Line;

/// How the game ended and who won it, with the reasoning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What ended it and what it was won by.
    pub outcome: Outcome,
    /// In a sentence: `Tax audit: Anton wins by creative accounting.`
    pub headline: Line,
    /// What ended it, then every comparison that was needed, each with its rule.
    pub reasons: Vec<Line>,
    /// The persons at this screen who won.
    pub persons: Seats,
}

impl Game {
    pub(super) fn ending(&self, moment: usize) -> Option<Ending> {
        let outcome = self.position_at(moment).outcome()?;
        let speech = &self.speech;
        let mut reasons = vec![self.what_ended(moment, outcome)];
        let last = moment.checked_sub(1).and_then(|last| self.taken.get(last));
        for event in last.iter().flat_map(|taken| &taken.events) {
            match event.what {
                Happening::Compared { comparison } => {
                    let text = format!("{}.", speech.comparison(&comparison));
                    reasons.push(speech.line(&text, [event.rule]));
                }
                Happening::Eliminated { .. } => reasons.push(Line {
                    text: speech.event(event),
                    rules: vec![event.rule],
                }),
                _ => {}
            }
        }
        let won_by = outcome.won_by();
        if won_by != outcome.end.rule() {
            reasons.push(Line {
                text: won_by.sentence().to_owned(),
                rules: vec![won_by],
            });
        }
        let persons = self.persons().into_iter();
        Some(Ending {
            outcome,
            headline: Line {
                text: speech.outcome(&outcome),
                rules: vec![won_by],
            },
            reasons,
            persons: persons.filter(|&seat| outcome.winners.has(seat)).collect(),
        })
    }

    /// What ended it: at the beginning of whose turn, and whose Taxman it was.
    fn what_ended(&self, moment: usize, outcome: Outcome) -> Line {
        let speech = &self.speech;
        let events = || {
            self.taken[..moment]
                .iter()
                .rev()
                .flat_map(|taken| taken.events.iter().rev())
        };
        let rule = events()
            .find_map(|event| matches!(event.what, Happening::Over { .. }).then_some(event.rule));
        let rule = rule
            .filter(|_| outcome.end == End::TaxAudit)
            .unwrap_or(outcome.end.rule());
        let turn = events().find_map(|event| match event.what {
            Happening::TurnBegan { seat } => Some(seat),
            _ => None,
        });
        let began = turn.map(|turn| format!("{} turn began", capital(&speech.owner(turn))));
        let text = match (began, self.position_at(moment).taxman_at(), rule) {
            (Some(began), Some(at), Rule::AuditDue) => {
                format!(
                    "{began} with the Taxman still in {} office: tax audit.",
                    speech.owner(at)
                )
            }
            (Some(began), _, Rule::Operations21) => {
                format!("{began} with a 21 still standing: successful operations.")
            }
            (Some(began), _, Rule::EmploymentEnd) => {
                format!("{began} with too few cards left to refill: full employment.")
            }
            _ => rule.sentence().to_owned(),
        };
        speech.line(&text, [rule])
    }
}
