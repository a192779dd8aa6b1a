//! Why an answer is right: what the engine says, in sentences with their rules.

use office21::play::{Happening, Refusal};
use office21::rulebook::Readings;
use office21::ruling::legal_if;
use office21::table::Position;
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

/// The readings in force that are not the default.
pub(super) fn readings(position: &Position) -> Vec<Line> {
    let readings = position.readings();
    let questions = Readings::QUESTIONS.iter().enumerate();
    let differs = questions.filter_map(|(question, (_, rule, _))| {
        let place = readings.choice(question).filter(|&place| place != 0)?;
        Some(Line {
            text: Readings::sentence(question, place)?.to_owned(),
            rules: vec![*rule],
        })
    });
    differs.collect()
}
