//! A second model of the game, slow and literal: lists of single cards, a list of what happened, nothing packed and
//! nothing remembered that could be counted again.
//!
//! It is written from docs/rulebook.md and docs/rulings.md alone and shares no rule with the engine: only plain data
//! (kinds, seats, actions, happenings, readings, drafts) and the documented shuffle. Even the profits are its own.
//! [`compare`] holds the engine and this model against each other.

mod actions;
pub mod compare;
mod elimination;
mod employees;
mod ending;
mod love;
pub mod run;
mod setup;
mod table;
mod turn;

pub use table::{Card, Model, Player};

use office21::play::{Action, Happening};
use office21::table::{Seats, Turn};

/// One thing the model says happened, and who saw the cards it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub what: Happening,
    /// Who saw the cards it names.
    pub seen_by: Seats,
}

impl Model {
    /// Carries a legal action out, to the end of the turn if nothing more is to be decided in it, and says what
    /// happened.
    ///
    /// # Panics
    /// If the action is not one that is awaited here.
    pub fn apply(&mut self, action: Action) -> Vec<Told> {
        self.told.clear();
        match (self.turn.clone(), action) {
            (Turn::Setup { round, .. }, Action::Pick(card)) => self.pick(round, card),
            (Turn::SetupLove { round, .. }, Action::Love(loved)) => {
                self.setup_loved(round, loved);
            }
            (Turn::Start { seat }, Action::Begin) => self.begin(seat),
            (Turn::Play { seat }, Action::Play(card)) => self.play(seat, card),
            (Turn::Cleaner { seat }, Action::Remove(target)) => self.remove(seat, target),
            (Turn::Operator { seat }, Action::PutBack) => self.put_back(seat),
            (Turn::Operator { seat }, Action::Keep) => self.keep(seat),
            (Turn::Assistant { seat }, Action::TakeBack(target)) => self.take_back(seat, target),
            (Turn::Sales { seat }, Action::Swap(target)) => self.swap(seat, target),
            (Turn::Director { seat }, Action::Look(hand)) => self.look(seat, hand),
            (Turn::DirectorDiscard { seat, hand }, Action::Discard(card)) => {
                self.discard_from_hand(seat, hand, card);
            }
            (Turn::Love { seat }, Action::Love(loved)) => self.loved(seat, loved),
            (turn, Action::Pass) => self.pass(&turn),
            (turn, action) => panic!("{action:?} is not awaited at {turn:?}"),
        }
        std::mem::take(&mut self.told)
    }
}
