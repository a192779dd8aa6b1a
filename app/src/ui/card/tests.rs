use egui::{Rect, pos2, vec2};
use office21::material::Employee;

use super::*;

/// Offices of all sizes: so many cards, spread over kinds in several ways.
fn offices() -> Vec<Vec<(Face, usize)>> {
    let mut all = vec![Vec::new()];
    for cards in 1..=20_usize {
        for kinds in 1..=cards.min(12) {
            let mut office: Vec<(Face, usize)> = (0..kinds)
                .map(|kind| match Employee::from_index(kind) {
                    Some(employee) => (Face::Up(employee), cards / kinds),
                    None => (Face::Down(Employee::Boss), cards / kinds),
                })
                .collect();
            office[0].1 += cards % kinds;
            all.push(office);
        }
    }
    all
}

#[test]
fn stacks_stay_in_the_room_and_show_every_header() {
    for office in offices() {
        for (wide, high) in [
            (180.0, 90.0),
            (320.0, 130.0),
            (240.0, 400.0),
            (900.0, 500.0),
        ] {
            let room = Rect::from_min_size(pos2(17.0, 31.0), vec2(wide, high));
            let places = stack_layout(room, &office);
            let cards: usize = office.iter().map(|(_, count)| count).sum();
            assert_eq!(places.len(), cards);
            for (at, place) in places.iter().enumerate() {
                assert!(room.contains_rect(place.rect), "{place:?} leaves {room:?}");
                let seen = place.visible().shrink(0.01);
                assert!(seen.height() > 2.0 && seen.width() > 8.0, "{place:?}");
                for later in &places[at + 1..] {
                    assert!(!later.rect.intersects(seen), "{later:?} hides {place:?}");
                }
            }
        }
    }
}

#[test]
fn an_office_of_twelve_still_reads() {
    let kinds = [3, 2, 2, 1, 2, 1, 1].map(|count| (Face::Back, count));
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(420.0, 190.0));
    let places = stack_layout(room, &kinds);
    assert!(places.iter().all(|place| place.rect.width() >= 52.0));
}

#[test]
fn empty_stacks_take_no_room() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 200.0));
    assert!(stack_layout(room, &[]).is_empty());
    assert!(stack_layout(room, &[(Face::Back, 0)]).is_empty());
    let places = stack_layout(room, &[(Face::Back, 0), (Face::Back, 1)]);
    assert_eq!((places.len(), places[0].stack), (1, 1));
}

#[test]
fn titles_are_no_wider_than_the_room_kept_for_them() {
    let ctx = egui::Context::default();
    crate::ui::theme::install(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
        for employee in Employee::ALL {
            let font = crate::ui::theme::bold_font(20.0);
            let text = employee.name().to_owned();
            let galley = ui.painter().layout_no_wrap(text, font, Color32::WHITE);
            assert!(galley.size().x <= 20.0 * front::WIDEST_TITLE, "{employee}");
        }
    });
    output.textures_delta.clear();
}
