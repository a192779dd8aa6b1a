use super::Command;

/// One thing to be done in the table editor.
#[derive(Clone, Debug, PartialEq)]
pub enum EditorCommand {}

impl From<EditorCommand> for Command {
    fn from(command: EditorCommand) -> Self {
        Self::Editor(command)
    }
}
