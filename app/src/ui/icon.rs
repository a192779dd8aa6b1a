//! Small signs, drawn as lines on a grid of 24, in whatever colour is asked for.

mod lines;

use std::sync::LazyLock;

use egui::emath::GuiRounding as _;
use egui::{Color32, Context, Image, ImageSource, Painter, Rect, Response, Ui, Vec2};

use super::picture;
use super::theme::Palette;

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "they are called after what they show")]
pub enum Icon {
    Cards,
    Pencil,
    Scales,
    Puzzle,
    Book,
    Gear,
    Undo,
    Redo,
    Bulb,
    Dots,
    Pile,
    Hand,
    Heart,
    Shield,
    Stamp,
    Trophy,
    Hourglass,
    Eye,
    Save,
    Folder,
    Person,
    Robot,
    Question,
    Play,
    Pause,
    Plus,
    Minus,
    Cross,
    Check,
    Left,
    Right,
    Up,
    Down,
    Search,
    Copy,
    Paste,
    Bin,
    Shuffle,
    Flag,
    Warning,
    Info,
    Chart,
    Branch,
    Clock,
    Door,
    Curtain,
}

static NAMES: LazyLock<[String; 46]> =
    LazyLock::new(|| Icon::ALL.map(|icon| format!("bytes://office21/icon-{icon:?}.svg")));

impl Icon {
    /// Every icon.
    pub const ALL: [Self; 46] = {
        use Icon::{
            Bin, Book, Branch, Bulb, Cards, Chart, Check, Clock, Copy, Cross, Curtain, Door, Dots,
            Down, Eye, Flag, Folder, Gear, Hand, Heart, Hourglass, Info, Left, Minus, Paste, Pause,
            Pencil, Person, Pile, Play, Plus, Puzzle, Question, Redo, Right, Robot, Save, Scales,
            Search, Shield, Shuffle, Stamp, Trophy, Undo, Up, Warning,
        };
        [
            Cards, Pencil, Scales, Puzzle, Book, Gear, Undo, Redo, Bulb, Dots, Pile, Hand, Heart,
            Shield, Stamp, Trophy, Hourglass, Eye, Save, Folder, Person, Robot, Question, Play,
            Pause, Plus, Minus, Cross, Check, Left, Right, Up, Down, Search, Copy, Paste, Bin,
            Shuffle, Flag, Warning, Info, Chart, Branch, Clock, Door, Curtain,
        ]
    };

    /// Paints the icon into a square.
    pub fn paint(self, painter: &Painter, rect: Rect, colour: Color32) {
        let ctx = painter.ctx();
        let scale = ctx.pixels_per_point();
        let side = Vec2::splat((rect.width() * scale).round().max(1.0) / scale);
        let place = Rect::from_center_size(rect.center(), side).round_to_pixels(scale);
        if let Some(texture) = picture::load(ctx, self.uri(), place.size(), install) {
            picture::place(painter, place, texture, colour);
        }
    }

    /// The icon as an image, for `Button::image_and_text` and menus; it takes on the colour of the text there.
    pub fn image(self, side: f32) -> Image<'static> {
        Image::new(ImageSource::Uri(self.uri().into())).fit_to_exact_size(Vec2::splat(side))
    }

    fn uri(self) -> &'static str {
        &NAMES[self as usize]
    }
}

/// A button with an icon and a word.
pub fn button(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    // At the end of a row a button goes to the next one; its word is never broken.
    let button =
        egui::Button::image_and_text(icon.image(15.0), text).wrap_mode(egui::TextWrapMode::Extend);
    ui.add(button.image_tint_follows_text_color(true))
}

/// A button that is only an icon; `name` is its name and its tooltip.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    icon_button_of(ui, icon, name, 28.0)
}

/// The same with a side of its own.
pub fn icon_button_of(ui: &mut Ui, icon: Icon, name: &str, side: f32) -> Response {
    bare_button(ui, icon, name, side).on_hover_text(name)
}

/// The same without a tooltip, for what has one of its own.
pub fn bare_button(ui: &mut Ui, icon: Icon, name: &str, side: f32) -> Response {
    let palette = Palette::current(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        if response.hovered() || response.has_focus() {
            let corner = egui::CornerRadius::same(6);
            ui.painter().rect_filled(rect, corner, visuals.bg_fill);
        }
        let colour = if response.hovered() {
            palette.text
        } else {
            palette.muted
        };
        let colour = if ui.is_enabled() {
            colour
        } else {
            palette.edge
        };
        icon.paint(ui.painter(), rect.shrink(side * 0.21), colour);
    }
    response
}

/// Hands the icons to the image loaders.
pub(super) fn install(ctx: &Context) {
    for icon in Icon::ALL {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" \
             fill=\"none\" stroke=\"#fff\" stroke-width=\"2\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\">{}</svg>",
            lines::of(icon)
        );
        ctx.include_bytes(icon.uri(), svg.into_bytes());
    }
}
