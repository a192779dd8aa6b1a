//! What would make a refused action legal: the smallest single change of the table after which it is.
//!
//! Nothing here knows why an action is refused. Every change of the family below is carried out, the table that comes
//! of it passes the door of all positions ([`Draft::into_position`](crate::table::Draft::into_position)), and its own
//! legal actions say what the change brings. Seat, decision, readings and the 44 cards stay the same.
//!
//! The changes, in the order in which they are told (the first that serves is the smallest):
//!
//! 1. *A total.* Where the action is legal as soon as somebody's total is so much or less, all cards being the same,
//!    that bound is told, and not each card that would bring it about. A lawful table is shown with it.
//! 2. *What lies in the way goes*: every card of one kind from one office, one side up, or from one hand.
//! 3. *A place becomes empty*: an office but for the card whose effect is pending, a hand, the draw pile.
//! 4. *What is missing comes*: a card to an office, a hand or the draw pile. It comes from the discard pile, else from the
//!    draw pile; only where no lawful table comes of that, from another hand or office.
//! 5. *It comes in exchange*: to an office or a hand, and another card of that place goes to where it came from.
//! 6. *A face turns*: a lover lies the other side up.
//!
//! Within one of these, the card that the action names comes first, offices before hands, seats and kinds in their order. Where a change leaves lovers who
//! cannot lie as they did, they turn: as few as possible, and if there is a choice, the action must be legal whichever
//! is made. Other readings of the rules are no change of the table and stand beside it.

mod change;
mod family;
mod tried;

#[cfg(test)]
mod tests;

pub use change::{Change, Instead};

use crate::material::Profit;
use crate::play::{Action, Actions};
use crate::table::{Position, Seat, Step};
use tried::Member;

/// A change after which an action is legal, and the table changed so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalIf {
    /// The action, refused as the table is.
    pub action: Action,
    /// What would be different.
    pub change: Change,
    /// A lawful table with that difference, on which the action is legal.
    pub table: Position,
}

/// Every change that makes a refused action of one position legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling(Vec<LegalIf>);

impl Ruling {
    /// Tries every change of the family once, for all actions together.
    pub fn of(position: &Position) -> Self {
        // No change of the table changes which decision is awaited: here nothing else would ever be legal.
        if matches!(position.step(), Step::Start | Step::Over) {
            return Self(Vec::new());
        }
        let mut found = Found {
            here: position.actions(),
            legal: Vec::new(),
        };
        family::each(position, &mut |group| found.see(group));
        let mut all = found.bounds(position);
        all.append(&mut found.legal);
        // Two cards that change places are one exchange told in two ways: the one about the card that is asked for goes first.
        all.sort_by_key(|found| (found.change.group(), !found.change.is_about(found.action)));
        Self(all)
    }

    /// The smallest change after which this action is legal; `None` if it is legal already, or after no single change.
    pub fn legal_if(&self, action: Action) -> Option<&LegalIf> {
        self.all(action).next()
    }

    /// Every change after which this action is legal, the smallest first.
    pub fn all(&self, action: Action) -> impl Iterator<Item = &LegalIf> {
        self.0.iter().filter(move |found| found.action == action)
    }
}

/// [`Ruling::legal_if`] for one action; whoever asks more of the same position keeps the [`Ruling`].
pub fn legal_if(position: &Position, action: Action) -> Option<LegalIf> {
    Ruling::of(position).legal_if(action).copied()
}

/// Changes that are tried one after the other, and told as one where all of them serve.
struct Group {
    together: Option<Change>,
    members: Vec<Member>,
}

/// What has been found so far.
struct Found {
    here: Actions,
    legal: Vec<LegalIf>,
}

impl Found {
    fn see(&mut self, group: &Group) {
        let by_member: Vec<Actions> = group.members.iter().map(Member::actions).collect();
        let every = |action: &Action| {
            by_member.len() > 1 && by_member.iter().all(|legal| legal.contains(action))
        };
        for (member, legal) in group.members.iter().zip(&by_member) {
            for &action in legal.iter().filter(|action| !self.here.contains(action)) {
                let together = if every(&action) { group.together } else { None };
                let change = together.unwrap_or(member.change);
                let told = |found: &LegalIf| found.action == action && found.change == change;
                if together.is_some() && self.legal.iter().any(told) {
                    continue;
                }
                self.legal
                    .extend(member.tables.first().map(|&table| LegalIf {
                        action,
                        change,
                        table,
                    }));
            }
        }
    }

    /// The bounds on totals that alone make an action legal, where a change already found keeps to them.
    fn bounds(&self, position: &Position) -> Vec<LegalIf> {
        let mut bounds = Vec::new();
        for seat in position.alive() {
            for (action, at_most) in self.legal_below(position, seat) {
                let kept =
                    |found: &&LegalIf| found.action == action && found.table.total(seat) <= at_most;
                bounds.extend(self.legal.iter().find(kept).map(|found| LegalIf {
                    change: Change::Total { seat, at_most },
                    ..*found
                }));
            }
        }
        bounds
    }

    /// The refused actions that are legal as soon as this seat's total is so much or less, all cards being the same.
    fn legal_below(&self, position: &Position, seat: Seat) -> Vec<(Action, Profit)> {
        let mut below: Vec<(Action, Profit)> = Vec::new();
        let mut changed = *position;
        for halves in (0..position.total(seat).halves()).rev() {
            let total = Profit::from_halves(halves);
            changed.totals.set(seat, total);
            let legal = changed.actions();
            below.retain(|(action, _)| legal.contains(action));
            let new = legal.iter().filter(|action| {
                !self.here.contains(action) && below.iter().all(|(known, _)| known != *action)
            });
            let new: Vec<(Action, Profit)> = new.map(|&action| (action, total)).collect();
            below.extend(new);
        }
        below
    }
}
