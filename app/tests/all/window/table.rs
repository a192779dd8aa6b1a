//! Playing cards: by dragging, by clicking targets; why not; what would come of it; taking back.

use egui::Key;
use office21::material::Employee;
use office21::play::Action;
use office21::rulebook::Rule;
use office21::table::Step;
use office21_tests::table;

use super::Person;

/// A Cleaner, a Manager and a Boss in hand; Jacky has a Manager and a Sales, Christa is about to have 21.
fn three_cards() -> Person {
    let mut person = Person::sits_down();
    person.opens_table(
        table([
            "Operator | Cleaner Manager Spy",
            "Sales | Spy Sales",
            "Manager Sales Director Director | Spy Cleaner",
            "Director Spy | Assistant",
        ])
        .play(1),
    );
    person
}

fn office_of(person: &Person, total_of: &str) -> egui::Pos2 {
    // The name stands at the top of its office; below it there are cards or room.
    let name = person.finds(total_of).rect;
    name.left_bottom() + egui::vec2(20.0, 60.0)
}

#[test]
fn a_card_dragged_to_ones_own_office_is_played() {
    let mut person = three_cards();
    let own = office_of(&person, "You");
    person.drags("Manager, 4, in your hand...", own);
    assert_eq!(
        person.the_game().record().actions[..1],
        [Action::Play(Employee::Manager)]
    );
}

#[test]
fn a_card_dropped_anywhere_else_stays_in_hand() {
    let mut person = three_cards();
    for target in [
        "Draw pile...",
        "Discard pile...",
        "Anton's hand...",
        "What happened",
    ] {
        let to = person.finds(target).rect.center();
        person.drags("Manager, 4, in your hand...", to);
        assert_eq!(person.the_game().at(), 0, "dropped on {target}");
        person.finds("Manager, 4, in your hand...");
    }
    let back = person.finds("Manager, 4, in your hand...").rect.center();
    person.drags("Manager, 4, in your hand...", back);
    assert_eq!(person.the_game().at(), 0);
}

#[test]
fn a_cleaner_removes_what_is_clicked() {
    let mut person = three_cards();
    person.presses(Key::Num2);
    assert_eq!(
        person.the_game().selected(),
        Some(Action::Play(Employee::Cleaner))
    );
    person.presses(Key::Enter);
    person.must_read("Cleaner: choose a card to remove from an office.");
    person.must_read("cleaner-remove");
    person.clicks("Sales, 3, in Anton's office");
    assert!(person.finds("Sales, 3, in Anton's office").chosen);
    person.clicks("Remove Sales of Anton...");
    let actions = person.the_game().record().actions;
    assert!(matches!(actions[1], Action::Remove(target) if target.employee == Employee::Sales));
    person.presses_with(egui::Modifiers::ALT, Key::Home);
    person.clicks("Later");
    person.clicks("Later");
    person.must_read("Discard pile: 1 card, Sales on top");
    assert!(!person.has("Sales...in Anton's office"));
}

#[test]
fn what_cannot_be_chosen_does_nothing_and_says_why() {
    let mut person = three_cards();
    person.presses(Key::Num2);
    person.presses(Key::Enter);
    let at = person.the_game().at();
    for (card, why, rule) in [
        (
            "Sales...in Jacky's office",
            "A Manager stands in Jacky's office",
            Rule::CleanerManager,
        ),
        (
            "Director...in Christa's office",
            "A Director cannot be chosen",
            Rule::DirectorUntouchable,
        ),
        (
            "Spy...in Christa's office",
            "A Spy cannot be removed",
            Rule::SpyPlay,
        ),
    ] {
        person.must_not_read(why);
        person.points_at(card);
        person.must_read(why);
        person.must_read(rule.id());
        person.must_read(rule.sentence());
        person.clicks(card);
        assert_eq!(person.the_game().at(), at);
        assert_eq!(person.the_game().selected(), None);
        person.points_nowhere();
        person.looks();
    }
}

#[test]
fn an_unplayable_card_says_why() {
    let mut person = Person::sits_down();
    person.opens_table(table(["Sales | Boss Spy", "Boss | Spy"]).play(1));
    let boss = "Boss...in your hand, card 2";
    person.points_at(boss);
    person.must_read("A Boss is in play already, in Anton's office.");
    person.clicks(boss);
    assert_eq!(
        (person.the_game().at(), person.the_game().selected()),
        (0, None)
    );
}

#[test]
fn sales_and_assistant_choose_by_a_click_too() {
    let mut person = Person::sits_down();
    person.opens_table(table(["Operator | Sales Spy", "Manager | Spy", "Cleaner | Spy"]).play(1));
    person.clicks("Sales, 3, in your hand...");
    person.clicks("Sales, 3, in your hand...");
    person.must_read("Sales: choose a card of another office");
    let cleaner = "Cleaner...in Jacky's office";
    person.clicks(cleaner);
    person.presses(Key::Enter);
    let played = person.the_game().record().actions;
    assert!(matches!(played[1], Action::Swap(target) if target.employee == Employee::Cleaner));

    let mut person = Person::sits_down();
    person.opens_table(table(["Operator Manager | Assistant Spy", "Manager | Spy"]).play(1));
    person.clicks("Assistant, ...");
    person.clicks("Assistant, ...");
    person.must_read("Assistant: choose a card of your office to take back");
    person.clicks("Manager, 4, in your office");
    person.presses(Key::Enter);
    let played = person.the_game().record().actions;
    assert!(matches!(played[1], Action::TakeBack(target) if target.employee == Employee::Manager));
}

#[test]
fn pointing_shows_every_total_before_anything_is_decided() {
    let mut person = three_cards();
    person.points_at("Manager, 4, in your hand...");
    assert_eq!(
        person.the_game().pointed(),
        Some(Action::Play(Employee::Manager))
    );
    let preview = person.the_game().preview().cloned().expect("there is one");
    let own = preview
        .totals
        .iter()
        .find(|total| total.before != total.after)
        .expect("it counts");
    person.must_read("Play Manager:");
    person.must_read(&format!("You {} →", own.before));
    person.must_read(&format!("→ {}", own.after));
    person.must_read(&format!("{} of 21, would be {}", own.before, own.after));
    assert_eq!(person.the_game().at(), 0);
    person.points_nowhere();
    person.must_not_read("would be");
}

#[test]
fn a_preview_shows_nothing_hidden() {
    let tell = |hidden: &str| {
        let mut person = Person::sits_down();
        person.opens_table(
            table([
                "Sales | Operator Director Spy",
                &format!("Manager | {hidden}"),
            ])
            .top("Cleaner Cleaner Cleaner")
            .play(1),
        );
        let mut told = Vec::new();
        for card in ["Operator...", "Director...", "Spy..."] {
            person.points_at(card);
            let preview = person.the_game().preview().cloned().expect("there is one");
            told.push((preview.totals, preview.lines));
        }
        told
    };
    assert_eq!(tell("Boss Taxman"), tell("Spy Spy"));
}

#[test]
fn two_like_cards_do_not_fight_over_the_pointer() {
    let mut person = Person::sits_down();
    person.opens_table(table(["Sales | Manager Manager Spy", "Manager | Spy"]).play(1));
    for nth in [2, 3] {
        let like: Vec<_> = person
            .sees()
            .into_iter()
            .filter(|seen| seen.name.starts_with("Manager, 4, in your hand"))
            .collect();
        let card = like[nth - 2].name.clone();
        person.points_at(&card);
        assert!(
            person.rests_for() > std::time::Duration::from_secs(1),
            "the window never rests"
        );
        assert_eq!(
            person.the_game().pointed(),
            Some(Action::Play(Employee::Manager))
        );
    }
}

#[test]
fn escape_takes_a_cleaner_back_whose_target_is_not_chosen() {
    let mut person = three_cards();
    person.presses(Key::Num2);
    person.presses(Key::Enter);
    assert_eq!(person.the_game().shown().sight.step, Step::Cleaner);
    // Even while the pointer rests on a target, and after one was chosen and dropped.
    person.clicks("Sales, 3, in Anton's office");
    person.presses(Key::Escape);
    assert_eq!(person.the_game().selected(), None);
    assert_eq!(person.the_game().shown().sight.step, Step::Cleaner);
    person.presses(Key::Escape);
    assert_eq!(person.the_game().shown().sight.step, Step::Play);
    person.finds("Cleaner...in your hand, card 2");
    assert!(!person.the_game().assisted());
}

#[test]
fn nothing_is_taken_back_after_a_look_at_a_hidden_card() {
    let mut person = Person::sits_down();
    person.opens_table(table(["Sales | Operator Director Spy", "Manager | Boss Sales"]).play(1));
    person.clicks("Operator...");
    person.presses(Key::Enter);
    let at = person.the_game().at();
    assert_eq!(person.the_game().shown().sight.step, Step::Operator);
    person.presses(Key::Escape);
    assert_eq!(person.the_game().at(), at);
    assert!(!person.has("Back"));

    let mut person = Person::sits_down();
    person.opens_table(table(["Sales | Operator Director Spy", "Manager | Boss Sales"]).play(1));
    person.clicks("Director...");
    person.presses(Key::Enter);
    if person.the_game().shown().sight.step == Step::Director {
        person.presses(Key::N);
        person.presses(Key::Enter);
    }
    let at = person.the_game().at();
    assert_eq!(person.the_game().shown().sight.step, Step::DirectorDiscard);
    person.presses(Key::Escape);
    assert_eq!(person.the_game().at(), at);
}
