use super::Command;

/// One thing to be done on the ruling desk.
#[derive(Clone, Debug, PartialEq)]
pub enum RulingsCommand {}

impl From<RulingsCommand> for Command {
    fn from(command: RulingsCommand) -> Self {
        Self::Rulings(command)
    }
}
