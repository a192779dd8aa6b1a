//! What a command of the menus means in the place shown.
//!
//! At the table of a game and on the start screen it means the game. While a dialog lies over a place nothing of it is
//! meant: `Back` closes the dialog.

use super::{Screen, State, rulings};
use crate::command::{Command, EditorCommand, RulesCommand};

/// What is meant, where it is something of the place's own.
pub(super) fn meant(state: &State, command: &Command) -> Option<Command> {
    if state.dialog.is_some() {
        return None;
    }
    match state.screen {
        Screen::Editor => in_editor(command).map(Command::Editor),
        Screen::Rulings => rulings::meant(command).map(Command::Rulings),
        Screen::Rules if *command == Command::Back => Some(RulesCommand::Back.into()),
        _ => None,
    }
}

fn in_editor(command: &Command) -> Option<EditorCommand> {
    Some(match command {
        Command::Undo => EditorCommand::Undo,
        Command::Redo => EditorCommand::Redo,
        Command::Back => EditorCommand::Select(None),
        Command::Save => EditorCommand::Save,
        Command::SaveAs => EditorCommand::SaveAs,
        Command::SavePicture => EditorCommand::SavePicture,
        Command::CloseGame => EditorCommand::Close,
        _ => return None,
    })
}
