use std::cell::OnceCell;

use office21::play::{Action, Event};
use office21::text::file::PositionFile;
use office21::text::{notation, words};

use crate::answer::{Answer, Asked, Case};

/// The number of a position on the desk: the first is 1, and every one that comes later has the next. It never changes,
/// and no other position gets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The position that was put on the desk.
    pub const FIRST: Self = Self(1);
}

impl Default for NodeId {
    fn default() -> Self {
        Self::FIRST
    }
}

impl std::fmt::Display for NodeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// An action that led to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// As data.
    pub action: Action,
    /// In the words that files hold.
    pub words: String,
    /// In the words of a button.
    pub label: String,
}

/// A position on the desk.
#[derive(Debug)]
pub struct Node {
    id: NodeId,
    came_of: Option<(NodeId, Step)>,
    file: PositionFile,
    note: String,
    /// In the order in which they came.
    children: Vec<NodeId>,
    /// The child that was shown last.
    visited: Option<NodeId>,
    asked: Option<Asked>,
    /// Worked out once, when it is shown first.
    ruled: OnceCell<(Answer, Option<Case>)>,
}

impl Node {
    pub(super) fn root(file: PositionFile) -> Self {
        Self {
            id: NodeId::FIRST,
            came_of: None,
            file,
            note: String::new(),
            children: Vec::new(),
            visited: None,
            asked: None,
            ruled: OnceCell::new(),
        }
    }

    /// What comes of this action here; `None` if it is not legal.
    pub(super) fn child(&self, id: NodeId, action: Action) -> Option<Self> {
        let case = self.case()?;
        let before = *case.position();
        let (mut after, mut events) = (before, Vec::<Event>::new());
        after.advance(action, &mut events).ok()?;
        let step = Step {
            action,
            words: notation::write(&before, action),
            label: words::action(action, case.speech().names()),
        };
        // The note was of the table before; the node has one of its own.
        let file = PositionFile {
            note: String::new(),
            ..self.file.after(&before, &events, &after)
        };
        Some(Self {
            id,
            came_of: Some((self.id, step)),
            ..Self::root(file)
        })
    }

    /// Its number.
    pub const fn id(&self) -> NodeId {
        self.id
    }

    /// The position it came of.
    pub fn parent(&self) -> Option<NodeId> {
        self.came_of.as_ref().map(|(parent, _)| *parent)
    }

    /// The action it came of.
    pub fn deed(&self) -> Option<&Step> {
        self.came_of.as_ref().map(|(_, step)| step)
    }

    /// The table as a file.
    pub const fn file(&self) -> &PositionFile {
        &self.file
    }

    /// What a person has noted.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// What came of it, in the order in which it came.
    pub fn children(&self) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.children.iter().copied()
    }

    /// The child to go forth to: the one shown last, or else the first.
    pub fn forth(&self) -> Option<NodeId> {
        self.visited.or_else(|| self.children.first().copied())
    }

    /// The question asked here, with its answer.
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Everything the rules say of it.
    pub fn answer(&self) -> &Answer {
        &self.ruled().0
    }

    /// The lawful position, for further questions.
    pub fn case(&self) -> Option<&Case> {
        self.ruled().1.as_ref()
    }

    fn ruled(&self) -> &(Answer, Option<Case>) {
        self.ruled.get_or_init(|| match Case::of(&self.file) {
            Ok(case) => (Answer::lawful(&self.file, &case), Some(case)),
            Err(faults) => (Answer::unlawful(&self.file, &faults), None),
        })
    }

    pub(super) fn ask(&mut self, action: Action) -> bool {
        let asked = self.case().map(|case| Asked::of(case, action));
        let answered = asked.is_some();
        self.asked = asked;
        answered
    }

    pub(super) fn ask_nothing(&mut self) {
        self.asked = None;
    }

    /// `false`: it reads like this already.
    pub(super) fn write_note(&mut self, note: String) -> bool {
        let changed = self.note != note;
        self.note = note;
        changed
    }

    pub(super) fn adopt(&mut self, child: NodeId) {
        self.children.push(child);
    }

    pub(super) fn visit(&mut self, child: NodeId) {
        self.visited = Some(child);
    }

    pub(super) fn forget(&mut self, child: NodeId) {
        self.children.retain(|&kept| kept != child);
        self.visited = self.visited.filter(|&kept| kept != child);
    }
}
