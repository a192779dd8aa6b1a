//! A game as it is kept by autosave, and as files hold it.

use std::path::{Path, PathBuf};

use office21::bot::LEVELS;
use office21::play::{Event, Happening};
use office21::table::Position;
use office21::text::file::{self, PositionFile};
use office21::text::record::{Loaded, Player, PlayerKind, Record};
use office21::text::words;

use super::Fingerprint;
use super::new_game::clerk;

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Start, players and everything done, also what was undone.
    pub record: Record,
    /// How many of the actions are in force.
    pub at: usize,
    /// It stands in the statistics already, or never will.
    pub counted: bool,
    /// Where the person has saved it.
    pub path: Option<PathBuf>,
    /// What that file was when it was read or written last.
    pub seen: Option<Fingerprint>,
    /// That file has everything that is in force.
    pub saved: bool,
    /// What did not fit when it was read, in words; what is here does.
    pub warning: Option<String>,
}

impl SavedGame {
    /// A game in which nothing has been done yet; `counted` if it is to stand in no statistics.
    pub(super) fn beginning(record: Record, counted: bool) -> Self {
        Self {
            record,
            at: 0,
            counted,
            path: None,
            seen: None,
            saved: false,
            warning: None,
        }
    }

    /// A record from a file: everything in it is in force.
    pub(super) fn of(loaded: Loaded) -> Self {
        let names = loaded.record.names();
        Self {
            at: loaded.record.actions.len(),
            counted: true,
            path: None,
            seen: None,
            saved: false,
            warning: loaded.problem.map(|problem| problem.message(&names)),
            record: loaded.record,
        }
    }

    /// The game whose record a file holds.
    pub(super) fn from_record(loaded: Loaded, bytes: &[u8], path: &Path) -> Self {
        // A file of which only a part fits is not replaced by that part without a question.
        let whole = loaded.problem.is_none();
        Self {
            path: Some(path.to_path_buf()),
            seen: whole.then(|| Fingerprint::of(bytes)),
            saved: whole,
            ..Self::of(loaded)
        }
    }

    /// A game to be played on from this table: the one who decides is a person, the others are clerks.
    ///
    /// # Errors
    /// Why it cannot be played, in words.
    pub fn from_position(file: &PositionFile) -> Result<Self, String> {
        let names = file.names();
        let start = file.draft.into_position().map_err(|faults| {
            let faults = faults.iter().map(|fault| words::fault(fault, &names));
            let faults: Vec<String> = faults.collect();
            format!("This table is not lawful. {}", faults.join(" "))
        })?;
        let decider = start.decider();
        file::views(&start, &file.knowledge).map_err(|error| error.to_string())?;
        let player = |seat| Player {
            name: names.of(seat).to_owned(),
            kind: if decider == Some(seat) {
                PlayerKind::Person
            } else {
                clerk()
            },
        };
        let players = start.seats().into_iter().map(player).collect();
        let record = Record {
            title: file.title.clone(),
            knowledge: file.knowledge.clone(),
            ..Record::new(start, players)
        };
        Ok(Self::beginning(record, true))
    }

    /// In a line: its title or who plays, how far they are, and in which file it is.
    pub fn summary(&self) -> String {
        let names: Vec<&str> = self
            .record
            .players
            .iter()
            .map(|p| p.name.as_str())
            .collect();
        let (mut position, mut events) = (self.record.start, Vec::new());
        for &action in self.record.actions.iter().take(self.at) {
            // It was replayed when it was read: nothing is refused.
            let _ = position.advance(action, &mut events);
        }
        let stands = stage(&position, &events);
        let title = match self.record.title.as_str() {
            "" => names.join(", "),
            title => title.to_owned(),
        };
        format!(
            "{title}: {stands}, {}",
            file_name(self.path.as_deref(), self.saved)
        )
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        let position = self.record.position_after(self.at);
        position.is_ok_and(|position| position.outcome().is_some())
    }
}

/// How far a game is, by its position and all that has happened: `turn 12`.
pub(super) fn stage<'a>(
    position: &Position,
    events: impl IntoIterator<Item = &'a Event>,
) -> String {
    if position.outcome().is_some() {
        return "finished".to_owned();
    }
    if position.setup_round().is_some() {
        return "in set-up".to_owned();
    }
    let began = |event: &&Event| matches!(event.what, Happening::TurnBegan { .. });
    match events.into_iter().filter(began).count() {
        0 => "at its beginning".to_owned(),
        turn => format!("turn {turn}"),
    }
}

/// In which file of the person's it is.
pub(super) fn file_name(path: Option<&Path>, saved: bool) -> String {
    let name = path.and_then(Path::file_name);
    match (name.map(|name| name.to_string_lossy()), saved) {
        (None, _) => "unsaved".to_owned(),
        (Some(name), true) => format!("in {name}"),
        (Some(name), false) => format!("in {name}, changed since"),
    }
}

/// The strongest level among these bots, as statistics name it.
pub(super) fn strongest(players: &[Player]) -> Option<&'static str> {
    let plays = |level: &str| {
        players
            .iter()
            .any(|p| matches!(&p.kind, PlayerKind::Bot { level: l, .. } if l == level))
    };
    let found = LEVELS.iter().rev().find(|level| plays(level.name));
    found.map(|level| level.name)
}
