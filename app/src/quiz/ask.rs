//! The kinds of questions, and how each is put.

use crate::answer::small;
use office21::material::{Employee, Profit};
use office21::play::{Action, Event, Happening};
use office21::table::{Position, Seat, Seats};
use office21::text::notation;
use office21::text::words::{self, Names};
use serde::Deserialize;

use super::{Asked, Claim, Question, reason};
use crate::answer::{self, Case};

/// What is asked. Actions stand in the words that files and the command line use.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ask {
    /// Is this action legal?
    Legal(String),
    /// What is somebody's total after these actions?
    Total {
        /// What is done first.
        after: Vec<String>,
        /// Whose.
        of: Seat,
    },
    /// What follows from these actions? Each option is what it claims, all of it together.
    Happens {
        /// What is done.
        after: Vec<String>,
        /// The options.
        options: Vec<Vec<Claim>>,
    },
    /// Who has won after these actions?
    WhoWins {
        /// What is done.
        after: Vec<String>,
        /// Whether a shared win is among the options; it must be where it is right.
        #[serde(default)]
        shared: bool,
    },
}

/// The kinds of questions, as one speaks of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Legal or not.
    Legal,
    /// What comes of it: a total, or what happens.
    Happens,
    /// Who wins.
    WhoWins,
}

impl Ask {
    /// Which kind it is.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Legal(_) => Kind::Legal,
            Self::Total { .. } | Self::Happens { .. } => Kind::Happens,
            Self::WhoWins { .. } => Kind::WhoWins,
        }
    }

    fn after(&self) -> &[String] {
        match self {
            Self::Legal(_) => &[],
            Self::Total { after, .. }
            | Self::Happens { after, .. }
            | Self::WhoWins { after, .. } => after,
        }
    }
}

/// What was done, and what came of it.
pub(super) struct Course {
    pub(super) before: Position,
    pub(super) events: Vec<Event>,
    pub(super) after: Position,
    /// What the ruling desk says of each action.
    steps: Vec<answer::Asked>,
    /// In words, as it is asked, a sentence a player: `Anton: play Sales, swap for Spy of Jacky`.
    told: Vec<String>,
}

impl Course {
    /// Carries these actions out; the next turn begins by itself.
    fn of(before: Position, actions: &[String], players: &[String]) -> Result<Self, String> {
        let names = &Names::new(players);
        let mut course = Self {
            before,
            events: Vec::new(),
            after: before,
            steps: Vec::new(),
            told: Vec::new(),
        };
        let mut spoken = None;
        for said in actions {
            let action = read(&course.after, said, names)?;
            let decider = course.after.decider();
            let words = small(&words::action(action, names));
            match (decider, course.told.last_mut()) {
                (Some(_), Some(told)) if spoken == decider => {
                    told.push_str(", ");
                    told.push_str(&words);
                }
                (Some(seat), _) => course.told.push(format!("{}: {words}", names.of(seat))),
                (None, _) => course.told.push(words),
            }
            spoken = decider;
            let case = Case::new(course.after, players);
            course.steps.push(answer::Asked::of(&case, action));
            let refused = |refusal| words::refusal(&refusal, names);
            course
                .after
                .advance(action, &mut course.events)
                .map_err(refused)?;
        }
        Ok(course)
    }
}

fn read(position: &Position, said: &str, names: &Names) -> Result<Action, String> {
    notation::read(position, names, said).map_err(|error| format!("{said}: {error}"))
}

pub(super) fn put(question: &Question) -> Result<Asked, String> {
    let players = question.table.names.as_slice();
    let names = question.table.names();
    let position = question
        .position()
        .ok_or_else(|| "its table is not lawful".to_owned())?;
    let course = Course::of(position, question.ask.after(), players)?;
    let (text, options) = match &question.ask {
        Ask::Legal(said) => return legal(position, said, players),
        Ask::Total { of, .. } => {
            let text = format!("What is {} total then?", names.owner(*of));
            (text, totals(&course, *of))
        }
        Ask::Happens { options, .. } => {
            let told = |claims: &Vec<Claim>| {
                let words: Vec<String> = claims.iter().map(|claim| claim.words(&names)).collect();
                let holds = claims.iter().all(|claim| claim.holds(&course));
                (words.join(" "), holds)
            };
            let text = "What comes of it?".to_owned();
            (text, options.iter().map(told).collect())
        }
        Ask::WhoWins { shared, .. } => (
            "Who has won then?".to_owned(),
            winners(&course, *shared, &names),
        ),
    };
    let right = one_right(&options)?;
    Ok(Asked {
        text: format!("{}. {text}", course.told.join(". ")),
        notes: reason::notes(&position, &names),
        options: options.into_iter().map(|(words, _)| words).collect(),
        right,
        reasons: reason::reasons(&course.steps),
        besides: reason::besides(&course.steps),
    })
}

fn legal(position: Position, said: &str, players: &[String]) -> Result<Asked, String> {
    let names = &Names::new(players);
    let action = read(&position, said, names)?;
    let answer = answer::Asked::of(&Case::new(position, players), action);
    let turn = words::turn(&position.turn(), names);
    let asked = named(action, &position, names);
    Ok(Asked {
        text: format!("{turn} Is this legal: {asked}?"),
        notes: reason::notes(&position, names),
        options: ["Yes", "No"].map(str::to_owned).to_vec(),
        right: usize::from(!answer.legal),
        reasons: reason::reasons(std::slice::from_ref(&answer)),
        besides: reason::besides(std::slice::from_ref(&answer)),
    })
}

/// The action in words, and whose card is meant where that could be overlooked.
fn named(action: Action, position: &Position, names: &Names) -> String {
    let words = small(&words::action(action, names));
    match action {
        Action::TakeBack(target) if position.decider() != Some(target.seat) => {
            format!("{words} of {}", names.of(target.seat))
        }
        _ => words,
    }
}

fn one_right(options: &[(String, bool)]) -> Result<usize, String> {
    let mut right = options.iter().enumerate().filter(|(_, (_, holds))| *holds);
    match (right.next(), right.next()) {
        (Some((at, _)), None) => Ok(at),
        (None, _) => Err("no option is right".to_owned()),
        (Some(_), Some(_)) => Err("several options are right".to_owned()),
    }
}

/// The most totals to choose from.
const TOTALS: usize = 4;

/// The right total among others that somebody could arrive at who overlooks something.
fn totals(course: &Course, seat: Seat) -> Vec<(String, bool)> {
    let right = course.after.total(seat);
    let hidden = |kind: Employee| kind.profit();
    let face_down = course.after.face_down(seat).iter().map(hidden);
    let all = face_down.fold(right, |sum, one| sum + one);
    let mut wrong = vec![course.before.total(seat), all];
    for event in &course.events {
        if let Happening::Moved {
            employee: Some(kind),
            ..
        } = event.what
        {
            wrong.extend([right + kind.profit(), right - kind.profit()]);
        }
    }
    wrong.extend([1, 2, 4].map(|halves| right + Profit::from_halves(halves)));
    let mut shown = vec![right];
    for total in wrong {
        if !shown.contains(&total) && shown.len() < TOTALS {
            shown.push(total);
        }
    }
    shown.sort_unstable();
    shown
        .into_iter()
        .map(|total| (total.to_string(), total == right))
        .collect()
}

fn winners(course: &Course, shared: bool, names: &Names) -> Vec<(String, bool)> {
    let winners = course.after.outcome().map(|outcome| outcome.winners);
    let alone = winners.and_then(Seats::single);
    let mut options: Vec<(String, bool)> = course
        .before
        .alive()
        .into_iter()
        .map(|seat| (names.of(seat).to_owned(), alone == Some(seat)))
        .collect();
    options.push(("Nobody yet: the game goes on".to_owned(), winners.is_none()));
    if shared {
        let several = winners.is_some_and(|winners| winners.len() > 1);
        options.push(("Several of them share the win".to_owned(), several));
    }
    options
}
