//! Commands of the quiz.

use super::{Request, State};
use crate::command::QuizCommand;

pub(super) fn apply(state: &mut State, command: QuizCommand) {
    match command {
        QuizCommand::Begin(scope) => {
            let seed = state.chance.next_u64();
            state.quiz.begin(scope, seed);
        }
        QuizCommand::Choose(option) => {
            if state.quiz.choose(option) {
                keep(state);
            }
        }
        QuizCommand::Next => state.quiz.next(),
        QuizCommand::Leave => state.quiz.leave(),
        QuizCommand::Forget => {
            let text = "Every answer so far and the best rounds are forgotten.".to_owned();
            let then = QuizCommand::ForgetNow.into();
            state.ask("Start again?", text, "Forget the score", then);
        }
        QuizCommand::ForgetNow => {
            state.quiz.forget();
            keep(state);
        }
    }
}

fn keep(state: &mut State) {
    let score = state.quiz.score().clone();
    state.send(Request::KeepQuiz(score));
}
