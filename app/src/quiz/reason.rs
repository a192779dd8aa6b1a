//! Why an answer is right: what the rules say of it, as on the ruling desk.

use office21::play::Happening;
use office21::rulebook::{Readings, Rule};
use office21::table::{Position, Seat};
use office21::text::words::Names;

use crate::answer::{self, Line, Told};

/// What the ruling desk says of what was done or asked for: every event in order, or why not and what would lift it.
pub(super) fn reasons(steps: &[answer::Asked]) -> Vec<Line> {
    let mut lines = Vec::new();
    for step in steps {
        let events = step.follows.iter().flat_map(|follow| &follow.events);
        lines.extend(events.map(told));
        if let Some(refused) = &step.refused {
            lines.push(Line {
                text: refused.message.clone(),
                rules: vec![refused.rule],
            });
            lines.push(Line {
                text: refused.remedies(),
                rules: Vec::new(),
            });
        }
    }
    lines
}

/// An event; the end of the game with the rules of the end and of the victory.
fn told(told: &Told) -> Line {
    let mut rules = vec![told.event.rule];
    if let Happening::Over { outcome } = told.event.what {
        for rule in [outcome.end.rule(), outcome.victory.rule()] {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    Line {
        text: told.message.clone(),
        rules,
    }
}

/// Where the rulebook leaves it open, and what other readings would change, once each.
pub(super) fn besides(steps: &[answer::Asked]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let silence = steps.iter().filter_map(answer::Asked::silence).cloned();
    let others = steps.iter().flat_map(|step| &step.readings).map(other);
    for line in silence.chain(others) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// What another reading says, and what would follow.
fn other(other: &answer::Other) -> Line {
    let there = other.differences.first().map(|found| &found.there.lines);
    let lines = there.into_iter().flatten().chain(&other.faults);
    let then: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    let said = format!("Under another reading it would differ. {}", other.sentence);
    Line {
        text: match then.join(" ").as_str() {
            "" => said,
            then => format!("{said} Then: {then}"),
        },
        rules: vec![other.rule],
    }
}

/// What one cannot see by looking at the cards.
pub(super) fn notes(position: &Position, names: &Names) -> Vec<Line> {
    let mut notes = readings(position);
    if position.refills_over() {
        notes.push(Line {
            text: "Refills are over.".to_owned(),
            rules: vec![Rule::EmploymentTaxman],
        });
    }
    notes.extend(order(position, names));
    notes
}

/// In which order the present totals were reached, where several players are tied.
fn order(position: &Position, names: &Names) -> Option<Line> {
    let mut seats: Vec<Seat> = position.alive().into_iter().collect();
    seats.sort_by_key(|&seat| position.total_since(seat));
    let moments = seats.chunk_by(|a, b| position.total_since(*a) == position.total_since(*b));
    let moments: Vec<String> = moments
        .map(|together| names.list(together.iter().copied().collect()))
        .collect();
    (moments.len() > 1).then(|| Line {
        text: format!(
            "The present totals were reached in this order: {}.",
            moments.join(", then ")
        ),
        rules: vec![Rule::CurrentRun],
    })
}

/// The readings in force that are not the default.
fn readings(position: &Position) -> Vec<Line> {
    let readings = position.readings();
    let questions = Readings::QUESTIONS.iter().enumerate();
    let differs = questions.filter_map(|(question, (_, rule, _))| {
        let place = readings.choice(question).filter(|&place| place != 0)?;
        Some(Line {
            text: format!(
                "Here another reading holds. {} {}",
                rule.asked()?.question,
                Readings::sentence(question, place)?
            ),
            rules: vec![*rule],
        })
    });
    differs.collect()
}
