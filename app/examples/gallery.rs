//! Every card, display, bar, pill and icon in one window: `cargo run --example gallery [-- light] [zoom]`.

#![expect(clippy::cast_precision_loss, reason = "there are few cards")]

use egui::{Rect, Ui, Vec2, pos2, vec2};
use office21::material::{Employee, Profit};
use office21_app::ui::bar::Bar;
use office21_app::ui::card::{self, Face, Glow, Look};
use office21_app::ui::icon::{self, Icon};
use office21_app::ui::pill::{self, Tone, pill};
use office21_app::ui::{led, theme};

struct Gallery;

fn main() -> eframe::Result {
    let arguments: Vec<String> = std::env::args().collect();
    let choice = if arguments.iter().any(|word| word == "light") {
        theme::Choice::Light
    } else {
        theme::Choice::Dark
    };
    let zoom = arguments.iter().find_map(|word| word.parse::<f32>().ok());
    let size = [1400.0, 860.0];
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size(size),
        ..Default::default()
    };
    let create = move |creation: &eframe::CreationContext| {
        theme::install(&creation.egui_ctx);
        theme::apply(&creation.egui_ctx, choice);
        card::install(&creation.egui_ctx);
        creation.egui_ctx.set_zoom_factor(zoom.unwrap_or(1.0));
        Ok(Box::new(Gallery) as Box<dyn eframe::App>)
    };
    eframe::run_native("Office 21 gallery", options, Box::new(create))
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        egui::CentralPanel::default().show(ui, |ui| {
            egui::ScrollArea::both().show(ui, |ui| {
                every_face(ui);
                sizes(ui);
                glows(ui);
                stacks(ui);
                widgets(ui);
            });
        });
    }
}

/// Every face at one width.
fn row(ui: &mut Ui, width: f32, faces: &[(Face, Look)]) {
    let gap = (width * 0.12).max(8.0);
    let room = vec2(
        (width + gap) * faces.len() as f32,
        card::height(width) + 10.0,
    );
    let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
    for (at, (face, look)) in faces.iter().enumerate() {
        let left = rect.left() + 4.0 + (width + gap) * at as f32;
        let place = Rect::from_min_size(pos2(left, rect.top() + 5.0), card::size(width));
        card::paint(ui.painter(), place, *face, *look);
    }
}

fn faces() -> Vec<(Face, Look)> {
    let up = Employee::ALL.map(Face::Up);
    let down = [
        Face::Down(Employee::Secretary),
        Face::Down(Employee::Boss),
        Face::Back,
    ];
    let plain = |face| (face, Look::default());
    up.into_iter().chain(down).map(plain).collect()
}

fn every_face(ui: &mut Ui) {
    let faces = faces();
    row(ui, 172.0, &faces[..7]);
    row(ui, 172.0, &faces[7..]);
}

fn sizes(ui: &mut Ui) {
    for width in [84.0, 56.0, 40.0] {
        row(ui, width, &faces());
    }
}

fn glows(ui: &mut Ui) {
    let glow = |employee, glow| (Face::Up(employee), Look::glowing(glow));
    let states = [
        glow(Employee::Manager, Glow::Target),
        glow(Employee::Sales, Glow::Hover),
        glow(Employee::Cleaner, Glow::Selected),
        glow(Employee::Boss, Glow::Fault),
        (Face::Up(Employee::Assistant), Look::faded()),
        (Face::Up(Employee::Director), Look::faded()),
        (Face::Down(Employee::Boss), Look::faded()),
        (Face::Down(Employee::Boss), Look::glowing(Glow::Target)),
        (Face::Back, Look::glowing(Glow::Hover)),
    ];
    row(ui, 110.0, &states);
}

fn stacks(ui: &mut Ui) {
    let office = |kinds: &[(Employee, usize)]| -> Vec<(Face, usize)> {
        kinds.iter().map(|&(who, n)| (Face::Up(who), n)).collect()
    };
    let mut love = office(&[(Employee::Director, 3)]);
    love.push((Face::Down(Employee::Secretary), 1));
    let offices = [
        office(&[
            (Employee::Manager, 1),
            (Employee::Sales, 1),
            (Employee::Assistant, 1),
        ]),
        love,
        office(&[
            (Employee::Cleaner, 3),
            (Employee::Operator, 2),
            (Employee::Spy, 4),
            (Employee::Assistant, 1),
            (Employee::Manager, 1),
            (Employee::Taxman, 1),
        ]),
    ];
    ui.horizontal(|ui| {
        for office in offices {
            let (rect, _) = ui.allocate_exact_size(vec2(400.0, 170.0), egui::Sense::hover());
            let palette = theme::Palette::current(ui.ctx());
            ui.painter().rect_filled(rect, 10.0, palette.room);
            for place in card::stack_layout(rect.shrink(8.0), &office) {
                let look = if place.stack == 0 {
                    Look::faded()
                } else {
                    Look::default()
                };
                let look = if place.stack == 1 {
                    Look::glowing(Glow::Target)
                } else {
                    look
                };
                let paint = if place.covered {
                    card::header
                } else {
                    card::paint
                };
                paint(ui.painter(), place.rect, place.face, look);
            }
        }
    });
}

fn widgets(ui: &mut Ui) {
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        for halves in [0, 7, 33, 42, 49] {
            led::total(ui, Profit::from_halves(halves), 30.0);
        }
        for halves in [20, 42, 49] {
            led::total(ui, Profit::from_halves(halves), 22.0);
        }
        led::count(ui, 4, 2);
        led::count(ui, 0, 2);
        pill(ui, Tone::Grey, "Manager first");
        for (tone, icon, text) in [
            (Tone::Amber, Icon::Hourglass, "21 · wins in 2 turns"),
            (Tone::Red, Icon::Stamp, "audit in 3 turns"),
            (
                Tone::Love,
                Icon::Heart,
                "your Boss loves Christa’s Secretary",
            ),
        ] {
            pill::sign(ui, tone, icon, text, text);
        }
        pill(ui, Tone::Green, "Legal");
        pill(ui, Tone::Action, "Your turn");
    });
    ui.add_space(6.0);
    let bars = [
        (20, None),
        (33, Some(38)),
        (33, Some(24)),
        (33, Some(42)),
        (33, Some(48)),
        (42, None),
        (49, None),
    ];
    ui.horizontal(|ui| {
        for (total, preview) in bars {
            let bar =
                Bar::new(Profit::from_halves(total)).preview(preview.map(Profit::from_halves));
            ui.add_sized(Vec2::new(180.0, 10.0), bar);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.set_max_width(600.0);

        for icon in Icon::ALL {
            icon::icon_button(ui, icon, &format!("{icon:?}"));
        }
    });
    ui.horizontal(|ui| {
        icon::button(ui, Icon::Undo, "Undo");
        icon::button(ui, Icon::Bulb, "Hint");
        ui.add_enabled(false, egui::Button::new("Play from here"));
        ui.label(theme::bold("Game with three Clerks"));
        ui.weak("turn 14 · seed 48213 → 17.5 ✓ ✗ ♥ §");
        ui.heading("SALES: choose a card");
        ui.hyperlink_to("sales-swap", "https://example.org");
        for employee in Employee::ALL {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(28.0), egui::Sense::hover());
            card::portrait(ui.painter(), rect, employee);
        }
    });
}
