use crate::command::Command;

/// The dialog that lies over the window; at most one is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// The form of [`State::form`](super::State::form).
    NewGame,
    /// The settings.
    Settings,
    /// The statistics.
    Statistics,
    /// The list of shortcuts.
    Shortcuts,
    /// About the program.
    About,
    /// A question with yes and no.
    Question(Question),
    /// A path is to be typed, because there is no file dialog here.
    Path(PathField),
    /// A code or the text of a file is to be pasted.
    Paste(PasteField),
    /// Something to be read and closed.
    Message {
        /// In a few words.
        title: String,
        /// In full; may have several lines.
        text: String,
    },
}

/// A question that is asked before something is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// In a few words.
    pub title: String,
    /// In full.
    pub text: String,
    /// What the button says that does it.
    pub yes: String,
    /// What the button says that leaves it.
    pub no: String,
    /// What is done after yes.
    pub then: Box<Command>,
    /// What saves that which would be lost; it leaves the rest undone.
    pub save: Option<Box<Command>>,
}

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// To open a game.
    Open,
    /// To save this game.
    Save(super::GameId),
    /// To save the position this game shows.
    SavePosition(super::GameId),
    /// To save this table of the editor.
    SaveTable(super::TableId),
    /// To save a picture of the table in the editor.
    SavePicture,
    /// To save the ruling on the desk.
    SaveRuling,
}

impl Purpose {
    /// What the file holds, in a word.
    pub const fn what(self) -> &'static str {
        match self {
            Self::Open => "file",
            Self::Save(_) => "game",
            Self::SavePosition(_) => "position",
            Self::SaveTable(_) => "table",
            Self::SavePicture => "picture",
            Self::SaveRuling => "ruling",
        }
    }

    /// What the dialog is called.
    pub fn title(self) -> String {
        match self {
            Self::Open => "Open a game or a position".to_owned(),
            save => format!("Save the {}", save.what()),
        }
    }

    /// How the name of such a file ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Open => "",
            Self::Save(_) => ".o21game.ron",
            Self::SavePosition(_) | Self::SaveTable(_) => ".o21.ron",
            Self::SavePicture => ".png",
            Self::SaveRuling => ".md",
        }
    }
}

/// A path being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathField {
    /// What for.
    pub purpose: Purpose,
    /// As typed.
    pub text: String,
    /// Why it does not do, in a sentence.
    pub fault: Option<String>,
}

/// A text being pasted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PasteField {
    /// As pasted or typed.
    pub text: String,
    /// Why it does not do, in a sentence.
    pub fault: Option<String>,
}
