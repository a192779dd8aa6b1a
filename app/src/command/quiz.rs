use super::Command;

/// One thing to be done in the quiz.
#[derive(Clone, Debug, PartialEq)]
pub enum QuizCommand {}

impl From<QuizCommand> for Command {
    fn from(command: QuizCommand) -> Self {
        Self::Quiz(command)
    }
}
