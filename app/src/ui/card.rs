//! The card, the one picture everything uses: a staff badge of any size.

mod art;
mod back;
mod effect;
mod family;
mod front;
mod stack;

#[cfg(test)]
mod tests;

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, Vec2};
use office21::material::Employee;

pub use art::{install, portrait};
pub use effect::effect_line;
pub use family::Family;
pub use stack::{Place, stack_layout};

use super::theme::Palette;

/// The width of a card over its height.
pub const ASPECT: f32 = 172.0 / 242.0;

/// The narrowest card that shows everything; narrower ones show header, illustration and dots.
pub const COMPACT: f32 = 70.0;

/// What one sees of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Its face.
    Up(Employee),
    /// A lover face-down in an office: everybody has seen who it is.
    Down(Employee),
    /// The back: nobody may know.
    Back,
}

impl Face {
    /// Who it is, where that may be known.
    pub const fn employee(self) -> Option<Employee> {
        match self {
            Self::Up(employee) | Self::Down(employee) => Some(employee),
            Self::Back => None,
        }
    }

    /// What a screen reader and a tooltip call it.
    pub fn name(self) -> String {
        match self {
            Self::Up(employee) => format!("{employee}, {}", employee.profit()),
            Self::Down(employee) => format!("{employee}, face-down, 0"),
            Self::Back => "a hidden card".to_owned(),
        }
    }
}

/// What shines round a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glow {
    /// Nothing.
    #[default]
    None,
    /// It can be chosen.
    Target,
    /// It can be chosen and is pointed at.
    Hover,
    /// It is the one chosen, in hand or just played.
    Selected,
    /// Something is wrong with it.
    Fault,
}

impl Glow {
    /// Colour, width of the ring and strength of the shine, if there is any.
    fn light(self, palette: &Palette) -> Option<(Color32, f32, f32)> {
        match self {
            Self::None => None,
            Self::Target => Some((palette.target, 1.0, 0.3)),
            Self::Hover => Some((palette.target, 1.6, 0.75)),
            Self::Selected => Some((palette.action, 1.6, 0.5)),
            Self::Fault => Some((palette.red, 1.3, 0.4)),
        }
    }
}

/// How a card is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// What shines round it.
    pub glow: Glow,
    /// Whether it is faded, because it cannot be chosen.
    pub dimmed: bool,
    /// Whether it leaves out effect and dots even where there is room for them.
    pub compact: bool,
}

impl Look {
    /// An ordinary card with this glow.
    pub const fn glowing(glow: Glow) -> Self {
        Self {
            glow,
            dimmed: false,
            compact: false,
        }
    }

    /// A faded card.
    pub const fn faded() -> Self {
        Self {
            glow: Glow::None,
            dimmed: true,
            compact: false,
        }
    }
}

/// How high a card of this width is.
pub fn height(width: f32) -> f32 {
    width / ASPECT
}

/// The size of a card of this width.
pub fn size(width: f32) -> Vec2 {
    Vec2::new(width, height(width))
}

/// How high the header of a card of this width is: what a card under another one in a stack shows.
pub fn header_height(width: f32) -> f32 {
    let small = ((100.0 - width) / 50.0).clamp(0.0, 1.0);
    (width * (0.221 + 0.035 * small)).round()
}

/// Paints a card so that it fills the rect.
pub fn paint(painter: &Painter, rect: Rect, face: Face, look: Look) {
    if !painter.is_visible() || !rect.expand(8.0).intersects(painter.clip_rect()) {
        return;
    }
    let frame = Frame::new(painter, rect);
    frame.ground(rect, look);
    match face {
        Face::Up(employee) => front::paint(&frame, employee, look),
        Face::Down(employee) => back::face_down(&frame, employee),
        Face::Back => back::hidden(&frame),
    }
    frame.veil(rect, look);
}

/// Paints the part of a card that another one of its stack leaves free: its header.
///
/// The rect is that of the whole card, as for [`paint`].
pub fn header(painter: &Painter, rect: Rect, face: Face, look: Look) {
    let frame = Frame::new(painter, rect);
    let strip = rect.with_max_y(rect.top() + header_height(rect.width()) + frame.corner * 2.0);
    if !painter.is_visible() || !strip.expand(8.0).intersects(painter.clip_rect()) {
        return;
    }
    frame.ground(strip, look);
    match face {
        Face::Up(employee) => front::strip(&frame, strip, employee),
        Face::Down(employee) => back::strip(&frame, strip, Some(employee)),
        Face::Back => back::strip(&frame, strip, None),
    }
    frame.veil(strip, look);
}

/// A card being painted: where, how large, in which colours.
struct Frame<'a> {
    painter: &'a Painter,
    palette: &'static Palette,
    rect: Rect,
    /// The width of the card over that of the drawing all measures are taken from.
    unit: f32,
    corner: f32,
}

impl<'a> Frame<'a> {
    fn new(painter: &'a Painter, rect: Rect) -> Self {
        let unit = rect.width() / 172.0;
        Self {
            painter,
            palette: Palette::current(painter.ctx()),
            rect,
            unit,
            corner: (11.0 * unit).clamp(2.5, 18.0),
        }
    }

    fn radius(&self) -> CornerRadius {
        CornerRadius::from(self.corner)
    }

    /// What lies round the card: its shadow, or its shine.
    fn ground(&self, rect: Rect, look: Look) {
        let light = if look.dimmed {
            None
        } else {
            look.glow.light(self.palette)
        };
        if let Some((colour, width, strength)) = light {
            let width = (3.0 * self.unit).clamp(1.5, 4.0) * width;
            let corner = CornerRadius::from(self.corner + width);
            let shine = RectShape::filled(
                rect.expand(width + 1.0),
                corner,
                colour.gamma_multiply(strength),
            );
            self.painter.add(shine.with_blur_width(6.0 + width * 2.0));
            self.fill(rect.expand(width), corner, colour);
        } else {
            let dark = Color32::from_black_alpha(if self.palette.dark { 90 } else { 60 });
            let blur = (7.0 * self.unit).clamp(2.0, 8.0);
            let shade = RectShape::filled(
                rect.translate(Vec2::new(0.0, blur * 0.3)),
                self.radius(),
                dark,
            );
            self.painter.add(shade.with_blur_width(blur));
        }
    }

    /// Fades what has been painted.
    fn veil(&self, rect: Rect, look: Look) {
        if look.dimmed {
            let strength = if self.palette.dark { 0.56 } else { 0.54 };
            let veil = self.palette.room.gamma_multiply(strength);
            self.fill(rect, self.radius(), veil);
        }
    }

    fn fill(&self, rect: Rect, corner: CornerRadius, colour: Color32) {
        self.painter.rect_filled(rect, corner, colour);
    }

    fn edge(&self, rect: Rect, width: f32, colour: Color32) {
        let stroke = Stroke::new(width, colour);
        let shape = RectShape::stroke(rect, self.radius(), stroke, StrokeKind::Inside);
        self.painter.add(Shape::Rect(shape));
    }
}
