use std::sync::LazyLock;

use egui::emath::GuiRounding as _;
use egui::{Color32, Context, Painter, Rect, Vec2, vec2};
use office21::material::Employee;

use super::effect::strip;
use super::family::Family;
use crate::ui::{icon, picture};

/// The illustrations, drawn in a box from -42, -40 of 84 by 74.
const DRAWINGS: [&str; 10] = [
    include_str!("../../../assets/spy.svg"),
    include_str!("../../../assets/cleaner.svg"),
    include_str!("../../../assets/operator.svg"),
    include_str!("../../../assets/assistant.svg"),
    include_str!("../../../assets/sales.svg"),
    include_str!("../../../assets/manager.svg"),
    include_str!("../../../assets/secretary.svg"),
    include_str!("../../../assets/boss.svg"),
    include_str!("../../../assets/director.svg"),
    include_str!("../../../assets/taxman.svg"),
];

/// The doors of the lift.
const BACK: &[u8] = include_bytes!("../../../assets/back.svg");
const BACK_NAME: &str = "bytes://office21/back.svg";

/// What is under the header of a full card, of a small one, a face-down lover, a face for a line of text.
#[derive(Clone, Copy)]
enum Kind {
    Full,
    Small,
    Down,
    Portrait,
}

impl Kind {
    /// The size of the picture in units of the drawing.
    const fn size(self) -> Vec2 {
        match self {
            Self::Full => Vec2::new(154.0, 188.0),
            Self::Small => Vec2::new(156.0, 184.0),
            Self::Down => Vec2::new(172.0, 242.0),
            Self::Portrait => Vec2::new(100.0, 100.0),
        }
    }
}

static NAMES: LazyLock<[[String; 10]; 4]> = LazyLock::new(|| {
    let names = |kind| {
        Employee::ALL.map(|employee| format!("bytes://office21/{kind}-{}.svg", employee.name()))
    };
    [
        names("full"),
        names("small"),
        names("down"),
        names("portrait"),
    ]
});

/// A heart about the middle, 20 wide.
const HEART: &str =
    "M0 9.6C-7.5 4.2-10 1-10-2.6A5.4 5.4 0 0 1 0-5.6A5.4 5.4 0 0 1 10-2.6C10 1 7.5 4.2 0 9.6z";

/// Makes the illustrations and the icons known; once, at the start (a card that misses them does it too).
pub fn install(ctx: &Context) {
    egui_extras::install_image_loaders(ctx);
    for kind in [Kind::Full, Kind::Small, Kind::Down, Kind::Portrait] {
        for employee in Employee::ALL {
            let name = NAMES[kind as usize][employee.index()].as_str();
            ctx.include_bytes(name, compose(kind, employee).into_bytes());
        }
    }
    ctx.include_bytes(BACK_NAME, BACK);
    icon::install(ctx);
}

/// The back of a face-down lover, without words.
pub(super) fn down(painter: &Painter, rect: Rect, employee: Employee) {
    whole(painter, rect, &NAMES[Kind::Down as usize][employee.index()]);
}

/// The back of a hidden card.
pub(super) fn back(painter: &Painter, rect: Rect) {
    whole(painter, rect, BACK_NAME);
}

fn whole(painter: &Painter, rect: Rect, name: &str) {
    let rect = rect.round_to_pixels(painter.pixels_per_point());
    if let Some(texture) = picture::load(painter.ctx(), name, rect.size(), install) {
        picture::place(painter, rect, texture, Color32::WHITE);
    }
}

/// Paints an employee's face into a square with round corners, for lists and the log.
pub fn portrait(painter: &Painter, rect: Rect, employee: Employee) {
    let name = &NAMES[Kind::Portrait as usize][employee.index()];
    whole(painter, rect, name);
}

/// The part of a full card under its header.
pub(super) fn full(painter: &Painter, area: Rect, employee: Employee) {
    fit(painter, Kind::Full, area, employee);
}

/// The part of a small card under its header.
pub(super) fn small(painter: &Painter, area: Rect, employee: Employee) {
    fit(painter, Kind::Small, area, employee);
}

/// Paints a picture as large as it fits, in steps of four pixels so that few sizes are ever drawn.
fn fit(painter: &Painter, kind: Kind, area: Rect, employee: Employee) {
    let scale = painter.pixels_per_point();
    let whole = kind.size();
    let room = (area.width() * whole.x / 172.0).min((area.height() - 1.0) * whole.x / whole.y);
    let wide = ((room * scale / 4.0).floor() * 4.0).max(4.0);
    let pixels = vec2(wide, (wide * whole.y / whole.x).round());
    let place_at = Rect::from_center_size(area.center(), pixels / scale).round_to_pixels(scale);
    let name = &NAMES[kind as usize][employee.index()];
    if let Some(texture) = picture::load(painter.ctx(), name, place_at.size(), install) {
        picture::place(painter, place_at, texture, Color32::WHITE);
    }
}

/// The inside of an illustration's file.
pub(super) fn drawing(employee: Employee) -> &'static str {
    let svg = DRAWINGS[employee.index()];
    let start = svg.find('>').map_or(0, |at| at + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    &svg[start..end]
}

/// Tint, illustration, dots and effect in one picture: one texture a card.
fn compose(kind: Kind, employee: Employee) -> String {
    let Vec2 { x, y } = kind.size();
    let family = Family::of(employee);
    let (tint, colour) = (hex(family.tint()), hex(family.colour()));
    let person = drawing(employee);
    let inside = match kind {
        Kind::Full => format!(
            "{}{}<path d=\"M6 156.5h142\" stroke=\"#ddd5c2\" stroke-width=\"1.5\"/>\
             <g transform=\"translate(77 172.5)\">{}</g>",
            panel(154.0, 134.0, 1.81, &tint, person),
            dots(employee, 77.0, 145.0, 4.0, &colour),
            strip(employee),
        ),
        Kind::Small => format!(
            "{}{}",
            panel(156.0, 162.0, 1.86, &tint, person),
            dots(employee, 78.0, 173.0, 6.0, &colour),
        ),
        Kind::Down => medallion(&tint, person),
        Kind::Portrait => format!(
            "<clipPath id=\"p\"><rect width=\"100\" height=\"100\" rx=\"22\"/></clipPath>\
             <g clip-path=\"url(#p)\"><rect width=\"100\" height=\"100\" fill=\"{tint}\"/>\
             <g transform=\"translate(50 56) scale(1.35)\">{person}</g></g>"
        ),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {x} {y}\" width=\"{x}\" height=\"{y}\">{inside}</svg>"
    )
}

/// The illustration on its tint, standing on the lower edge.
fn panel(wide: f32, high: f32, scale: f32, tint: &str, person: &str) -> String {
    let (middle, foot) = (wide / 2.0, high - 34.0 * scale);
    format!(
        "<clipPath id=\"p\"><rect width=\"{wide}\" height=\"{high}\" rx=\"8\"/></clipPath>\
         <g clip-path=\"url(#p)\"><rect width=\"{wide}\" height=\"{high}\" fill=\"{tint}\"/>\
         <g transform=\"translate({middle} {foot}) scale({scale})\">{person}</g></g>"
    )
}

/// The dark back with a heart that holds the lover's picture.
fn medallion(tint: &str, person: &str) -> String {
    format!(
        "<rect width=\"172\" height=\"242\" rx=\"11\" fill=\"#2c3956\"/>\
         <rect x=\"8\" y=\"8\" width=\"156\" height=\"226\" rx=\"6\" fill=\"none\" stroke=\"#6a7da8\" \
         stroke-width=\"1.8\" stroke-dasharray=\"7 5\"/>\
         <g transform=\"translate(86 93)\"><path transform=\"scale(6.6)\" d=\"{HEART}\" fill=\"#ec4a82\"/>\
         <clipPath id=\"h\"><path transform=\"scale(5.7)\" d=\"{HEART}\"/></clipPath>\
         <g clip-path=\"url(#h)\"><rect x=\"-60\" y=\"-60\" width=\"120\" height=\"120\" fill=\"{tint}\"/>\
         <g transform=\"translate(0 9) scale(1.36)\">{person}</g></g></g>"
    )
}

/// One dot a copy in the game.
fn dots(employee: Employee, x: f32, y: f32, radius: f32, colour: &str) -> String {
    let pitch = radius * 3.3;
    let first = x - pitch * (f32::from(employee.copies()) - 1.0) / 2.0;
    let dot = |nth| {
        let x = first + pitch * f32::from(nth);
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\"/>")
    };
    (0..employee.copies()).map(dot).collect()
}

fn hex(colour: Color32) -> String {
    let [r, g, b, _] = colour.to_array();
    format!("#{r:02x}{g:02x}{b:02x}")
}
