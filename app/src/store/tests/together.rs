//! Two programs, or somebody else, at the same files.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use super::killed::version;
use super::*;
use crate::state::{Fingerprint, GameId, NotSaved, Over, Purpose, Request};

fn keeper(data: &Path) -> (Keeper, Receiver<Command>) {
    let (sender, answers) = channel();
    let keeper = Keeper::start(Folder::open(data), sender, || {});
    (keeper.expect("there is a thread"), answers)
}

fn save(path: &Path, number: u32, over: Over) -> Request {
    Request::Save {
        game: GameId(1),
        path: path.to_path_buf(),
        text: version(number).record.to_ron(),
        over,
    }
}

fn saved(answers: &Receiver<Command>) -> Result<Fingerprint, NotSaved> {
    match answers.recv().expect("the thread lives") {
        Command::Saved { result, .. } => result,
        other => panic!("{other:?}"),
    }
}

fn holds(path: &Path, number: u32) {
    let text = fs::read_to_string(path).expect("it is there");
    assert_eq!(text, version(number).record.to_ron());
}

#[test]
fn a_file_changed_by_somebody_else_is_replaced_only_by_consent() {
    let place = folder();
    let path = place.path().join("mine.o21game.ron");
    let (keeper, answers) = keeper(&place.path().join("data"));
    keeper.ask(save(&path, 1, Over::Seen(None)));
    let seen = saved(&answers).expect("nothing was there");
    assert_eq!(seen, Fingerprint::of(&fs::read(&path).expect("it reads")));
    // Two at once: the second is asked for before the first is answered.
    keeper.ask(save(&path, 2, Over::Seen(Some(seen))));
    keeper.ask(save(&path, 3, Over::Seen(Some(seen))));
    assert!(saved(&answers).is_ok() && saved(&answers).is_ok());
    holds(&path, 3);

    let theirs = version(4).record.to_ron();
    fs::write(&path, &theirs).expect("it is written");
    keeper.ask(save(&path, 5, Over::Seen(Some(seen))));
    assert_eq!(saved(&answers), Err(NotSaved::Changed));
    holds(&path, 4);
    keeper.ask(save(&path, 5, Over::Anything));
    assert!(saved(&answers).is_ok());
    holds(&path, 5);

    // What was removed meanwhile is written again: nothing is lost by that.
    fs::remove_file(&path).expect("it is there");
    keeper.ask(save(&path, 6, Over::Seen(Some(seen))));
    assert!(saved(&answers).is_ok());
    holds(&path, 6);

    let other = place.path().join("other.ron");
    fs::write(&other, "something else").expect("it is written");
    keeper.ask(save(&other, 6, Over::Seen(None)));
    assert_eq!(saved(&answers), Err(NotSaved::Exists));
    assert_eq!(
        fs::read_to_string(&other).expect("it is there"),
        "something else"
    );
}

#[test]
fn a_data_folder_removed_while_the_program_runs_is_made_again() {
    let place = folder();
    let data = place.path().join("data");
    let (mut keeper, answers) = keeper(&data);
    let autosave = |number: u32| Request::Autosave {
        slot: "slot".to_owned(),
        text: Kept::Game(Box::new(version(number))).text(),
    };
    keeper.ask(autosave(1));
    keeper.ask(save(
        &place.path().join("none").join("a.ron"),
        1,
        Over::Anything,
    ));
    let Err(NotSaved::Failed(words)) = saved(&answers) else {
        panic!("there is no such folder");
    };
    assert!(words.contains("a.ron: there is no folder"), "{words}");
    fs::remove_dir_all(&data).expect("it is there");
    keeper.ask(autosave(2));
    keeper.finish();
    assert!(answers.try_recv().is_err(), "nothing is amiss");
    let offers = find(&Folder::open(&data)).offers;
    assert_eq!(offers.len(), 1);
    assert_eq!(offers[0].kept, Ok(Kept::Game(Box::new(version(2)))));
}

/// Begins a game in this program, or opens the one in the file, and takes a decision.
fn plays(program: &mut Program, begin: Command) {
    let games = program.state().games().len();
    program.push(begin);
    until(program, |program| program.state().games().len() > games);
    until(program, decides);
    decides_once(program);
}

fn decides_once(program: &mut Program) {
    let choice = program
        .state()
        .game()
        .and_then(|game| game.shown().choices.first().map(|choice| choice.action));
    program.push(Command::Act(choice.expect("there is a choice")));
    until(program, decides);
}

fn saves(program: &mut Program) {
    program.push(Command::Save);
    until(program, |program| {
        program.state().dialog().is_some()
            || !program
                .state()
                .game()
                .is_some_and(crate::state::Game::unsaved)
    });
}

#[test]
fn two_programs_with_the_same_game_lose_neither() {
    let place = folder();
    let (data, path) = (
        place.path().join("data"),
        place.path().join("mine.o21game.ron"),
    );
    let mut first = Program::start_in(&data, 5, || {});
    plays(&mut first, Command::Play);
    let game = first.state().game().expect("it is shown").id();
    first.push(Command::Chosen {
        purpose: Purpose::Save(game),
        path: Some(path.clone()),
        after: Duration::from_secs(1),
    });
    until(&mut first, |program| !program.state().recent().is_empty());

    let mut second = Program::start_in(&data, 6, || {});
    let Some(Dialog::Message { text, .. }) = second.state().dialog() else {
        panic!("the second program says nothing: {:?}", second.state());
    };
    assert!(text.contains("running already"), "{text}");
    second.push(Command::Dismiss);
    plays(&mut second, Command::OpenPath(path.clone()));
    // Not the same decisions as those of the second.
    decides_once(&mut first);
    decides_once(&mut first);
    saves(&mut second);
    assert_eq!(second.state().dialog(), None);
    let of_second = fs::read(&path).expect("it reads");

    saves(&mut first);
    let Some(Dialog::Question(question)) = first.state().dialog() else {
        panic!("it was replaced without a question");
    };
    assert!(question.text.contains(&path.display().to_string()));
    assert!(fs::read(&path).expect("it reads") == of_second);
    first.push(Command::Yes);
    until(&mut first, |program| {
        !program
            .state()
            .game()
            .is_some_and(crate::state::Game::unsaved)
    });
    assert!(fs::read(&path).expect("it reads") != of_second);

    // Both games, as far as their bots have played meanwhile, are offered by the next program, whatever the file holds.
    let records = [&first, &second].map(|p| p.state().game().expect("it is shown").record());
    first.close();
    second.close();
    drop((first, second));
    let next = Program::start_in(&data, 7, || {});
    let offered = |record| {
        let kept = |offer: &crate::state::Offer| matches!(&offer.kept, Ok(Kept::Game(game)) if game.record == record);
        next.state().offers().iter().any(kept)
    };
    assert!(records.into_iter().all(offered));
    assert_eq!(next.state().recent(), [PathBuf::from(&path)]);
}
