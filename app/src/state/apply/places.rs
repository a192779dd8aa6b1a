//! Going from place to place, and taking a table along.

use office21::text::code;
use office21::text::file::PositionFile;

use super::{Request, Screen, State, editor, rules, rulings};
use crate::command::Command;
use crate::state::{Dialog, Item, Opened, PasteField, SavedGame};

pub(super) fn apply(state: &mut State, command: Command) {
    match command {
        Command::Home => state.go(Screen::Start),
        Command::ShowPlay if state.current.is_none() => state.go(Screen::Start),
        Command::ShowPlay => state.go(Screen::Play),
        Command::ShowEditor => state.go(Screen::Editor),
        Command::ShowRulings => state.go(Screen::Rulings),
        Command::ShowRules => rules::enter(state, None),
        Command::FindRule => rules::find(state),
        Command::ShowQuiz => state.go(Screen::Quiz),
        Command::EditThis => {
            let from = match state.screen {
                Screen::Play => "take the table of a game",
                Screen::Rulings => "take the table of the ruling desk",
                _ => "take the table of a question",
            };
            if let Some(file) = take_along(state) {
                editor::bring(state, from.to_owned(), file);
            }
        }
        Command::RuleOnThis => {
            if let Some(file) = take_along(state) {
                rulings::rule_on(state, file);
            }
        }
        Command::PlayFromHere => {
            if let Some(file) = take_along(state) {
                play_from(state, &file);
            }
        }
        Command::CopyCode => copy_code(state),
        Command::Paste => state.dialog = Some(Dialog::Paste(PasteField::default())),
        Command::Edit(file) => editor::bring(state, "take a table along".to_owned(), *file),
        Command::RuleOn(file) => rulings::rule_on(state, *file),
        Command::PlayFrom(file) => play_from(state, &file),
        Command::ShowRule(rule) => rules::enter(state, Some(Item::Rule(rule))),
        Command::Pasted(text) => match Opened::from_text(&text) {
            Ok(opened) => open(state, opened),
            Err(fault) => state.say("This cannot be opened", fault),
        },
        Command::EditPaste(text) => {
            // What is typed so far is told at once, like the check character of a code.
            let fault = Opened::from_text(&text).err().filter(|_| !text.is_empty());
            state.dialog = Some(Dialog::Paste(PasteField { text, fault }));
        }
        Command::PasteEntered => paste_entered(state),
        _ => {}
    }
}

/// Opens what was read: a game to be played, a table in the place where one is.
///
/// At the table and on the start screen a lawful table is played on from; one that is not lawful goes to the editor.
pub(super) fn open(state: &mut State, opened: Opened) {
    let table = match opened {
        Opened::Game(saved) => return state.add_game(*saved, None),
        Opened::Table(table) => *table,
    };
    match state.screen {
        Screen::Editor => editor::open(state, table),
        Screen::Rulings | Screen::Rules | Screen::Quiz => rulings::rule_on(state, table.file),
        Screen::Start | Screen::Play if table.file.draft.faults().is_empty() => {
            play_from(state, &table.file);
        }
        Screen::Start | Screen::Play => {
            editor::open(state, table);
            state.note("This table cannot be played as it is: the editor shows why.");
        }
    }
}

fn play_from(state: &mut State, file: &PositionFile) {
    match SavedGame::from_position(file) {
        Ok(saved) => state.add_game(saved, None),
        Err(fault) => state.say("This table cannot be played", fault),
    }
}

/// The table of the place shown, to be seen elsewhere; a running game is laid open by it.
fn take_along(state: &mut State) -> Option<PositionFile> {
    let file = state.table_here()?;
    if state.screen == Screen::Play
        && let Some(game) = state.game_mut()
    {
        let before = game.assisted();
        game.laid_open();
        if !before && game.assisted() {
            state.note("This shows all cards, so the game counts in no statistics.");
        }
    }
    Some(file)
}

fn copy_code(state: &mut State) {
    let Some(file) = state.table_here() else {
        return;
    };
    // It is read back and compared before it is handed out.
    match code::write(&file.draft) {
        Ok(code) => {
            state.send(Request::Copy(code));
            state.note("The code of this table is on the clipboard.");
        }
        Err(error) => state.say("There is no code for this table", error.to_string()),
    }
}

fn paste_entered(state: &mut State) {
    let Some(Dialog::Paste(field)) = &mut state.dialog else {
        return;
    };
    match Opened::from_text(&field.text) {
        Ok(opened) => {
            state.dialog = None;
            open(state, opened);
        }
        Err(fault) => field.fault = Some(fault),
    }
}

impl State {
    /// The table of the place shown, all cards open; `None` where there is none.
    pub fn table_here(&self) -> Option<PositionFile> {
        match self.screen {
            Screen::Play => Some(self.game()?.position_file()),
            Screen::Editor => self.editor.file().cloned(),
            Screen::Rulings => self.rulings.file().cloned(),
            Screen::Quiz => self.quiz.file().cloned(),
            Screen::Start | Screen::Rules => None,
        }
    }
}
