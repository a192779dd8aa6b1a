//! A file under composition: what was done, undone, and what is wrong with the table now.

use super::{Edit, Mend, NotDone, carry, love, mends, refuses, words};
use crate::table::{Draft, Fault, Place, Position, Seat};
use crate::text::file::{Goal, PositionFile};

/// A position file, the steps that led to it, and what is wrong with its table.
#[derive(Clone, Debug)]
pub struct Composition {
    file: PositionFile,
    faults: Vec<Fault>,
    position: Option<Position>,
    past: Vec<Step>,
    future: Vec<Step>,
    /// The text that the last step is still about.
    typing: Option<Text>,
    revision: u64,
    /// Whether lovers turn by themselves where there is only one way.
    pub solves_love: bool,
}

/// A step and the file on its other side: before it in the past, after it in the future.
#[derive(Clone, Debug)]
struct Step {
    name: String,
    file: PositionFile,
}

/// What is typed letter by letter, or drawn from number to number, and undone as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Text {
    Title,
    Note,
    Name(Seat),
    Chance,
    Turns,
}

impl Text {
    const fn of(edit: &Edit) -> Option<Self> {
        match edit {
            Edit::Title(_) => Some(Self::Title),
            Edit::Note(_) => Some(Self::Note),
            Edit::Name { seat, .. } => Some(Self::Name(*seat)),
            Edit::Chance(_) => Some(Self::Chance),
            Edit::Goal(Some(Goal::WinWithin { .. })) => Some(Self::Turns),
            _ => None,
        }
    }
}

impl Composition {
    /// Begins with this file.
    pub fn new(file: PositionFile) -> Self {
        let mut composition = Self {
            file,
            faults: Vec::new(),
            position: None,
            past: Vec::new(),
            future: Vec::new(),
            typing: None,
            revision: 0,
            solves_love: true,
        };
        composition.look();
        composition
    }

    /// The file as it is now.
    pub const fn file(&self) -> &PositionFile {
        &self.file
    }

    /// Its table.
    pub const fn draft(&self) -> &Draft {
        &self.file.draft
    }

    /// Everything that is wrong with the table.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The table as a position, if it is lawful.
    pub const fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Whether the content is this file's, by whatever steps.
    pub fn is(&self, file: &PositionFile) -> bool {
        self.file == *file
    }

    /// A number that changes with the content, undo and redo included.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Carries an edit out as one step; `false`, and no step, where it changes nothing.
    ///
    /// Title, note, a name, the seed or a number of turns typed on and on are one step until something else is done or [`settle`](Self::settle) is
    /// called.
    ///
    /// # Errors
    /// If it cannot be carried out; nothing has changed then.
    pub fn edit(&mut self, edit: &Edit) -> Result<bool, NotDone> {
        if let Some(why) = refuses(&self.file, edit) {
            return Err(why);
        }
        let typed = Text::of(edit);
        if typed.is_some() && typed == self.typing {
            return Ok(self.type_on(edit));
        }
        let changed = self.step(std::slice::from_ref(edit), None)?;
        if changed {
            self.typing = typed;
        }
        Ok(changed)
    }

    /// Carries a mend out as one step; `false` where it changes nothing.
    ///
    /// # Errors
    /// If it does not fit the table as it is now; nothing has changed then.
    pub fn mend(&mut self, mend: &Mend) -> Result<bool, NotDone> {
        self.step(&mend.edits, Some(&mend.name))
    }

    /// What would put this fault right, the best first: [`mends`].
    pub fn mends(&self, fault: &Fault) -> Vec<Mend> {
        mends(&self.file, fault)
    }

    /// Carries out several edits as one step of this name, or of that of the first.
    fn step(&mut self, edits: &[Edit], name: Option<&str>) -> Result<bool, NotDone> {
        let mut after = self.file.clone();
        let mut moved = false;
        for edit in edits {
            if let Some(why) = refuses(&after, edit) {
                return Err(why);
            }
            carry::carry_out(&mut after, edit);
            moved |= concerns_love(edit);
        }
        if after == self.file {
            return Ok(false);
        }
        let mut name = match (name, edits) {
            (Some(name), _) => name.to_owned(),
            (None, [first, ..]) => words::edit(first, &self.file),
            (None, []) => String::new(),
        };
        let mut faults = after.draft.faults();
        if moved && self.solves_love {
            let lovers = love::solved((&self.file.draft, &self.faults), (&after.draft, &faults));
            if !lovers.is_empty() {
                for lover in &lovers {
                    lover.turn(&mut after.draft);
                }
                let names = after.names();
                let turning = names.say(&words::turning(&lovers, &names));
                name = format!("{name}, turning {turning}");
                faults = after.draft.faults();
                if after == self.file {
                    return Ok(false);
                }
            }
        }
        let before = std::mem::replace(&mut self.file, after);
        self.past.push(Step { name, file: before });
        self.future.clear();
        self.typing = None;
        self.looked(faults);
        Ok(true)
    }

    /// More of the same text: the step goes on, or is no step any more where the text is what it was.
    fn type_on(&mut self, edit: &Edit) -> bool {
        let mut after = self.file.clone();
        carry::carry_out(&mut after, edit);
        if after == self.file {
            return false;
        }
        self.file = after;
        if let Some(step) = self.past.last_mut() {
            step.name = words::edit(edit, &step.file);
        }
        if self.past.last().is_some_and(|step| step.file == self.file) {
            self.past.pop();
            self.typing = None;
        }
        self.look();
        true
    }

    /// A text that is being typed is finished; more of it is a new step.
    pub const fn settle(&mut self) {
        self.typing = None;
    }

    /// Takes the last step back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.settle();
        let Some(mut step) = self.past.pop() else {
            return false;
        };
        std::mem::swap(&mut step.file, &mut self.file);
        self.future.push(step);
        self.look();
        true
    }

    /// Takes the last step that was taken back again; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        self.settle();
        let Some(mut step) = self.future.pop() else {
            return false;
        };
        std::mem::swap(&mut step.file, &mut self.file);
        self.past.push(step);
        self.look();
        true
    }

    /// What [`undo`](Self::undo) takes back.
    pub fn undo_name(&self) -> Option<&str> {
        self.steps().next_back()
    }

    /// What [`redo`](Self::redo) does again.
    pub fn redo_name(&self) -> Option<&str> {
        self.undone().next()
    }

    /// The steps that led here, the first one first.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.past.iter().map(|step| step.name.as_str())
    }

    /// The steps that were taken back, the one that comes next first.
    pub fn undone(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.future.iter().rev().map(|step| step.name.as_str())
    }

    fn look(&mut self) {
        let faults = self.file.draft.faults();
        self.looked(faults);
    }

    fn looked(&mut self, faults: Vec<Fault>) {
        self.position = if faults.is_empty() {
            self.file.draft.into_position().ok()
        } else {
            None
        };
        self.faults = faults;
        self.revision += 1;
    }
}

/// Whether lovers may have to turn because of this edit. Where one is turned over by hand, that is what is wanted.
fn concerns_love(edit: &Edit) -> bool {
    match edit {
        Edit::Move { from, to, .. } => {
            let by_hand = matches!(
                (from.place, to.place),
                (Place::Office(one), Place::FaceDown(other)) | (Place::FaceDown(one), Place::Office(other))
                    if one == other
            );
            !by_hand
        }
        Edit::Turn(_) | Edit::RemoveSeat(_) | Edit::Clear(_) => true,
        _ => false,
    }
}
