//! The desk as it is kept for the next start.

use office21::text::file;
use office21::text::notation;
use office21::text::words::Names;
use serde::{Deserialize, Serialize};

use super::{NodeId, Rulings};

/// What is kept of the desk: the first position, what was done, and every note.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptDesk {
    /// The first position as a file; empty: nothing lies on the desk.
    file: String,
    /// Its note.
    note: String,
    /// The others, each after the one it came of.
    steps: Vec<KeptStep>,
    /// The number of the one shown.
    shown: u32,
}

/// A position that came of another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptStep {
    number: u32,
    came_of: u32,
    action: String,
    note: String,
}

impl KeptDesk {
    pub(super) fn of(desk: &Rulings) -> Self {
        let root = desk.root().and_then(|root| desk.get(root));
        let mut kept = Self {
            file: root.map(|root| root.file().to_ron()).unwrap_or_default(),
            note: root.map(|root| root.note().to_owned()).unwrap_or_default(),
            steps: Vec::new(),
            shown: desk.shown.0,
        };
        // Positions have higher numbers than what they came of.
        for node in desk.nodes.values() {
            if let (Some(parent), Some(deed)) = (node.parent(), node.deed()) {
                kept.steps.push(KeptStep {
                    number: node.id().0,
                    came_of: parent.0,
                    action: deed.words.clone(),
                    note: node.note().to_owned(),
                });
            }
        }
        kept
    }

    /// The desk as it was. What cannot be done any more is told in the note of the first position, with its own note.
    pub(in crate::state) fn restored(&self) -> Rulings {
        let mut desk = Rulings::default();
        let Ok(file) = file::read(self.file.as_bytes()) else {
            return desk;
        };
        desk.open(file);
        let mut note = self.note.clone();
        for step in &self.steps {
            if !desk.redo(step) && !step.note.is_empty() {
                note = format!("{note}\n{}: {}", step.action, step.note);
            }
        }
        desk.show(NodeId::FIRST);
        desk.write_note(note);
        desk.show(NodeId(self.shown));
        desk.changed = false;
        desk
    }
}

impl Rulings {
    fn redo(&mut self, step: &KeptStep) -> bool {
        if !self.show(NodeId(step.came_of)) {
            return false;
        }
        let Some(position) = self
            .node()
            .and_then(|node| node.file().draft.into_position().ok())
        else {
            return false;
        };
        let Ok(action) = notation::read(&position, &Names::default(), &step.action) else {
            return false;
        };
        let done = self.carry_out_as(NodeId(step.number), action);
        if done {
            self.write_note(step.note.clone());
        }
        done
    }
}
