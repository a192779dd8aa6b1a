//! What is wrong with the table, in words, and what would put it right.

use office21::compose::{Composition, Mend, concerned, mends};
use office21::rulebook::Rule;
use office21::table::Place;

use crate::state::{Card, Speech};

/// One thing that is wrong.
#[derive(Clone, Debug)]
pub struct Problem {
    /// In a sentence.
    pub text: String,
    /// The rule that is broken; `None` where it is the material itself.
    pub rule: Option<Rule>,
    /// The cards concerned.
    pub cards: Vec<Card>,
    /// The places concerned.
    pub places: Vec<Place>,
    /// What would put it right, each a step of its own; the best first.
    pub mends: Vec<Mend>,
}

/// Everything that is wrong with a table.
pub(super) fn of(composition: &Composition, speech: &Speech) -> Vec<Problem> {
    let file = composition.file();
    let problem = |fault| {
        let concerned = concerned(composition.draft(), fault);
        let cards = concerned.cards.iter().map(|&(spot, employee)| Card {
            place: spot.place,
            employee,
            at: spot.at.filter(|_| spot.place != Place::Tray),
        });
        Problem {
            text: speech.fault(fault),
            rule: fault.rule(),
            cards: cards.collect(),
            places: concerned.seats.into_iter().map(Place::Office).collect(),
            mends: mends(file, fault),
        }
    };
    composition.faults().iter().map(problem).collect()
}
