use office21::rulebook::Rule;

use super::Command;
use crate::state::Item;

/// One thing to be done in the rules.
#[derive(Clone, Debug, PartialEq)]
pub enum RulesCommand {
    /// Search for this, as far as it is typed.
    Search(String),
    /// Show the next thing found.
    Next,
    /// Show the thing found before.
    Previous,
    /// Show this.
    Show(Item),
    /// Turn to the page at this place.
    Open(usize),
    /// Back to what was shown before, or to where one came from.
    Back,
    /// Put this rule with its id on the clipboard.
    Copy(Rule),
}

impl From<RulesCommand> for Command {
    fn from(command: RulesCommand) -> Self {
        Self::Rules(command)
    }
}
