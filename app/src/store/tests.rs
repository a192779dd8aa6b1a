mod failures;
mod killed;
mod together;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use super::atomic::{self, SaveError, Why};
use super::*;
use crate::command::Command;
use crate::program::{Outside, Program};
use crate::state::{Answer, Dialog, PromptKind};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is a place for temporary files")
}

fn write(path: &Path, text: &str) -> Result<(), SaveError> {
    atomic::write(path, text.as_bytes(), 100, |_| Ok(()))
}

fn why(written: Result<(), SaveError>) -> Why {
    written.expect_err("it is not written").why
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("it reads").file_name();
    let mut names: Vec<String> = entries
        .map(|e| name(e).to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_is_the_old_one_or_the_new_one() {
    let folder = folder();
    let path = folder.path().join("a.ron");
    write(&path, "old").expect("it is written");
    let no = atomic::write(&path, b"new", 100, |_| Err("no".to_owned()));
    assert!(matches!(why(no), Why::NotTheSame(_)));
    let large = write(&path, &"x".repeat(101));
    assert!(matches!(
        why(large),
        Why::TooLarge {
            size: 101,
            most: 100
        }
    ));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "old");
    write(&path, "new").expect("it is written");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "new");
    assert_eq!(names(folder.path()), ["a.ron"], "nothing is left under way");
}

#[test]
fn what_cannot_be_written_says_why() {
    let folder = folder();
    let nowhere = folder.path().join("none").join("a.ron");
    assert!(matches!(why(write(&nowhere, "x")), Why::NoFolder(_)));
    assert!(matches!(why(write(folder.path(), "x")), Why::NoFile));
    let path = folder.path().join("a.ron");
    write(&path, "old").expect("it is written");
    let mut rights = fs::metadata(&path).expect("it is there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).expect("they are set");
    let error = write(&path, "new").expect_err("it is read-only");
    assert!(error.to_string().contains("read-only"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "old");
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_permissions_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder();
    let (real, link) = (
        folder.path().join("real.ron"),
        folder.path().join("link.ron"),
    );
    write(&real, "old").expect("it is written");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("they are set");
    symlink(&real, &link).expect("it is linked");
    write(&link, "new").expect("it is written");
    assert!(
        fs::symlink_metadata(&link)
            .expect("it is there")
            .is_symlink()
    );
    assert_eq!(fs::read_to_string(&real).expect("it is there"), "new");
    let mode = fs::metadata(&real)
        .expect("it is there")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn a_second_program_keeps_its_games_beside_the_first_and_loses_none() {
    let place = folder();
    let first = Folder::open(place.path());
    assert!(first.is_first() && first.warning().is_none());
    let second = Folder::open(place.path());
    assert!(!second.is_first() && second.warning().is_some());
    assert_ne!(second.games(), first.games());
    let game = second.games().join(format!("abc{KEPT}"));
    fs::write(&game, "anything").expect("it is written");
    let stale = first.games().join(format!("{}x.tmp", atomic::UNDER_WAY));
    fs::write(&stale, "half").expect("it is written");
    drop((first, second));
    let next = Folder::open(place.path());
    assert!(next.is_first());
    assert_eq!(
        names(&next.games()),
        [format!("abc{KEPT}")],
        "taken over, and cleared"
    );
}

#[test]
fn a_lock_that_is_let_go_of_in_a_moment_is_waited_for() {
    let place = folder();
    let held = Folder::open(place.path());
    let ending = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        drop(held);
    });
    assert!(Folder::open(place.path()).is_first());
    ending.join().expect("it ends");
}

#[test]
fn damaged_settings_begin_anew_and_are_put_aside() {
    let place = folder();
    fs::write(place.path().join(folder::SETTINGS), "(zoom").expect("it is written");
    let found = find(&Folder::open(place.path()));
    assert_eq!(found.settings, Settings::default());
    assert_eq!(found.warnings.len(), 1);
    assert!(place.path().join("settings.ron.damaged-1").exists());
    assert_eq!(find(&Folder::open(place.path())).warnings.len(), 0);
}

#[test]
fn a_damaged_score_begins_anew_and_is_put_aside() {
    let place = folder();
    let path = place.path().join(folder::QUIZ);
    fs::write(&path, "(answers: {\"x\": (right: -1)})").expect("it is written");
    let found = find(&Folder::open(place.path()));
    assert!(found.quiz.is_empty());
    assert!(found.warnings.len() == 1 && found.warnings[0].contains("quiz.ron"));
    assert!(place.path().join("quiz.ron.damaged-1").exists());
    fs::write(&path, "(answers: {\"x\": (right: 1)})").expect("it is written");
    let found = find(&Folder::open(place.path()));
    assert!(!found.quiz.is_empty() && found.warnings.is_empty());
}

#[test]
fn a_report_of_a_breakdown_is_told_once() {
    let place = folder();
    let path = crash::report(place.path(), "it broke").expect("it is written");
    let text = fs::read_to_string(path).expect("it is there");
    assert!(text.contains(env!("CARGO_PKG_VERSION")) && text.contains("it broke"));
    assert!(crash::told(place.path()).is_some());
    assert_eq!(crash::told(place.path()), None);
}

/// Runs the program until this holds.
fn until(program: &mut Program, holds: impl Fn(&Program) -> bool) -> Vec<Outside> {
    let begun = Instant::now();
    let mut outside = Vec::new();
    while !holds(program) {
        assert!(
            begun.elapsed() < Duration::from_mins(1),
            "it takes too long"
        );
        outside.extend(program.frame(begun.elapsed() * 1000));
        std::thread::sleep(Duration::from_millis(1));
    }
    outside
}

fn decides(program: &Program) -> bool {
    let game = program.state().game();
    game.is_some_and(|game| {
        matches!(
            game.shown().prompt.kind,
            PromptKind::Decide | PromptKind::Over
        )
    })
}

#[test]
fn the_whole_program_keeps_a_game_from_one_start_to_the_next() {
    let place = folder();
    let mut program = Program::start_in(place.path(), 5, || {});
    program.push(Command::Play);
    for _ in 0..4 {
        until(&mut program, decides);
        if let Some(choice) = program
            .state()
            .game()
            .and_then(|g| g.shown().choices.first())
        {
            let action = choice.action;
            program.push(Command::Act(action));
        }
    }
    until(&mut program, decides);
    let record = program.state().game().expect("it is shown").record();
    program.push(Command::ToggleStanding);
    program.close();
    drop(program);

    let mut program = Program::start_in(place.path(), 6, || {});
    assert!(program.state().settings().hide_standing);
    let offers = program.state().offers();
    assert_eq!(offers.len(), 1);
    let id = offers[0].id.clone();
    program.push(Command::Offer(id, Answer::GoOn));
    assert_eq!(
        program.state().game().expect("it is shown").record(),
        record
    );

    let path = place.path().join("mine.o21game.ron");
    let game = program.state().game().expect("it is shown").id();
    program.push(Command::Chosen {
        purpose: crate::state::Purpose::Save(game),
        path: Some(path.clone()),
        after: Duration::from_secs(1),
    });
    until(&mut program, |program| !program.state().recent().is_empty());
    assert_eq!(program.state().recent(), std::slice::from_ref(&path));
    program.push(Command::OpenPath(path.clone()));
    until(&mut program, |program| program.state().games().len() == 2);
    assert_eq!(
        program.state().game().expect("it is shown").record(),
        record
    );
    program.push(Command::OpenPath(place.path().join("none.ron")));
    until(&mut program, |program| program.state().dialog().is_some());
    assert!(matches!(
        program.state().dialog(),
        Some(Dialog::Message { .. })
    ));
}

#[test]
fn a_damaged_kept_game_is_offered_with_a_word_and_its_file_stays() {
    let place = folder();
    let games = Folder::open(place.path()).games();
    let path = games.join(format!("x{KEPT}"));
    fs::write(&path, "(format: 1, at: 3").expect("it is written");
    let mut program = Program::start_in(place.path(), 1, || {});
    assert_eq!(program.state().offers().len(), 1);
    assert!(program.state().offers()[0].kept.is_err());
    program.push(Command::Offer(OfferId("x".to_owned()), Answer::Later));
    program.close();
    assert!(path.exists());
    let mut program = Program::start_in(place.path(), 1, || {});
    program.push(Command::Offer(OfferId("x".to_owned()), Answer::Discard));
    program.close();
    assert!(!path.exists());
    assert!(
        games.join(format!("x{KEPT}.damaged-1")).exists(),
        "put aside, not deleted"
    );
}
