//! Why an answer is right: what the engine says, in sentences with their rules.

use office21::play::{Happening, Refusal};
use office21::rulebook::{Readings, Rule};
use office21::ruling::legal_if;
use office21::table::{Position, Seat};
use office21::text::words::{self, Names};

use super::ask::Course;
use crate::state::Line;

/// Every event, in order.
pub(super) fn course(course: &Course, names: &Names) -> Vec<Line> {
    let line = |event: &office21::play::Event| {
        let mut rules = vec![event.rule];
        if let Happening::Over { outcome } = event.what {
            rules.extend([outcome.end.rule(), outcome.victory.rule()]);
            rules.dedup();
        }
        Line {
            text: words::event(event, names),
            rules,
        }
    };
    course.events.iter().map(line).collect()
}

/// The refusal, and what would lift it.
pub(super) fn refused(position: &Position, refusal: Refusal, names: &Names) -> Vec<Line> {
    let lifted = match legal_if(position, refusal.action) {
        Some(found) => format!("It would be legal {}.", words::change(&found.change, names)),
        None => "No single change of the table would make it legal.".to_owned(),
    };
    vec![
        Line {
            text: words::refusal(&refusal, names),
            rules: vec![refusal.rule],
        },
        Line {
            text: lifted,
            rules: Vec::new(),
        },
    ]
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
                "Here another reading holds: {}",
                Readings::sentence(question, place)?
            ),
            rules: vec![*rule],
        })
    });
    differs.collect()
}
