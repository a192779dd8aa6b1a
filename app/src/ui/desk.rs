use std::collections::BTreeMap;

use office21::play::Action;

use crate::command::Command;
use crate::state::{Game, Settings, State};

/// What a part of the window works with: the state to read, and a tray for commands.
#[derive(Debug)]
pub struct Desk<'a> {
    /// What is known.
    pub state: &'a State,
    commands: Vec<Command>,
    pointed: Option<Action>,
    focused: Option<Action>,
    names: BTreeMap<String, usize>,
}

impl<'a> Desk<'a> {
    /// A desk with an empty tray.
    pub const fn new(state: &'a State) -> Self {
        Self {
            state,
            commands: Vec::new(),
            pointed: None,
            focused: None,
            names: BTreeMap::new(),
        }
    }

    /// Asks for something to be done once the frame is drawn.
    pub fn push(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// This name for one thing of the window; where others in this frame have it already, with a number behind it.
    pub fn unique(&mut self, name: String) -> String {
        let count = self.names.entry(name.clone()).or_default();
        *count += 1;
        match *count {
            1 => name,
            count => format!("{name} ({count})"),
        }
    }

    /// The pointer rests on something that would do this; or, where it rests on nothing, the keyboard does.
    pub fn point(&mut self, action: Action, by_pointer: bool) {
        if by_pointer {
            self.pointed = Some(action);
        } else {
            self.focused = Some(action);
        }
    }

    /// Once all of the table is drawn: tells the game what is pointed at now, where that is something else than before.
    pub fn settle_pointing(&mut self, game: &Game) {
        let now = self.pointed.or(self.focused);
        if game.under_pointer() != now {
            self.push(Command::Point(now));
        }
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
