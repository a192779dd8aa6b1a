//! A trace is complete: every line of it, redone from its `before`, gives its `after`.

use office21::play::Event;
use office21::text::file::{self, PositionFile};
use office21::text::{notation, words::Names};
use office21_app::cli::{Cli, Io, run_on};
use serde_json::Value;

fn trace(players: u8) -> String {
    let mut out = Vec::new();
    let mut io = Io {
        stdin: &mut std::io::empty(),
        stdout: &mut out,
        stderr: &mut std::io::sink(),
        watched: false,
    };
    let players = players.to_string();
    let call = "office21 simulate --games 300 --seed 1 --no-laws --trace - --players";
    let args = call.split(' ').chain([players.as_str()]);
    assert_eq!(run_on(args, &mut io), Cli::Exit(0));
    String::from_utf8(out).expect("JSON is UTF-8")
}

fn redo(line: &str) {
    let line: Value = serde_json::from_str(line).expect("a line is JSON");
    let before = file::read(line["before"].to_string().as_bytes()).expect("a position file");
    let mut position = before.draft.into_position().expect("lawful");
    let legal: Vec<Value> = position
        .actions()
        .iter()
        .map(|&action| notation::write(&position, action).into())
        .collect();
    assert_eq!(line["legal"], Value::Array(legal));
    let words = line["action"].as_str().expect("words");
    let action = notation::read(&position, &Names::default(), words).expect("an action");
    let mut events: Vec<Event> = Vec::new();
    position.advance(action, &mut events).expect("legal");
    let value = |value| serde_json::to_value(value).expect("it can be written");
    assert_eq!(value(PositionFile::new(position.to_draft())), line["after"]);
    assert_eq!(
        serde_json::to_value(&events).expect("it can be written"),
        line["events"]
    );
    assert_eq!(
        serde_json::to_value(position.outcome()).expect("it can be written"),
        line["result"]
    );
}

fn redo_all(players: u8) {
    let trace = trace(players);
    let lines: Vec<&str> = trace.lines().filter(|line| line.starts_with('{')).collect();
    assert!(lines.len() > 300 * 10, "{} lines", lines.len());
    let half = lines.len() / 2;
    std::thread::scope(|scope| {
        scope.spawn(|| lines[..half].iter().for_each(|line| redo(line)));
        lines[half..].iter().for_each(|line| redo(line));
    });
}

#[test]
fn of_two_players() {
    redo_all(2);
}

#[test]
fn of_three_players() {
    redo_all(3);
}

#[test]
fn of_four_players() {
    redo_all(4);
}

#[test]
fn of_five_players() {
    redo_all(5);
}
