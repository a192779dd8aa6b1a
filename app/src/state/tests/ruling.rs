//! The ruling desk: asking, carrying out, going back and forth, notes, and what is never lost without a word.

use office21::examples::Example;
use office21::text::file::{self, PositionFile};

use super::{Bench, Found, Request};
use crate::command::{Command, RulingsCommand};
use crate::state::{Dialog, KeptDesk, Node, NodeId, Rulings, Screen};

fn example(name: &str) -> PositionFile {
    let example = Example::named(name).unwrap_or_else(|| panic!("no {name}"));
    example.file().clone()
}

impl Bench {
    fn ruling_on(name: &str) -> Self {
        let mut bench = Self::new();
        bench.push(Command::RuleOn(Box::new(example(name))));
        assert_eq!(bench.state.screen(), Screen::Rulings);
        bench
    }

    fn rules(&mut self, command: RulingsCommand) {
        self.push(command.into());
    }

    fn desk(&self) -> &Rulings {
        self.state.rulings()
    }

    fn node(&self) -> &Node {
        self.desk().node().unwrap_or_else(|| panic!("no table"))
    }

    /// Asks in words.
    fn asks(&mut self, words: &str) {
        self.rules(RulingsCommand::EditQuestion(words.to_owned()));
        self.rules(RulingsCommand::AskInWords);
    }

    /// Asks in words, and carries it out.
    fn does(&mut self, words: &str) -> NodeId {
        self.asks(words);
        self.rules(RulingsCommand::CarryOut);
        self.node().id()
    }

    fn kept_desk(&self) -> KeptDesk {
        let kept = self.asked.iter().rev().find_map(|request| match request {
            Request::KeepDesk(kept) => Some(kept.clone()),
            _ => None,
        });
        kept.unwrap_or_default()
    }
}

#[test]
fn what_is_asked_in_words_is_answered_or_not_understood_in_words() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    bench.asks("play cleaner");
    let asked = bench.node().asked();
    assert!(asked.is_some_and(|asked| asked.legal && asked.label == "Play Cleaner"));
    assert_eq!(bench.desk().question(), ("play Cleaner", None));
    bench.asks("play spy");
    let asked = bench.node().asked();
    assert!(asked.is_some_and(|asked| !asked.legal && asked.refused.is_some()));
    // What is refused cannot be carried out.
    bench.rules(RulingsCommand::CarryOut);
    assert_eq!(bench.node().id(), NodeId::FIRST);
    bench.asks("juggle");
    let (question, fault) = bench.desk().question();
    assert!(question == "juggle" && fault.is_some_and(|fault| fault.contains("juggle")));
    bench.push(Command::Back);
    assert_eq!(
        (bench.node().asked(), bench.desk().question()),
        (None, ("", None))
    );
}

#[test]
fn one_steps_through_legal_actions_by_keyboard() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    let legal = bench.node().answer().legal.clone();
    for words in legal.iter().chain(legal.first()) {
        bench.push(Command::NextTarget);
        let asked = bench.node().asked().map(|asked| asked.action.clone());
        assert_eq!(asked.as_ref(), Some(words));
    }
    bench.push(Command::PreviousTarget);
    let asked = bench.node().asked().map(|asked| asked.action.clone());
    assert_eq!(asked.as_ref(), legal.last());
}

#[test]
fn the_same_action_leads_to_the_same_position_and_numbers_stay() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    let cleaner = bench.does("play Cleaner");
    let won = bench.does("remove Sales of Doris");
    assert_eq!((cleaner, won), (NodeId(2), NodeId(3)));
    assert!(bench.node().answer().result.is_some());
    bench.push(Command::Earlier);
    bench.push(Command::Earlier);
    assert_eq!(bench.node().id(), NodeId::FIRST);
    let taxman = bench.does("play Taxman");
    assert_eq!(taxman, NodeId(4));
    bench.push(Command::First);
    // Forth leads to what was shown last.
    bench.push(Command::Later);
    assert_eq!(bench.node().id(), taxman);
    bench.push(Command::Earlier);
    assert_eq!(bench.does("play Cleaner"), cleaner);
    let tree: Vec<(usize, u32)> = bench
        .desk()
        .tree()
        .iter()
        .map(|(d, n)| (*d, n.id().0))
        .collect();
    assert_eq!(tree, [(0, 1), (1, 2), (2, 3), (1, 4)]);
    // Its number is not given again.
    bench.rules(RulingsCommand::Remove(taxman));
    bench.push(Command::First);
    assert_eq!(bench.does("play Taxman"), NodeId(5));
    assert_eq!(bench.desk().line(), ["Play Taxman"]);
}

#[test]
fn a_branch_with_something_in_it_goes_after_a_question_alone() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    let cleaner = bench.does("play Cleaner");
    bench.does("remove Sales of Doris");
    bench.rules(RulingsCommand::Note("Doris wins.".to_owned()));
    bench.rules(RulingsCommand::Remove(cleaner));
    let Some(Dialog::Question(question)) = bench.state.dialog() else {
        panic!("no question")
    };
    assert_eq!(
        question.text,
        "This position and the one that came of it, with a note will be gone."
    );
    bench.push(Command::Dismiss);
    assert_eq!(bench.desk().tree().len(), 3);
    bench.rules(RulingsCommand::Remove(cleaner));
    bench.push(Command::Yes);
    assert_eq!(
        (bench.desk().tree().len(), bench.node().id()),
        (1, NodeId::FIRST)
    );
    bench.rules(RulingsCommand::Remove(NodeId::FIRST));
    assert_eq!(bench.desk().tree().len(), 1);
}

#[test]
fn another_table_asks_before_notes_are_lost() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    // Nothing would be lost here.
    bench.push(Command::RuleOn(Box::new(example("9-second-love"))));
    assert_eq!(
        (bench.state.dialog(), &*bench.node().file().title),
        (None, &*example("9-second-love").title)
    );
    bench.rules(RulingsCommand::Note("mine".to_owned()));
    bench.push(Command::RuleOn(Box::new(example("6-audit-tie"))));
    assert!(matches!(bench.state.dialog(), Some(Dialog::Question(_))));
    bench.push(Command::Dismiss);
    assert_eq!(bench.node().note(), "mine");
    // With another title it is another table.
    let mut titled = example("9-second-love");
    titled.title = "Mine".to_owned();
    bench.push(Command::RuleOn(Box::new(titled)));
    assert!(matches!(bench.state.dialog(), Some(Dialog::Question(_))));
    bench.push(Command::Dismiss);
    // The same table is shown again, and nothing is asked.
    bench.push(Command::RuleOn(Box::new(example("9-second-love"))));
    assert_eq!((bench.state.dialog(), bench.node().note()), (None, "mine"));
    bench.push(Command::RuleOn(Box::new(example("6-audit-tie"))));
    bench.push(Command::Yes);
    assert_eq!(bench.node().file().title, example("6-audit-tie").title);
}

#[test]
fn the_next_start_has_the_tree_and_its_notes() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    bench.rules(RulingsCommand::Note("the first".to_owned()));
    bench.does("play Cleaner");
    bench.does("remove Sales of Doris");
    bench.rules(RulingsCommand::Note(
        "Doris \"wins\"\nby her Manager".to_owned(),
    ));
    bench.push(Command::First);
    bench.does("play Boss");
    let kept = bench.kept_desk();
    let text = ron::to_string(&kept).unwrap_or_default();
    let again: KeptDesk = ron::from_str(&text).unwrap_or_default();
    let found = Found {
        desk: again,
        ..Found::default()
    };
    let other = Bench::found(found);
    let told = |bench: &Bench| -> Vec<(usize, NodeId, String, PositionFile)> {
        let tree = bench.desk().tree().into_iter();
        tree.map(|(depth, node)| {
            (
                depth,
                node.id(),
                node.note().to_owned(),
                node.file().clone(),
            )
        })
        .collect()
    };
    assert_eq!(told(&other), told(&bench));
    assert_eq!(other.node().id(), bench.node().id());
    assert_eq!(KeptDesk::default().restored().node().map(Node::id), None);
}

#[test]
fn a_note_of_what_cannot_be_done_any_more_is_told_with_the_first() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    bench.does("play Cleaner");
    bench.rules(RulingsCommand::Note("kept all the same".to_owned()));
    let text = ron::to_string(&bench.kept_desk()).unwrap_or_default();
    let text = text.replace("play Cleaner", "play Sales");
    let kept: KeptDesk = ron::from_str(&text).unwrap_or_default();
    let desk = kept.restored();
    assert_eq!(
        desk.node().map(Node::note),
        Some("\nplay Sales: kept all the same")
    );
}

#[test]
fn the_text_is_that_of_the_command_line_and_the_file_is_markdown() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    let copied = |bench: &Bench| match bench.asked.last() {
        Some(Request::Copy(text)) => text.clone(),
        other => panic!("{other:?}"),
    };
    bench.push(Command::CopyGame);
    assert_eq!(copied(&bench), bench.node().answer().to_text());
    bench.asks("play Boss");
    bench.rules(RulingsCommand::CopyText);
    let asked = bench.node().asked().map(crate::answer::Asked::to_text);
    assert_eq!(Some(copied(&bench)), asked);
    bench.rules(RulingsCommand::Note("a note".to_owned()));
    bench.push(Command::Save);
    let name = match bench.asked.last() {
        Some(Request::AskSave { name, .. }) => name.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(name, "The-tied-audit.md");
    bench.push(Command::Chosen {
        purpose: crate::state::Purpose::SaveRuling,
        path: Some("ruling.md".into()),
        after: std::time::Duration::from_secs(1),
    });
    let Some(Request::Write { bytes, .. }) = bench.asked.last() else {
        panic!("{:?}", bench.asked.last())
    };
    let text = String::from_utf8_lossy(bytes);
    assert_eq!(bench.desk().to_markdown().as_deref(), Some(&*text));
    assert!(
        text.contains("> a note") && text.contains("**Play Boss**"),
        "{text}"
    );
}

#[test]
fn what_is_shown_goes_to_the_editor_and_to_play_as_it_is() {
    let mut bench = Bench::ruling_on("6-audit-tie");
    bench.does("play Taxman");
    let shown = bench.node().file().clone();
    let back = file::read(shown.to_ron().as_bytes());
    assert_eq!(back.as_ref().ok(), Some(&shown));
    bench.push(Command::EditThis);
    assert_eq!(bench.state.screen(), Screen::Editor);
    assert_eq!(
        bench.state.editor().file().map(|file| &file.draft),
        Some(&shown.draft)
    );
    bench.push(Command::ShowRulings);
    bench.push(Command::PlayFromHere);
    let game = bench.state.game().map(|game| game.position().to_draft());
    assert_eq!(game, Some(shown.draft));
    // And back: it lies on the desk already.
    bench.push(Command::ShowRulings);
    assert_eq!(bench.node().id(), NodeId(2));
}

#[test]
fn a_table_that_is_not_lawful_shows_its_faults_and_nothing_can_be_asked() {
    let mut file = example("6-audit-tie");
    file.draft.tray.extend(file.draft.draw_pile.pop());
    let mut bench = Bench::new();
    bench.push(Command::RuleOn(Box::new(file)));
    assert!(!bench.node().answer().lawful && !bench.node().answer().faults.is_empty());
    bench.asks("play Cleaner");
    assert_eq!(bench.node().asked(), None);
    bench.rules(RulingsCommand::CopyText);
    let answer = bench.node().answer().to_text();
    assert!(matches!(bench.asked.last(), Some(Request::Copy(text)) if *text == answer));
}
