//! Why a command does nothing now. Buttons are grey, and keys say why, exactly then.

use office21::table::Position;

use super::meant::meant;
use super::{Dialog, Game, Screen, State, rulings};
use crate::command::{Command, EditorCommand, RulesCommand};

pub(in crate::state) fn refuses(state: &State, command: &Command) -> Option<String> {
    if let Some(meant) = meant(state, command) {
        return refuses(state, &meant);
    }
    let why = match command {
        Command::Rulings(command) => return rulings::refuses(state, command),
        Command::Editor(command) => return about_table(state, command),
        Command::Rules(RulesCommand::Back) if state.rules.back_to().is_none() => {
            "There is nothing to go back from."
        }
        Command::Undo | Command::Redo if state.dialog.is_some() => "A dialog is open.",
        Command::RuleOnThis | Command::PlayFromHere if waits_for(state) > 0 => {
            let (problems, are) = match waits_for(state) {
                1 => ("1 problem".to_owned(), "is"),
                many => (format!("{many} problems"), "are"),
            };
            return Some(format!(
                "It waits until the table is lawful: {problems} {are} left."
            ));
        }
        Command::SavePicture => "There is no table in the editor here.",
        Command::NextGame if state.games.len() < 2 => "Only one game is open.",
        Command::EditThis if state.screen == Screen::Editor => "It is in the editor already.",
        Command::RuleOnThis if state.screen == Screen::Rulings => "It is on the desk already.",
        Command::PlayFromHere if state.screen == Screen::Play => "It is being played already.",
        Command::EditThis | Command::RuleOnThis | Command::PlayFromHere | Command::CopyCode
            if !has_table(state) =>
        {
            "There is no table here."
        }
        Command::EditThis | Command::RuleOnThis | Command::CopyCode
            if state.screen == Screen::Play
                && state.game().is_some_and(|game| game.curtain().is_some()) =>
        {
            "The curtain is down."
        }
        Command::PasteEntered | Command::EditPaste(_)
            if !matches!(state.dialog, Some(Dialog::Paste(_))) =>
        {
            "Nothing is to be pasted."
        }
        Command::Back => return back(state),
        Command::PathEntered | Command::EditPath(_)
            if !matches!(state.dialog, Some(Dialog::Path(_))) =>
        {
            "No path is asked for."
        }
        Command::Yes if !matches!(state.dialog, Some(Dialog::Question(_))) => "Nothing is asked.",
        Command::ToggleCounter | Command::ToggleStanding if state.screen != Screen::Play => {
            "This is shown beside the table of a game."
        }
        _ if about_game(command) && !matches!(state.screen, Screen::Play | Screen::Start) => {
            "This is not the table of a game."
        }
        _ if about_game(command) => match state.game() {
            Some(game) => return in_game(game, command).or_else(|| game.refuses_action(command)),
            None => "No game is open.",
        },
        _ => return None,
    };
    Some(why.to_owned())
}

/// How many problems of the table in the editor must be mended before it can be played or ruled on.
fn waits_for(state: &State) -> usize {
    let table = state.editor.table();
    let shown = table.filter(|_| state.screen == Screen::Editor);
    shown.map_or(0, |table| table.problems().len())
}

/// Why something cannot be done to the table in the editor.
fn about_table(state: &State, command: &EditorCommand) -> Option<String> {
    if matches!(
        command,
        EditorCommand::Begin(..) | EditorCommand::Replace(_)
    ) {
        return None;
    }
    let Some(table) = state.editor.table() else {
        return Some("There is no table in the editor.".to_owned());
    };
    let why = match command {
        EditorCommand::To(_) if table.selected().is_none() => "Choose a card first.",
        EditorCommand::Select(None) if table.selected().is_none() => "No card is chosen.",
        EditorCommand::Undo if table.composition().undo_name().is_none() => {
            "There is nothing to undo."
        }
        EditorCommand::Redo if table.composition().redo_name().is_none() => {
            "There is nothing to redo."
        }
        _ => return None,
    };
    Some(why.to_owned())
}

/// Whether the place shown has a table that can be taken elsewhere.
fn has_table(state: &State) -> bool {
    match state.screen {
        Screen::Play => state.current.is_some(),
        Screen::Editor => state.editor.file().is_some(),
        Screen::Rulings => state.rulings.file().is_some(),
        Screen::Quiz => state.quiz.file().is_some(),
        Screen::Start | Screen::Rules => false,
    }
}

const fn about_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Save
            | Command::SaveAs
            | Command::SavePosition
            | Command::CopyGame
            | Command::PlayAgain
            | Command::BackToGuide
            | Command::WhatIf
            | Command::Resign
            | Command::CloseGame
            | Command::Confirm
            | Command::Undo
            | Command::UndoTo(_)
            | Command::Redo
            | Command::Hint
            | Command::Skip
            | Command::LiftCurtain
            | Command::FirstCard
            | Command::SecondCard
            | Command::ThirdCard
            | Command::NextTarget
            | Command::PreviousTarget
            | Command::Earlier
            | Command::Later
            | Command::First
            | Command::Now
            | Command::Act(_)
            | Command::Select(_)
            | Command::Point(_)
            | Command::LookAt(_)
            | Command::HandOver(_)
    )
}

fn in_game(game: &Game, command: &Command) -> Option<String> {
    let shown = game.shown();
    let decides = !shown.choices.is_empty();
    let why = match command {
        Command::Undo if game.persons().is_empty() => "Only bots play: look back instead.",
        Command::Undo if game.undo_to().is_none() => "There is nothing to undo.",
        Command::Redo if game.redo_to().is_none() => "There is nothing to redo.",
        Command::BackToGuide if game.back_to_guide().is_none() => {
            "There is no guide here that was left."
        }
        Command::Hint if game.hint().is_some() => "The hint is there already.",
        Command::Hint
        | Command::FirstCard
        | Command::SecondCard
        | Command::ThirdCard
        | Command::NextTarget
        | Command::PreviousTarget
            if !decides =>
        {
            "It is not for you to decide now."
        }
        Command::Confirm if game.to_confirm().is_none() => "Nothing is selected.",
        Command::Skip if !game.can_skip() => "No bot's move is being shown.",
        Command::LiftCurtain if game.curtain().is_none() => "The curtain is up.",
        Command::Resign if game.resigning().is_none() => "Nobody who looks can resign now.",
        Command::Earlier | Command::First if shown.moment == 0 => "This is the beginning.",
        Command::Later | Command::Now if shown.now => "This is how it stands now.",
        Command::WhatIf if game.curtain().is_some() => "The curtain is down.",
        _ => return None,
    };
    Some(why.to_owned())
}

fn back(state: &State) -> Option<String> {
    let game = |game: &Game| {
        game.looking_back() || game.selected().is_some() || game.take_back_to().is_some()
    };
    let something = state.dialog.is_some()
        || match state.screen {
            Screen::Play | Screen::Start => state.game().is_some_and(game),
            _ => false,
        };
    (!something).then(|| "There is nothing to go back from.".to_owned())
}

impl Game {
    /// Why an action cannot be done, as a sentence.
    fn refuses_action(&self, command: &Command) -> Option<String> {
        let Command::Act(action) = command else {
            return None;
        };
        self.why_not(*action).map(|why| why.text)
    }

    /// The seat that would resign: the one who looks, while the game goes on and the seat is in it.
    pub(in crate::state) fn resigning(&self) -> Option<office21::table::Seat> {
        let position: &Position = self.position();
        let seat = self.looking_seat()?;
        (!self.is_over() && position.alive().has(seat)).then_some(seat)
    }
}
