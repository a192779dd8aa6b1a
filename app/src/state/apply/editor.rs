//! Commands of the table editor.

use super::State;
use crate::command::EditorCommand;

pub(super) fn apply(_state: &mut State, command: EditorCommand) {
    match command {}
}
