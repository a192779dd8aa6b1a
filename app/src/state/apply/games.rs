//! Commands about games: beginning, deciding, going back, looking back.

use office21::table::Position;
use office21::text::record::{Player, PlayerKind, Record};

use super::{GameId, Request, SavedGame, Screen, State};
use crate::command::Command;
use crate::guide;
use crate::state::Dialog;

pub(super) fn apply(state: &mut State, command: Command) {
    match command {
        Command::Play => begin(state),
        Command::PlayAgain => play_again(state),
        Command::GuidedGame => guided_game(state),
        Command::BackToGuide => {
            if let Some(moment) = state.game().and_then(super::Game::back_to_guide) {
                go_to(state, moment);
            }
        }
        Command::ShowGame(id) => show(state, id),
        Command::NextGame => next_game(state),
        Command::CloseGame => {
            if let Some(id) = state.current {
                close(state, id);
            }
        }
        Command::Close(id) => close(state, id),
        Command::CloseNow(id) => close_now(state, id),
        Command::Back => back(state),
        Command::Undo => undo(state),
        Command::UndoTo(moment) => go_to(state, moment),
        Command::Redo => {
            if let Some(moment) = state.game().and_then(super::Game::redo_to) {
                go_to(state, moment);
            }
        }
        Command::WhatIf => {
            if let Some(saved) = state.game().map(super::Game::what_if) {
                state.add_game(saved, None);
            }
        }
        Command::Resign => resign(state),
        Command::HandOver(seat) => {
            let seed = state.chance.next_u64();
            let level = "clerk".to_owned();
            if let Some(game) = state.game_mut() {
                game.hand_over(seat, PlayerKind::Bot { level, seed });
            }
        }
        Command::Hint => {
            if let Some(job) = state.game_mut().and_then(super::Game::ask_hint) {
                state.send(Request::Think(Box::new(job)));
            }
        }
        other => in_game(state, &other),
    }
}

/// What only the game shown is about.
fn in_game(state: &mut State, command: &Command) {
    let Some(game) = state.game_mut() else { return };
    match *command {
        Command::Confirm => {
            if let Some(action) = game.to_confirm() {
                game.decide(action);
            }
        }
        Command::Act(action) => {
            game.decide(action);
        }
        Command::Select(action) => game.select(action),
        Command::Point(action) => game.point(action),
        Command::FirstCard => game.select_card(0),
        Command::SecondCard => game.select_card(1),
        Command::ThirdCard => game.select_card(2),
        Command::NextTarget => game.select_next(false),
        Command::PreviousTarget => game.select_next(true),
        Command::Skip => game.skip(),
        Command::LiftCurtain => game.lift_curtain(),
        Command::Earlier => game.look_at(game.shown().moment.saturating_sub(1)),
        Command::Later => game.look_at(game.shown().moment + 1),
        Command::First => game.look_at(0),
        Command::Now => game.look_at(usize::MAX),
        Command::LookAt(moment) => game.look_at(moment),
        _ => {}
    }
}

fn begin(state: &mut State) {
    if !state.form.faults().is_empty() {
        state.dialog = Some(Dialog::NewGame);
        return;
    }
    let random = state.chance.next_u64();
    let seed = state.form.seed().unwrap_or(random);
    // A seed is for one game: the next one is another.
    state.form.seed.clear();
    let (players, readings) = (state.form.players(), state.form.readings);
    if state.dialog == Some(Dialog::NewGame) {
        state.dialog = None;
    }
    deal(state, players, seed, readings);
}

fn play_again(state: &mut State) {
    let seed = state.chance.next_u64();
    if let Some(game) = state.game() {
        let (players, readings) = (game.players().to_vec(), game.position().readings());
        deal(state, players, seed, readings);
    }
}

/// The guided first game, from its beginning. It counts in no statistics.
fn guided_game(state: &mut State) {
    let record = Record {
        actions: Vec::new(),
        ..guide::game().clone()
    };
    state.add_game(SavedGame::beginning(record, true), None);
}

fn deal(
    state: &mut State,
    mut players: Vec<Player>,
    seed: u64,
    readings: office21::rulebook::Readings,
) {
    for (player, at) in players.iter_mut().zip(1..) {
        if let PlayerKind::Bot { seed: own, .. } = &mut player.kind {
            // Each bot has a chance of its own, all from the seed of the game.
            *own = office21::table::Chance(seed.wrapping_add(at)).next_u64();
        }
    }
    let start = Position::deal(players.len(), seed, readings);
    let record = Record::new(start, players);
    state.add_game(SavedGame::beginning(record, false), None);
}

fn show(state: &mut State, id: GameId) {
    if state.current != Some(id) && state.games.iter().any(|game| game.id() == id) {
        state.leave_game();
        state.current = Some(id);
    }
    state.screen = Screen::Play;
}

fn next_game(state: &mut State) {
    let at = state
        .games
        .iter()
        .position(|game| Some(game.id()) == state.current);
    let next = at.map_or(0, |at| (at + 1) % state.games.len().max(1));
    if let Some(id) = state.games.get(next).map(super::Game::id) {
        show(state, id);
    }
}

/// A running game, or one that no file has, is closed only after a question.
fn close(state: &mut State, id: GameId) {
    let Some(game) = state.games.iter().find(|game| game.id() == id) else {
        return;
    };
    if game.unsaved() {
        let what = if game.is_over() {
            "It is over"
        } else {
            "It is not over"
        };
        let text = format!("{}: {what}, and it is in no file of yours.", game.title());
        state.ask("Close this game?", text, "Close", Command::CloseNow(id));
    } else {
        close_now(state, id);
    }
}

fn close_now(state: &mut State, id: GameId) {
    let Some(at) = state.games.iter().position(|game| game.id() == id) else {
        return;
    };
    let slot = state.games.remove(at).slot().to_owned();
    state.send(Request::StopThinking(id));
    state.send(Request::ForgetAutosave { slot });
    if state.current == Some(id) {
        let next = state.games.get(at).or(state.games.last());
        state.current = next.map(super::Game::id);
        if state.current.is_none() {
            state.screen = Screen::Start;
        }
    }
}

/// One step back: what lies on top first.
fn back(state: &mut State) {
    if state.dialog.take().is_some() {
        return;
    }
    let Some(game) = state.game_mut() else { return };
    if game.looking_back() {
        game.look_at(usize::MAX);
    } else if game.selected().is_some() {
        game.drop_selection();
    } else if let Some(moment) = game.take_back_to() {
        game.go_to(moment);
    }
}

fn undo(state: &mut State) {
    let Some(game) = state.game() else { return };
    let Some(moment) = game.undo_to() else { return };
    if game.persons().len() > 1 {
        let text =
            "Everybody at the screen should agree to go back to the decision before.".to_owned();
        state.ask("Undo?", text, "Undo", Command::UndoTo(moment));
    } else {
        go_to(state, moment);
    }
}

fn go_to(state: &mut State, moment: usize) {
    let Some(game) = state.game_mut() else { return };
    let before = game.assisted();
    game.go_to(moment);
    let id = game.id();
    if !before && game.assisted() {
        state.note("This went back past hidden cards, so the game counts in no statistics.");
    }
    state.send(Request::StopThinking(id));
}

fn resign(state: &mut State) {
    let Some(game) = state.game() else { return };
    let Some(seat) = game.resigning() else { return };
    let name = game.speech().owner(seat);
    let text = format!("A clerk takes {name} seat over, and the game goes on.");
    state.ask("Resign?", text, "Resign", Command::HandOver(seat));
}
