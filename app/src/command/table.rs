//! Name, tooltip and shortcut of every command that can stand in a menu: the one table.

use super::{Command, Shortcut};

/// Which menu a command stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Beginning, leaving and closing games.
    Game,
    /// Opening and saving.
    File,
    /// Where the table shown can be taken.
    Table,
    /// What one does on one's turn.
    Turn,
    /// Looking back.
    Look,
    /// The window.
    Window,
    /// Help and the program itself.
    Help,
}

impl Group {
    /// All menus, in their order.
    pub const ALL: [Self; 7] = [
        Self::Game,
        Self::File,
        Self::Table,
        Self::Turn,
        Self::Look,
        Self::Window,
        Self::Help,
    ];

    /// What the menu is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "Game",
            Self::File => "File",
            Self::Table => "Table",
            Self::Turn => "Turn",
            Self::Look => "Look",
            Self::Window => "Window",
            Self::Help => "Help",
        }
    }
}

/// What a menu, a button or the list of shortcuts says about a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// Its menu.
    pub group: Group,
    /// A few words: `Undo`.
    pub name: &'static str,
    /// One sentence.
    pub tip: &'static str,
    /// The key, if it has one.
    pub shortcut: Option<Shortcut>,
}

impl Info {
    /// The tooltip: the sentence with the shortcut behind it.
    pub fn tooltip(&self) -> String {
        match self.shortcut {
            Some(shortcut) => format!("{} ({shortcut})", self.tip),
            None => self.tip.to_owned(),
        }
    }
}

macro_rules! table {
    ($($command:ident $group:ident $name:literal $tip:literal $($by:ident $key:literal)?;)*) => {
        impl Command {
            /// Every command that can stand in a menu, in the order of the menus.
            pub const MENU: &'static [Self] = &[$(Self::$command),*];

            /// What menus and buttons say about it; `None` for what only a place in the window can mean.
            pub const fn info(&self) -> Option<Info> {
                match self {
                    $(Self::$command => Some(Info {
                        group: Group::$group,
                        name: $name,
                        tip: $tip,
                        shortcut: table!(@ $($by $key)?),
                    }),)*
                    _ => None,
                }
            }
        }
    };
    (@ $by:ident $key:literal) => { Some(Shortcut::$by($key)) };
    (@) => { None };
}

table! {
    Play Game "Play" "Start a game at once: you and three clerks, or whom you chose last, and a new deal" ctrl_shift "N";
    NewGame Game "New game…" "Choose players, names, seed and readings" ctrl "N";
    PlayAgain Game "Play again" "The same seats and a new deal" ctrl "R";
    GuidedGame Game "Guided first game" "Learn the game by playing it: ten steps, all ten employees" ctrl_shift "G";
    Open File "Open…" "Open a saved game" ctrl "O";
    Save File "Save" "Save what is shown: the game, the table, the ruling" ctrl "S";
    SaveAs File "Save as…" "Save it under another name" ctrl_shift "S";
    SavePosition Table "Save position…" "Save the table you look at, hidden cards and all, as a position" ctrl_shift "P";
    CopyGame File "Copy as text" "Put the whole game in words on the clipboard" ctrl_shift "C";
    WhatIf Game "What if…" "Go on from the moment you look at, as a new game beside this one" ctrl "B";
    Resign Game "Resign" "Hand your seat to a clerk; the game goes on";
    NextGame Game "Next game" "Show the next of the games kept side by side" ctrl "Tab";
    CloseGame Game "Close" "Close the game, or the table in the editor" ctrl "W";
    Quit Game "Quit" "Leave the program; running games are kept" ctrl "Q";
    Confirm Turn "Confirm" "Do what is selected" key "Enter";
    Back Turn "Back" "Drop the selection, or take the card back while nothing hidden has been seen" key "Escape";
    FirstCard Turn "First card" "Select your first card" key "Digit1";
    SecondCard Turn "Second card" "Select your second card" key "Digit2";
    ThirdCard Turn "Third card" "Select your third card" key "Digit3";
    NextTarget Turn "Next choice" "Select the next thing you can do" key "N";
    PreviousTarget Turn "Previous choice" "Select the previous thing you can do" shift "N";
    Undo Turn "Undo" "Back to your previous decision" ctrl "Z";
    Redo Turn "Redo" "Forward again to your next decision" ctrl_shift "Z";
    BackToGuide Turn "Back to the guide" "Back to where you did something else than the guide had in mind";
    Hint Turn "Hint" "What a clerk would do here, and why" key "H";
    Skip Turn "Skip" "Show the others' moves without pauses, up to your next decision" key "Space";
    LiftCurtain Turn "I am here" "Lift the curtain and see your hand" key "Enter";
    Earlier Look "Earlier" "Look at the table one step earlier" alt "ArrowLeft";
    Later Look "Later" "Look at the table one step later" alt "ArrowRight";
    First Look "Beginning" "Look at the table as it was at the beginning" alt "Home";
    Now Look "Now" "Look at the table as it is now" alt "End";
    ToggleCounter Window "Card counter" "Show or hide which cards have not been seen yet" key "C";
    ToggleStanding Window "Standing" "Show or hide who would win as things stand" key "S";
    ZoomIn Window "Larger" "Show everything larger" ctrl "Plus";
    ZoomOut Window "Smaller" "Show everything smaller" ctrl "Minus";
    ZoomReset Window "Ordinary size" "Show everything in its ordinary size" ctrl "Digit0";
    EditThis Table "Edit this table" "Take the table you look at to the editor, all cards open" ctrl "E";
    RuleOnThis Table "Rule on this" "Take the table you look at to the ruling desk, all cards open" ctrl "L";
    PlayFromHere Table "Play from here" "Play on from this table in a new game" ctrl "G";
    CopyCode Table "Copy code" "Put the table you look at on the clipboard as one line" ctrl "K";
    SavePicture Table "Save picture…" "Save a picture of the table in the editor";
    Paste File "Paste…" "Open a code, or the text of a file, from the clipboard" ctrl_shift "V";
    ShowPlay Window "Go to the game" "Go to the table of the game" ctrl "Digit1";
    ShowEditor Window "Editor" "Set up any table" ctrl "Digit2";
    ShowRulings Window "Rulings" "What is legal, what follows, and by which rule" ctrl "Digit3";
    ShowRules Window "Rules" "The rulebook, clause by clause" ctrl "Digit5";
    FindRule Window "Find in the rules…" "Search the rulebook and the rulings" ctrl "F";
    ShowQuiz Window "Quiz" "Questions about rulings" ctrl "Digit6";
    Home Window "Start screen" "Go to the start screen" ctrl "Home";
    OpenSettings Window "Settings…" "Theme, size, animation, pauses" ctrl "Comma";
    OpenStatistics Help "Statistics" "Games and wins so far";
    OpenShortcuts Help "Keyboard" "Every shortcut" key "F1";
    OpenAbout Help "About" "Version, licences and where files are kept";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_found_by_its_command_and_reads_well() {
        for command in Command::MENU {
            let info = command.info().expect("it stands in the table");
            assert!(!info.name.is_empty() && !info.tip.ends_with('.'));
        }
        assert_eq!(
            Command::Undo.info().expect("it has a line").tooltip(),
            "Back to your previous decision (Ctrl+Z)"
        );
        assert_eq!(Command::Yes.info(), None);
    }

    #[test]
    fn no_two_commands_share_a_shortcut_but_enter() {
        // Enter lifts the curtain while it is down and confirms while it is up.
        let mut seen = Vec::new();
        for shortcut in Command::MENU.iter().filter_map(|c| c.info()?.shortcut) {
            assert!(
                shortcut.key == "Enter" || !seen.contains(&shortcut),
                "{shortcut} twice"
            );
            seen.push(shortcut);
        }
    }
}
