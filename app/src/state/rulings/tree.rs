//! Going from position to position.

use office21::play::Action;

use super::{Node, NodeId, Rulings};

impl Rulings {
    /// The position that was put on the desk.
    pub fn root(&self) -> Option<NodeId> {
        self.nodes.keys().next().copied()
    }

    /// Carries the action out here; the same action leads to the same position again. `false`: it is not legal.
    pub(in crate::state) fn carry_out(&mut self, action: Action) -> bool {
        let Some(node) = self.node() else {
            return false;
        };
        let known = node.children().find(|child| {
            let deed = self.nodes.get(child).and_then(Node::deed);
            deed.is_some_and(|deed| deed.action == action)
        });
        if let Some(child) = known {
            return self.show(child);
        }
        let next = self.last.0.checked_add(1);
        next.is_some_and(|next| self.carry_out_as(NodeId(next), action))
    }

    /// The same as a new position with this number, which no other has had.
    pub(super) fn carry_out_as(&mut self, id: NodeId, action: Action) -> bool {
        let child = self.node().and_then(|node| node.child(id, action));
        let Some(child) = child.filter(|_| id > self.last) else {
            return false;
        };
        self.last = id;
        self.nodes.insert(id, child);
        if let Some(node) = self.nodes.get_mut(&self.shown) {
            node.adopt(id);
        }
        self.show(id)
    }

    /// Goes to this position. `false`: there is none.
    pub(in crate::state) fn show(&mut self, id: NodeId) -> bool {
        let Some(node) = self.nodes.get(&id) else {
            return false;
        };
        let (parent, asked) = (node.parent(), node.asked());
        self.question = asked.map(|asked| asked.action.clone()).unwrap_or_default();
        self.hush();
        self.shown = id;
        self.changed = true;
        if let Some(parent) = parent.and_then(|parent| self.nodes.get_mut(&parent)) {
            parent.visit(id);
        }
        true
    }

    /// Where to go back to.
    pub fn back(&self) -> Option<NodeId> {
        self.node()?.parent()
    }

    /// Where to go forth to.
    pub fn forth(&self) -> Option<NodeId> {
        self.node()?.forth()
    }

    /// How many positions, and how many notes, would go with this one.
    pub fn weight(&self, id: NodeId) -> (usize, usize) {
        let branch = self.branch(id);
        let noted = |id: &&NodeId| {
            let node = self.nodes.get(id);
            node.is_some_and(|node| !node.note().is_empty())
        };
        (branch.len(), branch.iter().filter(noted).count())
    }

    /// Removes this position and all that came of it; the first one stays.
    pub(in crate::state) fn remove(&mut self, id: NodeId) {
        let Some(parent) = self.nodes.get(&id).and_then(Node::parent) else {
            return;
        };
        let branch = self.branch(id);
        for gone in &branch {
            self.nodes.remove(gone);
        }
        if let Some(parent) = self.nodes.get_mut(&parent) {
            parent.forget(id);
        }
        self.changed = true;
        if branch.contains(&self.shown) {
            self.show(parent);
        }
    }

    /// This position and all that came of it.
    fn branch(&self, id: NodeId) -> Vec<NodeId> {
        let mut branch = vec![id];
        let mut at = 0;
        while let Some(node) = branch.get(at).and_then(|id| self.nodes.get(id)) {
            branch.extend(node.children());
            at += 1;
        }
        branch
    }
}
