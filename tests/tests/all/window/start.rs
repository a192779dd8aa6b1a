//! The start screen and the form for a new game.

use egui::Key;
use egui::accesskit::Role;
use office21::text::record::PlayerKind;
use office21_app::state::{Dialog, Screen};

use super::Person;

#[test]
fn one_click_on_play_starts_a_game_with_three_clerks() {
    let mut person = Person::sits_down();
    person.clicks("Play...");
    let players = person.the_game().players().to_vec();
    assert_eq!(players.len(), 4);
    assert_eq!(players[0].kind, PlayerKind::Person);
    for bot in &players[1..] {
        assert!(matches!(&bot.kind, PlayerKind::Bot { level, .. } if level == "clerk"));
    }
    assert_eq!(person.state().screen(), Screen::Play);
    person.waits_for_own_turn();
    println!("{}", person.tells());
    for name in ["Anton", "Jacky", "Christa"] {
        person.must_read(&format!("{name}'s hand: 3 cards"));
    }
    person.finds("What happened");
}
