//! Games played by commands, with bots answered on the spot.

mod deciding;
mod going_back;
mod keeping;
mod laid;
mod programme;
mod ruling;
mod saving;
mod several;

use std::time::Duration;

use office21::play::Action;
use office21::table::Chance;
use office21::text::record::PlayerKind;

use super::{Found, Game, NewGame, PromptKind, Request, Screen, State};
use crate::command::Command;
use crate::worker::{self, Reply};

/// A state whose requests are kept, bots' ones answered at once.
struct Bench {
    state: State,
    asked: Vec<Request>,
}

impl Bench {
    fn new() -> Self {
        Self::found(Found::default())
    }

    fn found(found: Found) -> Self {
        let state = State::new(found, 21);
        Self {
            state,
            asked: Vec::new(),
        }
    }

    /// A game begun with the form as it opens, but for this.
    fn playing(change: impl FnOnce(&mut NewGame)) -> Self {
        let mut bench = Self::new();
        let mut form = NewGame {
            seed: "1".to_owned(),
            ..NewGame::default()
        };
        change(&mut form);
        bench.push(Command::Form(Box::new(form)));
        bench.push(Command::Play);
        assert_eq!(bench.state.screen(), Screen::Play);
        bench
    }

    /// Carries a command out, and everything up to where only a person can go on, pauses included.
    fn push(&mut self, command: Command) {
        self.once(command);
        while let Some(at) = self.state.wake_at().filter(|_| self.waits_for_bots()) {
            self.once(Command::Tick(at));
        }
    }

    /// Carries a command out without waiting for pauses.
    fn once(&mut self, command: Command) {
        self.state.apply(command);
        loop {
            let mut replies = Vec::new();
            for request in self.state.requests() {
                match request {
                    Request::Think(job) => replies.push(Command::Reply(Reply {
                        game: job.game,
                        generation: job.generation,
                        hint: job.hint,
                        decision: worker::decide(&job, &|| true),
                    })),
                    other => self.asked.push(other),
                }
            }
            if replies.is_empty() {
                return;
            }
            for reply in replies {
                self.state.apply(reply);
            }
        }
    }

    fn waits_for_bots(&self) -> bool {
        let kind = self.state.game().map(|game| game.shown().prompt.kind);
        kind == Some(PromptKind::Showing)
    }

    fn game(&self) -> &Game {
        self.state.game().expect("a game is shown")
    }

    /// What the one who looks can do.
    fn choices(&self) -> Vec<Action> {
        let choices = &self.game().shown().choices;
        choices.iter().map(|choice| choice.action).collect()
    }

    /// Decides by chance for whoever is asked, up to so many times or the end.
    fn play_on(&mut self, chance: &mut Chance, decisions: usize) {
        for _ in 0..decisions {
            if self.game().curtain().is_some() {
                self.push(Command::LiftCurtain);
            }
            let choices = self.choices();
            if choices.is_empty() {
                assert!(self.game().is_over(), "{:?}", self.game().shown().prompt);
                return;
            }
            let action = choices[chance.below(choices.len())];
            self.push(Command::Act(action));
        }
    }

    /// What was last kept by autosave.
    fn kept(&self) -> &str {
        let kept = |request: &Request| matches!(request, Request::Autosave { .. });
        match self.asked.iter().rfind(|request| kept(request)) {
            Some(Request::Autosave { text, .. }) => text,
            _ => panic!("nothing was kept"),
        }
    }
}

fn trainees(form: &mut NewGame) {
    for seat in &mut form.seats {
        if let PlayerKind::Bot { level, .. } = &mut seat.kind {
            "trainee".clone_into(level);
        }
    }
}

fn persons(count: usize) -> impl Fn(&mut NewGame) {
    move |form| {
        trainees(form);
        for seat in form.seats.iter_mut().take(count) {
            seat.kind = PlayerKind::Person;
        }
    }
}

const SECOND: Duration = Duration::from_secs(1);
