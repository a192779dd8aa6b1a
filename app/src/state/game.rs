//! One game: where it began, what was done, where one is, and what the one who looks may see of it.

mod drive;
mod ending;
mod guide;
mod log;
mod preview;
mod prompt;
mod select;
mod shown;
mod sight;
mod text;
mod travel;

use std::path::{Path, PathBuf};
use std::time::Duration;

use office21::play::{Action, Event};
use office21::table::{Position, Seat, Victory};
use office21::text::file;
use office21::text::record::{Player, PlayerKind, Record};
use office21::view::View;

use super::{Fingerprint, Kept, Over, SavedGame, Speech};

pub(super) use drive::Pace;
pub use ending::Ending;
pub use guide::{Advice, Guide};
pub use log::{LogLine, LogTurn};
pub use preview::{Preview, TotalChange, Turned};
pub use prompt::{Prompt, PromptKind};
pub use select::{Choice, HandCard, Why};
pub use shown::Shown;
pub use sight::{Looker, SeatSight, Sight};

/// Tells the games kept side by side apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

/// One decision that was taken, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Taken {
    /// Who decided.
    seat: Seat,
    /// Whether a person did.
    by_person: bool,
    /// What was decided.
    action: Action,
    /// What happened, told in full.
    events: Vec<Event>,
    /// The position afterwards.
    after: Position,
    /// What each seat knows afterwards.
    views: Vec<View>,
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
        /// The same in words: `Play Sales`.
        text: String,
        /// Why.
        reason: String,
    },
}

/// What a file of a game would hold, to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamp {
    taken: Vec<Action>,
    at: usize,
    handovers: usize,
    assisted: bool,
    path: Option<PathBuf>,
    seen: Option<Fingerprint>,
}

/// One game.
#[derive(Debug)]
pub struct Game {
    id: GameId,
    /// Under which name autosave keeps it.
    slot: String,
    /// Start, players, hand-overs; its actions are in `taken`.
    record: Record,
    speech: Speech,
    /// What each seat knew at the beginning.
    views: Vec<View>,
    taken: Vec<Taken>,
    /// How many of them are in force; the others were undone.
    at: usize,
    /// It stands in the statistics, or never will.
    counted: bool,
    path: Option<PathBuf>,
    /// What that file was when it was read or written last.
    seen: Option<Fingerprint>,
    /// What was in the file when it was saved last.
    saved: Option<Record>,
    /// What is being written to a file.
    saving: Option<Record>,
    /// What autosave was told last.
    autosaved: Option<Stamp>,
    /// The moment looked at; `None` is now.
    looking: Option<usize>,
    /// Who sits at the screen.
    sitting: Option<Seat>,
    /// Who is to sit down next; nobody sees a hand until then.
    curtain: Option<Seat>,
    selected: Option<Action>,
    /// What the pointer rests on.
    under: Option<Action>,
    /// The same, until a key selects something: then a preview is of what is selected.
    pointed: Option<Action>,
    hint: Option<Hint>,
    pace: Pace,
    shown: Shown,
    /// What `shown` was made from.
    shown_from: Option<shown::From>,
    preview: Option<Preview>,
}

impl Game {
    /// The game as it was kept, or about to begin.
    pub(super) fn new(id: GameId, slot: String, saved: SavedGame) -> Self {
        let SavedGame {
            mut record,
            at,
            counted,
            path,
            seen,
            saved: in_file,
            ..
        } = saved;
        let actions = std::mem::take(&mut record.actions);
        let names: Vec<String> = record.players.iter().map(|p| p.name.clone()).collect();
        let start = record.start;
        // What is known was checked when it was read.
        let views = file::views(&start, &record.knowledge).unwrap_or_else(|_| {
            let seats = start.seats().into_iter();
            seats.map(|seat| View::of(&start, seat)).collect()
        });
        let mut game = Self {
            id,
            slot,
            speech: Speech::new(&names),
            views,
            record,
            taken: Vec::with_capacity(actions.len()),
            at: 0,
            counted,
            path,
            seen,
            saved: None,
            saving: None,
            autosaved: None,
            looking: None,
            sitting: None,
            curtain: None,
            selected: None,
            under: None,
            pointed: None,
            hint: None,
            pace: Pace::default(),
            shown: Shown::default(),
            shown_from: None,
            preview: None,
        };
        for action in actions {
            // A record was replayed when it was read; what would not fit is left out here as it was there.
            if !game.push(action) {
                break;
            }
        }
        game.at = at.min(game.taken.len());
        game.saved = in_file.then(|| game.record());
        let persons = game.persons();
        game.sitting = persons.single();
        game
    }

    /// Which game it is.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// What it is called: its title, or who plays.
    pub fn title(&self) -> String {
        if self.record.title.is_empty() {
            self.speech.list(self.record.start.seats())
        } else {
            self.record.title.clone()
        }
    }

    /// The seats, as they were at the beginning; see [`Game::kind`] for who decides now.
    pub fn players(&self) -> &[Player] {
        &self.record.players
    }

    /// Who decides for a seat now.
    pub fn kind(&self, seat: Seat) -> &PlayerKind {
        self.kind_at(seat, self.at)
    }

    /// How to speak of the players.
    pub const fn speech(&self) -> &Speech {
        &self.speech
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

    /// What the pointer was last said to rest on, counted as pointed at or not.
    pub const fn under_pointer(&self) -> Option<Action> {
        self.under
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
        self.record.assisted
    }

    /// Where it was saved.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether there are decisions that no file of the person's own has.
    pub fn unsaved(&self) -> bool {
        self.at > 0 && self.saved.as_ref() != Some(&self.record())
    }

    /// How far it is: `turn 12`, `finished`.
    pub fn stage(&self) -> String {
        let events = self.in_force().iter().flat_map(|taken| &taken.events);
        super::saved::stage(self.position(), events)
    }

    /// In which file of the person's it is.
    pub fn file_name(&self) -> String {
        super::saved::file_name(self.path.as_deref(), !self.unsaved())
    }

    /// How many decisions are in force.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether it is over, now.
    pub fn is_over(&self) -> bool {
        self.position().outcome().is_some()
    }

    /// The record of what is in force: what a file of the person's own holds.
    pub fn record(&self) -> Record {
        let in_force = &self.taken[..self.at.min(self.taken.len())];
        Record {
            actions: in_force.iter().map(|taken| taken.action).collect(),
            handovers: self.handovers_until(self.at),
            ..self.record.clone()
        }
    }

    /// The game as autosave keeps it: what was undone as well.
    pub(super) fn saved_game(&self) -> SavedGame {
        SavedGame {
            record: Record {
                actions: self.taken.iter().map(|taken| taken.action).collect(),
                ..self.record.clone()
            },
            at: self.at,
            counted: self.counted,
            path: self.path.clone(),
            seen: self.seen,
            saved: !self.unsaved(),
            warning: None,
        }
    }

    /// Under which name autosave keeps it.
    pub(super) fn slot(&self) -> &str {
        &self.slot
    }

    /// The file to be written; [`Game::end_saving`] says that it was.
    pub(super) fn begin_saving(&mut self) -> String {
        let record = self.record();
        let text = record.to_ron();
        self.saving = Some(record);
        text
    }

    /// What a save to this path may replace without a question.
    pub(super) fn may_replace(&self, path: &Path) -> Over {
        let own = self.path.as_deref() == Some(path);
        Over::Seen(self.seen.filter(|_| own))
    }

    /// It was saved there, and this is the file now.
    pub(super) fn end_saving(&mut self, path: PathBuf, seen: Fingerprint) {
        self.path = Some(path);
        self.seen = Some(seen);
        self.saved = self.saving.take();
    }

    /// What autosave is to keep, if anything has happened since it was asked last.
    pub(super) fn take_autosave(&mut self) -> Option<(String, String)> {
        let stamp = self.stamp();
        if self.taken.is_empty() || self.autosaved.as_ref() == Some(&stamp) {
            return None;
        }
        self.autosaved = Some(stamp);
        Some((
            self.slot.clone(),
            Kept::Game(Box::new(self.saved_game())).text(),
        ))
    }

    /// What the statistics are to be told, once the game is over: the level, and what the person won by, if so.
    pub(super) fn take_count(&mut self) -> Option<(&'static str, Option<Victory>)> {
        let outcome = self.position().outcome()?;
        if std::mem::replace(&mut self.counted, true) || self.record.assisted {
            return None;
        }
        let person = self.persons().single()?;
        let level = super::saved::strongest(&self.record.players)?;
        let stayed = *self.kind(person) == PlayerKind::Person;
        let won = stayed && outcome.winners.has(person);
        Some((level, won.then_some(outcome.victory)))
    }

    /// What tells whether something has happened that a file should hold.
    fn stamp(&self) -> Stamp {
        Stamp {
            taken: self.taken.iter().map(|taken| taken.action).collect(),
            at: self.at,
            handovers: self.record.handovers.len(),
            assisted: self.record.assisted,
            path: self.path.clone(),
            seen: self.seen,
        }
    }

    /// The seat of the one who looks.
    pub(super) fn looking_seat(&self) -> Option<Seat> {
        match self.looker() {
            Looker::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// When a tick will change something.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        if self.looking.is_some() {
            return None;
        }
        self.pace.wake_at()
    }
}
