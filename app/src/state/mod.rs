//! What is known and what can be done, without drawing. [`State::apply`] is the only writer.
//!
//! There is no clock, no file and no thread in here: time comes in as [`Command::Tick`], and what has to be done outside
//! goes out as [`Request`]s, which the [`program`](crate::program) drains and answers by commands.

mod apply;
mod card;
mod dialog;
mod editor;
mod files;
mod game;
mod kept;
mod new_game;
mod opened;
mod quiz;
mod request;
mod rules;
mod rulings;
mod saved;
mod settings;
mod statistics;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use office21::table::Chance;

pub use crate::answer::{Line, Speech, Standing};
pub use card::Card;
pub use dialog::{Dialog, PasteField, PathField, Purpose, Question};
pub use editor::{Composed, Editor, KeptTable, Problem, TableId, step_name};
pub use files::{Agreed, Answer, Fingerprint, NotSaved, Offer, OfferId, Over};
pub use game::{
    Advice, Choice, Ending, Game, GameId, Guide, HandCard, Hint, LogLine, LogTurn, Looker, Preview,
    Prompt, PromptKind, SeatSight, Shown, Sight, TotalChange, Turned, Why,
};
pub use kept::Kept;
pub use new_game::{FormFault, LONGEST_NAME, NewGame};
pub use opened::{Opened, OpenedTable};
pub use quiz::{Marks, Quiz, Round, Scope, Score};
pub use request::Request;
pub use rules::{
    Item, Page, Rules, Way, Words, kind_word as rule_kind, related, section_about, ways,
};
pub use rulings::{KeptDesk, LONGEST_NOTE, Node, NodeId, Rulings, Step};
pub use saved::SavedGame;
pub use settings::{Animation, Settings, Theme};
pub use statistics::{Statistics, Tally};

use crate::command::Command;

/// The places of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// What there is to go on with, and what to begin.
    #[default]
    Start,
    /// The table.
    Play,
    /// The table editor.
    Editor,
    /// The ruling desk.
    Rulings,
    /// The rulebook.
    Rules,
    /// Questions about rulings.
    Quiz,
}

/// A short notice that needs no answer: shown for a while, then gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// In a sentence.
    pub text: String,
    /// Until when it is shown, since the program started.
    pub until: Duration,
}

/// Everything the program knows while it runs.
#[derive(Debug)]
pub struct State {
    screen: Screen,
    games: Vec<Game>,
    current: Option<GameId>,
    editor: Editor,
    rulings: Rulings,
    rules: Rules,
    quiz: Quiz,
    form: NewGame,
    settings: Settings,
    statistics: Statistics,
    recent: Vec<PathBuf>,
    offers: Vec<Offer>,
    dialog: Option<Dialog>,
    /// No file dialog answered the last time: paths are typed.
    types_paths: bool,
    notice: Option<Notice>,
    outbox: VecDeque<Request>,
    now: Duration,
    chance: Chance,
    next_id: u64,
}

/// What was found at the start: the content of the data folder.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The settings kept, or their defaults.
    pub settings: Settings,
    /// The statistics kept.
    pub statistics: Statistics,
    /// The score of the quiz kept.
    pub quiz: Score,
    /// The files opened or saved last, the latest first.
    pub recent: Vec<PathBuf>,
    /// What lay on the ruling desk.
    pub desk: KeptDesk,
    /// Games that were running.
    pub offers: Vec<Offer>,
    /// What a person should know of: damaged files, a folder in use.
    pub warnings: Vec<String>,
}

impl State {
    /// The state at the start; `seed` is where random seeds come from.
    pub fn new(found: Found, seed: u64) -> Self {
        let dialog = (!found.warnings.is_empty()).then(|| Dialog::Message {
            title: "Please note".to_owned(),
            text: found.warnings.join("\n\n"),
        });
        Self {
            screen: Screen::default(),
            games: Vec::new(),
            current: None,
            editor: Editor::default(),
            rulings: found.desk.restored(),
            rules: Rules::default(),
            quiz: Quiz::new(found.quiz),
            form: NewGame::default(),
            settings: found.settings.tamed(),
            statistics: found.statistics,
            types_paths: false,
            recent: found.recent,
            offers: found.offers,
            dialog,
            notice: None,
            outbox: VecDeque::new(),
            now: Duration::ZERO,
            chance: Chance(seed),
            next_id: 1,
        }
    }

    /// Carries a command out. What has to be done outside is in [`State::requests`] afterwards.
    pub fn apply(&mut self, command: Command) {
        apply::apply(self, command);
    }

    /// Takes what has to be done outside, in order.
    pub fn requests(&mut self) -> Vec<Request> {
        self.outbox.drain(..).collect()
    }

    /// When the next [`Command::Tick`] will change something, since the program started; `None`: nothing waits.
    pub fn wake_at(&self) -> Option<Duration> {
        let notice = self.notice.as_ref().map(|notice| notice.until);
        // A game that is not shown rests.
        let playing = self.game().filter(|_| self.screen == Screen::Play);
        let shown = playing.and_then(Game::wake_at);
        notice.into_iter().chain(shown).min()
    }

    /// Why this command does nothing now, in a sentence; `None`: it can be done. Buttons are grey exactly then.
    pub fn refuses(&self, command: &Command) -> Option<String> {
        apply::refuses(self, command)
    }

    /// The place shown.
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The games kept side by side, in the order in which they were begun.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The game shown.
    pub fn game(&self) -> Option<&Game> {
        let current = self.current?;
        self.games.iter().find(|game| game.id() == current)
    }

    fn game_mut(&mut self) -> Option<&mut Game> {
        let current = self.current?;
        self.games.iter_mut().find(|game| game.id() == current)
    }

    /// The table editor.
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The ruling desk.
    pub const fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The quiz.
    pub const fn quiz(&self) -> &Quiz {
        &self.quiz
    }

    /// The form for a new game.
    pub const fn form(&self) -> &NewGame {
        &self.form
    }

    /// The settings.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The statistics.
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The files opened or saved last, the latest first.
    pub fn recent(&self) -> &[PathBuf] {
        &self.recent
    }

    /// Games found by autosave that have not been answered for.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The dialog that is open.
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The notice shown.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The time last told.
    pub const fn now(&self) -> Duration {
        self.now
    }
}
