use office21::examples;
use office21::play::{Action, Event, Happening};
use office21::rulebook::Rule;
use office21::table::{End, Position, Seat, Seats};
use office21::text::file::{self, PositionFile};
use office21::text::notation;
use office21_tests::games::{random_steps, starts};

use super::{Answer, Asked, Case, Export, Follow, Refused, Standing};

fn read(text: &str) -> PositionFile {
    file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn case(file: &PositionFile) -> Case {
    Case::of(file).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn ask(file: &PositionFile, words: &str) -> Asked {
    let case = case(file);
    let action = notation::read(case.position(), &file.names(), words);
    Asked::of(&case, action.unwrap_or_else(|error| panic!("{error}")))
}

/// Doris is to swap her Sales: for the Taxman, among others.
const AUDIT: &str = include_str!("../../tests/audit.o21.ron");

/// Every position of the worked examples, those their actions lead to included.
fn positions() -> Vec<PositionFile> {
    let mut all = Vec::new();
    for example in examples::ALL.iter() {
        let mut file = example.file().clone();
        all.push(file.clone());
        for words in example.actions {
            let mut position = *case(&file).position();
            let action = notation::read(&position, &file.names(), words);
            let action = action.unwrap_or_else(|error| panic!("{}: {error}", example.name));
            position
                .advance(action, &mut office21::play::Silent)
                .unwrap_or_else(|refusal| panic!("{}: {refusal:?}", example.name));
            file.draft = position.to_draft();
            all.push(file.clone());
        }
    }
    assert!(all.len() > examples::ALL.len() + 5, "{}", all.len());
    all
}

#[test]
fn legal_is_what_the_engine_lists_and_the_rest_is_refused_with_its_rule() {
    for file in positions() {
        let (answer, case) = (Answer::of(&file), case(&file));
        let actions: Vec<Action> = answer.follows.iter().map(|follow| follow.deed).collect();
        assert_eq!(
            actions,
            case.position().actions().to_vec(),
            "{}",
            file.title
        );
        for Refused {
            deed,
            rule,
            legal_if,
            ..
        } in &answer.refused
        {
            assert_eq!(
                case.position().refusal(*deed).map(|refusal| refusal.rule),
                Some(*rule)
            );
            let other = |other: &super::Other| {
                legal_if.as_deref() == Some(&*format!("{}: {}", other.field, other.reading))
            };
            let told = answer.readings.iter().any(other);
            assert_eq!(legal_if.is_some(), told, "{}: {deed:?}", file.title);
        }
        assert_eq!(answer.result, case.position().outcome());
        assert_eq!(answer.follows.is_empty(), answer.result.is_some());
    }
}

#[test]
fn what_is_asked_is_answered_as_the_whole_position_is() {
    for file in positions() {
        let (answer, case) = (Answer::of(&file), case(&file));
        for follow in &answer.follows {
            let asked = Asked::of(&case, follow.deed);
            assert_eq!(asked.follows.as_ref(), Some(follow));
            assert!(asked.legal && asked.refused.is_none());
            let about = |other: &&super::Other| other.is_about(follow.deed);
            assert_eq!(
                asked.readings.len(),
                answer.readings.iter().filter(about).count(),
                "{}: {}",
                file.title,
                follow.action
            );
        }
        for refused in &answer.refused {
            let asked = Asked::of(&case, refused.deed);
            assert_eq!(asked.refused.as_ref(), Some(refused));
            assert!(!asked.legal && asked.follows.is_none());
        }
    }
}

#[test]
fn the_text_says_every_sentence_of_the_answer() {
    for file in positions() {
        let answer = Answer::of(&file);
        let text = answer.to_text();
        let has = |what: &str| assert!(text.contains(what), "{what} is not in {text}");
        let mut follows: Vec<&Follow> = answer.follows.iter().collect();
        while let Some(follow) = follows.pop() {
            for told in &follow.events {
                has(&format!("{} [{}]", told.message, told.event.rule));
            }
            follow
                .standing
                .iter()
                .for_each(|line| has(&line.with_rules()));
            has(&format!("Totals: {}", follow.changes));
            if let Some(silent) = &follow.silent {
                has(&silent.with_rules());
            }
            follows.extend(&follow.next);
        }
        for refused in &answer.refused {
            has(&format!("{}: {}", refused.action, refused.message));
            has(&refused.remedies());
        }
        for rule in &answer.rules {
            has(&format!("  {}: {}", rule.rule, rule.sentence));
        }
    }
}

#[test]
fn whose_audit_it_is_is_shown_side_by_side() {
    let file = read(AUDIT);
    let asked = ask(&file, "swap for Taxman of Anton");
    assert!(asked.legal);
    let lapses = asked
        .readings
        .iter()
        .find(|other| other.reading == "Lapses");
    let lapses = lapses.unwrap_or_else(|| panic!("{:#?}", asked.readings));
    assert_eq!(lapses.in_force, "Holder");
    let [difference] = &lapses.differences[..] else {
        panic!("{:#?}", lapses.differences)
    };
    assert!(difference.here.winners.is_some());
    assert_eq!(difference.there.winners, None);
    let there: Vec<String> = difference
        .there
        .lines
        .iter()
        .map(super::Line::with_rules)
        .collect();
    let last = "As it stands: Nothing is due: the game goes on. [turn-order]";
    assert_eq!(there.last().map(String::as_str), Some(last), "{there:?}");
    let silence = asked.silence().map(super::Line::with_rules);
    assert_eq!(
        silence.as_deref(),
        Some(
            "The rulebook is silent or unclear here: a reading decides. A Sales has taken the Taxman: whose audit is it, if anybody's? The audit falls due at the turn of the player in whose office the Taxman lies. [swapped-taxman]"
        )
    );
    assert!(asked.silent.contains(&Rule::SwappedTaxman));
    // What does not turn on it says nothing of it.
    let asked = ask(&file, "swap for Assistant of Anton");
    let about: Vec<&str> = asked.readings.iter().map(|other| other.reading).collect();
    assert!(!about.contains(&"Lapses"), "{about:?}");
}

#[test]
fn what_another_reading_allows_is_shown_side_by_side() {
    let text = AUDIT
        .replace("[Manager, Manager, Sales]", "[Manager, Director]")
        .replace("Sales(seat: 3)", "Director(seat: 3)")
        .replace("office: [Director, Director, ", "office: [Director, ");
    let file = read(&text);
    let asked = ask(&file, "look at Doris");
    assert!(!asked.legal);
    let [other] = &asked.readings[..] else {
        panic!("{:#?}", asked.readings)
    };
    assert_eq!((other.field, other.reading), ("director_own_hand", "Yes"));
    let [difference] = &other.differences[..] else {
        panic!("{:#?}", other.differences)
    };
    assert!(!difference.here.legal && difference.there.legal);
    assert!(difference.here.lines[0].text.starts_with("Not legal: "));
    assert_eq!(difference.there.lines[0].text, "Legal.");
    let remedies = asked.refused.map(|refused| refused.remedies());
    let remedies = remedies.unwrap_or_default();
    let allows = "Another reading allows it: May a Director look at the hand of the player who played it? \
                  Yes: any one player's hand may be looked at.";
    assert!(remedies.ends_with(allows), "{remedies}");
}

#[test]
fn a_finished_game_is_judged_anew_under_other_readings() {
    // Anton and Doris: 5 each, three cards each; the highest card decides, and whether a face-down one counts.
    let text = r#"(
        format: 1,
        players: [
            (name: "Anton", office: [Assistant, Sales, Taxman]),
            (name: "Doris", office: [Manager, Cleaner, Cleaner]),
            (name: "Jacky", office: [Assistant, Assistant, Operator, Spy], face_down: [Secretary]),
            (name: "Christa", office: [Assistant, Sales], face_down: [Boss], total_since: 3),
        ],
        turn: Over(result: (end: TaxAudit, victory: CreativeAccounting, winners: [3])),
        draw_pile: Rest(seed: 7),
    )"#
    .replace("winners: [3]", "winners: [2]");
    let file = read(&text);
    let answer = Answer::of(&file);
    assert!(answer.lawful, "{:?}", answer.faults);
    let reasons: Vec<&str> = answer.reasons.iter().map(|line| &*line.text).collect();
    assert_eq!(
        reasons[..2],
        ["ended by tax audit", "won by creative accounting"]
    );
    assert!(
        reasons
            .iter()
            .any(|line| line.starts_with("Highest single card: Doris 4")),
        "{reasons:?}"
    );
    let printed = answer
        .readings
        .iter()
        .find(|other| other.reading == "Printed");
    let printed = printed.unwrap_or_else(|| panic!("{:#?}", answer.readings));
    let [difference] = &printed.differences[..] else {
        panic!("{printed:#?}")
    };
    assert!(difference.deeds.is_empty());
    assert_ne!(difference.here.winners, difference.there.winners);
}

#[test]
fn what_is_not_lawful_is_told_with_all_its_faults() {
    let file = read(&AUDIT.replace("[Manager, Manager, Sales]", "[Manager, Taxman, Sales]"));
    let answer = Answer::of(&file);
    assert!(!answer.lawful && answer.follows.is_empty() && answer.code.is_some());
    assert_eq!(answer.faults.len(), file.draft.faults().len());
    let text = answer.to_text();
    for fault in &answer.faults {
        assert!(text.contains(&fault.line()), "{text}");
    }
    let markdown = Export {
        file: &file,
        answer: &answer,
        asked: None,
        line: &[],
        note: "",
    }
    .to_markdown();
    assert!(markdown.contains("**No**, it is not lawful:"), "{markdown}");
}

#[test]
fn markdown_has_position_question_answer_rules_readings_revision_and_note() {
    let text = AUDIT
        .replace("Anton", "*Anton*")
        .replace("Whose audit", "Whose [audit]");
    let file = read(&text);
    let answer = Answer::of(&file);
    let asked = ask(&file, "swap for Taxman of seat 1");
    let export = Export {
        file: &file,
        answer: &answer,
        asked: Some(&asked),
        line: &["Play Sales".to_owned()],
        note: "# mine\nsecond line",
    };
    let markdown = export.to_markdown();
    let code = answer.code.as_deref().unwrap_or_default();
    for part in [
        "# Ruling: Whose \\[audit\\] is it?",
        &*format!("```text\n{code}\n```"),
        "- **\\*Anton\\***, 5 million; office Assistant, Sales, Taxman",
        "This came of: Play Sales.",
        "## Question\n\nSales: Doris is to swap it for a card of another office. May this be done: **Swap for Taxman of \\*Anton\\*** (`swap for Taxman of seat 1`)?",
        "## Answer\n\n**Yes.**\n",
        "(`sales-swap`)",
        "## Readings that would change this",
        "- A Sales has taken the Taxman: whose audit is it, if anybody's? (`swapped-taxman`)",
        "  - In force: The audit falls due at the turn of the player in whose office the Taxman lies.",
        "- `swapped-taxman` (tables play this in more than one way): Whose audit",
        " Here: The audit falls due at the turn of the player in whose office the Taxman lies.",
        "## Note\n\n> \\# mine\n> second line\n",
        "Office 21, revision 1 of the rules.",
    ] {
        assert!(markdown.contains(part), "{part} is not in\n{markdown}");
    }
    // Every sentence of the answer is in it, with its escapes.
    for told in asked.follows.iter().flat_map(|follow| &follow.events) {
        let sentence = super::markdown::escaped(&told.message);
        assert!(markdown.contains(&sentence), "{sentence}\n{markdown}");
    }
    let whole = Export {
        asked: None,
        ..export
    }
    .to_markdown();
    for refused in &answer.refused {
        let sentence = super::markdown::escaped(&refused.remedies());
        assert!(whole.contains(&sentence), "{sentence}\n{whole}");
    }
}

/// Random games of every theme, table and reading: what the desk says is what the engine does, and every form of it is
/// the same.
#[test]
fn random_positions_are_answered_as_the_engine_has_them() {
    let mut seen = Seen::default();
    for (start, seed) in starts(192) {
        for step in random_steps(start, seed, 120).step_by(7) {
            agrees(step.after, &mut seen);
        }
    }
    let Seen {
        positions,
        refused,
        other,
        silent,
        choices,
        over,
        midway,
    } = seen;
    assert!(positions > 300, "{positions}");
    assert!(
        refused > 300 && other > 100 && silent > 100 && choices > 100 && over > 10 && midway > 20,
        "{refused} {other} {silent} {choices} {over} {midway}"
    );
}

#[derive(Default)]
struct Seen {
    positions: usize,
    refused: usize,
    other: usize,
    silent: usize,
    choices: usize,
    over: usize,
    midway: usize,
}

fn agrees(position: Position, seen: &mut Seen) {
    let case = Case::new(position, &[]);
    let file = PositionFile::of(&position, &[]);
    let answer = Answer::lawful(&file, &case);
    let legal: Vec<Action> = answer.follows.iter().map(|follow| follow.deed).collect();
    assert_eq!(legal, position.actions().to_vec());
    for refused in &answer.refused {
        assert_eq!(
            position.refusal(refused.deed).map(|refusal| refusal.rule),
            Some(refused.rule)
        );
        let asked = Asked::of(&case, refused.deed);
        assert_eq!(asked.refused.as_ref(), Some(refused));
    }
    for follow in &answer.follows {
        let mut after = position;
        let mut events: Vec<Event> = Vec::new();
        assert_eq!(after.advance(follow.deed, &mut events), Ok(()));
        assert_eq!(follow.result, after.outcome());
        assert_eq!(follow.events.len(), events.len());
        for change in &follow.totals {
            let to = after
                .alive()
                .has(change.seat)
                .then(|| after.total(change.seat));
            assert_eq!(change.to, to);
            // The events have the same two totals; where they have none, the table has.
            let told = events.iter().filter_map(|event| match event.what {
                Happening::Total { seat, from, .. } if seat == change.seat => Some(from),
                _ => None,
            });
            let counted = told.chain([change.from]).next();
            assert_eq!(Some(change.from), counted, "{follow:?}");
            if position.turn().pending().is_none() {
                assert_eq!(change.from, position.total(change.seat));
            }
            seen.midway += usize::from(position.total(change.seat) != change.from);
        }
        seen.choices += usize::from(!follow.next.is_empty());
    }
    for other in &answer.readings {
        for difference in &other.differences {
            assert_ne!(difference.here, difference.there, "{other:?}");
        }
    }
    let (text, json) = (answer.to_text(), serde_json::to_value(&answer));
    let json = json.unwrap_or_default();
    assert_eq!(json["legal"].as_array().map(Vec::len), Some(legal.len()));
    assert!(text.starts_with("lawful\n"));
    seen.positions += 1;
    seen.refused += answer.refused.len();
    seen.other += answer.readings.len();
    seen.silent += usize::from(!answer.silent.is_empty());
    seen.over += usize::from(answer.result.is_some());
}

#[test]
fn an_idle_taxman_is_foretold_as_the_turn_will_find_him() {
    let table = r"(format: 1, players: [(office: [Manager, Taxman]), (office: [Sales])], turn: Start(seat: 1),
        refills_over: true, audit_of: Some(2), readings: (swapped_taxman: Lapses), draw_pile: Rest(seed: 1))";
    let file = file::read(table.as_bytes()).expect("it reads");
    let case = case(&file);
    let standing = Standing::of(case.position(), case.speech());
    let jacky = Seat::ALL[1];
    assert_eq!(standing.due, Some((End::TaxAudit, Seats::only(jacky))));
    assert_eq!(standing.lines[0].rules[0], Rule::SwappedTaxman);
}
