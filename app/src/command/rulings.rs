use office21::material::Employee;
use office21::play::Action;
use office21::table::Place;
use office21::text::file::PositionFile;

use super::Command;
use crate::state::NodeId;

/// One thing to be done on the ruling desk.
#[derive(Clone, Debug, PartialEq)]
pub enum RulingsCommand {
    /// Put this table on the desk; what lay there is put away, without asking.
    Replace(Box<PositionFile>),
    /// Ask about this action, legal or not.
    Ask(Action),
    /// Somebody points at a card of this kind there, which nothing can be meant by.
    PointElsewhere(Place, Employee),
    /// The field for a question now reads like this.
    EditQuestion(String),
    /// Ask what the field says.
    AskInWords,
    /// Ask about nothing any more: the whole position is shown.
    AskNothing,
    /// Ask about the next legal action, or the one before.
    AskNext {
        /// The next, not the one before.
        forward: bool,
    },
    /// Carry out what was asked about.
    CarryOut,
    /// Carry this out.
    Do(Action),
    /// To the position this one came of.
    Back,
    /// To the position visited last of those that come of this one, or else the first.
    Forth,
    /// To this position.
    Show(NodeId),
    /// The note of the position shown now reads like this.
    Note(String),
    /// Remove this position with all that come of it; asks first where something would be lost.
    Remove(NodeId),
    /// The same without asking.
    RemoveNow(NodeId),
    /// Put the ruling as text on the clipboard, as the command line says it.
    CopyText,
    /// Ask where, and save the ruling as Markdown.
    Save,
}

impl From<RulingsCommand> for Command {
    fn from(command: RulingsCommand) -> Self {
        Self::Rulings(command)
    }
}
