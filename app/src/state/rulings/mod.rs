//! The ruling desk: a table, lawful or not, and the tree of what may come of it.

mod kept;
mod node;
mod tree;

use std::collections::BTreeMap;

use office21::material::Employee;
use office21::play::Action;
use office21::table::Place;
use office21::text::file::PositionFile;
use office21::text::notation;

use crate::answer::{Asked, Export, Line};

pub use kept::KeptDesk;
pub use node::{Node, NodeId, Step};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 4000;

/// What lies on the desk.
#[derive(Debug, Default)]
pub struct Rulings {
    nodes: BTreeMap<NodeId, Node>,
    shown: NodeId,
    /// The last number given.
    last: NodeId,
    question: String,
    fault: Option<String>,
    aside: Option<Line>,
    changed: bool,
}

impl Rulings {
    /// The table shown, if there is one.
    pub fn file(&self) -> Option<&PositionFile> {
        self.node().map(Node::file)
    }

    /// The position shown.
    pub fn node(&self) -> Option<&Node> {
        self.nodes.get(&self.shown)
    }

    /// This position.
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(&id)
    }

    /// Every position in the order in which a tree is read, each with its depth.
    pub fn tree(&self) -> Vec<(usize, &Node)> {
        let mut tree = Vec::with_capacity(self.nodes.len());
        let mut next: Vec<(usize, NodeId)> = self.root().map(|id| (0, id)).into_iter().collect();
        while let Some((depth, id)) = next.pop() {
            let Some(node) = self.nodes.get(&id) else {
                continue;
            };
            tree.push((depth, node));
            next.extend(node.children().rev().map(|child| (depth + 1, child)));
        }
        tree
    }

    /// The field for a question, and why what it says is not understood.
    pub fn question(&self) -> (&str, Option<&str>) {
        (&self.question, self.fault.as_deref())
    }

    /// What is said of a card that was pointed at and cannot be meant.
    pub const fn aside(&self) -> Option<&Line> {
        self.aside.as_ref()
    }

    /// Whether something would be lost if another table came: a note, or a position that came of the first.
    pub fn has_work(&self) -> bool {
        self.nodes.len() > 1 || self.nodes.values().any(|node| !node.note().is_empty())
    }

    /// The actions that led to the position shown, as labels.
    pub fn line(&self) -> Vec<String> {
        let mut line = Vec::new();
        let mut node = self.node();
        while let Some(at) = node {
            line.extend(at.deed().map(|deed| deed.label.clone()));
            node = at.parent().and_then(|parent| self.nodes.get(&parent));
        }
        line.reverse();
        line
    }

    /// The ruling as text: of what was asked, or of the whole position.
    pub fn to_text(&self) -> Option<String> {
        let node = self.node()?;
        Some(
            node.asked()
                .map_or_else(|| node.answer().to_text(), Asked::to_text),
        )
    }

    /// The same as Markdown, with everything around it.
    pub fn to_markdown(&self) -> Option<String> {
        let node = self.node()?;
        let export = Export {
            file: node.file(),
            answer: node.answer(),
            asked: node.asked(),
            line: &self.line(),
            note: node.note(),
        };
        Some(export.to_markdown())
    }

    /// Puts this table on the desk, and away what lay there.
    pub(super) fn open(&mut self, file: PositionFile) {
        *self = Self::default();
        self.changed = true;
        self.nodes.insert(NodeId::FIRST, Node::root(file));
    }

    /// Shows this very table if it lies on the desk already.
    pub(super) fn shows_again(&mut self, file: &PositionFile) -> bool {
        let told = |file: &PositionFile| (file.title.clone(), file.note.clone(), file.names());
        let same =
            |node: &&Node| node.file().draft == file.draft && told(node.file()) == told(file);
        let found = self.nodes.values().find(same).map(Node::id);
        found.is_some_and(|id| self.show(id))
    }

    /// Asks about this action. `false`: there is nobody to answer, because the table is not lawful.
    pub(super) fn ask(&mut self, action: Action) -> bool {
        self.hush();
        let node = self.nodes.get_mut(&self.shown);
        let asked = node.is_some_and(|node| node.ask(action));
        let words = self.node().and_then(Node::asked);
        if let Some(words) = words.map(|asked| asked.action.clone()) {
            self.question = words;
        }
        asked
    }

    /// What was said of the last question is said no more.
    fn hush(&mut self) {
        self.fault = None;
        self.aside = None;
    }

    /// Says why nothing is asked about a card of this kind there.
    pub(super) fn point_elsewhere(&mut self, place: Place, employee: Employee) {
        self.ask_nothing();
        let case = self.node().and_then(Node::case);
        self.aside = case.and_then(|case| case.elsewhere(place, employee));
    }

    /// Asks about nothing.
    pub(super) fn ask_nothing(&mut self) {
        self.hush();
        self.question.clear();
        if let Some(node) = self.nodes.get_mut(&self.shown) {
            node.ask_nothing();
        }
    }

    /// Asks about the next legal action, or the one before.
    pub(super) fn ask_next(&mut self, forward: bool) {
        let Some(node) = self.node() else { return };
        let follows = &node.answer().follows;
        let asked = node.asked().map(|asked| asked.deed);
        let at = follows.iter().position(|follow| Some(follow.deed) == asked);
        let count = follows.len();
        let next = match (at, forward) {
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
            (None, true) => 0,
            (None, false) => count.saturating_sub(1),
        };
        if let Some(action) = follows.get(next).map(|follow| follow.deed) {
            self.ask(action);
        }
    }

    pub(super) fn edit_question(&mut self, text: String) {
        self.question = text;
        self.hush();
    }

    /// Asks what the field says.
    pub(super) fn ask_in_words(&mut self) {
        let Some(case) = self.node().and_then(Node::case) else {
            return;
        };
        match notation::read(case.position(), case.speech().names(), &self.question) {
            Ok(action) => {
                self.ask(action);
            }
            Err(error) => {
                self.hush();
                self.fault = Some(error.to_string());
            }
        }
    }

    /// Writes the note of the position shown.
    pub(super) fn write_note(&mut self, mut note: String) {
        if let Some((end, _)) = note.char_indices().nth(LONGEST_NOTE) {
            note.truncate(end);
        }
        if let Some(node) = self.nodes.get_mut(&self.shown) {
            self.changed |= node.write_note(note);
        }
    }

    /// What is to be kept, if anything has changed since it was asked last.
    pub(super) fn take_kept(&mut self) -> Option<KeptDesk> {
        std::mem::take(&mut self.changed).then(|| KeptDesk::of(self))
    }
}
