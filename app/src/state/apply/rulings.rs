//! Commands of the ruling desk.

use office21::text::file::PositionFile;

use super::{Request, Screen, State, files};
use crate::command::{Command, RulingsCommand};
use crate::state::{NodeId, Purpose};

pub(super) fn apply(state: &mut State, command: RulingsCommand) {
    let desk = &mut state.rulings;
    match command {
        RulingsCommand::Replace(file) => replace(state, *file),
        RulingsCommand::Ask(action) => {
            desk.ask(action);
        }
        RulingsCommand::PointElsewhere(place, employee) => desk.point_elsewhere(place, employee),
        RulingsCommand::EditQuestion(text) => desk.edit_question(text),
        RulingsCommand::AskInWords => desk.ask_in_words(),
        RulingsCommand::AskNothing => desk.ask_nothing(),
        RulingsCommand::AskNext { forward } => desk.ask_next(forward),
        RulingsCommand::CarryOut => {
            let asked = desk.node().and_then(|node| node.asked());
            if let Some(action) = asked.filter(|asked| asked.legal).map(|asked| asked.deed) {
                desk.carry_out(action);
            }
        }
        RulingsCommand::Do(action) => {
            desk.carry_out(action);
        }
        RulingsCommand::Back => {
            desk.back().map(|id| desk.show(id));
        }
        RulingsCommand::Forth => {
            desk.forth().map(|id| desk.show(id));
        }
        RulingsCommand::Show(id) => {
            desk.show(id);
        }
        RulingsCommand::Note(note) => desk.write_note(note),
        RulingsCommand::Remove(id) => remove(state, id),
        RulingsCommand::RemoveNow(id) => desk.remove(id),
        RulingsCommand::CopyText => {
            if let Some(text) = desk.to_text() {
                state.send(Request::Copy(text));
                state.note("The ruling is on the clipboard.");
            }
        }
        RulingsCommand::Save => files::ask_save(state, Purpose::SaveRuling),
    }
}

/// What a command of the menus means while the desk is shown.
pub(super) fn meant(command: &Command) -> Option<RulingsCommand> {
    Some(match command {
        Command::Earlier => RulingsCommand::Back,
        Command::Later => RulingsCommand::Forth,
        Command::First => RulingsCommand::Show(NodeId::FIRST),
        Command::Confirm => RulingsCommand::CarryOut,
        Command::Back => RulingsCommand::AskNothing,
        Command::NextTarget => RulingsCommand::AskNext { forward: true },
        Command::PreviousTarget => RulingsCommand::AskNext { forward: false },
        Command::Save | Command::SaveAs => RulingsCommand::Save,
        Command::CopyGame => RulingsCommand::CopyText,
        _ => return None,
    })
}

/// Why something cannot be done on the desk.
pub(super) fn refuses(state: &State, command: &RulingsCommand) -> Option<String> {
    let desk = &state.rulings;
    if matches!(command, RulingsCommand::Replace(_)) {
        return None;
    }
    let Some(node) = desk.node() else {
        return Some("No table is on the desk.".to_owned());
    };
    let why = match command {
        RulingsCommand::Ask(_) | RulingsCommand::AskInWords if node.case().is_none() => {
            "The table is not lawful: nothing can be asked about it."
        }
        RulingsCommand::AskInWords if desk.question().0.trim().is_empty() => {
            "Type what somebody would do."
        }
        RulingsCommand::AskNext { .. } if node.answer().follows.is_empty() => "Nothing is legal.",
        RulingsCommand::AskNothing if node.asked().is_none() => "Nothing is asked.",
        RulingsCommand::CarryOut => match node.asked() {
            None => "Nothing is asked.",
            Some(asked) if !asked.legal => "It is not legal.",
            Some(_) => return None,
        },
        RulingsCommand::Do(action) => {
            let legal = |follow: &&crate::answer::Follow| follow.deed == *action;
            match node.answer().follows.iter().find(legal) {
                None => "It is not legal.",
                Some(_) => return None,
            }
        }
        RulingsCommand::Back if desk.back().is_none() => "This is the beginning.",
        RulingsCommand::Forth if desk.forth().is_none() => "Nothing has come of this yet.",
        RulingsCommand::Show(id) if desk.get(*id).is_none() => "It is not there any more.",
        RulingsCommand::Remove(id) | RulingsCommand::RemoveNow(id) if Some(*id) == desk.root() => {
            "The first position stays."
        }
        _ => return None,
    };
    Some(why.to_owned())
}

/// Puts this table on the desk; asks first where notes or positions would be lost.
pub(super) fn rule_on(state: &mut State, file: PositionFile) {
    state.go(Screen::Rulings);
    if state.rulings.shows_again(&file) {
        return;
    }
    if state.rulings.has_work() {
        let then = RulingsCommand::Replace(Box::new(file)).into();
        let text =
            "What you have noted and carried out there would be lost. A ruling can be saved first.";
        return state.ask(
            "Another table is on the desk",
            text.to_owned(),
            "Replace",
            then,
        );
    }
    replace(state, file);
}

fn replace(state: &mut State, file: PositionFile) {
    state.rulings.open(file);
    state.go(Screen::Rulings);
}

fn remove(state: &mut State, id: NodeId) {
    let (positions, notes) = state.rulings.weight(id);
    if positions == 1 && notes == 0 {
        return state.rulings.remove(id);
    }
    let positions = match positions {
        1 => "This position".to_owned(),
        2 => "This position and the one that came of it".to_owned(),
        more => format!("This position and the {} that came of it", more - 1),
    };
    let notes = match notes {
        0 => String::new(),
        1 => ", with a note".to_owned(),
        more => format!(", with {more} notes"),
    };
    let text = format!("{positions}{notes} will be gone.");
    let then = RulingsCommand::RemoveNow(id).into();
    state.ask(&format!("Remove number {id}?"), text, "Remove", then);
}
