//! Where something is saved, and what is asked when it cannot be.

use std::path::PathBuf;

use super::*;
use crate::state::{Dialog, Fingerprint, NotSaved, Purpose};

#[test]
fn what_was_typed_is_not_typed_again_when_a_save_fails() {
    let mut bench = Bench::playing(persons(1));
    bench.play_on(&mut Chance(3), 3);
    let id = bench.game().id();
    let path = PathBuf::from("/nowhere/mine.o21game.ron");
    let fails = |bench: &mut Bench| {
        bench.push(Command::Saved {
            game: id,
            path: path.clone(),
            result: Err(NotSaved::Failed("There is no such folder".to_owned())),
        });
    };
    fails(&mut bench);
    let Some(Dialog::Message { text, .. }) = bench.state.dialog() else {
        panic!("a system that has file dialogs is told so");
    };
    assert!(text.ends_with("No file was changed."), "{text}");
    bench.push(Command::Dismiss);
    bench.push(Command::Chosen {
        purpose: Purpose::Save(id),
        path: None,
        after: SECOND / 100,
    });
    bench.push(Command::EditPath(path.display().to_string()));
    bench.push(Command::PathEntered);
    fails(&mut bench);
    let Some(Dialog::Path(field)) = bench.state.dialog() else {
        panic!("the path is gone");
    };
    assert_eq!(field.text, path.display().to_string());
    assert_eq!(field.fault.as_deref(), Some("There is no such folder."));
}

#[test]
fn save_as_begins_with_the_file_there_is() {
    let mut bench = Bench::playing(persons(1));
    bench.play_on(&mut Chance(3), 3);
    let id = bench.game().id();
    let path = PathBuf::from("/somewhere/mine.o21game.ron");
    bench.push(Command::Saved {
        game: id,
        path: path.clone(),
        result: Ok(Fingerprint::of(b"the file")),
    });
    bench.push(Command::SaveAs);
    let asked = bench.asked.pop();
    assert!(
        matches!(&asked, Some(Request::AskSave { name, .. }) if name == "mine.o21game.ron"),
        "{asked:?}"
    );
    bench.push(Command::Chosen {
        purpose: Purpose::Save(id),
        path: None,
        after: SECOND / 100,
    });
    let field = bench.state.dialog();
    assert!(
        matches!(field, Some(Dialog::Path(field)) if *field.text == *path.display().to_string()),
        "{field:?}"
    );
}
