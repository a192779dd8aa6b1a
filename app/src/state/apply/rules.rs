//! Commands of the rules.

use super::State;
use crate::command::RulesCommand;

pub(super) fn apply(_state: &mut State, command: RulesCommand) {
    match command {}
}
