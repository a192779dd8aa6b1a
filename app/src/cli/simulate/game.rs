//! One game, from its own seed.

use office21::laws;
use office21::play::{Action, Event};
use office21::rulebook::Readings;
use office21::table::{Chance, Outcome, Position, Step};
use office21::text::file::PositionFile;
use office21::text::{code, notation};
use serde::Serialize;

use super::players::Lineup;

/// A game that is longer is stopped and counts as unfinished (`repetition`).
const MOST_TURNS: u64 = 1000;

/// What sets a game apart from the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) number: u64,
    /// The seed of the whole simulation.
    pub(super) seed: u64,
    pub(super) readings: Readings,
    pub(super) laws: bool,
    pub(super) trace: bool,
}

/// What came of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    pub(super) decisions: u64,
    pub(super) turns: u64,
    /// `None` where it was stopped.
    pub(super) outcome: Option<Outcome>,
    pub(super) violations: Vec<Violation>,
    /// Lines of JSON, if they were asked for.
    pub(super) trace: String,
}

/// A law that a step has broken.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Violation {
    pub(super) game: u64,
    /// From 1.
    pub(super) step: u64,
    pub(super) action: String,
    pub(super) law: String,
    /// The position before the step, as a code.
    pub(super) position: String,
}

/// A line of a trace.
#[derive(Serialize)]
struct Line<'a> {
    game: u64,
    step: u64,
    before: PositionFile,
    legal: Vec<String>,
    action: String,
    after: PositionFile,
    events: &'a [Event],
    result: Option<Outcome>,
}

impl Game {
    /// The seed of this game: it depends on the number alone, not on who plays the games in which order.
    fn chance(&self) -> Chance {
        let mut chance = Chance(self.seed);
        let start = chance.next_u64();
        Chance(start ^ self.number.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Plays it to its end, or to the last turn allowed.
    pub(super) fn play(&self, lineup: &Lineup) -> Played {
        let mut chance = self.chance();
        let mut position = Position::deal(lineup.players(), chance.next_u64(), self.readings);
        let seeds = lineup.seeds(&mut chance);
        if !self.laws && !self.trace && lineup.is_random() {
            let playout = position.play_out(&mut chance, MOST_TURNS);
            return Played {
                decisions: playout.decisions,
                turns: playout.turns,
                outcome: position.outcome(),
                ..Played::default()
            };
        }
        let mut played = Played::default();
        let mut players = lineup.seated(&position, &seeds);
        let mut events = Vec::new();
        let mut views = self.laws.then(|| laws::Views::of(&position));
        while played.turns <= MOST_TURNS
            && let Some(action) = players.decide(&position, &mut chance)
        {
            played.decisions += 1;
            let before = position;
            events.clear();
            if let Err(refusal) = position.advance(action, &mut events) {
                let law = format!("players decide lawfully: {}", refusal.rule);
                played
                    .violations
                    .push(self.violation(&before, action, law, played.decisions));
                break;
            }
            self.look(&before, action, &events, &position, &mut played);
            if let Some(views) = &mut views {
                views.see(&events);
                for broken in views.check(&position, chance.0) {
                    let law = broken.to_string();
                    played
                        .violations
                        .push(self.violation(&before, action, law, played.decisions));
                }
            }
            players.tell(&events);
            // After any decision a position awaits a card to be played only if a turn has just begun.
            played.turns += u64::from(position.step() == Step::Play);
        }
        played.outcome = position.outcome();
        played
    }

    fn violation(&self, before: &Position, action: Action, law: String, step: u64) -> Violation {
        Violation {
            game: self.number,
            step,
            action: notation::write(before, action),
            law,
            position: code::write(&before.to_draft()).unwrap_or_default(),
        }
    }

    /// Checks the laws and writes the trace.
    fn look(
        &self,
        before: &Position,
        action: Action,
        events: &[Event],
        after: &Position,
        played: &mut Played,
    ) {
        let step = played.decisions;
        if self.laws {
            for violation in laws::check_step(before, action, events, after) {
                let law = violation.to_string();
                played
                    .violations
                    .push(self.violation(before, action, law, step));
            }
        }
        if self.trace {
            let line = Line {
                game: self.number,
                step,
                before: PositionFile::new(before.to_draft()),
                legal: before
                    .actions()
                    .iter()
                    .map(|&action| notation::write(before, action))
                    .collect(),
                action: notation::write(before, action),
                after: PositionFile::new(after.to_draft()),
                events,
                result: after.outcome(),
            };
            // Nothing in it can fail: no maps, no floats, no foreign serializers.
            played.trace += &serde_json::to_string(&line).unwrap_or_default();
            played.trace.push('\n');
        }
    }
}
