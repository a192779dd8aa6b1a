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

/// Draws one frame of nothing but what the closure draws.
fn draw(mut content: impl FnMut(&mut egui::Ui)) -> Vec<egui::epaint::ClippedShape> {
    let ctx = egui::Context::default();
    crate::ui::theme::install(&ctx);
    install(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| content(ui));
    output.textures_delta.clear();
    output.shapes
}

#[test]
fn titles_are_no_wider_than_the_room_kept_for_them() {
    draw(|ui| {
        for employee in Employee::ALL {
            let font = crate::ui::theme::bold_font(20.0);
            let text = employee.name().to_owned();
            let galley = ui.painter().layout_no_wrap(text, font, Color32::WHITE);
            let kept = front::TITLES[employee.index()];
            assert!(kept <= front::WIDEST_TITLE);
            assert!(galley.size().x <= 20.0 * kept, "{employee}");
        }
    });
}

#[test]
fn every_card_has_its_picture() {
    let pictures = |face, width| {
        let shapes = draw(|ui| {
            let rect = Rect::from_min_size(pos2(10.0, 10.0), size(width));
            paint(ui.painter(), rect, face, Look::default());
        });
        let own = |texture| texture != egui::TextureId::default();
        let textures = shapes.iter().map(|clipped| clipped.shape.texture_id());
        textures.filter(|&texture| own(texture)).count()
    };
    for width in [30.0, 60.0, 172.0] {
        for employee in Employee::ALL {
            assert_eq!(pictures(Face::Up(employee), width), 1, "{employee}");
        }
        assert_eq!(pictures(Face::Down(Employee::Boss), width), 1);
        assert_eq!(pictures(Face::Back, width), 1);
    }
}

/// Where the card of this kind lies when all lie side by side.
fn side_by_side(employee: Employee, width: f32) -> Rect {
    let left = 10.0 + 90.0 * f32::from(u8::try_from(employee.index()).unwrap_or_default());
    Rect::from_min_size(pos2(left, 10.0), size(width))
}

/// The words and numbers on cards of this width, with the room they take.
fn words(width: f32) -> Vec<(String, Rect)> {
    let shapes = draw(|ui| {
        for employee in Employee::ALL {
            let rect = side_by_side(employee, width);
            paint(ui.painter(), rect, Face::Up(employee), Look::default());
        }
    });
    let text = |clipped: egui::epaint::ClippedShape| match clipped.shape {
        Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => None,
    };
    shapes.into_iter().filter_map(text).collect()
}

#[test]
fn nothing_on_a_small_card_runs_out_of_it_and_the_number_stays_longest() {
    for width in (8..=72_u8).step_by(3) {
        let width = f32::from(width);
        let all = words(width);
        for employee in Employee::ALL {
            let card = side_by_side(employee, width);
            let near = card.expand(8.0);
            let words: Vec<_> = all.iter().filter(|(_, at)| near.intersects(*at)).collect();
            for (text, rect) in &words {
                assert!(card.contains_rect(*rect), "{text} on {width}: {rect:?}");
            }
            let number = employee.profit().to_string();
            let has = |what: &str| words.iter().any(|(text, _)| text == what);
            assert!(
                has(&number) || !has(employee.name()),
                "{employee} on {width}"
            );
            assert!(has(&number) || width < 20.0, "{employee} on {width}");
        }
    }
}

#[test]
fn every_icon_has_its_drawing() {
    let shapes = draw(|ui| {
        for icon in crate::ui::icon::Icon::ALL {
            let rect = Rect::from_min_size(pos2(10.0, 10.0), vec2(24.0, 24.0));
            icon.paint(ui.painter(), rect, Color32::WHITE);
        }
    });
    let textures = shapes.iter().map(|clipped| clipped.shape.texture_id());
    let own: std::collections::BTreeSet<_> = textures
        .filter(|&texture| texture != egui::TextureId::default())
        .map(|texture| format!("{texture:?}"))
        .collect();
    assert_eq!(own.len(), crate::ui::icon::Icon::ALL.len());
}

#[test]
fn the_fonts_have_the_signs_the_program_writes() {
    draw(|ui| {
        let fonts = [
            egui::FontId::proportional(13.0),
            crate::ui::theme::bold_font(13.0),
        ];
        for font in fonts {
            for sign in crate::ui::theme::SIGNS.chars() {
                let known = ui.ctx().fonts_mut(|fonts| fonts.has_glyph(&font, sign));
                assert!(known, "{font:?} lacks {sign}");
            }
        }
    });
}
