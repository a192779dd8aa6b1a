//! The log: what happened, turn by turn, as the one who looks was told of it.

use office21::play::{Event, Happening};
use office21::table::{Place, Seat};

use super::{Game, Looker};
use crate::state::Line;

/// The log of one turn, or of set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogTurn {
    /// Whose turn; `None` is set-up.
    pub seat: Option<Seat>,
    /// `Set-up`, `Turn 7: Anton`.
    pub title: String,
    /// What happened.
    pub lines: Vec<LogLine>,
}

/// One thing that happened, as the one who looks was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// In words, with its rule.
    pub line: Line,
    /// The moment after it: what [`Command::LookAt`](crate::command::Command::LookAt) takes.
    pub moment: usize,
    /// The event itself, as told.
    pub event: Event,
    /// It is one of the small ones (a total, a refill) that may be shown paler.
    pub minor: bool,
}

impl Game {
    pub(super) fn log(&self, looker: Looker) -> Vec<LogTurn> {
        let mut log: Vec<LogTurn> = Vec::new();
        let mut turns = 0;
        for (at, taken) in self.in_force().iter().enumerate() {
            for event in &taken.events {
                if let Happening::TurnBegan { seat } = event.what {
                    turns += 1;
                    let title = format!("Turn {turns}: {}", self.speech.name(seat));
                    log.push(turn(Some(seat), title));
                } else if log.is_empty() {
                    log.push(self.first_turn());
                }
                let event = told(event, looker);
                let line = LogLine {
                    line: Line {
                        text: self.speech.event(&event),
                        rules: vec![event.rule],
                    },
                    moment: at + 1,
                    event,
                    minor: minor(&event.what),
                };
                // There is a turn: one was begun above if there was none.
                if let Some(turn) = log.last_mut() {
                    turn.lines.push(line);
                }
            }
        }
        log
    }

    /// What the log begins with: set-up, or the turn that a loaded position is in the middle of.
    fn first_turn(&self) -> LogTurn {
        match self.record.start.on_turn() {
            Some(seat) => turn(Some(seat), self.speech.name(seat).to_owned()),
            None => turn(None, "Set-up".to_owned()),
        }
    }
}

fn turn(seat: Option<Seat>, title: String) -> LogTurn {
    LogTurn {
        seat,
        title,
        lines: Vec::new(),
    }
}

/// The event as the one who looks was told of it.
fn told(event: &Event, looker: Looker) -> Event {
    match looker {
        Looker::Seat(seat) => event.told_to(seat),
        Looker::Everything => *event,
        // Somebody who is nobody saw what everybody saw.
        Looker::Nobody => {
            let everybody = Seat::ALL.into_iter().all(|seat| event.seen_by.has(seat));
            let blind = Event {
                seen_by: office21::table::Seats::NONE,
                ..*event
            };
            if everybody {
                *event
            } else {
                blind.told_to(Seat::ALL[0])
            }
        }
    }
}

fn minor(what: &Happening) -> bool {
    matches!(
        what,
        Happening::Total { .. }
            | Happening::TurnBegan { .. }
            | Happening::Picked { .. }
            | Happening::RefillSkipped { .. }
            | Happening::Moved {
                from: Place::DrawPile,
                ..
            }
    )
}
