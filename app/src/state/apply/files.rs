//! Commands about files: opening, saving, the games offered at the start.

use std::path::{Path, PathBuf};

use super::{Request, State};
use crate::command::Command;
use crate::state::{Answer, Dialog, GameId, OfferId, Over, Purpose};

/// How a saved game's name ends.
const GAME: &str = ".o21game.ron";
/// How a saved position's name ends.
const POSITION: &str = ".o21.ron";

/// How the name of such a file ends.
pub(super) const fn ending(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Open => "",
        Purpose::Save(_) => GAME,
        Purpose::SavePosition(_) => POSITION,
    }
}

pub(super) fn apply(state: &mut State, command: Command) {
    match command {
        Command::Open => state.send(Request::AskOpen),
        Command::OpenPath(path) => state.send(Request::Load(path)),
        Command::Save => {
            let known = state
                .game()
                .map(|game| (game.id(), game.path().map(Path::to_path_buf)));
            match known {
                Some((id, Some(path))) => save(state, id, path, Agreed::No),
                Some((id, None)) => ask_save(state, id, Purpose::Save(id)),
                None => {}
            }
        }
        Command::SaveAs => {
            if let Some(id) = state.current {
                ask_save(state, id, Purpose::Save(id));
            }
        }
        Command::SavePosition => {
            if let Some(id) = state.current {
                ask_save(state, id, Purpose::SavePosition(id));
            }
        }
        Command::CopyGame => {
            if let Some(text) = state.game().map(super::Game::to_text) {
                state.send(Request::Copy(text));
                state.note("The game is on the clipboard.");
            }
        }
        Command::EditPath(text) => {
            if let Some(Dialog::Path(field)) = &mut state.dialog {
                field.text = text;
                field.fault = None;
            }
        }
        Command::PathEntered => path_entered(state),
        Command::SaveOver(purpose, path) => chosen(state, purpose, path, Agreed::Yes),
        Command::Offer(id, answer) => offer(state, &id, answer),
        _ => {}
    }
}

/// A path was chosen or typed.
pub(super) fn chosen(state: &mut State, purpose: Purpose, path: PathBuf, agreed: Agreed) {
    match purpose {
        Purpose::Open => state.send(Request::Load(path)),
        Purpose::Save(id) => save(state, id, path, agreed),
        Purpose::SavePosition(id) => save_position(state, id, path, agreed),
    }
}

/// Whether a person knows what is at the path, and has agreed to replace it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Agreed {
    /// The question was asked: by the system's dialog, or by this program.
    Yes,
    /// Nobody has asked.
    No,
}

fn save(state: &mut State, id: GameId, mut path: PathBuf, mut agreed: Agreed) {
    let Some(game) = state.games.iter_mut().find(|game| game.id() == id) else {
        return;
    };
    complete(&mut path, &mut agreed, GAME);
    let over = match agreed {
        Agreed::Yes => Over::Anything,
        Agreed::No => game.may_replace(&path),
    };
    let text = game.begin_saving();
    let game = id;
    state.send(Request::Save {
        game,
        path,
        text,
        over,
    });
}

/// The position shown, as a file of its own: it is written once, and has no tie to the game.
fn save_position(state: &mut State, game: GameId, mut path: PathBuf, mut agreed: Agreed) {
    let Some(text) = state
        .games
        .iter()
        .find(|g| g.id() == game)
        .map(super::Game::position_text)
    else {
        return;
    };
    complete(&mut path, &mut agreed, POSITION);
    let over = match agreed {
        Agreed::Yes => Over::Anything,
        Agreed::No => Over::Seen(None),
    };
    state.send(Request::SavePosition {
        game,
        path,
        text,
        over,
    });
}

/// A name without an ending gets one; whatever has that longer name was not asked about.
fn complete(path: &mut PathBuf, agreed: &mut Agreed, ending: &str) {
    if path.extension().is_none() {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(ending);
        path.set_file_name(name);
        *agreed = Agreed::No;
    }
}

fn ask_save(state: &mut State, game: GameId, purpose: Purpose) {
    let title = state
        .games
        .iter()
        .find(|g| g.id() == game)
        .map(super::Game::title);
    let plain = |c: char| if c.is_alphanumeric() { c } else { ' ' };
    let words: String = title.unwrap_or_default().chars().map(plain).collect();
    let words: Vec<&str> = words.split_whitespace().take(8).collect();
    let name = format!("{}{}", words.join("-"), ending(purpose));
    state.send(Request::AskSave { purpose, name });
}

fn path_entered(state: &mut State) {
    let Some(Dialog::Path(field)) = &mut state.dialog else {
        return;
    };
    let text = field.text.trim();
    if text.is_empty() {
        field.fault = Some("Type where the file is.".to_owned());
        return;
    }
    let (purpose, path) = (field.purpose, PathBuf::from(text));
    if purpose != Purpose::Open && path.is_dir() {
        field.fault = Some("This is a folder: add a name for the file.".to_owned());
        return;
    }
    state.dialog = None;
    chosen(state, purpose, path, Agreed::No);
}

fn offer(state: &mut State, id: &OfferId, answer: Answer) {
    let Some(at) = state.offers.iter().position(|offer| offer.id == *id) else {
        return;
    };
    if answer == Answer::GoOn
        && let Err(fault) = &state.offers[at].game
    {
        let text = format!("{fault}\n\nIts file stays where it is.");
        return state.say("This game cannot be read", text);
    }
    let offer = state.offers.remove(at);
    match (answer, offer.game) {
        (Answer::GoOn, Ok(saved)) => state.add_game(saved, Some(offer.id.0)),
        (Answer::Discard, _) => state.send(Request::Discard(offer.id)),
        _ => {}
    }
}
