use std::path::PathBuf;

use office21::table::Chance;

use super::*;
use crate::state::{
    Answer, Dialog, Fingerprint, NotSaved, Offer, OfferId, Over, Purpose, SavedGame,
};

fn offer(text: &str) -> Offer {
    let game = SavedGame::from_kept(text);
    Offer {
        id: OfferId("slot".to_owned()),
        summary: game.as_ref().map(SavedGame::summary).unwrap_or_default(),
        game,
    }
}

#[test]
fn a_kept_game_goes_on_exactly_where_it_was() {
    for undone in [false, true] {
        let mut bench = Bench::playing(persons(1));
        bench.play_on(&mut Chance(3), 5);
        if undone {
            bench.push(Command::Undo);
            bench.push(Command::Undo);
        }
        let offer = offer(bench.kept());
        assert_eq!(
            offer.summary.split(':').next(),
            Some("You, Anton, Jacky, Christa")
        );
        let mut again = Bench::found(Found {
            offers: vec![offer],
            ..Found::default()
        });
        again.push(Command::Offer(OfferId("slot".to_owned()), Answer::GoOn));
        assert_eq!(again.state.offers(), []);
        assert_eq!(again.game().position(), bench.game().position());
        assert_eq!(again.game().record(), bench.game().record());
        assert_eq!(again.game().shown(), bench.game().shown());
        assert_eq!(again.game().assisted(), undone);
        for bench in [&mut bench, &mut again] {
            bench.push(Command::Redo);
            bench.play_on(&mut Chance(4), 1000);
        }
        assert_eq!(again.game().record(), bench.game().record());
        let played = usize::from(!undone);
        assert_eq!(again.state.statistics().all.games as usize, played);
    }
}

#[test]
fn a_resigned_seat_stays_with_its_bot() {
    let mut bench = Bench::playing(persons(2));
    bench.play_on(&mut Chance(3), 4);
    bench.push(Command::LiftCurtain);
    let seat = bench.game().resigning().expect("somebody looks");
    bench.push(Command::HandOver(seat));
    bench.play_on(&mut Chance(3), 2);
    let kept = SavedGame::from_kept(bench.kept()).expect("it reads");
    assert_eq!(kept.record.handovers, bench.game().record().handovers);
    assert_eq!(kept.at, bench.game().at());
}

#[test]
fn a_damaged_game_is_said_and_nothing_is_lost() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(3), 2);
    let half = &bench.kept()[..bench.kept().len() / 2];
    let offer = offer(half);
    assert!(offer.game.is_err());
    let mut again = Bench::found(Found {
        offers: vec![offer],
        ..Found::default()
    });
    let id = OfferId("slot".to_owned());
    again.push(Command::Offer(id.clone(), Answer::GoOn));
    assert!(matches!(again.state.dialog(), Some(Dialog::Message { .. })));
    assert_eq!(again.state.offers().len(), 1, "it is still there");
    again.push(Command::Offer(id.clone(), Answer::Later));
    assert!(again.state.offers().is_empty());
    let discarded = |request: &Request| matches!(request, Request::Discard(_));
    assert!(!again.asked.iter().any(discarded));
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(3), 3);
    assert!(bench.game().unsaved());
    bench.push(Command::Save);
    assert!(
        bench
            .asked
            .iter()
            .any(|r| matches!(r, Request::AskSave { name, .. } if name.ends_with(".o21game.ron")))
    );
    let id = bench.game().id();
    bench.push(Command::Chosen {
        purpose: Purpose::Save(id),
        path: Some(PathBuf::from("/somewhere/mine")),
        after: SECOND,
    });
    let Some(Request::Save { path, text, .. }) = bench.asked.pop() else {
        panic!("nothing is saved");
    };
    assert_eq!(path, PathBuf::from("/somewhere/mine.o21game.ron"));
    bench.push(Command::Saved {
        game: id,
        path: path.clone(),
        result: Ok(Fingerprint::of(text.as_bytes())),
    });
    assert!(!bench.game().unsaved() && bench.game().path() == Some(&path));
    let record = bench.game().record();
    let opened = SavedGame::from_file(text.as_bytes(), &path);
    bench.push(Command::Loaded {
        path: path.clone(),
        game: opened.map(Box::new),
    });
    assert_ne!(bench.game().id(), id);
    assert_eq!(bench.game().record(), record);
    assert_eq!(bench.state.recent(), [path]);
    // It is in a file, so closing asks nothing.
    bench.push(Command::CloseGame);
    assert_eq!(bench.game().id(), id);
}

#[test]
fn closing_a_running_game_asks_first() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(3), 1);
    bench.push(Command::CloseGame);
    assert_eq!(bench.state.games().len(), 1);
    bench.push(Command::Yes);
    assert!(bench.state.games().is_empty());
    assert_eq!(bench.state.screen(), Screen::Start);
    let forgotten = |request: &Request| matches!(request, Request::ForgetAutosave { .. });
    assert!(bench.asked.iter().any(forgotten));
}

#[test]
fn without_a_file_dialog_a_path_is_asked_for() {
    let mut bench = Bench::new();
    bench.push(Command::Open);
    let cancelled = |after| Command::Chosen {
        purpose: Purpose::Open,
        path: None,
        after,
    };
    bench.push(cancelled(SECOND));
    assert_eq!(bench.state.dialog(), None, "somebody has cancelled");
    bench.push(cancelled(SECOND / 100));
    bench.push(Command::PathEntered);
    let Some(Dialog::Path(field)) = bench.state.dialog() else {
        panic!("no path is asked for");
    };
    assert!(field.fault.is_some());
    bench.push(Command::EditPath("a.ron".to_owned()));
    bench.push(Command::PathEntered);
    assert!(matches!(bench.asked.pop(), Some(Request::Load(path)) if path.as_os_str() == "a.ron"));
}

#[test]
fn what_its_file_lacks_is_known_after_a_restart() {
    let mut bench = Bench::playing(persons(1));
    bench.play_on(&mut Chance(3), 3);
    let id = bench.game().id();
    let path = PathBuf::from("/somewhere/mine.o21game.ron");
    let seen = Fingerprint::of(b"the file");
    bench.push(Command::Saved {
        game: id,
        path: path.clone(),
        result: Err(NotSaved::Exists),
    });
    assert!(matches!(bench.state.dialog(), Some(Dialog::Question(_))));
    bench.push(Command::Yes);
    let asked = bench.asked.pop();
    assert!(
        matches!(
            asked,
            Some(Request::Save {
                over: Over::Anything,
                ..
            })
        ),
        "{asked:?}"
    );
    bench.push(Command::Saved {
        game: id,
        path: path.clone(),
        result: Ok(seen),
    });
    let comes_back = |bench: &Bench| {
        let mut again = Bench::found(Found {
            offers: vec![offer(bench.kept())],
            ..Found::default()
        });
        again.push(Command::Offer(OfferId("slot".to_owned()), Answer::GoOn));
        again
    };
    assert!(!comes_back(&bench).game().unsaved());
    bench.play_on(&mut Chance(4), 1);
    assert!(bench.game().unsaved());
    let mut again = comes_back(&bench);
    assert!(again.game().unsaved(), "the file lacks the last decision");
    again.push(Command::CloseGame);
    assert!(matches!(again.state.dialog(), Some(Dialog::Question(_))));
    again.push(Command::Dismiss);
    again.push(Command::Save);
    let asked = again.asked.pop();
    let known = Over::Seen(Some(seen));
    assert!(
        matches!(&asked, Some(Request::Save { over, path: at, .. }) if *over == known && *at == path),
        "{asked:?}"
    );
}
