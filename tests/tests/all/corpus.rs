//! Every input of fuzz/corpus, through the same functions as the fuzz targets.

use std::path::{Path, PathBuf};

use office21_tests::fuzz::{TARGETS, run};
use office21_tests::games::{Theme, random_steps, readings, start};
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
        assert!(source.contains(&format!("fuzz::{name}")), "{source}");
    }
}

/// `NEW_CORPUS=1` writes the seeds again: a game of each theme, and a few files and codes.
#[test]
fn seeds() {
    let mut seeds: Vec<(&str, String, Vec<u8>)> = Vec::new();
    for (number, theme) in Theme::ALL.into_iter().enumerate() {
        for (variant, picks) in [[7_u8, 31, 5], [2, 11, 90]].into_iter().enumerate() {
            let (number, variant) = (number as u8, variant as u8);
            let mut bytes = vec![
                number,
                number + variant,
                0,
                97 * variant,
                variant,
                number,
                9,
            ];
            bytes.extend((0..12).flat_map(|_| picks));
            seeds.push(("play", format!("{theme:?}-{variant}"), bytes));
        }
        let from = start(theme, 2 + number % 4, number as u64, readings(number * 31));
        let step = random_steps(from, 3, 5).last();
        let draft = step.map_or(from, |step| step.after).to_draft();
        let mut file = office21::text::file::PositionFile::new(draft);
        file.title = format!("{theme:?}");
        let code = office21::text::code::write(&file.draft).expect("a code");
        seeds.push(("ron", format!("{theme:?}.ron"), file.to_ron().into_bytes()));
        seeds.push((
            "ron",
            format!("{theme:?}.json"),
            file.to_json().into_bytes(),
        ));
        seeds.push(("ron", format!("{theme:?}.code"), code.into_bytes()));
    }
    for (target, name, bytes) in seeds {
        run(target, &bytes);
        if std::env::var_os("NEW_CORPUS").is_some() {
            let folder = corpus().join(target);
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(folder.join(name), bytes).expect("a seed");
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
    fn any_bytes_play(bytes in prop::collection::vec(any::<u8>(), 0..90)) {
        run("play", &bytes);
    }

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        run("ron", &bytes);
    }
}
