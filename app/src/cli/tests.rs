use std::io::Cursor;

use super::{Cli, Io, run_on};

/// What a call prints, and its exit code.
struct Said {
    code: u8,
    out: String,
    err: String,
}

fn call(args: &[&str], stdin: &str) -> Said {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut io = Io {
        stdin: &mut Cursor::new(stdin.as_bytes().to_vec()),
        stdout: &mut out,
        stderr: &mut err,
        watched: false,
    };
    let args = std::iter::once("office21").chain(args.iter().copied());
    let code = match run_on(args, &mut io) {
        Cli::Exit(code) => code,
        window @ Cli::Window { .. } => panic!("{window:?}"),
    };
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Said {
        code,
        out: text(out),
        err: text(err),
    }
}

const AUDIT: &str = r#"(
    format: 1,
    players: [
        (name: "Anton", office: [Assistant, Taxman, Sales], hand: [Spy, Cleaner], total_since: 3),
        (name: "Jacky", office: [Manager, Director], hand: [Spy, Operator], total_since: 4),
        (name: "Doris", office: [Cleaner, Manager, Sales], hand: [Cleaner, Taxman, Boss], total_since: 2),
    ],
    turn: Play(seat: 3),
    draw_pile: Rest(seed: 7),
)"#;

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn check_answers_yes_and_no() {
    let said = call(&["check", "-", "--json"], AUDIT);
    let answer = json(&said.out);
    assert_eq!((said.code, &*said.err), (0, ""));
    assert_eq!(
        answer["decision"],
        serde_json::json!({"seat": 3, "kind": "Play"})
    );
    assert_eq!(
        answer["legal"],
        serde_json::json!(["play Cleaner", "play Boss", "play Taxman"])
    );
    let said = call(&["check", "-"], AUDIT);
    assert!(
        said.out.contains("lawful\nDoris is to play a card.\n"),
        "{}",
        said.out
    );
    assert!(
        said.out
            .contains("Tax audit: Anton wins by creative accounting. [audit-due]")
    );
    let said = call(
        &["check", "-", "--json"],
        &AUDIT.replace("Play(seat: 3)", "Play(seat: 1)"),
    );
    let answer = json(&said.out);
    assert_eq!(
        (said.code, &answer["lawful"]),
        (1, &serde_json::json!(false))
    );
    assert_eq!(answer["faults"][0]["fault"], "audit-was-due");
    let said = call(&["check", "-"], &AUDIT.replace("Play", "Plays"));
    assert_eq!((said.code, &*said.out), (2, ""));
    assert!(said.err.contains("line 8, column 11"), "{}", said.err);
}

#[test]
fn ask_answers_with_the_rule_and_what_would_make_it_legal() {
    assert_eq!(call(&["ask", "-", "play boss"], AUDIT).code, 0);
    let said = call(&["ask", "-", "play spy"], AUDIT);
    assert_eq!(said.code, 1);
    assert!(
        said.out
            .starts_with("no: play Spy\n  There is no Spy in Doris's hand. [play-one]\n  It would be legal if Doris held a Spy in exchange for another card.\n"),
        "{}",
        said.out
    );
    let director = AUDIT
        .replace("[Cleaner, Manager, Sales]", "[Cleaner, Director]")
        .replace("Play", "Director")
        .replace(", Boss]", "]");
    let said = call(&["ask", "-", "look at Doris", "--json"], &director);
    let answer = json(&said.out);
    assert_eq!(said.code, 1, "{}", said.err);
    assert_eq!(answer["refusal"]["rule"], "director-own-hand");
    assert_eq!(answer["refusal"]["legal_if"], "director_own_hand: Yes");
    assert_eq!(answer["refusal"]["change"], serde_json::Value::Null);
    let said = call(&["ask", "-", "look at Doris"], &director);
    let remedies = "  No single change of the table would make it legal. Another reading allows it: May a Director look at the hand of the player who played it? Yes: any one player's hand may be looked at.\n";
    assert!(said.out.contains(remedies), "{}", said.out);
    assert_eq!(call(&["ask", "-", "juggle"], AUDIT).code, 2);
}

#[test]
fn check_and_ask_say_the_same_of_what_is_refused() {
    let cleaner = AUDIT
        .replace("Play", "Cleaner")
        .replace(", Boss]", "]")
        .replace("Director]", "Director, Operator]");
    let checked = json(&call(&["check", "-", "--json"], &cleaner).out);
    let refused = checked["refused"].as_array().cloned().unwrap_or_default();
    assert!(refused.len() > 2, "{refused:?}");
    for refusal in &refused {
        let action = refusal["action"].as_str().unwrap_or_default();
        let asked = json(&call(&["ask", "-", action, "--json"], &cleaner).out);
        assert_eq!(&asked["refusal"], refusal);
        let change = refusal["change"]["message"].as_str();
        let told = call(&["check", "-"], &cleaner).out;
        let line = told
            .lines()
            .skip_while(|line| !line.starts_with(&format!("  {action}: ")))
            .nth(1);
        let expected = match change {
            Some(change) => format!("    It would be legal {change}."),
            None => "    No single change of the table would make it legal.".to_owned(),
        };
        assert_eq!(line, Some(expected.as_str()), "{told}");
    }
    let said = call(
        &["ask", "-", "remove Operator of Jacky", "--json"],
        &cleaner,
    );
    let change = serde_json::json!({
        "change": "Gone", "employee": "Manager", "from": {"Office": 2},
        "message": "if no Manager stood in Jacky's office",
    });
    assert_eq!(json(&said.out)["refusal"]["change"], change);
}

#[test]
fn check_ask_and_apply_say_the_same_where_a_reading_decides() {
    let table = r"(format: 1, players: [(office: [Director]), (hand: [Spy])], turn: Director(seat: 1),
        draw_pile: Rest(seed: 1), readings: (director_own_hand: Yes))";
    let checked = json(&call(&["check", "-", "--json"], table).out);
    let refusal = &checked["refused"][0];
    assert_eq!(refusal["action"], "look at seat 1");
    let rules = &refusal["silent"]["rules"];
    assert_eq!(rules.as_array().map(Vec::len), Some(2), "{rules}");
    for call_it in ["ask", "apply"] {
        let told = json(&call(&[call_it, "-", "look at seat 1", "--json"], table).out);
        assert_eq!(&told["refusal"], refusal, "{call_it}");
    }
}

#[test]
fn apply_gives_the_position_after() {
    let said = call(&["apply", "-", "cleaner", "remove Sales of Doris"], AUDIT);
    assert_eq!(said.code, 0, "{}", said.err);
    let said = call(&["check", "-", "--json"], &said.out);
    let result =
        serde_json::json!({"end": "TaxAudit", "victory": "CreativeAccounting", "winners": [3]});
    assert_eq!(json(&said.out)["result"], result);
    let said = call(
        &[
            "apply",
            "-",
            "cleaner",
            "remove Director of Jacky",
            "--json",
        ],
        AUDIT,
    );
    let answer = json(&said.out);
    assert_eq!(said.code, 1);
    assert_eq!(answer["steps"].as_array().map(Vec::len), Some(1));
    assert_eq!(answer["refusal"]["action"], "remove Director from seat 2");
    assert_eq!(answer["steps"][0]["events"][0]["event"], "Moved");
}

/// What seats have seen stands as it is after the actions; the goal was another's.
#[test]
fn apply_carries_on_what_was_seen() {
    let table = r#"(format: 1, title: "Seen", players: [
        (name: "Anton", office: [Taxman], hand: [Spy, Cleaner]),
        (name: "Jacky", office: [Manager], hand: [Taxman, Spy, Sales]),
    ], turn: Play(seat: 2), draw_pile: Rest(seed: 7), goal: Survive,
    knowledge: [(seat: 1, hands: [(seat: 2, cards: [Taxman, Spy])])])"#;
    let said = call(&["apply", "-", "play Taxman", "--json"], table);
    assert_eq!(said.code, 0, "{}", said.err);
    let after = &json(&said.out)["steps"][0]["after"];
    let known = serde_json::json!([{"seat": 1, "hands": [{"seat": 2, "cards": ["Spy"]}]}]);
    assert_eq!(after["knowledge"], known);
    assert_eq!(after["title"], "Seen");
    assert!(after.get("goal").is_none());
    let whole = call(&["apply", "-", "play Taxman"], table).out;
    let record = format!("(format: 1, revision: 1, start: {whole}, actions: [])");
    assert_eq!(call(&["replay", "-"], &record).code, 0, "{whole}");
    let wrong = table.replace("[Taxman, Spy]", "[Boss]");
    for args in [&["check", "-"][..], &["apply", "-", "play Taxman"]] {
        let said = call(args, &wrong);
        assert!(
            said.code == 0 && said.err.contains("knowledge of seat 1"),
            "{}",
            said.err
        );
        assert!(!said.out.contains("knowledge"), "{}", said.out);
    }
    // A file that tells of nothing seen gets the position alone, as a trace has it.
    let silent = table.replace(
        "knowledge: [(seat: 1, hands: [(seat: 2, cards: [Taxman, Spy])])]",
        "",
    );
    let said = call(&["apply", "-", "play Taxman"], &silent);
    assert!(!said.out.contains("knowledge"), "{}", said.out);
}

#[test]
fn apply_replaces_the_file_it_is_told_to_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    let path = folder.path().join("after.o21.ron");
    let name = path.to_string_lossy().into_owned();
    assert_eq!(
        call(&["apply", "-", "play boss", "-o", &name], AUDIT).code,
        0
    );
    assert_eq!(call(&["check", &name], "").code, 0);
    assert_eq!(call(&["apply", &name, "pass", "-o", &name], "").code, 1);
    assert_eq!(call(&["check", &name], "").code, 0);
    assert_eq!(
        std::fs::read_dir(folder.path()).map(Iterator::count).ok(),
        Some(1)
    );
}

#[test]
fn convert_leads_to_every_format_and_back() {
    let code = call(&["convert", "-", "--to", "code"], AUDIT).out;
    let by_code = call(&["convert", code.trim(), "--to", "json"], "");
    assert_eq!(by_code.code, 0, "{}", by_code.err);
    let again = call(&["convert", "-", "--to", "code"], &by_code.out);
    assert_eq!(again.out, code);
    let ron = call(&["convert", "-", "--to", "ron"], &by_code.out);
    assert_eq!(call(&["convert", "-", "--to", "code"], &ron.out).out, code);
    let wrong = code.trim().replacen('A', "a", 1);
    let said = call(&["convert", &wrong, "--to", "ron"], "");
    assert_eq!(said.code, 2);
    assert!(said.err.contains("check character"), "{}", said.err);
}

#[test]
fn replay_tells_every_step_and_what_does_not_fit() {
    let start = AUDIT.replace("Play", "Start");
    let record = format!(
        r#"(format: 1, revision: 1, start: {AUDIT}, actions: ["play Cleaner", "remove Sales from seat 3"])"#
    );
    let said = call(&["replay", "-"], &record);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(
        said.out.contains("2. Doris: remove Sales from seat 3"),
        "{}",
        said.out
    );
    assert!(
        said.out
            .contains("Highest single card: Doris 4 (Anton 3). [audit-tie-highest]")
    );
    let said = call(
        &["replay", "-", "--json"],
        &record.replace("Sales from", "Director from"),
    );
    let answer = json(&said.out);
    assert_eq!(
        (said.code, &answer["problem"]["number"]),
        (1, &serde_json::json!(2))
    );
    assert_eq!(answer["steps"].as_array().map(Vec::len), Some(1));
    let unlawful = record.replacen("Play(seat: 3)", "Play(seat: 1)", 1);
    assert_eq!(call(&["replay", "-"], &unlawful).code, 1);
    assert_eq!(call(&["replay", "-"], &start).code, 2);
    // What can be read and does not fit is no error of reading, whoever is asked.
    let other = record.replace("Sales from", "Director from");
    for args in [&["replay", "-"][..], &["convert", "-", "--to", "ron"]] {
        let said = call(args, &other);
        assert!(
            said.code == 1 && said.err.contains("action 2"),
            "{}",
            said.err
        );
    }
    let begun = record
        .replacen("Play(seat: 3)", "Start(seat: 3)", 1)
        .replace("[\"play", "[\"begin\", \"play");
    assert_eq!(call(&["replay", "-"], &begun).code, 0);
}

#[test]
fn simulate_plays_the_same_games_on_any_number_of_threads() {
    let run = |threads: &str, bots: &str| {
        let said = call(
            &[
                "simulate",
                "--games",
                "40",
                "--seed",
                "5",
                "--threads",
                threads,
                "--bots",
                bots,
                "--trace",
                "-",
            ],
            "",
        );
        assert_eq!(said.code, 0, "{}", said.err);
        said.out
    };
    for bots in ["random", "trainee,clerk,random"] {
        let trace = run("1", bots);
        assert_eq!(trace, run("3", bots));
        let first = json(trace.lines().next().unwrap_or_default());
        let position = call(&["check", "-"], &first["before"].to_string());
        assert_eq!(position.code, 0, "{}", position.err);
    }
    let said = call(
        &[
            "simulate",
            "--games",
            "20",
            "--players",
            "2",
            "--no-laws",
            "--json",
            "--readings",
            "operator_put_back=Shuffle",
        ],
        "",
    );
    let answer = json(&said.out);
    assert_eq!(
        (&answer["games"], &answer["players"]),
        (&serde_json::json!(20), &serde_json::json!(2))
    );
    assert_eq!(call(&["simulate", "--bots", "nobody"], "").code, 2);
    assert_eq!(
        call(&["simulate", "--readings", "operator_put_back=Never"], "").code,
        2
    );
}

#[test]
fn a_call_without_a_subcommand_asks_for_the_window() {
    let mut io = Io {
        stdin: &mut std::io::empty(),
        stdout: &mut Vec::new(),
        stderr: &mut Vec::new(),
        watched: false,
    };
    assert_eq!(run_on(["office21"], &mut io), Cli::Window { file: None });
    assert_eq!(
        run_on(["office21", "a.o21.ron"], &mut io),
        Cli::Window {
            file: Some("a.o21.ron".into())
        }
    );
    assert_eq!(call(&["--version"], "").code, 0);
    assert_eq!(call(&["check"], "").code, 2);
}

#[test]
fn check_answers_the_whole_turn() {
    // Her own Manager does not protect: the Sales goes, the audit is tied, and the Manager is the highest card.
    let example = include_str!("../../../engine/src/examples/6-audit-tie.o21.ron");
    let said = call(&["check", "-"], example).out;
    assert!(said.contains("    remove Sales from seat 4"), "{said}");
    assert!(
        said.contains("Tax audit: Doris wins by creative accounting. [audit-due]"),
        "{said}"
    );
    assert!(said.contains("[audit-tie-highest]"), "{said}");
    // Nobody has lowered him yet; the audit comes first, and his 21 outranks the lowest profit.
    let example = include_str!("../../../engine/src/examples/8-twenty-one-beats-audit.o21.ron");
    let said = call(&["check", "-"], example).out;
    assert!(
        said.contains("As it stands: When Anton's turn begins,"),
        "{said}"
    );
    assert!(said.contains("[audit-21-outranks]"), "{said}");
}

#[test]
fn verify_counts_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let call = call(
            &[
                "verify",
                "--deck",
                "Boss, Secretary 2, cleaner, Sales, Taxman, Spy",
                "--hands",
                "1",
                "--json",
                "--threads",
                threads,
            ],
            "",
        );
        assert_eq!((call.code, &*call.err), (0, ""));
        let mut answer = json(&call.out);
        let game = answer["games"][0].take();
        (
            game["states"].clone(),
            game["steps"].clone(),
            game["ends"].clone(),
            game["rules"].clone(),
        )
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert!(one.0.as_u64() > Some(1000), "{one:?}");
    assert!(one.3["love-choice"].as_u64() > Some(0), "{one:?}");
}

#[test]
fn verify_compares_with_the_pinned_counts() {
    let said = call(&["verify"], "");
    assert_eq!(said.code, 0);
    assert!(said.out.contains("cascades: "), "{}", said.out);
    let said = call(&["verify", "Operators"], "");
    assert_eq!((said.code, &*said.err), (0, ""), "{}", said.out);
    assert!(
        said.out
            .ends_with("all laws hold, all counts are as pinned\n"),
        "{}",
        said.out
    );
}

#[test]
fn verify_says_which_deals_there_are_and_which_states_are_one() {
    let said = call(&["verify", "--help"], "");
    assert_eq!(said.code, 0);
    for words in [
        "All deals are followed",
        "Two states are one if",
        "Exit codes: 0",
    ] {
        assert!(said.out.contains(words), "{}", said.out);
    }
}

#[test]
fn verify_says_why_there_is_no_such_game() {
    let no = |args: &[&str]| {
        let said = call(&[&["verify"], args].concat(), "");
        assert_eq!((said.code, &*said.out), (2, ""), "{args:?}");
        said.err
    };
    assert!(no(&["chess"]).contains("there is no game chess; there are love, "));
    assert!(no(&["--deck", "2 Clerk"]).contains("there is no employee \"Clerk\"; there are Spy, "));
    assert!(no(&["--deck", "3 Boss"]).contains("3 Boss cards: the game has 2"));
    assert!(no(&["--deck", "Spy, Boss"]).contains(
        "2 players with 1 cards in the office and 2 in hand take 6 cards, and the deck has 2"
    ));
    assert!(no(&["--deck", "3 Spy", "--hands", "0", "--offices", "3 Spy"]).contains("6 Spy cards"));
    assert!(no(&["--deck", "6 Operator", "--readings", "first=Yes"]).contains("no reading first"));
    assert!(no(&["--all", "--deck", "6 Operator"]).contains("cannot be used with"));
    assert!(no(&["--players", "3"]).contains("--deck"));
}

#[test]
fn verify_stops_where_it_would_take_too_much_memory() {
    // The whole deck: nobody would see the end of it.
    let deck = "5 Spy, 6 Cleaner, 6 Operator, 4 Assistant, 6 Sales, 5 Manager, 2 Secretary, 2 Boss, 4 Director, 4 Taxman";
    let said = call(&["verify", "--memory", "8", "--deck", deck], "");
    assert_eq!(said.code, 3, "{}", said.err);
    assert!(said.out.contains("stopped"), "{}", said.out);
}
