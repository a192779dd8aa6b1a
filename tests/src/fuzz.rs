//! The bodies of the fuzz targets: ordinary functions over bytes, which an ordinary test calls as well.

use office21::laws::assert_lawful;
use office21::table::{Draft, Position};
use office21::text::file::{self, PositionFile};
use office21::text::{self, Document, code, notation, record};

use crate::games::{Step, Theme, readings, start};

/// What a target does with its input; it panics if it finds something.
pub type Target = fn(&[u8]);

/// Every target by its name: that of its folder in fuzz/corpus.
pub const TARGETS: &[(&str, Target)] = &[("play", play), ("ron", ron)];

/// Runs the target with this name.
///
/// # Panics
/// If there is none, or if it finds something.
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|(known, _)| *known == name);
    let (_, target) = target.unwrap_or_else(|| panic!("no target is called {name}"));
    target(bytes);
}

/// The longest game that is played: nothing new happens later.
const LONGEST: usize = 200;

/// Bytes to the start of a game and its actions, with the laws checked on the way.
///
/// Theme, players, two bytes of readings, two of a seed, and the number of the step of which all laws are asked, those
/// that try every conceivable action among them, as of the last one; of the others only whether they lead to a lawful
/// position that comes back from its draft, which is quick. Then each byte picks one of the legal actions.
///
/// # Panics
/// If a law is broken; the message holds the position.
pub fn play(bytes: &[u8]) {
    let [
        theme,
        players,
        high,
        low,
        seed,
        more,
        thorough,
        actions @ ..,
    ] = bytes
    else {
        return;
    };
    let theme = Theme::ALL[usize::from(*theme) % Theme::ALL.len()];
    let readings = readings(usize::from(*high) << 8 | usize::from(*low));
    let seed = u64::from(*seed) << 8 | u64::from(*more);
    let mut position = start(theme, 2 + usize::from(*players) % 4, seed, readings);
    let mut last = None;
    for (number, &pick) in actions.iter().take(LONGEST).enumerate() {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        let action = actions[usize::from(pick) % actions.len()];
        let step = Step::take(position, action);
        position = step.after;
        if number == usize::from(*thorough) {
            step.assert_lawful();
            words_lead_back(&step);
        } else {
            let back = position.to_draft().into_position();
            assert_eq!(back, Ok(position), "by {action:?} in {:?}", step.before);
        }
        last = Some(step);
    }
    match last {
        Some(step) => step.assert_lawful(),
        None => assert_lawful(&position),
    }
}

/// The words for an action are read as that action.
fn words_lead_back(step: &Step) {
    let names = PositionFile::of(&step.before, &[]).names();
    let words = notation::write(&step.before, step.action);
    let read = notation::read(&step.before, &names, &words);
    assert_eq!(
        read,
        Ok(step.action),
        "{words} at {}",
        as_file(&step.before)
    );
}

fn as_file(position: &Position) -> String {
    PositionFile::of(position, &[]).to_ron()
}

/// Bytes to a file, its draft and its faults; what can be read is written back as the same, in every format.
///
/// # Panics
/// If it comes back as something else, or if a lawful draft breaks a law.
pub fn ron(bytes: &[u8]) {
    match text::read(bytes) {
        Ok(Document::Position(position)) => position_comes_back(&position),
        Ok(Document::Record(loaded)) => {
            let again = record::read(loaded.record.to_ron().as_bytes());
            let again = again.map(|again| again.record);
            assert_eq!(again.as_ref(), Ok(&loaded.record));
            for step in loaded.record.steps() {
                assert_lawful(&step.after);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(draft) = code::read(text)
    {
        code_comes_back(&draft);
    }
}

fn position_comes_back(file: &PositionFile) {
    let ron = file.to_ron();
    assert_eq!(file::read(ron.as_bytes()).as_ref(), Ok(file), "{ron}");
    let json = file.to_json();
    assert_eq!(file::read(json.as_bytes()).as_ref(), Ok(file), "{json}");
    code_comes_back(&file.draft);
    let faults = file.draft.faults();
    match file.draft.into_position() {
        Ok(position) => {
            assert!(faults.is_empty(), "{faults:?} in {ron}");
            assert_lawful(&position);
        }
        Err(found) => assert!(!faults.is_empty() && found == faults, "{faults:?} in {ron}"),
    }
}

fn code_comes_back(draft: &Draft) {
    if let Ok(line) = code::write(draft) {
        assert_eq!(code::read(&line).as_ref(), Ok(draft), "{line}");
    }
}
