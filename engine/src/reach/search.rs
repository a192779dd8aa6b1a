use std::sync::atomic::{AtomicI64, Ordering};

use arrayvec::ArrayVec;

use super::seen::Seen;
use super::{Deal, Game, orders};
use crate::laws::{Violation, check_position, check_taken};
use crate::material::{DECK, Employee};
use crate::play::{Action, Event, Happening};
use crate::rulebook::Rule;
use crate::table::{Draft, End, Position};

/// So many broken laws are kept of each piece.
const MOST_BROKEN: usize = 10;

/// All that can be reached in a small game, level by level: first [`begin`](Self::begin) with all its deals, then
/// [`follow`](Self::follow) whatever was found new, until nothing is.
///
/// States that differ only in the order of the discard pile, which nothing asks for, are one state; so are those that
/// differ only in the seed of the next shuffle: a shuffle is followed to every order it can give. Nothing else is
/// left out. Totals are remembered by ranks alone and turns are not counted, so that there is an end to it.
#[derive(Debug)]
pub struct Search {
    game: Game,
    seen: Seen,
    room: AtomicI64,
}

/// What a piece of a level came to.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The states that were new, and are to be followed.
    pub next: Vec<Position>,
    /// What was counted.
    pub counts: Counts,
    /// The laws that were broken, or the first of them.
    pub broken: Vec<Broken>,
}

/// How much there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Different states.
    pub states: u64,
    /// Steps from one to another: every legal action of every state, and of a shuffle every order.
    pub steps: u64,
    /// States in which the game is over, by what ended it, in the order of [`End::ALL`].
    pub ends: [u64; End::ALL.len()],
    /// How often the events of all steps cite each rule, in the order of [`Rule::ALL`].
    pub cited: Vec<u64>,
}

/// A law that does not hold.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Where: before the step, if it is one.
    pub table: Draft,
    /// The step.
    pub action: Option<Action>,
    /// The law.
    pub law: Violation,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            states: 0,
            steps: 0,
            ends: [0; End::ALL.len()],
            cited: vec![0; Rule::ALL.len()],
        }
    }
}

impl Counts {
    /// Adds these to them.
    pub fn add(&mut self, other: &Self) {
        self.states += other.states;
        self.steps += other.steps;
        let ends = self.ends.iter_mut().zip(&other.ends);
        let cited = self.cited.iter_mut().zip(&other.cited);
        ends.chain(cited).for_each(|(sum, more)| *sum += more);
    }

    /// How often this rule was cited.
    pub fn of(&self, rule: Rule) -> u64 {
        self.cited.get(rule as usize).copied().unwrap_or(0)
    }
}

impl Search {
    /// Nothing has been reached yet.
    pub fn new(game: Game) -> Self {
        Self {
            game,
            seen: Seen::new(),
            room: AtomicI64::new(i64::MAX),
        }
    }

    /// The game that is searched.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// About how many bytes it takes to remember what has been reached.
    pub fn bytes(&self) -> usize {
        self.seen.bytes()
    }

    /// Only so many more states are to be reached. Where there are more, [`begin`](Self::begin) and
    /// [`follow`](Self::follow) stop in the middle: what they have found is not all then.
    pub fn leave_room(&self, states: usize) {
        let states = i64::try_from(states).unwrap_or(i64::MAX);
        self.room.store(states, Ordering::Relaxed);
    }

    /// Whether there were more.
    pub fn is_full(&self) -> bool {
        self.room.load(Ordering::Relaxed) < 0
    }

    /// The states at the beginning of these deals.
    pub fn begin(&self, deals: &[Deal]) -> Found {
        let mut found = Found::default();
        for deal in deals {
            if self.is_full() {
                break;
            }
            let draft = self.game.draft(deal);
            match draft.into_position() {
                Ok(position) => self.arrive(position, &mut found),
                Err(faults) => {
                    let law = Violation {
                        law: "what is dealt is lawful",
                        found: format!("{faults:?}"),
                    };
                    found.breaks(draft, None, law);
                }
            }
        }
        found
    }

    /// The states that follow from these, by every legal action.
    pub fn follow(&self, states: &[Position]) -> Found {
        let mut found = Found::default();
        let mut events = Vec::new();
        for before in states {
            if self.is_full() {
                break;
            }
            for action in before.actions() {
                events.clear();
                self.step(before, action, &mut events, &mut found);
            }
        }
        found
    }

    fn step(&self, before: &Position, action: Action, events: &mut Vec<Event>, found: &mut Found) {
        let mut after = *before;
        if let Err(refusal) = after.apply(action, events) {
            let law = Violation {
                law: "actions are what is not refused",
                found: format!("{refusal:?}"),
            };
            return found.breaks(before.to_draft(), Some(action), law);
        }
        for law in check_taken(before, action, events, &after) {
            found.breaks(before.to_draft(), Some(action), law);
        }
        for event in &*events {
            found.counts.cited[event.rule as usize] += 1;
        }
        let shuffled = |event: &Event| event.what == Happening::PileShuffled;
        if !events.iter().any(shuffled) {
            found.counts.steps += 1;
            return self.arrive(after, found);
        }
        let mut pile: ArrayVec<Employee, DECK> = after.draw_pile().collect();
        pile.sort_unstable();
        loop {
            found.counts.steps += 1;
            self.arrive(after.with_draw_pile(&pile), found);
            if !orders::next(&mut pile) || self.is_full() {
                return;
            }
        }
    }

    fn arrive(&self, position: Position, found: &mut Found) {
        if !self.seen.is_new(&position) {
            return;
        }
        self.room.fetch_sub(1, Ordering::Relaxed);
        for law in check_position(&position) {
            found.breaks(position.to_draft(), None, law);
        }
        found.counts.states += 1;
        match position.outcome() {
            Some(outcome) => found.counts.ends[outcome.end as usize] += 1,
            None => found.next.push(position),
        }
    }
}

impl Found {
    fn breaks(&mut self, table: Draft, action: Option<Action>, law: Violation) {
        if self.broken.len() < MOST_BROKEN {
            self.broken.push(Broken { table, action, law });
        }
    }
}
