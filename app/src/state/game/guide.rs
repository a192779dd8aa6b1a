//! The guided first game: what is said at the moment shown, and what the others do while it is followed.

use office21::play::Action;

use super::Game;
use crate::guide::{self, LEARNER, LESSONS, Lesson};

/// What the guide says at the moment shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    /// Which lesson it is, from 1.
    pub number: usize,
    /// The lesson.
    pub lesson: Lesson,
    /// What there is to be done.
    pub now: Advice,
}

/// What there is to be done in a guided game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// This, in words: `Play Boss`.
    Do(String),
    /// To watch: the others play, or an earlier moment is looked at.
    Watch,
    /// Something else was done than the guide had in mind; so many decisions were as it had.
    Left(usize),
    /// Nothing any more: the game is over as the guide had it.
    Done,
}

impl Game {
    /// Whether this is the guided first game, followed or not.
    pub(super) fn is_guided(&self) -> bool {
        self.record.start == guide::game().start
    }

    /// How many of the decisions up to this moment are those of the guided game.
    fn followed(&self, moment: usize) -> usize {
        guide::on_the_path(self.taken[..moment].iter().map(|taken| taken.action))
    }

    /// What the guided game has the others do now, while it is followed.
    pub(super) fn laid_out(&self) -> Option<Action> {
        let follows = self.is_guided() && self.followed(self.at) == self.at;
        follows.then(|| guide::game().actions.get(self.at).copied())?
    }

    pub(super) fn guide(&self, moment: usize) -> Option<Guide> {
        if !self.is_guided() {
            return None;
        }
        let followed = self.followed(moment);
        let number = guide::lesson_at(followed);
        let next = guide::game().actions.get(followed);
        let now = if followed < moment {
            Advice::Left(followed)
        } else if let Some(&action) = next {
            let learner = self.position_at(moment).decider() == Some(LEARNER);
            if learner && self.looking.is_none() {
                Advice::Do(self.speech.action(action))
            } else {
                Advice::Watch
            }
        } else {
            Advice::Done
        };
        Some(Guide {
            number: number + 1,
            lesson: LESSONS[number],
            now,
        })
    }

    /// The moment up to which the guided game was followed, if it is not any more.
    pub(in crate::state) fn back_to_guide(&self) -> Option<usize> {
        let followed = self.is_guided().then(|| self.followed(self.at))?;
        (followed < self.at).then_some(followed)
    }
}
