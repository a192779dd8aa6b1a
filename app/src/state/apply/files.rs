//! Commands about files: opening, saving, the games offered at the start.

use std::path::{Path, PathBuf};

use super::{Request, Screen, State, editor};
use crate::command::Command;
use crate::state::{Agreed, Answer, Dialog, Fingerprint, GameId, Kept, OfferId, Over, Purpose};

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
                Some((id, None)) => ask_save(state, Purpose::Save(id)),
                None => {}
            }
        }
        Command::SaveAs => {
            if let Some(id) = state.current {
                ask_save(state, Purpose::Save(id));
            }
        }
        Command::SavePosition => {
            if let Some(id) = state.current {
                ask_save(state, Purpose::SavePosition(id));
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

/// Whether text would be saved under a name that is taken for a picture.
fn names_a_picture(purpose: Purpose, path: &Path) -> bool {
    let text = !matches!(purpose, Purpose::Open | Purpose::SavePicture);
    let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
    let pictures = ["png", "jpg", "jpeg"];
    text && ending.is_some_and(|ending| pictures.iter().any(|known| ending == *known))
}

fn no_picture(purpose: Purpose) -> String {
    format!(
        "A {} is saved as text: its name ends in {}. A picture of a table is saved in the editor, with \"Save picture…\".",
        purpose.what(),
        purpose.ending()
    )
}

/// A path was chosen or typed.
pub(super) fn chosen(state: &mut State, purpose: Purpose, path: PathBuf, agreed: Agreed) {
    if names_a_picture(purpose, &path) {
        return state.say("This is the name of a picture", no_picture(purpose));
    }
    match purpose {
        Purpose::Open => state.send(Request::Load(path)),
        Purpose::Save(id) => save(state, id, path, agreed),
        purpose => write(state, purpose, path, agreed),
    }
}

fn save(state: &mut State, id: GameId, mut path: PathBuf, mut agreed: Agreed) {
    let Some(game) = state.games.iter_mut().find(|game| game.id() == id) else {
        return;
    };
    complete(&mut path, &mut agreed, Purpose::Save(id));
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

/// Writes what is not a game.
pub(super) fn write(state: &mut State, purpose: Purpose, mut path: PathBuf, mut agreed: Agreed) {
    complete(&mut path, &mut agreed, purpose);
    if purpose == Purpose::SavePicture {
        if state.screen != Screen::Editor {
            // The dialog of the system stays open wherever one goes meanwhile.
            return state.say(
                "There is no picture",
                "The table is not shown any more.".to_owned(),
            );
        }
        // Nothing lies over the table then.
        state.notice = None;
        return state.send(Request::TakePicture { path, agreed });
    }
    let Some((bytes, seen)) = to_write(state, purpose, &path) else {
        return;
    };
    write_bytes(state, purpose, path, bytes, agreed.over(seen));
}

/// Writes these bytes.
pub(super) fn write_bytes(
    state: &mut State,
    purpose: Purpose,
    path: PathBuf,
    bytes: Vec<u8>,
    over: Over,
) {
    state.send(Request::Write {
        purpose,
        path,
        bytes,
        over,
    });
}

/// What is written, and what it may replace there.
fn to_write(
    state: &mut State,
    purpose: Purpose,
    path: &Path,
) -> Option<(Vec<u8>, Option<Fingerprint>)> {
    match purpose {
        // The position of a game is written once, and has no tie to the game.
        Purpose::SavePosition(id) => {
            let game = state.games.iter().find(|game| game.id() == id)?;
            Some((game.position_file().to_ron().into_bytes(), None))
        }
        Purpose::SaveTable(id) => {
            let table = state.editor.table_mut().filter(|table| table.id() == id)?;
            let seen = table.may_replace(path);
            Some((table.begin_saving().into_bytes(), seen))
        }
        // A ruling is written once, too.
        Purpose::SaveRuling => Some((state.rulings.to_markdown()?.into_bytes(), None)),
        _ => None,
    }
}

/// A name without an ending gets one; whatever has that longer name was not asked about.
fn complete(path: &mut PathBuf, agreed: &mut Agreed, purpose: Purpose) {
    if path.extension().is_none() {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(purpose.ending());
        path.set_file_name(name);
        *agreed = Agreed::No;
    }
}

pub(super) fn ask_save(state: &mut State, purpose: Purpose) {
    let own = own_path(state, purpose);
    let name = own.as_deref().and_then(Path::file_name).map_or_else(
        || name_for(purpose, &title_of(state, purpose)),
        |name| name.to_string_lossy().into_owned(),
    );
    state.send(Request::AskSave { purpose, name });
}

/// The file it is in already.
pub(super) fn own_path(state: &State, purpose: Purpose) -> Option<PathBuf> {
    let path = match purpose {
        Purpose::Save(id) => state.games.iter().find(|game| game.id() == id)?.path(),
        Purpose::SaveTable(id) => state
            .editor
            .table()
            .filter(|table| table.id() == id)?
            .path(),
        _ => None,
    };
    path.map(Path::to_path_buf)
}

/// What the thing to be saved is called.
pub(super) fn title_of(state: &State, purpose: Purpose) -> String {
    match purpose {
        Purpose::Save(id) | Purpose::SavePosition(id) => {
            let game = state.games.iter().find(|game| game.id() == id);
            game.map(super::Game::title).unwrap_or_default()
        }
        Purpose::SaveTable(_) | Purpose::SavePicture => {
            let file = state.editor.file();
            file.map(|file| file.title.clone()).unwrap_or_default()
        }
        Purpose::SaveRuling => {
            let file = state.rulings.file();
            file.map(|file| file.title.clone()).unwrap_or_default()
        }
        Purpose::Open => String::new(),
    }
}

/// A file name for something that is called so.
pub(super) fn name_for(purpose: Purpose, title: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { ' ' };
    let words: String = title.chars().map(plain).collect();
    let words: Vec<&str> = words.split_whitespace().take(8).collect();
    let name = if words.is_empty() {
        purpose.what().to_owned()
    } else {
        words.join("-")
    };
    format!("{name}{}", purpose.ending())
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
    if names_a_picture(purpose, &path) {
        field.fault = Some(no_picture(purpose));
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
        && let Err(fault) = &state.offers[at].kept
    {
        let text = format!("{fault}\n\nIts file stays where it is.");
        return state.say("This cannot be read", text);
    }
    let offer = state.offers.remove(at);
    match (answer, offer.kept) {
        (Answer::GoOn, Ok(Kept::Game(saved))) => state.add_game(*saved, Some(offer.id.0)),
        (Answer::GoOn, Ok(Kept::Table(kept))) => editor::go_on(state, *kept, offer.id.0),
        (Answer::Discard, _) => state.send(Request::Discard(offer.id)),
        _ => {}
    }
}
