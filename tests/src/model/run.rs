//! Many games compared, and what was seen in them.

use office21::play::Action;
use office21::rulebook::Readings;
use office21::table::{Chance, Draft};

use super::Model;
use super::compare::{self, Difference};
use crate::games::{Step, numbered};
use crate::rare::RARE;

/// The longest game that is played: nothing new happens later.
const LONGEST: usize = 300;

/// One game of so many is looked at more closely, which takes several times as long: every legal action is compared at
/// every step, the model laid anew from the draft, and the readings are tried against each other. Of the other games
/// this is done for the readings with the last step.
const CLOSELY: u64 = 3;

/// What was seen in games that were compared.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Games.
    pub games: u64,
    /// Steps.
    pub steps: u64,
    /// How often each of [`RARE`] was compared.
    pub rare: Vec<u64>,
    /// By question and reading in force: how often another reading of that question would have changed something.
    pub readings: Vec<Vec<u64>>,
}

impl Default for Seen {
    fn default() -> Self {
        let questions = Readings::QUESTIONS.iter();
        Self {
            games: 0,
            steps: 0,
            rare: vec![0; RARE.len()],
            readings: questions
                .map(|(_, _, names)| vec![0; names.len()])
                .collect(),
        }
    }
}

impl Seen {
    /// These and those together.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.steps += other.steps;
        add(&mut self.rare, &other.rare);
        for (mine, others) in self.readings.iter_mut().zip(&other.readings) {
            add(mine, others);
        }
        self
    }

    /// Each thing that was seen, and how often.
    pub fn list(&self) -> Vec<(String, u64)> {
        let rare = RARE.iter().zip(&self.rare);
        let mut list: Vec<(String, u64)> = rare
            .map(|((name, ..), &count)| ((*name).to_owned(), count))
            .collect();
        for ((field, _, names), counts) in Readings::QUESTIONS.iter().zip(&self.readings) {
            for (name, &count) in names.iter().zip(counts) {
                list.push((format!("{field}: {name} decides"), count));
            }
        }
        list
    }

    fn see(&mut self, step: &Step) {
        self.steps += 1;
        for ((_, _, rare), count) in RARE.iter().zip(&mut self.rare) {
            *count += u64::from(rare(step));
        }
    }

    /// Counts for each question whether another reading would have changed what may be done or what came of it.
    fn see_readings(&mut self, action: Action, before: &Model) {
        let (actions, after) = (before.actions(), outcome(before, action));
        let in_force = before.readings;
        for (question, (_, _, names)) in Readings::QUESTIONS.iter().enumerate() {
            let Some(place) = in_force.choice(question) else {
                continue;
            };
            let changes = (0..names.len()).any(|other| {
                let mut model = before.clone();
                model.readings.choose(question, other);
                let listed = model.actions();
                listed != actions
                    || (listed.contains(&action) && {
                        let changed = outcome(&model, action);
                        Draft {
                            readings: in_force,
                            ..changed
                        } != after
                    })
            });
            self.readings[question][place] += u64::from(changes);
        }
    }
}

fn outcome(model: &Model, action: Action) -> Draft {
    let mut model = model.clone();
    model.apply(action);
    model.to_draft()
}

fn add(to: &mut [u64], counts: &[u64]) {
    for (mine, other) in to.iter_mut().zip(counts) {
        *mine += other;
    }
}

/// Plays and compares the game with this number out of those with this seed.
///
/// # Errors
/// The first difference.
pub fn game(number: u64, seed: u64) -> Result<Seen, Box<Difference>> {
    let mut chance = Chance(seed);
    chance.0 = chance.next_u64() ^ number;
    let start = numbered(number, chance.next_u64());
    let mut counts = Seen {
        games: 1,
        ..Seen::default()
    };
    let choose = |actions: &[Action]| chance.below(actions.len());
    let closely = number.is_multiple_of(CLOSELY);
    let mut positions = Vec::new();
    compare::game(&start, LONGEST, choose, |step, before| {
        counts.see(step);
        if closely || step.after.outcome().is_some() {
            counts.see_readings(step.action, before);
        }
        if closely {
            positions.push(step.before);
        }
    })?;
    for position in positions {
        compare::everything(&position)?;
    }
    Ok(counts)
}
