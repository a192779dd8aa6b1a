use super::State;
use crate::command::Command;

pub(super) fn apply(state: &mut State, command: Command) {
    if let Command::Tick(now) = command {
        state.now = now;
    }
}

pub(super) fn refuses(_: &State, _: &Command) -> Option<String> {
    None
}
