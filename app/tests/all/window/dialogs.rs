//! Settings, the list of shortcuts, about, statistics.

use egui::{Key, Modifiers};
use office21_app::command::Command;
use office21_app::state::{Animation, Theme};

use super::Person;

#[test]
fn the_theme_is_chosen_and_kept() {
    let mut person = Person::sits_down();
    person.clicks("Settings…");
    for (name, theme, dark) in [("Light", Theme::Light, false), ("Dark", Theme::Dark, true)] {
        person.clicks(name);
        assert_eq!(person.state().settings().theme, theme);
        assert!(person.finds(name).chosen);
        assert_eq!(person.is_dark(), dark);
    }
    person.clicks("Slowly");
    person.clicks("Close");
    assert_eq!(person.state().dialog(), None);
    let mut person = person.comes_back();
    assert_eq!(person.state().settings().theme, Theme::Dark);
    assert_eq!(person.state().settings().animation, Animation::Slow);
}

#[test]
fn the_size_of_everything_follows_the_keys() {
    let mut person = Person::sits_down();
    let before = person.finds("Play...").rect.width() * person.scale();
    person.presses_with(Modifiers::COMMAND, Key::Plus);
    person.presses_with(Modifiers::COMMAND, Key::Equals);
    assert_eq!(person.state().settings().zoom_percent, 120);
    assert!((person.scale() - 1.2).abs() < 0.01);
    let after = person.finds("Play...").rect.width() * person.scale();
    assert!(after > before * 1.1, "{before} {after}");
    person.presses_with(Modifiers::COMMAND, Key::Minus);
    assert_eq!(person.state().settings().zoom_percent, 110);
    person.presses_with(Modifiers::COMMAND, Key::Num0);
    assert_eq!(person.state().settings().zoom_percent, 100);
}

#[test]
fn counter_and_standing_can_be_hidden() {
    let mut person = Person::sits_down();
    person.clicks("Play...");
    person.waits_for_own_turn();
    person.must_read("Not seen yet: ");
    person.finds("Secretary");
    person.clicks("Card counter");
    person.must_not_read("Not seen yet: ");
    assert!(person.state().settings().hide_counter);
    person.presses(Key::C);
    person.must_read("Not seen yet: ");
    person.presses(Key::S);
    assert!(person.state().settings().hide_standing);
    person.clicks("Settings…");
    assert!(person.has("Show who would win as things stand"));
    person.clicks("Show who would win as things stand");
    assert!(!person.state().settings().hide_standing);
}

#[test]
fn f1_lists_every_shortcut() {
    let mut person = Person::sits_down();
    person.presses(Key::F1);
    for command in Command::MENU {
        let info = command.info().expect("it stands in the table");
        if let Some(shortcut) = info.shortcut {
            person.must_read(&shortcut.to_string());
            person.must_read(info.tip);
        }
    }
    person.presses(Key::Escape);
    assert_eq!(person.state().dialog(), None);
}

#[test]
fn about_names_version_and_licences() {
    let mut person = Person::sits_down();
    person.clicks("About");
    person.must_read(&format!("Version {}", env!("CARGO_PKG_VERSION")));
    for (licence, words) in [
        ("MIT", "Permission is hereby granted, free of charge"),
        ("Apache 2.0", "Apache License"),
        (
            "SIL Open Font License (Inter, JetBrains Mono)",
            "SIL OPEN FONT LICENSE",
        ),
    ] {
        person.must_not_read(words);
        person.clicks(licence);
        person.must_read(words);
        person.clicks(licence);
    }
    person.clicks("Close");
}

#[test]
fn statistics_begin_empty() {
    let mut person = Person::sits_down();
    person.clicks("Statistics");
    person.must_read("No game has been finished yet.");
    person.presses(Key::Escape);
    assert_eq!(person.state().dialog(), None);
}
