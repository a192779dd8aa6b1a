//! Commands of the rules, and the ways in and out.

use super::{Request, Screen, State};
use crate::command::RulesCommand;
use crate::state::{Item, rules};

pub(super) fn apply(state: &mut State, command: RulesCommand) {
    match command {
        RulesCommand::Search(query) => state.rules.search(query),
        RulesCommand::Next => state.rules.step(false),
        RulesCommand::Previous => state.rules.step(true),
        RulesCommand::Show(item) => state.rules.show(item),
        RulesCommand::Open(page) => state.rules.open(page),
        RulesCommand::Back => back(state),
        RulesCommand::Copy(rule) => {
            state.send(Request::Copy(rules::as_text(rule)));
            state.note(format!("The rule {rule} is on the clipboard."));
        }
    }
}

/// Goes to the rules; from another place, the way back leads there.
pub(super) fn enter(state: &mut State, item: Option<Item>) {
    let from_elsewhere = state.screen != Screen::Rules || state.dialog.is_some();
    if from_elsewhere {
        let dialog = state.dialog.take();
        state.rules.enter(state.screen, dialog);
        state.go(Screen::Rules);
    }
    match item {
        Some(item) if from_elsewhere => state.rules.show_first(item),
        Some(item) => state.rules.show(item),
        None => {}
    }
}

/// Goes to the rules, to search them.
pub(super) fn find(state: &mut State) {
    enter(state, None);
    state.rules.ask();
}

/// One step back.
fn back(state: &mut State) {
    if let Some((screen, dialog)) = state.rules.back() {
        state.go(match screen {
            Screen::Play if state.current.is_none() => Screen::Start,
            Screen::Rules => Screen::Start,
            other => other,
        });
        state.dialog = dialog;
    }
}
