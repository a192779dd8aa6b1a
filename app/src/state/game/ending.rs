use office21::play::Happening;
use office21::table::{Outcome, Seats};

use super::Game;
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
        let mut reasons = vec![Line {
            text: outcome.end.rule().sentence().to_owned(),
            rules: vec![outcome.end.rule()],
        }];
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
        if outcome.victory.rule() != outcome.end.rule() {
            reasons.push(Line {
                text: outcome.victory.rule().sentence().to_owned(),
                rules: vec![outcome.victory.rule()],
            });
        }
        let persons = self.persons().into_iter();
        Some(Ending {
            outcome,
            headline: Line {
                text: speech.outcome(&outcome),
                rules: vec![outcome.victory.rule()],
            },
            reasons,
            persons: persons.filter(|&seat| outcome.winners.has(seat)).collect(),
        })
    }
}
