use crate::command::Command;
use crate::state::{Game, Settings, State};

/// What a part of the window works with: the state to read, and a tray for commands.
#[derive(Debug)]
pub struct Desk<'a> {
    /// What is known.
    pub state: &'a State,
    commands: Vec<Command>,
}

impl<'a> Desk<'a> {
    /// A desk with an empty tray.
    pub const fn new(state: &'a State) -> Self {
        Self {
            state,
            commands: Vec::new(),
        }
    }

    /// Asks for something to be done once the frame is drawn.
    pub fn push(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// What was asked for, in order.
    pub fn into_commands(self) -> Vec<Command> {
        self.commands
    }

    /// Whether this can be done now.
    pub fn can(&self, command: &Command) -> bool {
        self.state.refuses(command).is_none()
    }

    /// The settings.
    pub const fn settings(&self) -> &'a Settings {
        self.state.settings()
    }

    /// The game shown.
    pub fn game(&self) -> Option<&'a Game> {
        self.state.game()
    }
}
