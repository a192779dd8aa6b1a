//! Answers from outside: bots, file dialogs, the store.

use std::path::PathBuf;
use std::time::Duration;

use super::{Request, State, files, places};
use crate::command::Command;
use crate::state::{Agreed, Dialog, NotSaved, PathField, Purpose};

/// A file dialog that is closed within this time never opened.
const NO_DIALOG: Duration = Duration::from_millis(200);
/// How many recent files are kept.
const RECENT: usize = 8;

pub(super) fn apply(state: &mut State, command: Command) {
    match command {
        Command::Reply(reply) => {
            let game = state.games.iter_mut().find(|game| game.id() == reply.game);
            if let Some(fault) = game.and_then(|game| game.answered(reply)) {
                state.say("A bot has failed", fault);
            }
        }
        Command::Chosen {
            purpose,
            path: Some(path),
            ..
        } => {
            state.types_paths = false;
            files::chosen(state, purpose, path, Agreed::Yes);
        }
        Command::Chosen { purpose, after, .. } if after < NO_DIALOG => {
            state.types_paths = true;
            state.dialog = Some(Dialog::Path(PathField {
                purpose,
                text: suggestion(state, purpose),
                fault: None,
            }));
        }
        Command::Loaded { path, opened } => match opened {
            Ok(opened) => {
                remember(state, path);
                places::open(state, opened);
            }
            Err(fault) => {
                state.recent.retain(|kept| *kept != path);
                state.send(Request::KeepRecent(state.recent.clone()));
                state.say(
                    "This file cannot be opened",
                    format!("{}: {fault}", path.display()),
                );
            }
        },
        Command::Saved { game, path, result } => match result {
            Ok(seen) => {
                if let Some(game) = state.games.iter_mut().find(|g| g.id() == game) {
                    game.end_saving(path.clone(), seen);
                }
                state.note(format!("Saved to {}.", path.display()));
                remember(state, path);
            }
            Err(why) => not_saved(state, Purpose::Save(game), path, why),
        },
        Command::Written {
            purpose,
            path,
            result,
        } => match result {
            Ok(seen) => {
                if let Purpose::SaveTable(id) = purpose
                    && let Some(table) = state.editor.table_mut().filter(|table| table.id() == id)
                {
                    table.end_saving(path.clone(), seen);
                }
                state.note(format!(
                    "The {} is saved to {}.",
                    purpose.what(),
                    path.display()
                ));
                if matches!(purpose, Purpose::SavePosition(_) | Purpose::SaveTable(_)) {
                    remember(state, path);
                }
            }
            Err(why) => not_saved(state, purpose, path, why),
        },
        Command::PictureTaken {
            path,
            agreed,
            picture,
        } => match picture {
            Ok(png) => {
                files::write_bytes(state, Purpose::SavePicture, path, png, agreed.over(None));
            }
            Err(fault) => state.say("There is no picture", fault),
        },
        Command::AutosaveFailed(fault) => {
            state.note(format!(
                "What you do cannot be kept for the next start: {fault}"
            ));
        }
        Command::Failed { title, text } => state.say(&title, text),
        _ => {}
    }
}

fn not_saved(state: &mut State, purpose: Purpose, path: PathBuf, why: NotSaved) {
    let what = purpose.what();
    let (title, text) = match why {
        NotSaved::Failed(fault) => {
            if state.types_paths {
                // What was typed is not typed again.
                state.dialog = Some(Dialog::Path(PathField {
                    purpose,
                    text: path.display().to_string(),
                    fault: Some(format!("{fault}.")),
                }));
                return;
            }
            let text = format!("{fault}.\n\nNo file was changed.");
            return state.say(&format!("The {what} could not be saved"), text);
        }
        NotSaved::Changed => (
            "The file has changed",
            format!(
                "{} is not as it was left here: another window or program has changed it. Replace it with this {what}?",
                path.display()
            ),
        ),
        NotSaved::Exists => (
            "This file is there already",
            format!("Replace {} with this {what}?", path.display()),
        ),
    };
    state.ask(title, text, "Replace", Command::SaveOver(purpose, path));
}

fn suggestion(state: &State, purpose: Purpose) -> String {
    let recent = state.recent.first().and_then(|path| path.parent());
    let folder = recent.map(|folder| folder.join("")).unwrap_or_default();
    if let Some(path) = files::own_path(state, purpose) {
        return path.display().to_string();
    }
    let name = match purpose {
        Purpose::Open => String::new(),
        save => files::name_for(save, &files::title_of(state, save)),
    };
    folder.join(name).display().to_string()
}

fn remember(state: &mut State, path: PathBuf) {
    state.recent.retain(|kept| *kept != path);
    state.recent.insert(0, path);
    state.recent.truncate(RECENT);
    state.send(Request::KeepRecent(state.recent.clone()));
}
