//! The rules: links to them and the way back, search, examples opened on the table.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use office21::examples::Example;
use office21::rulebook::{Origin, Rule};
use office21::table::Step;
use office21_app::command::Command;
use office21_app::state::{Dialog, Item, Screen};
use office21_tests::table;

use super::Person;

const CTRL: Modifiers = Modifiers::COMMAND;

fn in_the_rules() -> Person {
    let mut person = Person::sits_down();
    person.presses_with(CTRL, Key::Num5);
    assert_eq!(person.state().screen(), Screen::Rules);
    person
}

/// The rule that is shown more than others.
fn shown(person: &mut Person) -> Option<Rule> {
    match person.state().rules().shown() {
        Some(Item::Rule(rule)) => Some(rule),
        _ => None,
    }
}

/// A game in which a Cleaner is about to be played.
fn at_the_table() -> Person {
    let mut person = Person::sits_down();
    person.opens_table(
        table([
            "Sales | Cleaner Operator Spy",
            "Manager Sales | Sales Spy",
            "Operator | Sales Spy",
        ])
        .play(1),
    );
    person
}

#[test]
fn a_line_of_the_log_leads_to_its_rule_and_back_to_the_game() {
    let mut person = at_the_table();
    person.clicks("Cleaner...in your hand...");
    person.presses(Key::Enter);
    let link = person.finds("Rule play-one");
    assert_eq!(link.role, Role::Link);
    person.clicks("Rule play-one");
    assert_eq!(person.state().screen(), Screen::Rules);
    assert_eq!(shown(&mut person), Some(Rule::PlayOne));
    person.must_read(Rule::PlayOne.sentence());
    person.clicks("Back to the game");
    assert_eq!(person.state().screen(), Screen::Play);
    assert_eq!(person.the_game().shown().sight.step, Step::Cleaner);
    // By keyboard alone, and back in both ways.
    for back in [
        (Modifiers::NONE, Key::Escape),
        (Modifiers::ALT, Key::ArrowLeft),
    ] {
        person.clicks("Rule play-one");
        assert_eq!(person.state().screen(), Screen::Rules);
        person.presses_with(back.0, back.1);
        assert_eq!(person.state().screen(), Screen::Play);
        let game = person.the_game();
        assert!(game.shown().now && game.shown().sight.step == Step::Cleaner);
    }
}

#[test]
fn a_link_opens_with_the_keyboard() {
    let mut person = at_the_table();
    person.clicks("Cleaner...in your hand...");
    person.presses(Key::Enter);
    person.points_nowhere();
    for _ in 0..200 {
        if person.focused().starts_with("Rule ") {
            break;
        }
        person.presses(Key::Tab);
    }
    let name = person.focused();
    let rule = name.strip_prefix("Rule ").expect("a link has the focus");
    let rule = Rule::from_id(rule.split(' ').next().unwrap_or_default());
    person.presses(Key::Enter);
    assert_eq!(person.state().screen(), Screen::Rules);
    assert_eq!(shown(&mut person), rule);
}

#[test]
fn a_link_does_not_take_the_click_from_the_table() {
    let mut person = at_the_table();
    person.clicks("Cleaner...in your hand...");
    person.presses(Key::Enter);
    // Pointing at what is refused tells the rule; a click on the card itself goes nowhere.
    person.points_at("Sales...in Anton's office...");
    person.must_read("cleaner-manager");
    person.clicks("Sales...in Anton's office...");
    assert_eq!(person.state().screen(), Screen::Play);
    person.clicks("Manager...in Anton's office...");
    person.presses(Key::Enter);
    assert_ne!(person.the_game().shown().sight.step, Step::Cleaner);
}

#[test]
fn the_readings_of_a_new_game_lead_to_the_rule_and_back_to_the_form() {
    let mut person = Person::sits_down();
    person.clicks("New game…");
    person.clicks("Readings: questions...");
    person.clicks("Rule swapped-taxman");
    assert_eq!(person.state().screen(), Screen::Rules);
    assert_eq!(person.state().dialog(), None);
    for way in ["Holder (default)", "Lapses", "Player"] {
        person.finds(way);
    }
    person.must_read("A Sales has taken the Taxman: whose audit is it");
    person.clicks("Back to the new game");
    assert_eq!(person.state().dialog(), Some(&Dialog::NewGame));
}

#[test]
fn every_rule_is_shown_with_its_sentence() {
    let mut person = in_the_rules();
    for &rule in Rule::ALL {
        person.does(Command::ShowRule(rule));
        person.must_read(rule.id());
        person.must_read(rule.sentence());
        person.finds(&format!("Copy rule {rule}"));
        if let Some(asked) = rule.asked() {
            person.must_read(asked.question);
            person.must_read(asked.remark);
            assert!(
                asked.source.is_empty() || person.reads(asked.source),
                "{rule}"
            );
        }
        let shown = person.finds(&format!("Copy rule {rule}")).rect;
        assert!(
            shown.top() > 0.0 && shown.bottom() < 800.0,
            "{rule} is in view: {shown:?}"
        );
    }
    assert!(
        Rule::ALL
            .iter()
            .any(|rule| rule.origin() == Origin::Reading)
    );
}

#[test]
fn one_searches_as_one_types_and_goes_through_what_is_found() {
    let mut person = Person::sits_down();
    person.presses_with(CTRL, Key::F);
    assert_eq!(person.state().screen(), Screen::Rules);
    person.writes("secretary boss");
    person.must_read(" results");
    let found = person.state().rules().found().to_vec();
    assert!(found.contains(&Item::Rule(Rule::LovePair)) && found.len() > 5);
    for (key, at) in [
        (Key::Enter, 0),
        (Key::Enter, 1),
        (Key::ArrowDown, 2),
        (Key::ArrowUp, 1),
    ] {
        person.presses(key);
        assert_eq!(person.state().rules().shown(), Some(found[at]), "{key:?}");
    }
    person.finds("Result 2:...");
    person.writes(" elephant");
    person.must_read("Nothing found");
    person.clicks("Clear the search");
    person.must_not_read("Nothing found");
    person.types("Search the rules", "spies-at-once");
    person.must_read("1 result");
    person.clicks("Result 1: spies-at-once");
    assert_eq!(shown(&mut person), Some(Rule::SpiesAtOnce));
}

#[test]
fn the_contents_lead_to_every_chapter() {
    let mut person = in_the_rules();
    person.clicks("Rulings: Elimination");
    person.must_read(Rule::EliminationCascade.sentence());
    person.clicks("Employees");
    person.clicks("Section Manager");
    person.must_read("It shields the other cards of its office");
    person.clicks("Rulings: Smaller points");
    person.must_read("Eliminated players leave one at a time");
    person.clicks("Material");
    person.clicks("About the Taxman");
    person.must_read("A Taxman sets the tax audit going");
    person.presses(Key::Escape);
    person.must_read("There are 44 employee cards");
}

#[test]
fn an_example_opens_on_the_table() {
    let example = Example::named("6-audit-tie").expect("it is shipped");
    let title = example.title();
    for (verb, screen) in [
        ("Rule on", Screen::Rulings),
        ("Edit", Screen::Editor),
        ("Play from", Screen::Play),
    ] {
        let mut person = in_the_rules();
        person.does(Command::ShowRule(Rule::AuditTieHighest));
        person.clicks(&format!("{verb}: {title} (audit-tie-highest)"));
        assert_eq!(person.state().screen(), screen);
        let there = person.state().table_here().expect("a table");
        let (there, here) = (there.draft, example.file().draft.clone());
        assert_eq!(there.into_position(), here.into_position(), "{verb}");
    }
    let mut person = in_the_rules();
    person.does(Command::ShowRule(Rule::AuditTieHighest));
    person.clicks(&format!("Example: {title} (audit-tie-highest)"));
    person.must_read("her Manager is the highest card");
    person.clicks(&format!("Rule on: {title}"));
    assert_eq!(person.state().screen(), Screen::Rulings);
}

#[test]
fn copying_a_rule_is_told() {
    let mut person = in_the_rules();
    person.does(Command::ShowRule(Rule::SpyPlay));
    person.clicks("Copy rule spy-play");
    person.must_read("The rule spy-play is on the clipboard.");
}

#[test]
fn every_page_has_names_of_its_own_in_a_small_window() {
    let mut person = Person::sits_down_before(Vec2::new(1000.0, 640.0));
    person.presses_with(CTRL, Key::Num5);
    for page in 0..office21_app::state::Page::count() {
        person.does(office21_app::command::RulesCommand::Open(page).into());
        super::names::every_name_is_its_own(&person);
    }
    person.presses_with(CTRL, Key::F);
    person.writes("the");
    super::names::every_name_is_its_own(&person);
}
