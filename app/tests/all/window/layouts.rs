//! Windows of every size, two to five players with long names: everything lies within the window.

use egui::accesskit::Role;
use egui::{Key, Rect, Vec2, pos2};
use office21::text::record::{Player, PlayerKind, Record};
use office21_tests::{Table, table};

use super::{Person, Seen};

const SIZES: [Vec2; 4] = [
    Vec2::new(1000.0, 640.0),
    Vec2::new(720.0, 450.0),
    Vec2::new(1440.0, 900.0),
    Vec2::new(3840.0, 2160.0),
];

/// Names of twenty characters.
const NAMES: [&str; 5] = [
    "Anton the bookkeeper",
    "Jacky of the archive",
    "Christa, third floor",
    "Doris at the window.",
    "WWWWWWWWWWWWWWWWWWWW",
];

fn laid(players: usize) -> Table {
    let offices = [
        "Sales Sales Operator Cleaner Manager | Cleaner Sales Assistant",
        "Manager Spy Spy Spy Assistant Cleaner | Boss Spy",
        "Director Operator (Secretary) Sales Taxman | Director Operator",
        "(Boss) Director Spy Cleaner | Manager Sales",
        "Assistant Operator Director Operator | Secretary",
    ];
    let lone = "Manager Spy Spy Spy Assistant Cleaner Taxman | Boss Spy";
    match players {
        2 => table([offices[0], lone]),
        3 => table([offices[0], lone, offices[4]]),
        4 => table([offices[0], offices[1], offices[2], offices[3]]).audit_of(3),
        _ => table(offices).audit_of(3),
    }
    .play(1)
}

fn sits_before(players: usize, size: Vec2) -> Person {
    let position = laid(players).position();
    let player = |at: usize| Player {
        name: NAMES[at].to_owned(),
        kind: if at == 0 {
            PlayerKind::Person
        } else {
            PlayerKind::Bot {
                level: "clerk".to_owned(),
                seed: 1,
            }
        },
    };
    let mut person = Person::sits_down_before(size);
    person.opens_record(&Record::new(position, (0..players).map(player).collect()));
    person
}

/// What must never be cut off: cards, hands, piles, totals, buttons. What stands below the log may be scrolled to.
fn matters(seen: &Seen) -> bool {
    if ["Card counter", "Standing"].contains(&seen.name.as_str()) {
        return false;
    }
    seen.role == Role::Button
        || seen.role == Role::ComboBox
        || seen.role == Role::Image
        || seen.role == Role::ProgressIndicator
        || seen.name.starts_with("Total ")
}

#[track_caller]
fn everything_lies_within(person: &Person, size: Vec2, when: &str) {
    let window = Rect::from_min_size(pos2(0.0, 0.0), size).expand(0.5);
    for seen in person.sees().into_iter().filter(matters) {
        assert!(
            window.contains_rect(seen.rect)
                && seen.rect.width() >= 4.0
                && seen.rect.height() >= 4.0,
            "{when} {size}: {seen:?}"
        );
    }
}

/// Nothing that can be clicked lies under something else that can.
#[track_caller]
fn nothing_overlaps(person: &Person, size: Vec2, when: &str) {
    let seen: Vec<Seen> = person
        .sees()
        .into_iter()
        .filter(|seen| seen.role == Role::Button || seen.role == Role::Image)
        .collect();
    for (at, one) in seen.iter().enumerate() {
        for other in &seen[at + 1..] {
            let shared = one.rect.shrink(3.0).intersect(other.rect.shrink(3.0));
            assert!(
                !shared.is_positive(),
                "{when} {size}: {one:?} under {other:?}"
            );
        }
    }
}

fn fits(players: usize) {
    for size in SIZES {
        let mut person = sits_before(players, size);
        let checks = |person: &Person, when: &str| {
            let when = format!("{players} players, {when}");
            everything_lies_within(person, size, &when);
            nothing_overlaps(person, size, &when);
        };
        checks(&person, "to play");
        assert_eq!(
            person
                .sees()
                .iter()
                .filter(|seen| seen.name.contains(" hand, card "))
                .count(),
            3
        );
        for name in &NAMES[..players] {
            assert!(
                person.sees().iter().any(|seen| seen.name == *name),
                "{name}"
            );
        }
        person.presses(Key::Num1);
        checks(&person, "with a card chosen");
        person.presses(Key::Enter);
        checks(&person, "with a target to choose");
        person.presses(Key::N);
        checks(&person, "with a target chosen");
        person.presses_with(egui::Modifiers::ALT, Key::ArrowLeft);
        checks(&person, "looking back");
    }
}

#[test]
fn two_players() {
    fits(2);
}

#[test]
fn three_players() {
    fits(3);
}

#[test]
fn four_players() {
    fits(4);
}

#[test]
fn five_players() {
    fits(5);
}

#[test]
fn the_window_may_change_its_size_at_any_time() {
    let mut person = sits_before(5, SIZES[2]);
    for size in SIZES
        .into_iter()
        .chain([Vec2::new(640.0, 420.0), Vec2::new(300.0, 200.0)])
    {
        person.resizes(size);
        person.presses(Key::N);
    }
    person.resizes(SIZES[0]);
    everything_lies_within(&person, SIZES[0], "after all");
}
