use office21::material::Employee;
use office21::rulebook::{Origin, Rule};

use super::{Item, Page, Rules, Words, as_text, related, section_about, ways};
use crate::command::RulesCommand;
use crate::state::{Dialog, Found, Request, Screen, State};

fn found(query: &str) -> Vec<Item> {
    let mut rules = Rules::default();
    rules.search(query.to_owned());
    rules.found().to_vec()
}

#[test]
fn every_rule_stands_on_one_page_and_can_be_found_by_its_id() {
    for &rule in Rule::ALL {
        let stands = |place: &usize| {
            let mut sections = Page::at(*place).sections();
            sections.any(|(_, rules)| rules.contains(&rule))
        };
        let pages: Vec<usize> = (0..Page::count()).filter(stands).collect();
        assert_eq!(pages, [Item::Rule(rule).page()], "{rule}");
        let ruling = matches!(Page::at(pages[0]), Page::Rulings(_));
        assert_eq!(ruling, rule.origin() != Origin::Clause, "{rule}");
        assert!(found(rule.id()).contains(&Item::Rule(rule)), "{rule}");
    }
    assert_eq!(Page::at(Page::count() - 1), Page::Examples);
    assert_eq!(Page::at(Page::count() - 2), Page::Points);
}

#[test]
fn all_words_count_in_any_number_and_any_size() {
    let items = found("SALES manager");
    assert_eq!(
        items.first(),
        Some(&Item::Rule(Rule::SalesManager)),
        "called so"
    );
    assert!(
        items.contains(&Item::Rule(Rule::ManagerGuardsAll)),
        "says so"
    );
    assert!(
        !items.contains(&Item::Rule(Rule::SalesSwap)),
        "no Manager in it"
    );
    for (one, several) in [
        ("spy", "spies"),
        ("Secretary", "secretaries"),
        ("taxman", "Taxmen"),
    ] {
        assert_eq!(found(one), found(several), "{one}");
        assert!(found(one).len() > 3, "{one}");
    }
    assert!(
        found("Christa")
            .iter()
            .any(|item| matches!(item, Item::Example(_)))
    );
    assert!(
        found("clockwise after")
            .iter()
            .any(|item| matches!(item, Item::Point(_)))
    );
    assert!(
        found("Chinese").contains(&Item::Rule(Rule::FirstTo21)),
        "in a source"
    );
    assert!(found("reading").len() >= 7, "by what it is");
    assert_eq!(found("lawful elephant"), []);
    assert!(found("21").contains(&Item::Rule(Rule::FirstTo21)));
    assert!(found("21").len() < found("total").len());
    assert!(
        found("sp").contains(&Item::Rule(Rule::SpiesWin)),
        "as it is typed"
    );
    assert_eq!(found("py"), [], "inside of words only");
    assert_eq!(found("  "), []);
}

#[test]
fn found_words_are_marked_where_they_stand() {
    let marks = |query: &str, text: &str| {
        let marks = Words::of(query).marks(text).into_iter();
        marks.map(|mark| (mark.start, mark.end)).collect::<Vec<_>>()
    };
    assert_eq!(marks("spy", "Five Spies and a Spy."), [(5, 10), (17, 20)]);
    assert_eq!(marks("a an", "an"), [(0, 2)], "the longer one, and once");
    assert_eq!(marks("’", "Anton’s"), [(5, 8)], "whole letters");
    assert_eq!(marks("", "Anton"), []);
    assert_eq!(
        marks("a", "An audit is a tie."),
        [(12, 13)],
        "a word of its own"
    );
    assert_eq!(marks("bo", "Boss, not above"), [(0, 2)], "as it is typed");
    assert_eq!(marks("21", "21, not 210 or 121"), [(0, 2)]);
}

#[test]
fn the_results_are_gone_through_in_a_ring() {
    let mut rules = Rules::default();
    rules.search("spy cleaner".to_owned());
    let count = rules.found().len();
    assert!(count > 1);
    rules.step(false);
    assert_eq!(rules.shown(), Some(rules.found()[0]));
    rules.step(true);
    assert_eq!(rules.shown(), Some(rules.found()[count - 1]));
    rules.step(false);
    assert_eq!(rules.shown(), Some(rules.found()[0]));
    rules.search("elephant".to_owned());
    rules.step(false);
    assert_ne!(rules.shown(), None, "nothing found changes nothing");
}

#[test]
fn the_way_back_leads_through_what_was_shown_and_out() {
    let mut rules = Rules::default();
    assert_eq!(rules.back_to(), None);
    rules.enter(Screen::Play, None);
    rules.show_first(Item::Rule(Rule::SpiesWin));
    assert_eq!(rules.back_to().as_deref(), Some("Back to the game"));
    rules.show(Item::Rule(Rule::LoveNext));
    rules.show(Item::Rule(Rule::LoveNext));
    assert_eq!(rules.back_to().as_deref(), Some("Back to spies-win"));
    rules.open(0);
    assert_eq!(rules.back_to().as_deref(), Some("Back to love-next"));
    assert_eq!(rules.back(), None);
    assert_eq!(rules.shown(), Some(Item::Rule(Rule::LoveNext)));
    assert_eq!(rules.back(), None);
    assert_eq!(rules.shown(), Some(Item::Rule(Rule::SpiesWin)));
    assert_eq!(rules.back(), Some((Screen::Play, None)));
    assert_eq!(rules.back(), None);
    for place in 0..1_000 {
        rules.open(place % 5);
    }
    rules.enter(Screen::Start, Some(Dialog::NewGame));
    assert_eq!(rules.back_to().as_deref(), Some("Back to the new game"));
}

#[test]
fn a_long_way_is_remembered_from_its_beginning() {
    let mut rules = Rules::default();
    rules.enter(Screen::Rulings, None);
    for place in 0..1_000 {
        rules.open(place % 5);
    }
    let mut steps = 0;
    while rules.back().is_none() {
        steps += 1;
        assert!(steps < 200, "it leads out");
    }
    assert!(steps >= 100);
}

#[test]
fn a_sentence_leads_to_the_employees_and_rules_it_names() {
    let titles = |rule| {
        related(rule)
            .iter()
            .map(|item| item.title())
            .collect::<Vec<_>>()
    };
    assert_eq!(titles(Rule::SpyHand), ["Director"]);
    assert_eq!(titles(Rule::CleanerManager), ["Manager"]);
    assert_eq!(
        titles(Rule::EmploymentTaxmanLeaves),
        ["Taxman", "last-taxman-leaves"]
    );
    for kind in Employee::ALL {
        let item = section_about(kind).unwrap_or_else(|| panic!("nothing about the {kind}"));
        assert!(item.title().contains(kind.name()), "{kind}");
    }
}

#[test]
fn every_reading_has_its_ways_and_nothing_else_has() {
    for &rule in Rule::ALL {
        let defaults: Vec<bool> = ways(rule).map(|way| way.default).collect();
        if rule.origin() == Origin::Reading {
            assert!(defaults.len() > 1 && defaults[0], "{rule}");
            assert!(defaults[1..].iter().all(|default| !default), "{rule}");
        } else {
            assert!(defaults.is_empty(), "{rule}");
        }
    }
}

#[test]
fn a_rule_is_copied_with_its_id() {
    let text = as_text(Rule::SpyPlay);
    assert_eq!(
        text,
        "spy-play (clause): A Spy in play cannot be removed by a Cleaner."
    );
    let mut state = State::new(Found::default(), 1);
    state.apply(RulesCommand::Copy(Rule::SpyPlay).into());
    let copied = state
        .requests()
        .into_iter()
        .find_map(|request| match request {
            Request::Copy(copied) => Some(copied),
            _ => None,
        });
    assert_eq!(copied, Some(text));
}
