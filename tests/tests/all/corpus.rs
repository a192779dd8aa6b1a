//! Every input of fuzz/corpus, through the same functions as the fuzz targets.

use std::path::{Path, PathBuf};

use office21::play::Action;
use office21::text::file::PositionFile;
use office21::text::notation;
use office21::text::record::{Player, PlayerKind, Record};
use office21_tests::fuzz::{TARGETS, finding, run};
use office21_tests::games::{Theme, positions, random_steps, readings, start};
use proptest::prelude::*;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus")
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    files.sort();
    files
}

#[test]
fn every_corpus_is_replayed() {
    for (name, target) in TARGETS {
        let files = files(&corpus().join(name));
        assert!(files.len() >= 10, "fuzz/corpus/{name} is all but empty");
        for file in files {
            target(&std::fs::read(&file).expect("an input"));
        }
    }
}

/// Every folder of the corpus belongs to a target, and every target has its two lines.
#[test]
fn targets_and_folders_agree() {
    let folders = files(&corpus());
    let folders: Vec<_> = folders.iter().filter_map(|f| f.file_name()).collect();
    let names: Vec<_> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(folders, names);
    let sources = files(&corpus().join("../fuzz_targets"));
    assert_eq!(sources.len(), TARGETS.len());
    for name in names {
        let source = corpus().join(format!("../fuzz_targets/{name}.rs"));
        let source = std::fs::read_to_string(source).expect("a target");
        assert!(
            source.contains(&format!("fuzz::run(\"{name}\"")),
            "{source}"
        );
    }
}

/// What a target finds is told with the table it was looking at, as a file that is read again.
#[test]
fn findings_become_files() {
    fn nothing(bytes: &[u8]) {
        run("play", bytes);
    }
    fn something(bytes: &[u8]) {
        run("play", bytes);
        assert_eq!(bytes.len(), 0, "planted");
    }
    let bytes = [2, 0, 0, 0, 0, 7, 3, 0, 1, 2];
    assert!(finding::replay(nothing, &bytes).is_none());
    let found = finding::replay(something, &bytes).expect("a finding");
    assert!(found.message.contains("planted"), "{}", found.message);
    let file = found.file.expect("a table");
    assert!(file.note.contains("planted") && !file.title.is_empty());
    let ron = file.to_ron();
    assert_eq!(office21::text::file::read(ron.as_bytes()), Ok(file));
}

/// `NEW_CORPUS=1` writes the seeds again; .ci/fuzz-corpus makes corpora of them. Every seed finds nothing.
#[test]
fn seeds() {
    let mut seeds = Seeds::default();
    seeds.games();
    seeds.examples();
    for (target, name, bytes) in seeds.0 {
        run(target, &bytes);
        if std::env::var_os("NEW_CORPUS").is_some() {
            let folder = corpus().join(target);
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(folder.join(name), bytes).expect("a seed");
        }
    }
}

/// Target, name, bytes.
#[derive(Default)]
struct Seeds(Vec<(&'static str, String, Vec<u8>)>);

impl Seeds {
    fn add(&mut self, target: &'static str, name: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.push((target, name.into(), bytes.into()));
    }

    /// A game of each theme, its position as files and code, and words for what can be done there.
    fn games(&mut self) {
        for (number, theme) in (0_u8..).zip(Theme::ALL) {
            for (variant, picks) in (0_u8..).zip([[7_u8, 31, 5], [2, 11, 90]]) {
                let mut bytes = vec![
                    0,
                    number,
                    number + variant,
                    0,
                    97 * variant,
                    variant,
                    number,
                ];
                let name = format!("{theme:?}-{variant}");
                for (target, more) in [("play", &[9][..]), ("view", &[9, 3]), ("model", &[])] {
                    let picks = (0..12).flat_map(|_| picks);
                    let game = bytes.iter().chain(more).copied().chain(picks);
                    self.add(target, name.clone(), game.collect::<Vec<u8>>());
                }
                bytes.extend(picks.repeat(4));
                self.add("drafts", name, bytes);
            }
            let players = 2 + usize::from(number % 4);
            let from = start(
                theme,
                players,
                number.into(),
                readings(number as usize * 31),
            );
            let step = random_steps(from, 3, 5).last();
            let position = step.map_or(from, |step| step.after);
            let mut file = PositionFile::new(position.to_draft());
            file.title = format!("{theme:?}");
            let code = office21::text::code::write(&file.draft).expect("a code");
            self.add("ron_position", format!("{theme:?}"), file.to_ron());
            self.add("json", format!("{theme:?}"), file.to_json());
            self.add("code", format!("{theme:?}"), code);
            let mut record = Record::new(from, Vec::new());
            record.players = vec![
                Player {
                    name: "A".to_owned(),
                    kind: PlayerKind::Person
                };
                players
            ];
            let actions = random_steps(from, number.into(), 12).map(|step| step.action);
            // A record begins each turn by itself, but the first.
            let later = |(at, action): &(usize, Action)| *at == 0 || *action != Action::Begin;
            record.actions = actions.enumerate().filter(later).map(|(_, a)| a).collect();
            self.add("ron_record", format!("{theme:?}"), record.to_ron());
            self.add("json", format!("{theme:?}-record"), record.to_json());
        }
        for (at, position) in (0_u16..)
            .step_by(397)
            .zip(positions(192).iter().step_by(397))
        {
            for (number, &action) in position.actions().iter().enumerate() {
                let mut bytes = at.to_be_bytes().to_vec();
                bytes.extend(notation::write(position, action).into_bytes());
                self.add("words", format!("{at}-{number}"), bytes);
            }
        }
    }

    /// The worked examples and the files of every format version.
    fn examples(&mut self) {
        for folder in ["../engine/src/examples", "golden/1"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            for path in files(&folder) {
                let name = path.file_name().and_then(|n| n.to_str()).expect("a name");
                let target = match name.split_once('.') {
                    Some((_, "o21.ron")) => "ron_position",
                    Some((_, "o21game.ron")) => "ron_record",
                    Some((_, "json")) => "json",
                    Some((_, "code")) => "code",
                    Some((_, "rs")) => continue,
                    _ => panic!("{name} is no seed"),
                };
                self.add(target, name, std::fs::read(&path).expect("an example"));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_find_nothing(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        for (_, target) in TARGETS {
            target(&bytes);
        }
    }
}
