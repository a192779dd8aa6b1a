use std::cell::OnceCell;

use office21::material::Employee;
use office21::play::Action;
use office21::ruling::Ruling;
use office21::table::{Fault, Place, Position};
use office21::text::file::PositionFile;
use office21::text::words::Names;

use super::{Line, Speech, named, other};

/// A lawful position before the desk, and what is worked out about it once for all questions.
#[derive(Clone, Debug)]
pub struct Case {
    pub(super) position: Position,
    pub(super) speech: Speech,
    remedies: OnceCell<Ruling>,
    alternatives: OnceCell<Vec<other::Alternative>>,
}

impl Case {
    /// The position of this file.
    ///
    /// # Errors
    /// Every fault, if it is not lawful.
    pub fn of(file: &PositionFile) -> Result<Self, Vec<Fault>> {
        let position = file.draft.into_position()?;
        Ok(Self::new(position, &file.names))
    }

    /// This position, among players with these names.
    pub fn new(position: Position, names: &[String]) -> Self {
        Self {
            position,
            speech: Speech::new(names),
            remedies: OnceCell::new(),
            alternatives: OnceCell::new(),
        }
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the awaited verb means cards that lie there.
    pub fn means(&self, place: Place) -> bool {
        named::means(&self.position, place)
    }

    /// Where this card lies and which can be chosen, for who points at one that nothing can be meant by.
    pub fn elsewhere(&self, place: Place, employee: Employee) -> Option<Line> {
        named::elsewhere(&self.position, place, employee, &self.speech)
    }

    /// What somebody asks about who points at a card of this kind at this place; `None` where nothing can be meant.
    pub fn pointed_at(&self, place: Place, employee: Employee) -> Option<Action> {
        named::pointed_at(&self.position, place, employee)
    }

    /// How to speak of the players.
    pub const fn speech(&self) -> &Speech {
        &self.speech
    }

    pub(super) const fn names(&self) -> &Names {
        self.speech.names()
    }

    /// What would make refused actions legal: every change of the table is tried once.
    pub(super) fn remedies(&self) -> &Ruling {
        self.remedies.get_or_init(|| Ruling::of(&self.position))
    }

    /// The same table under every reading that is not in force.
    pub(super) fn alternatives(&self) -> &[other::Alternative] {
        self.alternatives
            .get_or_init(|| other::alternatives(&self.position))
    }
}
