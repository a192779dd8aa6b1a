//! The rules, in the rulebook's order and words: set-up, turn, effects, elimination, ending.

#![expect(
    clippy::inline_always,
    reason = "what a turn consists of is compiled into the one loop that runs it a million times a second"
)]

mod action;
mod choice;
mod effect;
mod elimination;
mod ending;
mod event;
mod legality;
mod motion;
mod playout;
mod refusal;
mod setup;
mod turn;

pub use action::{Action, Target};
pub use choice::Actions;
pub use ending::DueEnd;
pub use event::{Event, Happening, Silent, Sink};
pub use playout::Playout;
pub use refusal::{Reason, Refusal};

use crate::table::{Position, Step};

impl Position {
    /// Carries one action out and tells what happened.
    ///
    /// Rests at [`Start`](crate::table::Step::Start) when a turn is finished: whoever drives a game says
    /// [`Action::Begin`], so that a look ahead never shows what a refill would bring.
    ///
    /// # Errors
    /// The refusal, with its rule, if the action is not legal here; nothing is changed then.
    pub fn apply(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(action) {
            return Err(refusal);
        }
        self.carry_out(action, sink);
        Ok(())
    }

    /// [`Position::apply`], and if that finishes a turn, the next one begins: how records, traces and bots go on.
    ///
    /// # Errors
    /// As [`Position::apply`].
    pub fn advance(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(action) {
            return Err(refusal);
        }
        self.carry_on(action, sink);
        Ok(())
    }

    /// [`Position::advance`] for an action that [`Position::actions`] has listed for this very position.
    ///
    /// Any other action may leave a position that is not lawful.
    #[inline(always)]
    pub fn carry_on(&mut self, action: Action, sink: &mut impl Sink) {
        debug_assert_eq!(self.refusal(action), None);
        let mut motion = motion::Motion::new(self, sink);
        turn::carry_out(&mut motion, action);
        if motion.position.step == Step::Start {
            turn::begin(&mut motion);
        }
    }

    /// Carries out an action that [`Position::actions`] has listed for this very position, without asking again.
    ///
    /// Any other action may leave a position that is not lawful.
    pub fn carry_out(&mut self, action: Action, sink: &mut impl Sink) {
        debug_assert_eq!(self.refusal(action), None);
        turn::carry_out(&mut motion::Motion::new(self, sink), action);
    }
}
