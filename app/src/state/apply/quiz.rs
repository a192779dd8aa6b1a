//! Commands of the quiz.

use super::State;
use crate::command::QuizCommand;

pub(super) fn apply(_state: &mut State, command: QuizCommand) {
    match command {}
}
