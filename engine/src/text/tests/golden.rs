//! Golden files: what was saved once is read for ever, and means the same.

use std::fs;
use std::path::PathBuf;

use crate::play::Silent;
use crate::rulebook::Readings;
use crate::table::{Chance, Position, Turn};
use crate::text::record::{Player, PlayerKind, Record};
use crate::text::{code, file, record};

/// A file for each turn; the names are those of the variants.
const TURNS: [&str; 12] = [
    "Setup",
    "SetupLove",
    "Start",
    "Play",
    "Cleaner",
    "Operator",
    "Assistant",
    "Sales",
    "Director",
    "DirectorDiscard",
    "Love",
    "Over",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/1")
}

/// The file as it was saved. `NEW_GOLDEN=1` saves what is missing; nothing ever changes one that is there.
fn golden(name: &str, make: impl Fn() -> String) -> String {
    let path = folder().join(name);
    if !path.exists() && std::env::var_os("NEW_GOLDEN").is_some() {
        let saved = fs::create_dir_all(folder()).and_then(|()| fs::write(&path, make()));
        assert!(saved.is_ok(), "{}: {saved:?}", path.display());
    }
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn names(players: usize) -> Vec<String> {
    ["Anton", "Jacky", "Christa", "Doris", "Zoë \"Z\""]
        .iter()
        .take(players)
        .map(|&name| name.to_owned())
        .collect()
}

/// The first position of random games with this turn.
fn find(kind: &str) -> Position {
    let mut chance = Chance(1);
    for seed in 0.. {
        let mut readings = Readings::default();
        readings.choose(seed as usize % 8, 1);
        let mut position = Position::deal(2 + seed as usize % 4, seed, readings);
        loop {
            if position.turn().kind() == kind && (seed > 20 || kind == "Over") {
                return position;
            }
            let actions = position.actions();
            if actions.is_empty() {
                break;
            }
            position.carry_out(actions[chance.below(actions.len())], &mut Silent);
        }
    }
    unreachable!("there are games enough")
}

#[test]
fn positions_of_every_turn_are_read_and_written_as_they_were() {
    for kind in TURNS {
        let made = || {
            let position = find(kind);
            file::PositionFile {
                title: format!("A position in {kind}"),
                note: "Saved once,\nread for ever: \\ \"é\".".to_owned(),
                hidden: kind == "Play",
                goal: (kind == "Play").then_some(file::Goal::WinWithin { turns: 2 }),
                ..file::PositionFile::of(&position, &names(position.players()))
            }
        };
        let ron = golden(&format!("{kind}.o21.ron"), || made().to_ron());
        let json = golden(&format!("{kind}.json"), || made().to_json());
        let line = golden(&format!("{kind}.code"), || {
            code::write(&made().draft).unwrap_or_default()
        });
        let read = file::read(ron.as_bytes()).unwrap_or_else(|error| panic!("{kind}: {error}"));
        assert_eq!(read.draft.turn.kind(), kind);
        assert_eq!(read.draft.faults(), []);
        assert_eq!(file::read(json.as_bytes()).as_ref(), Ok(&read));
        assert_eq!(code::read(&line).as_ref(), Ok(&read.draft));
        assert_eq!(read.to_ron(), ron);
        assert_eq!(read.to_json(), json);
        assert_eq!(code::write(&read.draft).as_deref(), Ok(&*line));
        assert!(!matches!(read.draft.turn, Turn::Over { .. }) || read.draft.chance != 0);
    }
}

#[test]
fn a_record_is_read_replayed_and_written_as_it_was() {
    let made = || {
        let start = Position::deal(4, 21, Readings::default());
        let player = |name: String| Player {
            kind: if name == "Anton" {
                PlayerKind::Person
            } else {
                PlayerKind::Bot {
                    level: "random".to_owned(),
                    seed: 3,
                }
            },
            name,
        };
        let mut game = Record::new(start, names(4).into_iter().map(player).collect());
        game.title = "A random game".to_owned();
        game.assisted = true;
        let mut chance = Chance(2);
        let mut position = start;
        while let actions = position.actions()
            && !actions.is_empty()
        {
            let action = actions[chance.below(actions.len())];
            assert_eq!(position.advance(action, &mut Silent), Ok(()));
            game.actions.push(action);
        }
        game
    };
    let ron = golden("game.o21game.ron", || made().to_ron());
    let json = golden("game.json", || made().to_json());
    let read = record::read(ron.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.problem, None);
    assert_eq!(record::read(json.as_bytes()).as_ref(), Ok(&read));
    assert_eq!(read.record.to_ron(), ron);
    assert_eq!(read.record.to_json(), json);
    assert!(matches!(
        crate::text::read(ron.as_bytes()),
        Ok(crate::text::Document::Record(_))
    ));
}
