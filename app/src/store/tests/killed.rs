//! A program that is killed while it saves and autosaves: every file is whole, and nothing told as saved is lost.
//!
//! `OFFICE21_KILLS` sets how many times it is killed.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::channel;

use office21::rulebook::Readings;
use office21::table::{Chance, Position};
use office21::text::record::{self, Player, PlayerKind, Record};

use super::*;
use crate::state::{GameId, Over, Request, SavedGame};

/// The variable by which the test tells its child where to write.
const CHILD: &str = "OFFICE21_TEST_WRITES";
/// How often the child is killed, unless `OFFICE21_KILLS` says otherwise.
const KILLS: u32 = 100;
/// The child's own name, for the harness.
const WRITER: &str = "store::tests::killed::child_that_saves_until_it_is_killed";
/// The slot of the autosave.
const SLOT: &str = "slot";
/// The longest the child lives after its first save, in microseconds.
const LONGEST_LIFE: usize = 12_000;

/// The version of this number: a game that is longer or shorter from one to the next, so that a mixture shows.
pub(super) fn version(number: u32) -> SavedGame {
    let start = Position::deal(4, 21, Readings::default());
    let players = ["Anton", "Jacky", "Christa", "Doris"].map(|name| Player {
        name: name.to_owned(),
        kind: PlayerKind::Person,
    });
    let mut record = Record {
        title: number.to_string(),
        ..Record::new(start, players.to_vec())
    };
    let mut chance = Chance(u64::from(number));
    let mut position = start;
    for _ in 0..chance.below(40) {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        let action = actions[chance.below(actions.len())];
        let done = position.advance(action, &mut office21::play::Silent);
        done.expect("it is legal");
        record.actions.push(action);
    }
    SavedGame {
        at: record.actions.len(),
        record,
        counted: true,
        path: None,
        seen: None,
        saved: false,
        warning: None,
    }
}

fn number(record: &Record) -> u32 {
    record.title.parse().expect("the title is a number")
}

/// Not a test of its own: the child of the next one, which keeps and saves one version after the other through the
/// program's own store, and prints the number of each that was told as saved.
#[test]
fn child_that_saves_until_it_is_killed() {
    let Some(place) = std::env::var_os(CHILD) else {
        return;
    };
    let place = Path::new(&place);
    let path = place.join("mine.o21game.ron");
    let (sender, answers) = channel();
    let keeper = Keeper::start(Folder::open(&place.join("data")), sender, || {});
    let keeper = keeper.expect("there is a thread");
    let first = fs::read(&path).map_or(0, |there| {
        number(&record::read(&there).expect("it reads").record)
    });
    for next in first + 1.. {
        let game = version(next);
        keeper.ask(Request::Autosave {
            slot: SLOT.to_owned(),
            text: Kept::Game(Box::new(game.clone())).text(),
        });
        keeper.ask(Request::Save {
            game: GameId(1),
            path: path.clone(),
            text: game.record.to_ron(),
            over: Over::Anything,
        });
        match answers.recv().expect("the thread lives") {
            Command::Saved { result, .. } => {
                assert!(result.is_ok(), "{result:?}");
            }
            other => panic!("{other:?}"),
        }
        // The harness keeps what is printed; this must be out before the program is killed.
        // In one piece: `writeln!` would write it bit by bit, and half a line could be the last that is told.
        let line = format!("saved {next}\n");
        std::io::stderr()
            .write_all(line.as_bytes())
            .expect("somebody listens");
    }
}

fn child(place: &Path) -> Child {
    let test = std::env::current_exe().expect("this is a program");
    std::process::Command::new(test)
        .args(["--exact", WRITER, "--nocapture"])
        .env(CHILD, place)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts")
}

/// Lets the child save for a while, kills it, and returns the last version it told as saved.
fn killed_after(place: &Path, alive: Duration) -> u32 {
    let mut child = child(place);
    let mut told = BufReader::new(child.stderr.take().expect("it is piped"));
    let mut line = String::new();
    told.read_line(&mut line).expect("it reads");
    std::thread::sleep(alive);
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
    let lines = std::iter::once(line).chain(told.lines().map(|line| line.expect("it reads")));
    let last = lines.map(|line| {
        let number = line.trim().strip_prefix("saved ");
        number.map_or_else(|| panic!("the child says: {line}"), str::parse::<u32>)
    });
    last.last().expect("a line").expect("a number")
}

#[test]
fn a_program_killed_while_it_saves_loses_nothing() {
    let place = folder();
    let path = place.path().join("mine.o21game.ron");
    let kills = std::env::var("OFFICE21_KILLS").map_or(KILLS, |n| n.parse().expect("a number"));
    let mut chance = Chance(21);
    let mut last = 0;
    for _ in 0..kills {
        let alive = Duration::from_micros(chance.below(LONGEST_LIFE) as u64);
        let told = killed_after(place.path(), alive);
        assert!(told > last, "the child went on from what was there");
        let content = fs::read(&path).expect("it is there");
        let read = record::read(&content).expect("it reads");
        last = number(&read.record);
        assert!((told..=told + 1).contains(&last), "{last} of {told}");
        assert_eq!(content, version(last).record.to_ron().as_bytes());

        // The next start offers the newest that was kept, whole.
        let data = Folder::open(&place.path().join("data"));
        let offers = find(&data).offers;
        assert_eq!(offers.len(), 1);
        let Ok(Kept::Game(kept)) = &offers[0].kept else {
            panic!("{:?}", offers[0].kept);
        };
        let kept_number = number(&kept.record);
        assert!((last..=told + 1).contains(&kept_number), "{kept_number}");
        assert_eq!(**kept, version(kept_number));
        assert_eq!(names(&data.games()), [format!("{SLOT}{KEPT}")], "cleared");
    }
    // Those in a person's own folder go when they are old enough to be nobody's.
    for name in names(place.path())
        .iter()
        .filter(|n| n.starts_with(atomic::UNDER_WAY))
    {
        let file = fs::File::open(place.path().join(name)).expect("it is there");
        let old = std::time::SystemTime::now() - Duration::from_hours(2);
        file.set_modified(old).expect("it is mine");
    }
    write_over(&path);
    assert_eq!(names(place.path()), ["data", "mine.o21game.ron"]);
}

fn write_over(path: &Path) {
    let text = version(1).record.to_ron();
    atomic::write(path, text.as_bytes(), 1 << 20, |_| Ok(())).expect("it is written");
}
