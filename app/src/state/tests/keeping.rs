use std::path::PathBuf;

use office21::rulebook::Readings;
use office21::table::{Chance, Position, Seat};
use office21::text::file::{self, KnownHand, PositionFile, SeatKnowledge};

use super::*;
use crate::state::{
    Answer, Dialog, Fingerprint, Kept, NotSaved, Offer, OfferId, Opened, Over, Purpose, SavedGame,
};

fn offer(text: &str) -> Offer {
    let kept = Kept::from_text(text);
    Offer {
        id: OfferId("slot".to_owned()),
        summary: kept.as_ref().map(Kept::summary).unwrap_or_default(),
        kept,
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
    let Ok(Kept::Game(kept)) = Kept::from_text(bench.kept()) else {
        panic!("it reads");
    };
    assert_eq!(kept.record.handovers, bench.game().record().handovers);
    assert_eq!(kept.at, bench.game().at());
}

#[test]
fn a_damaged_game_is_said_and_nothing_is_lost() {
    let mut bench = Bench::playing(trainees);
    bench.play_on(&mut Chance(3), 2);
    let half = &bench.kept()[..bench.kept().len() / 2];
    let offer = offer(half);
    assert!(offer.kept.is_err());
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
    let opened = Opened::from_file(text.as_bytes(), &path);
    bench.push(Command::Loaded {
        path: path.clone(),
        opened,
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

/// A table of three at which the third seat has seen one card of the second hand, and the second of the pile.
fn seen() -> PositionFile {
    let position = Position::deal(3, 21, Readings::default());
    let knowledge = SeatKnowledge {
        seat: Seat::ALL[2],
        hands: vec![KnownHand {
            seat: Seat::ALL[1],
            cards: position.hand(Seat::ALL[1]).iter().take(1).collect(),
        }],
        pile: vec![None, position.draw_pile().nth(1)],
        within_pile: Vec::new(),
    };
    PositionFile {
        knowledge: vec![knowledge],
        ..PositionFile::of(&position, &[])
    }
}

fn played(file: &PositionFile) -> Result<SavedGame, String> {
    SavedGame::from_position(file)
}

fn open(bench: &mut Bench, file: &PositionFile) {
    bench.push(Command::Loaded {
        path: PathBuf::from("seen.o21.ron"),
        opened: Opened::from_file(file.to_ron().as_bytes(), &PathBuf::from("seen.o21.ron")),
    });
}

#[test]
fn what_a_position_says_is_known_is_known_in_its_game_and_after_a_restart() {
    let mut bench = Bench::new();
    open(&mut bench, &seen());
    let christa = Seat::ALL[2];
    let knows = |bench: &Bench| SeatKnowledge::of(bench.game().view_at(christa, 0));
    let expected = seen().knowledge[0].clone();
    assert_eq!(knows(&bench), expected);
    bench.play_on(&mut Chance(1), 1);
    let mut again = Bench::found(Found {
        offers: vec![offer(bench.kept())],
        ..Found::default()
    });
    again.push(Command::Offer(OfferId("slot".to_owned()), Answer::GoOn));
    assert_eq!(knows(&again), expected);
}

#[test]
fn what_a_position_says_is_known_must_be_so() {
    let mut file = seen();
    file.knowledge[0].pile.swap(0, 1);
    let wrong = file.draft.draw_pile[0] != file.draft.draw_pile[1];
    let error = played(&file).expect_err("it is not so");
    assert!(
        wrong && error.contains("knowledge of seat 3: place 1 of the pile"),
        "{error}"
    );
    file = seen();
    file.knowledge[0].hands[0].seat = Seat::ALL[2];
    let error = played(&file).expect_err("it is not so");
    assert!(error.contains("knowledge of seat 3"), "{error}");
}

#[test]
fn the_position_shown_is_saved_with_what_everybody_knows_of_it() {
    let mut bench = Bench::new();
    open(&mut bench, &seen());
    bench.push(Command::SavePosition);
    let named =
        |r: &Request| matches!(r, Request::AskSave { name, .. } if name.ends_with(".o21.ron"));
    assert!(bench.asked.iter().any(named));
    let game = bench.game().id();
    let save = |bench: &mut Bench, path: &str, after| {
        bench.push(Command::Chosen {
            purpose: Purpose::SavePosition(game),
            path: Some(PathBuf::from(path)),
            after,
        });
        let Some(Request::Write {
            path, bytes, over, ..
        }) = bench.asked.pop()
        else {
            panic!("nothing is saved");
        };
        (path, bytes, over)
    };
    let (path, written, over) = save(&mut bench, "mine", SECOND);
    assert_eq!(
        (path.as_os_str(), over),
        ("mine.o21.ron".as_ref(), Over::Seen(None))
    );
    let written = file::read(&written).map(|file| (file.draft, file.knowledge));
    assert_eq!(written, Ok((seen().draft, seen().knowledge)));
    // Something is there already: the question is asked, and yes replaces it.
    let purpose = Purpose::SavePosition(game);
    bench.push(Command::Written {
        purpose,
        path: path.clone(),
        result: Err(NotSaved::Exists),
    });
    assert!(matches!(bench.state.dialog(), Some(Dialog::Question(_))));
    bench.push(Command::Yes);
    assert!(matches!(
        bench.asked.pop(),
        Some(Request::Write {
            over: Over::Anything,
            ..
        })
    ));
    bench.push(Command::Written {
        purpose,
        path: path.clone(),
        result: Ok(Fingerprint::of(b"")),
    });
    assert_eq!(bench.state.recent().first(), Some(&path));
    assert!(
        bench.game().path().is_none(),
        "a position is not the game's file"
    );
}

#[test]
fn games_are_told_apart_by_title_turn_and_file() {
    let mut bench = Bench::playing(trainees);
    assert_eq!(bench.game().stage(), "in set-up");
    bench.play_on(&mut Chance(3), 3);
    let stage = bench.game().stage();
    let turn = bench
        .game()
        .shown()
        .turn()
        .expect("there is one")
        .title
        .clone();
    assert!(
        turn.to_lowercase().starts_with(&format!("{stage}:")),
        "{turn} {stage}"
    );
    assert_eq!(
        offer(bench.kept()).summary,
        format!("You, Anton, Jacky and Christa: {stage}, unsaved").replace(" and ", ", ")
    );
    bench.push(Command::Saved {
        game: bench.game().id(),
        path: PathBuf::from("/somewhere/mine.o21game.ron"),
        result: Ok(Fingerprint::of(b"the file")),
    });
    assert_eq!(
        bench.game().file_name(),
        "in mine.o21game.ron, changed since"
    );
    bench.push(Command::WhatIf);
    bench.play_on(&mut Chance(5), 1);
    let what_if = offer(bench.kept());
    assert!(
        what_if.summary.starts_with("What if: "),
        "{}",
        what_if.summary
    );
    assert!(!what_if.kept.expect("it is whole").is_finished());
    bench.play_on(&mut Chance(5), 1000);
    let over = offer(bench.kept());
    assert!(over.summary.contains(": finished, "), "{}", over.summary);
    assert!(over.kept.expect("it is whole").is_finished());
}
