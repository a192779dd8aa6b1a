//! Carrying commands out, a file for each part of the program.

mod answers;
mod editor;
mod files;
mod games;
mod meant;
mod places;
mod quiz;
mod refuse;
mod rules;
mod rulings;

use std::time::Duration;

use super::{Composed, Dialog, Game, GameId, Notice, Question, Request, SavedGame, Screen, State};
use crate::command::Command;

pub(super) use refuse::refuses;

/// How long a notice is shown.
const NOTICE: Duration = Duration::from_secs(6);

pub(super) fn apply(state: &mut State, command: Command) {
    // Keys can ask for what no button offers; a word says why nothing happens.
    let is_told = command.info().is_some()
        && !matches!(command, Command::Back | Command::Confirm | Command::Skip);
    let command = meant::meant(state, &command).unwrap_or(command);
    if let Some(why) = refuses(state, &command) {
        if is_told {
            state.note(why);
        }
        return;
    }
    match command {
        Command::Tick(now) => tick(state, now),
        Command::Home
        | Command::ShowPlay
        | Command::ShowEditor
        | Command::ShowRulings
        | Command::ShowRules
        | Command::FindRule
        | Command::ShowQuiz
        | Command::EditThis
        | Command::RuleOnThis
        | Command::PlayFromHere
        | Command::CopyCode
        | Command::Paste
        | Command::Edit(_)
        | Command::RuleOn(_)
        | Command::PlayFrom(_)
        | Command::ShowRule(_)
        | Command::Pasted(_)
        | Command::EditPaste(_)
        | Command::PasteEntered => places::apply(state, command),
        Command::Editor(command) => editor::apply(state, command),
        Command::Rulings(command) => rulings::apply(state, command),
        Command::Rules(command) => rules::apply(state, command),
        Command::Quiz(command) => quiz::apply(state, command),
        Command::NewGame => state.dialog = Some(Dialog::NewGame),
        Command::OpenSettings => state.dialog = Some(Dialog::Settings),
        Command::OpenStatistics => state.dialog = Some(Dialog::Statistics),
        Command::OpenShortcuts => state.dialog = Some(Dialog::Shortcuts),
        Command::OpenAbout => state.dialog = Some(Dialog::About),
        Command::Form(form) => state.form = *form,
        Command::Yes => {
            if let Some(Dialog::Question(question)) = state.dialog.take() {
                apply(state, *question.then);
            }
        }
        Command::Dismiss => state.dialog = None,
        Command::Set(settings) => set(state, |kept| *kept = *settings),
        Command::ToggleCounter => set(state, |kept| kept.hide_counter = !kept.hide_counter),
        Command::ToggleStanding => set(state, |kept| kept.hide_standing = !kept.hide_standing),
        Command::ZoomIn => set(state, |kept| kept.zoom(true)),
        Command::ZoomOut => set(state, |kept| kept.zoom(false)),
        Command::ZoomReset => set(state, |kept| kept.zoom_percent = 100),
        Command::WindowSize(width, height) => {
            state.settings.window = (width, height);
            state.settings = state.settings.clone().tamed();
        }
        Command::ClearStatistics => {
            state.statistics = super::Statistics::default();
            state.send(Request::KeepStatistics(state.statistics.clone()));
        }
        Command::Quit => quit(state),
        Command::Open
        | Command::Save
        | Command::SaveAs
        | Command::SavePosition
        | Command::CopyGame
        | Command::OpenPath(_)
        | Command::EditPath(_)
        | Command::PathEntered
        | Command::SaveOver(..)
        | Command::Offer(..) => files::apply(state, command),
        Command::Reply(_)
        | Command::Chosen { .. }
        | Command::Loaded { .. }
        | Command::Saved { .. }
        | Command::Written { .. }
        | Command::PictureTaken { .. }
        | Command::AutosaveFailed(_)
        | Command::Failed { .. } => answers::apply(state, command),
        other => games::apply(state, other),
    }
    settle(state);
}

/// Brings everything up to date that follows from what has been done.
fn settle(state: &mut State) {
    let (now, pause) = (
        state.now,
        Duration::from_millis(state.settings.bot_pause_ms.into()),
    );
    if let Some((slot, text)) = state.editor.table_mut().and_then(Composed::take_autosave) {
        state.send(Request::Autosave { slot, text });
    }
    if let Some(desk) = state.rulings.take_kept() {
        state.send(Request::KeepDesk(desk));
    }
    let playing = state.screen == Screen::Play;
    let Some(game) = state.game_mut() else { return };
    let job = if playing {
        game.drive(now, pause)
    } else {
        None
    };
    let autosave = game.take_autosave();
    let counts = game.take_count();
    game.refresh_if_changed();
    if let Some(job) = job {
        state.send(Request::Think(Box::new(job)));
    }
    if let Some((slot, text)) = autosave {
        state.send(Request::Autosave { slot, text });
    }
    if let Some((level, victory)) = counts {
        state.statistics.add(level, victory);
        state.send(Request::KeepStatistics(state.statistics.clone()));
    }
}

fn tick(state: &mut State, now: Duration) {
    // A clock that goes back would let notices and moves stand for ever.
    state.now = now.max(state.now);
    if state
        .notice
        .as_ref()
        .is_some_and(|notice| notice.until <= now)
    {
        state.notice = None;
    }
}

fn set(state: &mut State, change: impl FnOnce(&mut super::Settings)) {
    let mut settings = state.settings.clone();
    change(&mut settings);
    state.settings = settings.tamed();
    state.send(Request::KeepSettings(state.settings.clone()));
}

fn quit(state: &mut State) {
    let finished: Vec<String> = state
        .games
        .iter()
        .filter(|game| game.is_over() && !game.unsaved())
        .map(|game| game.slot().to_owned())
        .collect();
    for slot in finished {
        state.send(Request::ForgetAutosave { slot });
    }
    if let Some(table) = state.editor.table().filter(|table| !table.unsaved()) {
        let slot = table.slot().to_owned();
        state.send(Request::ForgetAutosave { slot });
    }
    state.send(Request::KeepSettings(state.settings.clone()));
    state.send(Request::Quit);
}

impl State {
    /// Something is to be done outside.
    fn send(&mut self, request: Request) {
        self.outbox.push_back(request);
    }

    /// Shows a notice for a while.
    fn note(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice {
            text: text.into(),
            until: self.now + NOTICE,
        });
    }

    /// Asks before something is done.
    fn ask(&mut self, title: &str, text: String, yes: &str, then: Command) {
        self.dialog = Some(Dialog::Question(Question {
            title: title.to_owned(),
            text,
            yes: yes.to_owned(),
            no: "Cancel".to_owned(),
            then: Box::new(then),
            save: None,
        }));
    }

    /// The same where this would save what is lost.
    fn ask_or_save(&mut self, title: &str, text: String, yes: &str, then: Command, save: Command) {
        self.ask(title, text, yes, then);
        if let Some(Dialog::Question(question)) = &mut self.dialog {
            question.save = Some(Box::new(save));
        }
    }

    /// Says something that must be read.
    fn say(&mut self, title: &str, text: String) {
        self.dialog = Some(Dialog::Message {
            title: title.to_owned(),
            text,
        });
    }

    /// A name for something to be kept until the next start.
    fn new_slot(&mut self) -> String {
        format!("{:016x}", self.chance.next_u64())
    }

    fn go(&mut self, screen: Screen) {
        self.screen = screen;
    }

    /// The game shown rests; its bots need not think any more.
    fn leave_game(&mut self) {
        if let Some(game) = self.game_mut() {
            game.rest();
            let id = game.id();
            self.send(Request::StopThinking(id));
        }
    }

    /// One more game, shown at once.
    fn add_game(&mut self, saved: SavedGame, slot: Option<String>) {
        self.leave_game();
        let slot = slot.unwrap_or_else(|| self.new_slot());
        let id = GameId(self.next_id);
        self.next_id += 1;
        if let Some(warning) = &saved.warning {
            let text = format!("The game opens up to where it fits. What does not: {warning}");
            self.say("Not all of it fits", text);
        }
        self.games.push(Game::new(id, slot, saved));
        self.current = Some(id);
        self.screen = Screen::Play;
    }
}
