//! The ruling desk: asked by mouse and in words, carried out, gone back, noted, copied, saved.

use std::time::Duration;

use egui::{Key, Modifiers, Vec2};
use office21::examples;
use office21::text::{code, file};
use office21_app::answer::{Answer, Asked};
use office21_app::cli::{Cli, Io, run_on};
use office21_app::command::Command;
use office21_app::state::{NodeId, Purpose, Screen};
use office21_tests::table;

use super::Person;

/// Doris is to swap her Sales: for the Taxman, among others.
const AUDIT: &str = include_str!("../../audit.o21.ron");

/// What the program prints when it is called so.
fn printed(args: &[&str], stdin: &str) -> String {
    let mut out = Vec::new();
    let mut io = Io {
        stdin: &mut stdin.as_bytes(),
        stdout: &mut out,
        stderr: &mut std::io::sink(),
        watched: false,
    };
    let args = std::iter::once("office21").chain(args.iter().copied());
    assert!(matches!(run_on(args, &mut io), Cli::Exit(0 | 1)));
    String::from_utf8(out).expect("it prints text")
}

impl Person {
    /// Puts this table on the desk: the file is dropped there.
    fn rules_on(&mut self, text: &str) {
        self.presses_with(Modifiers::COMMAND, Key::Num3);
        assert_eq!(self.state().screen(), Screen::Rulings);
        let path = self.path("ruled.o21.ron");
        std::fs::write(&path, text).expect("it is written");
        self.drops_file(&path);
        self.waits_until("it lies on the desk", |person| {
            person.state().rulings().node().is_some()
        });
        self.looks();
    }

    fn number(&mut self) -> NodeId {
        let node = self.state().rulings().node();
        node.expect("a table is on the desk").id()
    }

    fn asked(&mut self) -> Asked {
        let node = self.state().rulings().node();
        let asked = node.and_then(|node| node.asked());
        asked.expect("something is asked").clone()
    }

    fn answer(&mut self) -> Answer {
        let node = self.state().rulings().node();
        node.expect("a table is on the desk").answer().clone()
    }

    fn answer_file(&mut self) -> file::PositionFile {
        let node = self.state().rulings().node();
        node.expect("a table is on the desk").file().clone()
    }

    fn asks(&mut self, words: &str) {
        self.types("What would somebody do?", words);
        self.presses(Key::Enter);
    }
}

fn on_the_desk() -> Person {
    // High enough for the lists; what is scrolled away is not read.
    let mut person = Person::sits_down_before(Vec2::new(1600.0, 2800.0));
    person.rules_on(AUDIT);
    person
}

#[test]
fn an_empty_desk_says_how_a_table_gets_there() {
    let mut person = Person::sits_down();
    person.presses_with(Modifiers::COMMAND, Key::Num3);
    person.must_read("Ask for a ruling");
    person.finds("Open…");
    person.finds("Paste…");
    for example in examples::ALL.iter() {
        person.finds(&format!("Example: {}", example.title()));
    }
    person.clicks("Example: The tied audit");
    person.must_read("Doris is to play a card.");
    person.must_read("3 actions are legal.");
}

#[test]
fn a_legal_card_says_yes_and_what_follows_as_the_command_line_does() {
    let mut person = on_the_desk();
    person.must_read("Sales: Doris is to swap it for a card of another office.");
    person.clicks("Taxman, 0, in Anton's office");
    person.must_read("Swap for Taxman of Anton?");
    person.must_read("Yes.");
    let asked = person.asked();
    let text = printed(&["ask", "-", &asked.action], AUDIT);
    let follows = asked.follows.as_ref().expect("it is legal");
    let events = follows.events.iter().map(|told| told.message.clone());
    let standing = follows.standing.iter().map(|line| line.text.clone());
    let silent = follows.silent.iter().map(|line| line.text.clone());
    let totals = format!("Totals: {}", follows.changes);
    let said: Vec<String> = events
        .chain(standing)
        .chain(silent)
        .chain([totals])
        .collect();
    assert!(said.len() > 8, "{said:?}");
    for sentence in said {
        person.must_read(&sentence);
        assert!(text.contains(&sentence), "{sentence} is not in {text}");
    }
    // The two readings stand side by side.
    person.must_read("Readings that would change this answer");
    person.must_read("As it stands: Nothing is due: the game goes on.");
    person.must_read("In force: The audit falls due");
}

#[test]
fn a_card_that_may_not_be_chosen_says_why_and_what_would_make_it_legal() {
    let mut person = on_the_desk();
    person.clicks("Cleaner, 0.5, in Jacky's office");
    person.must_read("Swap for Cleaner of Jacky?");
    person.must_read("No.");
    person.must_read("A Manager stands in Jacky's office and must be chosen.");
    person.must_read("It would be legal if no Manager stood in Jacky's office.");
    assert!(!person.has("Carry it out...") && person.has("Rule sales-manager..."));
    // A card in hand is not what is awaited.
    person.clicks("Spy, 0, in Doris's hand");
    person.must_read("Play Spy?");
    person.must_read("Another decision is awaited now.");
    person.presses(Key::Escape);
    person.must_not_read("Play Spy?");
}

#[test]
fn every_list_says_what_the_command_line_says() {
    let mut person = on_the_desk();
    let (answer, text) = (person.answer(), printed(&["check", "-"], AUDIT));
    assert_eq!(answer.to_text(), text);
    for follow in &answer.follows {
        person.finds(&format!("Ask: {}", follow.label));
        assert!(text.contains(&follow.action));
    }
    for refused in &answer.refused {
        person.finds(&format!("Ask: {}", refused.label));
        person.must_read(&refused.message);
        person.must_read(&refused.remedies());
        assert!(text.contains(&refused.remedies()));
    }
    for other in &answer.readings {
        for sentence in other.sentences() {
            person.must_read(&sentence);
            assert!(text.contains(&sentence));
        }
    }
    person.clicks("What follows: Swap for Manager of Jacky");
    person.must_read("Manager moves from Jacky's office to Doris's.");
    person.clicks("Ask: Swap for Manager of Jacky");
    assert_eq!(person.asked().action, "swap for Manager of seat 2");
}

#[test]
fn one_asks_in_words() {
    let mut person = on_the_desk();
    person.asks("swap for Anton's Taxman");
    assert_eq!(person.asked().action, "swap for Taxman of seat 1");
    person.asks("eat the Manager");
    let fault = person.state().rulings().question().1.map(str::to_owned);
    let fault = fault.expect("it is not understood");
    assert!(fault.contains("eat"), "{fault}");
    person.must_read(&fault);
    assert_eq!(person.asked().action, "swap for Taxman of seat 1");
    person.asks("look at Jacky");
    person.must_read("No.");
    person.must_read("Another decision is awaited now.");
}

#[test]
fn whoever_asks_in_words_goes_on_typing_and_carries_nothing_out() {
    let mut person = on_the_desk();
    person.asks("look at Jacky");
    person.must_read("No.");
    // The field has the focus still, and all of its text is chosen: what is typed now takes its place.
    person.presses(Key::N);
    person.writes("swap for Taxman of Anton");
    assert_eq!(person.number(), NodeId(1));
    person.presses(Key::Enter);
    assert_eq!(person.asked().action, "swap for Taxman of seat 1");
    person.presses(Key::Enter);
    person.presses(Key::Enter);
    assert_eq!(person.number(), NodeId(1));
    // Escape leaves the field; then Enter does it.
    person.presses(Key::Escape);
    person.must_read("Yes.");
    person.presses(Key::Enter);
    assert_eq!(person.number(), NodeId(2));
}

#[test]
fn in_the_middle_of_an_effect_events_and_totals_say_the_same() {
    let mut person = on_the_desk();
    person.clicks("Taxman, 0, in Anton's office");
    let follows = person.asked().follows.expect("it is legal");
    let (told, changes) = (
        follows.events.iter().map(|told| &told.message),
        &follows.changes,
    );
    assert!(
        changes.ends_with("(since before the Sales was played)"),
        "{changes}"
    );
    let moved = told.filter(|message| message.contains('→'));
    assert!(
        moved.clone().all(|message| changes.contains(message)),
        "{changes}"
    );
    assert!(moved.count() > 0);
}

#[test]
fn a_card_that_nothing_can_be_meant_by_says_where_it_lies() {
    let mut person = on_the_desk();
    let top = person.answer_file().draft.draw_pile[0];
    person.clicks(&format!("{top}, ...card 1 of the draw pile"));
    let said =
        format!("This {top} lies in the draw pile. Only a card in play can be swapped for now.");
    person.must_read(&said);
    person.must_not_read("Yes.");
    person.must_not_read("No.");
    person.clicks("Taxman, 0, in Anton's office");
    person.must_not_read(&said);
    person.must_read("Yes.");
}

#[test]
fn in_a_low_window_piles_are_counts_and_a_double_click_still_means_its_card() {
    let mut person = Person::sits_down_before(Vec2::new(1000.0, 640.0));
    person.rules_on(AUDIT);
    let pile = person.answer_file().draft.draw_pile;
    let top = pile[0];
    let alike = pile.iter().filter(|&&card| card == top).count();
    // The answer takes room of the table between the two clicks.
    person.clicks("Assistant, 2, in Anton's office");
    person.finds(&format!("{alike} of {top} in the draw pile"));
    person.clicks("Ask nothing");
    let before = person.finds("Taxman, 0, in Anton's office").rect;
    person.clicks("Taxman, 0, in Anton's office");
    assert_ne!(person.finds("Taxman, 0, in Anton's office").rect, before);
    person.clicks("Ask nothing");
    person.clicks_twice("Taxman, 0, in Anton's office");
    assert_eq!(person.number(), NodeId(2));
    let deed = person.state().rulings().node().and_then(|node| node.deed());
    let deed = deed.map(|deed| deed.label.clone());
    assert_eq!(deed.as_deref(), Some("Swap for Taxman of Anton"));
}

#[test]
fn what_is_carried_out_grows_a_tree_with_notes() {
    let mut person = on_the_desk();
    person.asks("swap for Taxman of Anton");
    person.clicks("Carry it out...");
    assert_eq!(person.number(), NodeId(2));
    person.must_read("What if: 2 positions");
    person.must_read("Christa is to play a card.");
    person.clicks("Note on this position");
    person.types("Note", "The holder audits.");
    person.clicks("One back");
    assert_eq!(person.number(), NodeId(1));
    person.must_read("The holder audits.");
    person.asks("swap for Assistant of Anton");
    person.clicks("Carry it out...");
    assert_eq!(person.number(), NodeId(3));
    person.clicks("Number 2 Swap for Taxman of Anton");
    assert_eq!(person.number(), NodeId(2));
    person.clicks("One back");
    person.clicks("Forth");
    assert_eq!(person.number(), NodeId(2));
    person.clicks("Remove number 2");
    person.must_read("This position, with a note will be gone.");
    person.clicks("Remove");
    assert_eq!(person.number(), NodeId(1));
    assert!(!person.has("Number 2 Swap for Taxman of Anton"));
}

#[test]
fn the_whole_desk_goes_by_keyboard() {
    let mut person = on_the_desk();
    person.presses(Key::N);
    let first = person.asked().action;
    person.presses(Key::N);
    assert_ne!(person.asked().action, first);
    person.presses_with(Modifiers::SHIFT, Key::N);
    assert_eq!(person.asked().action, first);
    person.presses(Key::Enter);
    assert_eq!(person.number(), NodeId(2));
    person.presses_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(person.number(), NodeId(1));
    person.presses_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(person.number(), NodeId(2));
    person.presses_with(Modifiers::ALT, Key::Home);
    assert_eq!(person.number(), NodeId(1));
    assert_eq!(person.asked().action, first);
    person.presses(Key::Escape);
    person.must_not_read("Yes.");
    person.presses_with(Modifiers::COMMAND, Key::E);
    assert_eq!(person.state().screen(), Screen::Editor);
}

#[test]
fn a_double_click_carries_out() {
    let mut person = on_the_desk();
    person.clicks_twice("Taxman, 0, in Anton's office");
    assert_eq!(person.number(), NodeId(2));
}

#[test]
fn a_code_is_pasted_and_a_wrong_one_names_the_character() {
    let mut person = Person::sits_down();
    person.presses_with(Modifiers::COMMAND, Key::Num3);
    let draft = file::read(AUDIT.as_bytes())
        .expect("it is a position")
        .draft;
    let good = code::write(&draft).expect("it has a code");
    person.clicks("Paste…");
    person.types("Code or text", &good.replacen('M', "?", 1));
    person.must_read("character ");
    assert!(person.finds("Open...Enter").grey);
    person.types("Code or text", &good);
    person.clicks("Open...Enter");
    let node = person.state().rulings().node();
    assert_eq!(node.map(|node| node.file().draft.clone()), Some(draft));
    // Pasted onto the desk itself, a wrong one is told as well, and the table stays.
    person.does(Command::Pasted(good.replacen('M', "?", 1)));
    person.must_read("This cannot be opened");
    person.must_read("character ");
}

#[test]
fn a_table_that_is_not_lawful_shows_every_fault_and_leads_to_the_editor() {
    let mut person = Person::sits_down();
    let draft = table(["Sales | Spy", "Boss |", "Boss |"]).play(1).draft();
    let file = file::PositionFile::new(draft.clone());
    person.rules_on(&file.to_ron());
    let answer = person.answer();
    assert!(!answer.lawful);
    person.must_read("This table is not lawful.");
    for fault in &answer.faults {
        person.must_read(&fault.message);
    }
    let text = printed(&["check", "-"], &file.to_ron());
    assert_eq!(answer.to_text(), text);
    person.clicks("Edit this position");
    assert_eq!(person.state().screen(), Screen::Editor);
    let edited = person
        .state()
        .editor()
        .file()
        .map(|file| file.draft.clone());
    assert_eq!(edited, Some(draft));
}

#[test]
fn a_finished_game_tells_the_whole_way_to_the_winner() {
    let mut person = on_the_desk();
    person.does(Command::RuleOn(Box::new(
        examples::Example::named("6-audit-tie")
            .expect("it is there")
            .file()
            .clone(),
    )));
    for words in ["play Cleaner", "remove Sales of Doris"] {
        person.asks(words);
        person.clicks("Carry it out...");
    }
    person.must_read("How the winner was found");
    for sentence in [
        "ended by tax audit",
        "won by creative accounting",
        "Lowest profit: Anton 5, Doris 5 (Christa 10, Jacky 11)",
        "Fewest cards in the office: Anton 3, Doris 3",
        "Highest single card: Doris 4 (Anton 3)",
    ] {
        person.must_read(sentence);
    }
}

#[test]
fn the_ruling_is_copied_as_the_command_line_says_it_and_saved_as_markdown() {
    let mut person = on_the_desk();
    person.asks("swap for Taxman of Anton");
    let copied = person
        .state()
        .rulings()
        .to_text()
        .expect("there is a ruling");
    assert_eq!(
        copied,
        printed(&["ask", "-", "swap for Taxman of Anton"], AUDIT)
    );
    person.clicks("Copy ruling");
    person.must_read("The ruling is on the clipboard.");
    let path = person.path("ruling.md");
    let chosen = || Command::Chosen {
        purpose: Purpose::SaveRuling,
        path: None,
        after: Duration::from_millis(1),
    };
    person.does(chosen());
    person.types("Path of the file", &path.display().to_string());
    person.clicks("Save...Enter");
    person.waits_for("The ruling is saved to");
    let text = std::fs::read_to_string(&path).expect("it is there");
    assert!(text.contains("**Swap for Taxman of Anton**") && text.contains("revision 1"));
    // What is there is not replaced without a question.
    std::fs::write(&path, "mine").expect("it is written");
    person.does(chosen());
    person.types("Path of the file", &path.display().to_string());
    person.clicks("Save...Enter");
    person.waits_for("Replace");
    assert_eq!(std::fs::read_to_string(&path).expect("it is there"), "mine");
}

#[test]
fn another_table_asks_before_notes_are_lost_and_the_next_start_has_them() {
    let mut person = on_the_desk();
    person.clicks("Note on this position");
    person.types("Note", "a note");
    person.clicks("Ask: Swap for Taxman of Anton");
    person.clicks("Carry it out...");
    let other = examples::Example::named("9-second-love").expect("it is there");
    person.does(Command::RuleOn(Box::new(other.file().clone())));
    person.must_read("Another table is on the desk");
    person.clicks("Cancel");
    assert_eq!(person.number(), NodeId(2));
    let mut person = person.comes_back();
    person.presses_with(Modifiers::COMMAND, Key::Num3);
    assert_eq!(person.number(), NodeId(2));
    person.clicks("One back");
    person.must_read("a note");
}

#[test]
fn everything_lies_within_windows_of_every_size() {
    for size in [
        (1000.0, 640.0),
        (720.0, 450.0),
        (1440.0, 900.0),
        (3840.0, 2160.0),
    ] {
        let size = Vec2::from(size);
        let mut person = Person::sits_down_before(size);
        person.rules_on(AUDIT);
        person.asks("swap for Taxman of Anton");
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
        let names = [
            "One back",
            "Forth",
            // Where there is little room these stand in a menu.
            if size.x < 800.0 { "Menu" } else { "Open…" },
            if size.x < 800.0 { "Menu" } else { "Paste…" },
            "Edit this table",
            "Play from here",
            "Copy ruling",
            "Save ruling…",
            "What would somebody do?",
            "Taxman, 0, in Anton's office",
            "Assistant, 2, 2 of them, in Christa's office",
            "Spy, 0, in Doris's hand",
            "Note on this position",
        ];
        for name in names {
            let seen = person.finds(name);
            assert!(window.contains_rect(seen.rect), "{size}: {seen:?}");
            assert!(
                seen.rect.width() > 4.0 && seen.rect.height() > 4.0,
                "{seen:?}"
            );
        }
    }
}
