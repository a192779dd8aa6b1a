//! What a decision needs is there in windows of every size: what would come of it, the button, the signs of an office.

use egui::{Key, Modifiers, Rect, Vec2};
use office21::material::Employee;
use office21::play::Action;
use office21_app::state::Dialog;
use office21_tests::{Table, table};

use super::{Person, Seen};

fn three() -> Table {
    table([
        "Manager Operator Operator Sales Spy Secretary | Sales Cleaner Director",
        "Taxman Manager Assistant Spy | Operator Assistant",
        "Director Cleaner Operator Assistant Spy | Operator",
    ])
    .audit_of(2)
    .play(1)
}

fn five() -> Table {
    table([
        "Operator Operator Manager Sales Secretary | Sales Cleaner Director",
        "Taxman Manager Assistant Spy Spy | Operator Assistant",
        "Director Cleaner Operator Spy | Assistant",
        "Director Manager (Boss) | Cleaner Spy",
        "Sales Cleaner Spy (Secretary) | Sales",
    ])
    .audit_of(2)
    .play(1)
}

fn before(size: Vec2, laid: Table) -> Person {
    let mut person = Person::sits_down_before(size);
    person.opens_table(laid);
    person
}

/// Where the prompt ends: the hand begins below it.
fn prompt_ends(person: &Person) -> f32 {
    person.finds("Your hand").rect.top() - 8.0
}

fn sees(person: &Person, fits: impl Fn(&Seen) -> bool) -> Vec<Rect> {
    let seen = person.sees().into_iter().filter(fits);
    seen.map(|seen| seen.rect).collect()
}

#[test]
fn all_that_would_come_of_it_is_told_above_the_hand() {
    for (size, laid) in [
        (Vec2::new(1280.0, 800.0), three()),
        (Vec2::new(1000.0, 640.0), five()),
    ] {
        let mut person = before(size, laid);
        person.presses(Key::Num3);
        assert_eq!(
            person.the_game().selected(),
            Some(Action::Play(Employee::Director))
        );
        let lines = person
            .the_game()
            .preview()
            .expect("there is one")
            .lines
            .clone();
        assert!(lines.len() > 1, "{lines:?}");
        let ends = prompt_ends(&person);
        for line in &lines {
            for rect in sees(&person, |seen| {
                seen.name == line.text && seen.rect.left() < size.x * 0.7
            }) {
                assert!(rect.bottom() <= ends, "{size}: {line:?} at {rect}");
            }
        }
    }
}

#[test]
fn the_button_stays_where_it_is_and_is_always_there() {
    for size in [
        Vec2::new(1280.0, 800.0),
        Vec2::new(1000.0, 640.0),
        Vec2::new(702.0, 439.0),
    ] {
        let mut person = before(size, five());
        let placeholder = person.finds("Confirm...").rect;
        person.presses(Key::Num2);
        let play = person.finds("Play Sales...").rect;
        assert_eq!(placeholder.min, play.min, "{size}");
        person.presses(Key::Enter);
        person.presses(Key::N);
        let swap = person.finds("Swap for ...").rect;
        assert_eq!(play.min, swap.min, "{size}");
        let back = person.finds("Back").rect;
        assert!(swap.right() <= back.left(), "{size}: {swap} {back}");
        assert!(back.bottom() <= prompt_ends(&person), "{size}: {back}");
        assert!(swap.bottom() <= prompt_ends(&person), "{size}: {swap}");
    }
}

#[test]
fn in_a_low_window_the_tooltip_tells_the_rest() {
    let mut person = before(Vec2::new(702.0, 439.0), five());
    person.presses(Key::Num2);
    person.presses(Key::Enter);
    person.points_at("Manager...in Anton's office");
    let told = sees(&person, |seen| seen.name == "Swap for Manager of Anton:");
    assert_eq!(told.len(), 2, "{}", person.tells());
}

#[test]
fn no_sign_is_left_out_of_a_narrow_office() {
    for size in [
        Vec2::new(1440.0, 900.0),
        Vec2::new(1000.0, 640.0),
        Vec2::new(702.0, 439.0),
    ] {
        let mut person = before(size, five());
        let signs = |person: &Person| {
            let sign = |seen: &Seen| {
                let (name, rect) = (seen.name.as_str(), seen.rect);
                let sign =
                    name == "in love" || name == "Manager first" || name.starts_with("audit in");
                sign && rect.right() <= size.x
            };
            sees(person, |seen| sign(seen) || seen.name == "audit next turn")
        };
        let before = signs(&person);
        assert_eq!(before.len(), 6, "{size}\n{}", person.tells());
        person.points_at("Cleaner...in your hand...");
        person.presses(Key::Num2);
        person.presses(Key::Enter);
        person.presses(Key::N);
        for (now, then) in signs(&person).iter().zip(&before) {
            assert!(
                (now.min - then.min).length() < 1.0,
                "{size}: {now} was at {then}"
            );
        }
        assert_eq!(signs(&person).len(), before.len(), "{size}");
    }
}

#[test]
fn a_look_is_asked_for_anywhere_in_an_office() {
    let mut person = Person::sits_down();
    person.opens_table(
        table([
            "Sales Director | Spy Operator",
            "Manager | Boss Spy",
            "Cleaner |",
        ])
        .pending(Employee::Director, 1),
    );
    person.points_at("Cleaner...in Jacky's office");
    let why = person
        .the_game()
        .why_not(Action::Look(office21::table::Seat::ALL[2]));
    person.must_read(&why.expect("there is nothing to be seen").text);
    person.clicks("Cleaner...in Jacky's office");
    assert_eq!(person.the_game().selected(), None);
    let manager = person.finds("Manager...in Anton's office").rect;
    person.clicks_at(manager.center());
    let look = Action::Look(office21::table::Seat::ALL[1]);
    assert_eq!(person.the_game().selected(), Some(look));
    // Below the cards, too.
    person.clicks_at(egui::pos2(manager.center().x, manager.bottom() + 10.0));
    person.must_read("A look at a hand");
    person.finds("Spy...in your own hand, card 1");
    person.finds("Operator...in your own hand, card 2");
}

#[test]
fn the_reasons_of_the_end_can_be_read_again_and_hands_lie_open() {
    let mut person = Person::sits_down();
    person.opens_table(
        table([
            "Manager | Operator Spy",
            "Taxman Assistant | Spy Spy",
            "Director Director Manager Sales | Operator",
        ])
        .audit_of(2)
        .play(1),
    );
    person.clicks("Spy...in your hand...");
    person.presses(Key::Enter);
    person.waits_until("it is over", |person| person.the_game().is_over());
    person.looks();
    let reason = "Anton's turn began with the Taxman still in Anton's office: tax audit.";
    person.must_read(reason);
    person.must_not_read("Standing now");
    person.clicks("Look at the table");
    person.must_not_read(reason);
    person.must_read("Hands are open");
    person.finds("Spy...in Anton's hand, card 2");
    person.finds("Operator...in Jacky's hand, card 1");
    person.clicks("Why");
    person.must_read(reason);
}

#[test]
fn the_right_column_is_as_wide_as_before_once_the_window_is() {
    let large = Vec2::new(1440.0, 900.0);
    let mut person = before(large, three());
    let left = |person: &Person| person.finds("What happened").rect.left();
    let before = left(&person);
    person.resizes(Vec2::new(702.0, 439.0));
    person.resizes(large);
    assert!(
        (left(&person) - before).abs() < 1.0,
        "{} {before}",
        left(&person)
    );
}

#[test]
fn plus_with_shift_makes_everything_larger() {
    let mut person = Person::sits_down();
    person.presses_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Plus);
    person.presses_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Equals);
    assert_eq!(person.state().settings().zoom_percent, 120);
}

#[test]
fn looking_at_the_settings_changes_no_size() {
    for zoom in [175, 105] {
        let mut person = Person::sits_down();
        person.sets(|settings| settings.zoom_percent = zoom);
        person.presses_with(Modifiers::COMMAND, Key::Comma);
        assert_eq!(person.state().dialog(), Some(&Dialog::Settings));
        person.looks();
        assert_eq!(person.state().settings().zoom_percent, zoom);
        person.must_read(&format!("{zoom} %"));
    }
}
