use serde::{Deserialize, Serialize};

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Person or bot.
    pub mind: Mind,
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mind {
    /// A person at this screen.
    Person,
    /// A bot of this level.
    Bot(String),
}

impl Mind {
    /// A bot of the ordinary level.
    pub fn clerk() -> Self {
        Self::Bot(Level::CLERK.id.to_owned())
    }

    /// Whether a person decides.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    /// In a word: `person`, `Clerk`.
    pub fn word(&self) -> &str {
        match self {
            Self::Person => "person",
            Self::Bot(id) => Level::named(id).map_or(id, |level| level.name),
        }
    }
}

/// A level of bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// As in records and on the command line.
    pub id: &'static str,
    /// As in the window.
    pub name: &'static str,
    /// How it plays, in a sentence.
    pub tip: &'static str,
}

impl Level {
    /// Plays any card.
    pub const TRAINEE: Self = Self {
        id: "trainee",
        name: "Trainee",
        tip: "Plays by simple rules of thumb and overlooks things",
    };
    /// Looks at what follows.
    pub const CLERK: Self = Self {
        id: "clerk",
        name: "Clerk",
        tip: "Weighs every choice by what it makes of the table",
    };

    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::TRAINEE, Self::CLERK];

    /// The level with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id == id)
    }
}
