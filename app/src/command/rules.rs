use super::Command;

/// One thing to be done in the rules.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesCommand {}

impl From<RulesCommand> for Command {
    fn from(command: RulesCommand) -> Self {
        Self::Rules(command)
    }
}
