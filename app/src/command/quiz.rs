use super::Command;
use crate::state::Scope;

/// One thing to be done in the quiz.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum QuizCommand {
    /// Begin a round of these questions.
    Begin(Scope),
    /// Choose the option at this place.
    Choose(usize),
    /// Go on to the next question.
    Next,
    /// Leave the round for the list of rounds.
    Leave,
    /// Forget the score; asks first.
    Forget,
    /// Forget the score, without asking.
    ForgetNow,
}

impl From<QuizCommand> for Command {
    fn from(command: QuizCommand) -> Self {
        Self::Quiz(command)
    }
}
