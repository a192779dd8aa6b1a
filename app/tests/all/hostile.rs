//! Files and arguments that nobody means well with: an answer, or one clear error; never a panic, a hang, or much memory.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The most a file may have, in bytes.
const LARGEST: usize = 1 << 20;
/// The most memory a call may ask the system for, in KiB, with all that the program itself takes.
const MOST_MEMORY: u32 = 200_000;
/// A call that takes longer hangs. Nothing is measured by this: they take some hundredths of a second.
const HANGS: Duration = Duration::from_mins(2);
/// The longest an error may be, in bytes: it is to be read.
const LONGEST_ERROR: usize = 1_500;

/// What a call said.
struct Said {
    code: Option<i32>,
    err: String,
}

/// The program with these arguments, its memory limited where that can be done.
fn call(place: &Path, args: &[OsString]) -> Said {
    let program = env!("CARGO_BIN_EXE_office21");
    let mut command = if cfg!(target_os = "linux") {
        let script = format!("ulimit -v {MOST_MEMORY} && exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, program]);
        shell
    } else {
        Command::new(program)
    };
    let err = place.join("err");
    let mut child = command
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(&err).expect("it is made"))
        .spawn()
        .expect("it starts");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("it can be asked") {
            break status;
        }
        if begun.elapsed() > HANGS {
            child.kill().expect("it is killed");
            panic!("it hangs");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let err = fs::read(err).expect("it is there");
    Said {
        code: status.code(),
        err: String::from_utf8_lossy(&err).into_owned(),
    }
}

/// Whatever is asked about this file is answered, or refused in a few words.
fn is_answered(place: &Path, name: &str, content: &[u8], calls: &[&[&str]]) {
    let path = place.join("file.ron");
    fs::write(&path, content).expect("it is written");
    for asked in calls {
        let mut args: Vec<OsString> = asked.iter().map(OsString::from).collect();
        args.insert(1, path.clone().into_os_string());
        let said = call(place, &args);
        let (code, err) = (said.code, &said.err);
        let start = err.chars().take(300).collect::<String>();
        assert!(
            matches!(code, Some(0..=2)),
            "{name}, {asked:?}: {code:?} {start}"
        );
        assert!(!err.contains("panicked"), "{name}, {asked:?}: {start}");
        assert!(
            err.len() <= LONGEST_ERROR,
            "{name}, {asked:?}: {} bytes, {start}",
            err.len()
        );
        // An answer may be "no", in words or in JSON; what cannot be read is always told.
        let told = match code {
            Some(0) => err.is_empty(),
            Some(1) => true,
            _ => !err.is_empty(),
        };
        assert!(told, "{name}, {asked:?}: {code:?} {start}");
    }
}

const ABOUT_POSITIONS: &[&[&str]] = &[&["check"], &["check", "--json"], &["convert", "--to=code"]];
const ABOUT_RECORDS: &[&[&str]] = &[&["check"], &["replay"], &["replay", "--json"]];

/// As many of these as fit into a file that has this around them.
fn filled(before: &str, unit: &str, after: &str) -> Vec<u8> {
    let room = LARGEST - before.len() - after.len();
    let text = format!("{before}{}{after}", unit.repeat(room / unit.len()));
    text.into_bytes()
}

/// A position file cut at `@`.
const TITLE: &str = r#"(format: 1, title: "@", players: [(name: "A", hand: [Spy]), (name: "B", hand: [Boss])],
    turn: Start(seat: 1), draw_pile: Rest(seed: 7))"#;
const NAME: &str = r#"(format: 1, players: [(name: "@", hand: [Spy]), (name: "B", hand: [Boss])],
    turn: Start(seat: 1), draw_pile: Rest(seed: 7))"#;
const PLAYERS: &str = r"(format: 1, players: [@], turn: Start(seat: 1), draw_pile: Rest(seed: 7))";
const HAND: &str = r#"(format: 1, players: [(name: "A", hand: [@]), (name: "B")], turn: Start(seat: 1),
    draw_pile: Rest(seed: 7))"#;
const REST: &str = r#"(format: 1, players: [(name: "A", hand: [Spy]), (name: "B", hand: [Boss])],
    turn: Start(seat: 1), draw_pile: Rest(seed: 7), @)"#;
const TURN: &str = r#"(format: 1, players: [(name: "A", hand: [Spy]), (name: "B", hand: [Boss])],
    turn: @, draw_pile: Rest(seed: 7))"#;
const SEED: &str = r#"(format: 1, players: [(name: "A", hand: [Spy]), (name: "B", hand: [Boss])],
    turn: Start(seat: 1), draw_pile: Rest(seed: @))"#;

/// One of the files above with `unit` as often as it fits where it is cut.
fn within(file: &str, unit: &str) -> Vec<u8> {
    let (before, after) = file.split_once('@').expect("it is cut");
    filled(before, unit, after)
}

fn are_answered<'a>(cases: impl IntoIterator<Item = (&'a str, Vec<u8>)>, calls: &[&[&str]]) {
    let place = tempfile::tempdir().expect("there is a place");
    for (name, content) in cases {
        assert!(content.len() <= LARGEST, "{name}");
        is_answered(place.path(), name, &content, calls);
    }
}

#[test]
fn what_is_nested_deeply() {
    let cases = [
        ("round", filled("", "(", "")),
        ("square", filled("", "[", "")),
        ("braces", filled("", "{", "")),
        ("objects", filled("", "{\"a\":", "")),
        (
            "lists in JSON",
            filled("{\"format\":1,\"players\":", "[", ""),
        ),
        ("options", within(REST, "audit_of: Some(Some(")),
        ("hands", within(HAND, "[")),
        ("comments", filled("", "/*", "")),
    ];
    are_answered(cases, ABOUT_POSITIONS);
}

#[test]
fn lists_that_are_long() {
    let cases = [
        ("Spies", within(HAND, "Spy,")),
        ("players", within(PLAYERS, "(name:\"A\"),")),
        ("no players", within(PLAYERS, "(),")),
        ("discarded", within(REST, "discard_pile: [], ")),
        (
            "readings",
            within(REST, "readings: (operator_put_back: Top), "),
        ),
        ("knowledge", within(REST, "knowledge: [(seat: 1)], ")),
        ("formats", filled("(", "format:1,", "")),
        (
            "in JSON",
            filled("{\"format\":1,\"players\":[", "[],", "[]]}"),
        ),
        ("same keys", filled("{", "\"format\":1,", "\"format\":1}")),
        ("extensions", filled("", "#![enable(implicit_some)]", "")),
    ];
    are_answered(cases, ABOUT_POSITIONS);
}

#[test]
fn words_that_are_long() {
    let cases = [
        ("title", within(TITLE, "x")),
        ("accents", within(TITLE, "\u{301}")),
        ("lines", within(TITLE, "\\n")),
        ("name", within(NAME, "x")),
        ("spaces", within(NAME, " ")),
        ("no variant", within(TURN, "U")),
        ("no employee", within(HAND, "U")),
        ("no field", within(REST, "u")),
        ("no name", filled("(", "u", ": 1)")),
        ("no key", filled("{\"", "k", "\": 1}")),
        ("quotes", filled("", "\"", "")),
        ("raw", filled("r", "#", "")),
        ("a code", filled("O21.1/", "S", "")),
        ("no code", filled("", "o21", "")),
    ];
    are_answered(cases, ABOUT_POSITIONS);
}

#[test]
fn bytes_and_numbers_that_are_none() {
    let cases = [
        ("nothing", Vec::new()),
        ("zeros", vec![0; LARGEST]),
        ("zeros in a title", within(TITLE, "\0")),
        ("no text", vec![0xff; LARGEST]),
        ("marks", "\u{feff}".repeat(LARGEST / 3).into_bytes()),
        ("blanks", vec![b' '; LARGEST]),
        ("notes", filled("", "//\n", "")),
        ("digits", within(SEED, "9")),
        ("format", filled("(format: ", "9", ")")),
        ("JSON", filled("{\"format\": ", "9", "}")),
        ("large", SEED.replace('@', "1e400").into_bytes()),
        ("infinite", SEED.replace('@', "inf").into_bytes()),
        ("below zero", SEED.replace('@', "-1").into_bytes()),
        ("no seat", TURN.replace('@', "Start(seat: 0)").into_bytes()),
        (
            "far seat",
            TURN.replace('@', "Start(seat: 255)").into_bytes(),
        ),
        (
            "no such seat",
            TURN.replace('@', "Start(seat: 256)").into_bytes(),
        ),
    ];
    are_answered(cases, ABOUT_POSITIONS);
}

#[test]
fn records_that_are_enormous() {
    let record = r#"(format: 1, revision: 1, seats: [Person, Person], start: (format: 1,
        players: [(name: "A", hand: [Spy, Spy, Sales]), (name: "B", hand: [Sales, Sales, Spy])],
        turn: Setup(round: 1, picks: [None, None]), draw_pile: Rest(seed: 7)), actions: [@])"#;
    let cases = [
        ("begun", within(record, "\"begin\",")),
        ("picked", within(record, "\"pick Spy\",")),
        ("no words", within(record, "\"\",")),
        ("deep", within(record, "[")),
        ("long", {
            let (before, after) = record.split_once('@').expect("it is cut");
            filled(&format!("{before}\""), "x", &format!("\"{after}"))
        }),
        (
            "seats",
            within(
                &record.replace("actions: [@]", "actions: [], @"),
                "seats: [],",
            ),
        ),
    ];
    are_answered(cases, ABOUT_RECORDS);
}

/// Two Assistants take each other back until the file is full, and every name is as long as it may be.
#[test]
fn records_whose_answer_is_enormous() {
    let name = "\u{1f600}".repeat(300);
    let player = |rest| format!("(name: \"{name}\", {rest}), ");
    let start = format!(
        "(format: 1, players: [{}{}], turn: Play(seat: 1), draw_pile: Rest(seed: 1))",
        player("office: [Assistant], hand: [Assistant, Spy, Spy]").repeat(2),
        player("eliminated: true").repeat(3),
    );
    let before = format!("(format: 1, revision: 1, start: {start}, actions: [");
    let cases = [("Assistants", filled(&before, "\"assistant\",", "])"))];
    are_answered(cases, &[&["replay"], &["convert", "--to=json"]]);
    // As JSON a whole file of them would be 600 MB; a fifth is more than may stand in memory as well.
    let some = "\"assistant\",".repeat(17_000);
    let cases = [("some Assistants", format!("{before}{some}])").into_bytes())];
    are_answered(cases, &[&["replay", "--json"]]);
}

#[test]
fn files_that_are_too_large_and_what_is_no_file() {
    let place = tempfile::tempdir().expect("there is a place");
    let large = vec![b' '; LARGEST + 1];
    is_answered(place.path(), "too large", &large, ABOUT_POSITIONS);
    let long = "S".repeat(100_000);
    let position = SEED.replace('@', "7");
    let path = place.path().join("position.ron");
    fs::write(&path, position).expect("it is written");
    let path = path.display().to_string();
    let folder = place.path().display().to_string();
    let mut calls: Vec<Vec<OsString>> = [
        vec!["check", &*folder],
        vec!["check", &*long],
        vec!["check", "O21.1/"],
        vec!["check", "/dev/zero"],
        vec!["ask", &*path, &*long],
        vec!["ask", &*path, ""],
        vec!["apply", &*path, "begin", "-o", &*folder],
        vec!["simulate", "--games", "99999999999999999999"],
        vec!["simulate", "--players", "0"],
        vec!["verify", &*long],
        vec!["verify", "--deck", &*long],
        vec!["verify", "--deck", "99999999999999999999 Spy"],
        vec![
            "verify",
            "--deck",
            "6 Cleaner",
            "--desks",
            "9999999999999999999",
        ],
    ]
    .into_iter()
    .map(|call| call.into_iter().map(OsString::from).collect())
    .collect();
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt;
        calls.push(vec!["check".into(), OsString::from_vec(vec![0xff, 0xfe])]);
    }
    for args in calls {
        let said = call(place.path(), &args);
        let err: String = said.err.chars().take(300).collect();
        assert_eq!(said.code, Some(2), "{:?}: {err}", args[0]);
        assert!(
            (1..=LONGEST_ERROR).contains(&said.err.len()),
            "{:?}: {err}",
            args[0]
        );
    }
}
