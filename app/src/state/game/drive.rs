//! How a game goes on: persons decide, bots are asked, their moves are shown for a while.

use std::time::Duration;

use office21::play::{Action, Event, Happening};
use office21::table::{Seat, Step};
use office21::text::record::PlayerKind;

use super::{Game, Hint, Taken};
use crate::worker::{Job, Reply};

/// A game that nobody looks after stops after so many turns (`repetition`).
const MOST_TURNS: usize = 1000;

/// What the bots are about.
#[derive(Clone, Debug, Default)]
pub(in crate::state) struct Pace {
    /// Counts up with everything that happens; answers to older questions are dropped.
    generation: u64,
    /// A bot has been asked.
    asked: bool,
    /// What it has answered; it waits for the move before it to have been shown.
    answer: Option<Action>,
    /// Until when the move before is shown.
    until: Option<Duration>,
    /// No pauses up to the next person's decision.
    hurry: bool,
}

impl Pace {
    pub(super) fn wake_at(&self) -> Option<Duration> {
        self.answer.and(self.until)
    }

    /// Counts up with everything that happens.
    pub(super) const fn generation(&self) -> u64 {
        self.generation
    }

    /// Whether the move before is being shown.
    pub(super) fn showing(&self) -> bool {
        self.answer.is_some()
    }
}

impl Game {
    /// Carries a decision out; what was undone is dropped. `false`: it is not legal.
    fn act(&mut self, action: Action) -> bool {
        if self.position().refusal(action).is_some() {
            return false;
        }
        let at = self.at;
        self.taken.truncate(at);
        self.record
            .handovers
            .retain(|handover| handover.after <= at);
        self.push(action)
    }

    /// Carries a decision out and keeps what came of it.
    pub(super) fn push(&mut self, action: Action) -> bool {
        let Some(seat) = self.position().decider() else {
            return false;
        };
        let (mut after, mut events) = (*self.position(), Vec::<Event>::new());
        if after.advance(action, &mut events).is_err() {
            return false;
        }
        let by_person = *self.kind(seat) == PlayerKind::Person && action != Action::Begin;
        let seats = after.seats().into_iter();
        let mut views: Vec<_> = seats.map(|s| self.view_at(s, self.at).clone()).collect();
        for view in &mut views {
            for event in &events {
                view.see(event);
            }
        }
        self.taken.push(Taken {
            seat,
            by_person,
            action,
            events,
            after,
            views,
        });
        self.at += 1;
        self.moved();
        true
    }

    /// Something has happened: selections, hints and questions asked before mean nothing any more.
    pub(super) fn moved(&mut self) {
        self.drop_selection();
        self.hint = None;
        self.pace.generation += 1;
        self.pace.asked = false;
        self.pace.answer = None;
        self.pace.until = None;
    }

    /// A person decides. `false`: nobody may do that now.
    pub(in crate::state) fn decide(&mut self, action: Action) -> bool {
        let may = self.why_not(action).is_none();
        if may {
            self.pace.hurry = false;
        }
        may && self.act(action)
    }

    /// Goes on as far as no person is needed. Returns what a bot is to be asked.
    pub(in crate::state) fn drive(&mut self, now: Duration, pause: Duration) -> Option<Job> {
        while self.looking.is_none() && !self.is_given_up() {
            let seat = self.position().decider()?;
            if self.position().step() == Step::Start {
                self.act(Action::Begin);
                continue;
            }
            let PlayerKind::Bot { level, seed } = self.kind(seat).clone() else {
                self.pace.hurry = false;
                self.seat_person(seat);
                return None;
            };
            let Some(action) = self.pace.answer else {
                if self.pace.asked {
                    return None;
                }
                self.pace.asked = true;
                // Cards put aside in set-up show nothing, so nothing is waited for.
                let visible = self.position().step() != Step::Setup && !pause.is_zero();
                self.pace.until = visible.then_some(now + pause);
                if let Some(action) = self.laid_out() {
                    self.pace.answer = Some(action);
                    continue;
                }
                return Some(self.job(seat, level, seed, false));
            };
            if !self.pace.hurry && self.pace.until.is_some_and(|until| now < until) {
                return None;
            }
            if !self.act(action) {
                return None;
            }
        }
        None
    }

    /// Nobody looks after it, and it has gone on for too long: two Assistants can take each other back for ever.
    pub(super) fn is_given_up(&self) -> bool {
        let began = |taken: &Taken| {
            taken
                .events
                .iter()
                .any(|event| matches!(event.what, Happening::TurnBegan { .. }))
        };
        self.persons().is_empty()
            && self.at > MOST_TURNS
            && self.taken[..self.at]
                .iter()
                .filter(|taken| began(taken))
                .count()
                > MOST_TURNS
    }

    /// The person on this seat is to decide: where several play, the curtain falls first.
    fn seat_person(&mut self, seat: Seat) {
        if self.sitting == Some(seat) {
            self.curtain = None;
        } else if self.persons().len() > 1 {
            self.curtain = Some(seat);
        } else {
            self.sitting = Some(seat);
        }
    }

    /// The one who is to sit down has sat down.
    pub(in crate::state) fn lift_curtain(&mut self) {
        if let Some(seat) = self.curtain.take() {
            self.sitting = Some(seat);
        }
    }

    /// What a bot is asked at this moment; equal moments ask equal questions, so undo changes no bot's mind.
    fn job(&self, seat: Seat, level: String, seed: u64, hint: bool) -> Job {
        Job {
            game: self.id,
            generation: self.pace.generation,
            level,
            seed: seed ^ (self.at as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15),
            hint,
            view: Box::new(self.view_at(seat, self.at).clone()),
        }
    }

    /// Asks a bot for a hint; `None`: it is nobody's decision who looks, or one was asked for already.
    pub(in crate::state) fn ask_hint(&mut self) -> Option<Job> {
        if self.hint.is_some() {
            return None;
        }
        let seat = self.deciding_looker()?;
        self.hint = Some(Hint::Thinking);
        Some(self.job(seat, "clerk".to_owned(), 1, true))
    }

    /// A bot has answered. Returns what is to be said of a failure.
    pub(in crate::state) fn answered(&mut self, reply: Reply) -> Option<String> {
        if reply.generation != self.pace.generation {
            return None;
        }
        match (reply.decision, reply.hint) {
            (Ok(decision), true) => {
                self.hint = Some(Hint::Is {
                    action: decision.action,
                    text: self.speech.action(decision.action),
                    reason: self.speech.named(&decision.reason),
                });
                None
            }
            (Ok(decision), false) if self.position().refusal(decision.action).is_none() => {
                self.pace.answer = Some(decision.action);
                None
            }
            (Ok(decision), false) => {
                self.fall_back();
                Some(format!(
                    "A bot wanted something that is not legal ({}). The first thing it can do is done instead.",
                    self.speech.action(decision.action)
                ))
            }
            (Err(fault), true) => {
                self.hint = None;
                Some(format!("There is no hint: {fault}"))
            }
            (Err(fault), false) => {
                self.fall_back();
                Some(format!(
                    "{fault} The first thing it can do is done instead."
                ))
            }
        }
    }

    fn fall_back(&mut self) {
        self.pace.answer = self.position().actions().first().copied();
    }

    /// Bots' moves are shown without pauses: up to the next person's decision, or one where only bots play.
    pub(in crate::state) fn skip(&mut self) {
        self.pace.until = None;
        self.pace.hurry = !self.persons().is_empty();
    }

    /// Nothing is thought for this game any more; when it is shown again, its bot is asked again.
    pub(in crate::state) fn rest(&mut self) {
        let answer = self.pace.answer;
        self.pace.generation += 1;
        self.pace.asked = answer.is_some();
        self.pace.answer = answer;
        if self.hint == Some(Hint::Thinking) {
            self.hint = None;
        }
    }

    /// Whether a bot's move waits to be shown, so that it can be skipped.
    pub(in crate::state) fn can_skip(&self) -> bool {
        let seat = self.position().decider();
        self.looking.is_none() && seat.is_some_and(|seat| *self.kind(seat) != PlayerKind::Person)
    }
}
