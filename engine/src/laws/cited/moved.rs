//! Cards that move, and the rule by which each does.

use super::Moment;
use crate::material::Employee::{self, Boss, Director, Manager, Sales, Spy, Taxman};
use crate::play::{Action, Happening};
use crate::rulebook::Rule;
use crate::table::Place;
use crate::table::Place::{DiscardPile, DrawPile, FaceDown, Hand, Office, Picked};

impl Moment<'_> {
    pub(super) fn moved(&self, card: Employee, from: Place, to: Place) -> bool {
        let action = self.taken.action;
        match (self.rule, from, to) {
            (Rule::SetupPick, Picked(one), Office(other)) => one == other && self.in_setup(),
            (Rule::SetupDeal, DrawPile, Hand(_)) => {
                card != Taxman && self.told(|what| *what == Happening::Redealt)
            }
            (Rule::Refill, DrawPile, Hand(seat)) => {
                self.began() == Some(seat) && self.lacks(seat) > 0
            }
            (Rule::OperatorDraw, DrawPile, Hand(seat)) => {
                action == Action::Keep && self.is_active(seat)
            }
            (Rule::PlayOne, Hand(one), Office(other)) => {
                one == other && self.is_active(one) && action == Action::Play(card)
            }
            (Rule::AssistantTake, Office(one) | FaceDown(one), Hand(other)) => {
                matches!(action, Action::TakeBack(_))
                    && one == other
                    && self.is_active(one)
                    && card != Director
            }
            (Rule::DirectorLook, Hand(seat), DiscardPile) => {
                action == Action::Discard(card)
                    && self.taken.before.looked_at() == Some(seat)
                    && card != Spy
            }
            (_, _, DiscardPile) => self.discarded(card, from),
            (_, Office(_) | FaceDown(_), Office(_) | FaceDown(_)) => self.swapped(card, from, to),
            _ => false,
        }
    }

    /// From an office or by an elimination to the discard pile.
    fn discarded(&self, card: Employee, from: Place) -> bool {
        let Some(seat) = from.seat() else {
            return false;
        };
        let removed = matches!(self.taken.action, Action::Remove(_))
            && from.in_play()
            && !matches!(card, Spy | Director);
        match self.rule {
            Rule::CleanerManager => removed && card == Manager && !self.is_active(seat),
            Rule::CleanerOwn => removed && self.is_active(seat),
            Rule::CleanerRemove => removed && !self.is_active(seat) && !self.has_manager(seat),
            Rule::TaxmanReplaced => {
                card == Taxman
                    && self.taken.action == Action::Play(Taxman)
                    && self.table.in_play(Taxman) == 2
            }
            Rule::RecordProfitDiscard => {
                let out = |event: &crate::play::Event| match event.what {
                    Happening::Eliminated { seat, .. } => Some(seat),
                    _ => None,
                };
                self.earlier.iter().rev().find_map(out) == Some(seat)
            }
            Rule::SetupBossesLeave => {
                let gone = |event: &&crate::play::Event| {
                    event.rule == self.rule && matches!(event.what, Happening::Moved { .. })
                };
                let gone = self.earlier.iter().filter(gone).count();
                card == Boss && usize::from(self.table.in_play(Boss)) + gone == 2
            }
            _ => false,
        }
    }

    /// Between two offices, by SALES: the one card comes, then the Sales goes.
    fn swapped(&self, card: Employee, from: Place, to: Place) -> bool {
        let (Action::Swap(target), Some(one), Some(other)) =
            (self.taken.action, from.seat(), to.seat())
        else {
            return false;
        };
        let comes = self.is_active(other) && one == target.seat && card == target.employee;
        let guarded = self.has_manager(one);
        match (self.rule, from) {
            (Rule::SalesSwap, Office(_)) if self.is_active(one) => {
                card == Sales && other == target.seat
            }
            (Rule::SalesSwap, Office(_)) => {
                comes && !guarded && !matches!(card, Manager | Spy | Director)
            }
            (Rule::SalesManager, Office(_)) => comes && card == Manager,
            (Rule::SpyCanBeSwapped, Office(_)) => comes && card == Spy && !guarded,
            (Rule::SalesKeepsLove, FaceDown(_)) => comes && card.is_lover() && !guarded,
            _ => false,
        }
    }
}
