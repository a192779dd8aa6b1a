//! Commands of the ruling desk.

use super::State;
use crate::command::RulingsCommand;

pub(super) fn apply(_state: &mut State, command: RulingsCommand) {
    match command {}
}
