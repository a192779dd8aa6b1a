//! The table editor: one table, lawful or not, with everything that was done to it.

mod kept;
mod problems;
mod steps;

use std::path::{Path, PathBuf};

use office21::compose::{Composition, Edit, NotDone, Spot, nearest};
use office21::table::{Place, Turn};
use office21::text::code;
use office21::text::file::PositionFile;

pub use kept::KeptTable;
pub use problems::Problem;
pub use steps::step_name;

use super::{Card, Fingerprint, Kept, OpenedTable, Speech};
use crate::command::Zone;

/// The editor: at most one table lies in it.
#[derive(Debug, Default)]
pub struct Editor {
    table: Option<Composed>,
}

impl Editor {
    /// The table, if there is one.
    pub const fn table(&self) -> Option<&Composed> {
        self.table.as_ref()
    }

    /// The table as a file, if there is one.
    pub fn file(&self) -> Option<&PositionFile> {
        self.table().map(Composed::file)
    }

    pub(super) const fn table_mut(&mut self) -> Option<&mut Composed> {
        self.table.as_mut()
    }

    /// Opens this table in place of the one there is.
    pub(super) fn open(&mut self, table: Composed) {
        self.table = Some(table);
    }

    /// Takes the table out.
    pub(super) const fn close(&mut self) -> Option<Composed> {
        self.table.take()
    }
}

/// The name of a table of the editor while the program runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u64);

/// Which file of a person's a table is, and what of it that file has.
#[derive(Debug, Default)]
struct Tie {
    path: Option<PathBuf>,
    /// What the file was when it was read or written last.
    seen: Option<Fingerprint>,
    /// The content that the file has.
    saved: Option<PositionFile>,
}

/// A step by which another table came, which has a tie of its own.
#[derive(Debug)]
struct Brought {
    /// How many steps there are with it.
    steps: usize,
    in_force: bool,
    /// The tie of the table on the other side of it.
    other: Tie,
}

/// A spot, of a pile or not.
const fn spot(place: Place, at: Option<usize>) -> Spot {
    Spot { place, at }
}

/// A table being edited.
#[derive(Debug)]
pub struct Composed {
    id: TableId,
    composition: Composition,
    /// Where its draft is kept between two starts of the program.
    slot: String,
    tie: Tie,
    brought: Vec<Brought>,
    /// The content that is being written.
    saving: Option<PositionFile>,
    /// Nobody has changed it since it came.
    fresh: bool,
    selected: Option<Card>,
    speech: Speech,
    problems: Vec<Problem>,
    code: Result<String, String>,
    /// The revision all of that was worked out for, and the one that was kept last.
    shown: u64,
    kept: u64,
}

impl Composed {
    pub(super) fn new(id: TableId, table: OpenedTable, slot: String) -> Self {
        let saved = table.path.is_some().then(|| table.file.clone());
        let composition = Composition::new(table.file);
        let mut composed = Self {
            id,
            slot,
            tie: Tie {
                path: table.path,
                seen: table.seen,
                saved,
            },
            brought: Vec::new(),
            saving: None,
            fresh: true,
            selected: None,
            speech: Speech::new(&composition.file().names),
            problems: Vec::new(),
            code: Ok(String::new()),
            shown: u64::MAX,
            kept: u64::MAX,
            composition,
        };
        composed.refresh();
        composed
    }

    /// A table that was kept.
    pub(super) fn kept(id: TableId, kept: KeptTable, slot: String) -> Self {
        let saved = kept.saved;
        let mut composed = Self::new(
            id,
            OpenedTable {
                file: kept.file,
                path: kept.path,
                seen: kept.seen,
            },
            slot,
        );
        if !saved {
            composed.tie.saved = None;
            composed.fresh = false;
        }
        composed
    }

    /// The table with everything that is said about it.
    pub const fn file(&self) -> &PositionFile {
        self.composition.file()
    }

    /// The table with its past.
    pub const fn composition(&self) -> &Composition {
        &self.composition
    }

    /// How to speak of its players.
    pub const fn speech(&self) -> &Speech {
        &self.speech
    }

    /// What is wrong with it, and what would put it right.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The one-line code, or why there is none, in words.
    pub const fn code(&self) -> &Result<String, String> {
        &self.code
    }

    /// The chosen card.
    pub const fn selected(&self) -> Option<Card> {
        self.selected
    }

    /// The file it was opened from or saved to last.
    pub fn path(&self) -> Option<&Path> {
        self.tie.path.as_deref()
    }

    /// Whether it has something that no file of the person's has.
    pub fn unsaved(&self) -> bool {
        match &self.tie.saved {
            Some(saved) => !self.composition.is(saved),
            // A table that nobody has changed yet can be made again.
            None => !self.fresh || self.composition.steps().len() > 0,
        }
    }

    /// What it is called.
    pub fn title(&self) -> String {
        let title = self.file().title.trim();
        if title.is_empty() {
            "A table without a title".to_owned()
        } else {
            title.to_owned()
        }
    }

    /// Its name while the program runs.
    pub const fn id(&self) -> TableId {
        self.id
    }

    pub(super) fn slot(&self) -> &str {
        &self.slot
    }

    /// Carries an edit out.
    pub(super) fn edit(&mut self, edit: &Edit) -> Result<bool, NotDone> {
        let done = self.composition.edit(edit);
        self.after_an_edit(&done);
        done
    }

    fn after_an_edit(&mut self, done: &Result<bool, NotDone>) {
        if matches!(done, Ok(true)) {
            // What was undone can not be done again.
            self.brought.retain(|brought| brought.in_force);
        }
        self.refresh();
    }

    /// Another table altogether, as a step that can be undone; it has no tie to the file of the one before.
    pub(super) fn replace(&mut self, name: String, file: PositionFile) -> Result<bool, NotDone> {
        let file = Box::new(file);
        let done = self.edit(&Edit::Replace { name, file });
        if matches!(done, Ok(true)) {
            self.saving = None;
            self.brought.push(Brought {
                steps: self.composition.steps().len(),
                in_force: true,
                other: std::mem::take(&mut self.tie),
            });
        }
        done
    }

    /// The tie goes with the table, however its past is gone through.
    fn follow_ties(&mut self) {
        let steps = self.composition.steps().len();
        for brought in self.brought.iter_mut().rev() {
            if brought.in_force && steps < brought.steps {
                brought.in_force = false;
                std::mem::swap(&mut self.tie, &mut brought.other);
                self.saving = None;
            }
        }
        for brought in &mut self.brought {
            if !brought.in_force && steps >= brought.steps {
                brought.in_force = true;
                std::mem::swap(&mut self.tie, &mut brought.other);
                self.saving = None;
            }
        }
    }

    pub(super) fn select(&mut self, card: Option<Card>) {
        self.selected = card.filter(|&card| self.has(card));
    }

    pub(super) fn settle(&mut self) {
        self.composition.settle();
    }

    pub(super) const fn solve_love(&mut self, solves: bool) {
        self.composition.solves_love = solves;
    }

    pub(super) fn undo(&mut self) {
        self.composition.undo();
        self.follow_ties();
        self.refresh();
    }

    pub(super) fn redo(&mut self) {
        self.composition.redo();
        self.follow_ties();
        self.refresh();
    }

    /// Undoes or does again until so many steps are in force.
    pub(super) fn go_to(&mut self, steps: usize) {
        while self.composition.steps().len() > steps && self.composition.undo() {}
        while self.composition.steps().len() < steps && self.composition.redo() {}
        self.follow_ties();
        self.refresh();
    }

    /// Carries out a mend, by the number of the problem and of the mend.
    pub(super) fn mend(&mut self, problem: usize, mend: usize) -> Result<bool, NotDone> {
        let mend = self
            .problems
            .get(problem)
            .and_then(|problem| problem.mends.get(mend));
        let done = match mend.cloned() {
            Some(mend) => self.composition.mend(&mend),
            None => Ok(false),
        };
        self.after_an_edit(&done);
        done
    }

    /// Moves a card; in a pile, before the card that lies at this place of it. The choice goes with it.
    pub(super) fn send(
        &mut self,
        card: Card,
        to: Place,
        before: Option<usize>,
    ) -> Result<bool, NotDone> {
        // What is taken out of the pile before that place makes room.
        let shift = match (card.at, before) {
            (Some(from), Some(before)) if card.place == to && from < before => 1,
            _ => 0,
        };
        let at = before.map(|before| before - shift);
        let done = self.edit(&Edit::Move {
            card: card.employee,
            from: spot(card.place, card.at),
            to: spot(to, at),
        });
        if matches!(done, Ok(true)) {
            self.selected = None;
        }
        done
    }

    /// Moves the chosen card to a zone.
    pub(super) fn send_to(&mut self, zone: Zone) -> Result<bool, NotDone> {
        let Some(card) = self.selected else {
            return Ok(false);
        };
        let draft = self.composition.draft();
        let (to, at) = match zone {
            Zone::Office(seat) => (Place::Office(seat), None),
            Zone::Hand(seat) => (Place::Hand(seat), None),
            Zone::Top => (Place::DrawPile, Some(0)),
            Zone::Bottom => (Place::DrawPile, Some(draft.draw_pile.len())),
            Zone::Discard => (Place::DiscardPile, None),
            Zone::Tray => (Place::Tray, None),
            Zone::Nearest => return self.send_nearest(card),
            Zone::Pick => {
                let seat = card.place.seat().or_else(|| draft.turn.decider());
                match seat {
                    Some(seat) => (Place::Picked(seat), None),
                    None => return Ok(false),
                }
            }
            Zone::TurnOver => match card.place {
                Place::Office(seat) => (Place::FaceDown(seat), None),
                Place::FaceDown(seat) => (Place::Office(seat), None),
                _ => return Ok(false),
            },
        };
        self.send(card, to, at)
    }

    /// Moves a card where it most likely should go.
    pub(super) fn send_nearest(&mut self, card: Card) -> Result<bool, NotDone> {
        let to = nearest(self.composition.draft(), spot(card.place, card.at));
        self.send(card, to, None)
    }

    /// Begins to save; the text for the file.
    pub(super) fn begin_saving(&mut self) -> String {
        self.saving = Some(self.file().clone());
        self.file().to_ron()
    }

    /// What may be replaced at this path without a question.
    pub(super) fn may_replace(&self, path: &Path) -> Option<Fingerprint> {
        self.tie
            .seen
            .filter(|_| self.tie.path.as_deref() == Some(path))
    }

    /// It is saved.
    pub(super) fn end_saving(&mut self, path: PathBuf, seen: Fingerprint) {
        // What has been replaced since is not what was saved.
        let Some(saved) = self.saving.take() else {
            return;
        };
        self.tie = Tie {
            path: Some(path),
            seen: Some(seen),
            saved: Some(saved),
        };
        // The draft kept between two starts tells where the file is.
        self.kept = u64::MAX;
    }

    /// The draft to be kept, if there is something new about it.
    pub(super) fn take_autosave(&mut self) -> Option<(String, String)> {
        let revision = self.composition.revision();
        if std::mem::replace(&mut self.kept, revision) == revision {
            return None;
        }
        let kept = Kept::Table(Box::new(KeptTable {
            file: self.file().clone(),
            path: self.tie.path.clone(),
            seen: self.tie.seen,
            saved: !self.unsaved(),
        }));
        Some((self.slot.clone(), kept.text()))
    }

    /// Works out anew what follows from the table.
    fn refresh(&mut self) {
        let revision = self.composition.revision();
        if std::mem::replace(&mut self.shown, revision) == revision {
            return;
        }
        self.speech = Speech::new(&self.file().names);
        self.problems = problems::of(&self.composition, &self.speech);
        self.code = code::write(self.composition.draft()).map_err(|error| error.to_string());
        if self.selected.is_some_and(|card| !self.has(card)) {
            self.selected = None;
        }
    }

    /// Whether such a card lies there.
    fn has(&self, card: Card) -> bool {
        let draft = self.composition.draft();
        let part = card.place.seat().and_then(|seat| draft.seat(seat));
        let lies = |pile: &[office21::material::Employee]| match card.at {
            Some(at) => pile.get(at) == Some(&card.employee),
            None => pile.contains(&card.employee),
        };
        match (card.place, part) {
            (Place::Hand(_), Some(part)) => part.hand.has(card.employee),
            (Place::Office(_), Some(part)) => part.office.has(card.employee),
            (Place::FaceDown(_), Some(part)) => part.face_down.has(card.employee),
            (Place::Picked(seat), Some(_)) => match &draft.turn {
                Turn::Setup { picks, .. } => picks.get(seat.index()) == Some(&Some(card.employee)),
                _ => false,
            },
            (Place::DrawPile, _) => lies(&draft.draw_pile),
            (Place::DiscardPile, _) => lies(&draft.discard_pile),
            (Place::Tray, _) => draft.tray.contains(&card.employee),
            _ => false,
        }
    }
}
