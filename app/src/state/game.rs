//! One game: where it began, what was done, where one is, and what the one who looks may see of it.

mod drive;
mod ending;
mod log;
mod preview;
mod prompt;
mod select;
mod shown;
mod sight;
mod standing;
mod text;
mod travel;

use std::path::PathBuf;
use std::time::Duration;

use office21::play::{Action, Event};
use office21::table::{Position, Seat};

use super::{HandOver, Mind, Names, Player, SavedGame};

pub use ending::Ending;
pub use log::{LogLine, LogTurn};
pub use preview::{Preview, TotalChange, Turned};
pub use prompt::{Prompt, PromptKind};
pub use select::{Choice, HandCard, Why};
pub use shown::Shown;
pub use sight::{Looker, SeatSight, Sight};
pub use standing::Standing;

/// Tells the games kept side by side apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

/// One decision that was taken, and what came of it.
#[derive(Clone, Debug)]
pub struct Taken {
    /// Who decided.
    pub seat: Seat,
    /// Whether a person did.
    pub by_person: bool,
    /// What was decided.
    pub action: Action,
    /// What happened, told in full: the window asks for [`Event::told_to`].
    pub(crate) events: Vec<Event>,
    /// The position afterwards.
    after: Position,
}

/// Whether a game stands in the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// It will, when it is over.
    NotYet,
    /// It does.
    Yes,
    /// It never will: assisted, or not one person against bots.
    Never,
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A bot is thinking about it.
    Thinking,
    /// This.
    Is {
        /// What it would do.
        action: Action,
        /// The same in words: `play Sales`.
        text: String,
        /// Why.
        reason: String,
    },
}

/// One game.
#[derive(Debug)]
pub struct Game {
    id: GameId,
    title: String,
    players: Vec<Player>,
    names: Names,
    seed: u64,
    start: Position,
    taken: Vec<Taken>,
    /// How many of them are in force; the others were undone.
    at: usize,
    hand_overs: Vec<HandOver>,
    assisted: bool,
    counted: bool,
    path: Option<PathBuf>,
    /// How many decisions there were when it was saved last.
    saved_at: Option<usize>,
    /// The moment looked at; `None` is now.
    looking: Option<usize>,
    /// Who sits at the screen, where several persons play.
    sitting: Option<Seat>,
    /// Who is to sit down next; nobody sees a hand until then.
    curtain: Option<Seat>,
    selected: Option<Action>,
    pointed: Option<Action>,
    hint: Option<Hint>,
    pace: drive::Pace,
    shown: Shown,
    preview: Option<Preview>,
}

impl Game {
    /// Which game it is.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// What it is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The seats, as they were at the beginning; see [`Game::mind`] for who decides now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The names.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Everything the window draws, as the one who looks may know it at the moment looked at.
    pub const fn shown(&self) -> &Shown {
        &self.shown
    }

    /// What would come of the action pointed at, or else of the one selected.
    pub const fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    /// The action selected, to be confirmed.
    pub const fn selected(&self) -> Option<Action> {
        self.selected
    }

    /// The action pointed at.
    pub const fn pointed(&self) -> Option<Action> {
        self.pointed
    }

    /// What a bot would do here, if somebody has asked.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Who is to sit down at the screen; while this is so, no hand is shown.
    pub const fn curtain(&self) -> Option<Seat> {
        self.curtain
    }

    /// Whether somebody has gone back past hidden cards: the game counts in no statistics.
    pub const fn assisted(&self) -> bool {
        self.assisted
    }

    /// Where it was saved.
    pub fn path(&self) -> Option<&std::path::Path> {
        self.path.as_deref()
    }

    /// Whether there are decisions that no file of the person's own has.
    pub fn unsaved(&self) -> bool {
        self.saved_at != Some(self.taken.len()) && !self.taken.is_empty()
    }

    /// How many decisions are in force.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Who decides for a seat now.
    pub fn mind(&self, seat: Seat) -> &Mind {
        self.mind_at(seat, self.at)
    }

    /// Whether it is over, now.
    pub fn is_over(&self) -> bool {
        self.position().outcome().is_some()
    }

    /// When a tick will change something.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        self.pace.wake_at()
    }
}
