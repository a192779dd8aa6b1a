//! The colours, the fonts and the spacing of the program, in a dark and a light theme.

mod fonts;
mod visuals;

pub use fonts::{BOLD, LED, SIGNS, bold, bold_font, led_font};

use egui::{Color32, Context, Theme, ThemePreference};

/// Every colour that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Whether this is the dark theme.
    pub dark: bool,
    /// Behind everything.
    pub ground: Color32,
    /// The rail, the right column, windows.
    pub panel: Color32,
    /// An office, a hand, a box with content.
    pub room: Color32,
    /// The outline of a room, lines between things.
    pub edge: Color32,
    /// Text that is to be read.
    pub text: Color32,
    /// Text beside the text.
    pub muted: Color32,
    /// "You may act here": the one accent.
    pub action: Color32,
    /// Text on a ground of [`Palette::action`].
    pub on_action: Color32,
    /// The glow of what can be chosen.
    pub target: Color32,
    /// 21, and everything that may still change.
    pub amber: Color32,
    /// The same for words, which need to stand out from their ground.
    pub amber_text: Color32,
    /// Above 21, faults, what cannot be.
    pub red: Color32,
    /// Below 21, what is well.
    pub green: Color32,
    /// Boss and Secretary.
    pub love: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

static DARK: Palette = Palette {
    dark: true,
    ground: rgb(0x12_161c),
    panel: rgb(0x1a_2029),
    room: rgb(0x21_2935),
    edge: rgb(0x32_3d4d),
    text: rgb(0xe9_edf3),
    muted: rgb(0x93_a0b3),
    action: rgb(0x5a_a9ff),
    on_action: rgb(0x0b_1826),
    target: rgb(0xff_d166),
    amber: rgb(0xff_b020),
    amber_text: rgb(0xff_b020),
    red: rgb(0xff_5d5d),
    green: rgb(0x41_cf8e),
    love: rgb(0xff_7eb6),
};

static LIGHT: Palette = Palette {
    dark: false,
    ground: rgb(0xe9_edf2),
    panel: rgb(0xff_ffff),
    room: rgb(0xff_ffff),
    edge: rgb(0xd3_dae4),
    text: rgb(0x1b_2430),
    muted: rgb(0x5f_6b7e),
    action: rgb(0x1f_6fd6),
    on_action: rgb(0xff_ffff),
    target: rgb(0xe0_a100),
    amber: rgb(0xc7_7700),
    amber_text: rgb(0x9a_5b00),
    red: rgb(0xc9_302c),
    green: rgb(0x16_834f),
    love: rgb(0xc7_3a78),
};

impl Palette {
    /// The colours of the dark or of the light theme.
    pub const fn of(dark: bool) -> &'static Self {
        if dark { &DARK } else { &LIGHT }
    }

    /// The colours of the theme that is shown now.
    pub fn current(ctx: &Context) -> &'static Self {
        Self::of(ctx.theme() == Theme::Dark)
    }

    /// A quiet ground for something of this colour: the colour thinned over the room.
    pub fn soft(&self, colour: Color32) -> Color32 {
        mix(self.room, colour, if self.dark { 0.2 } else { 0.16 })
    }
}

/// The colour that lies between two others: `share` 0 is `from`, 1 is `to`.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share)
}

/// Which theme the program shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Choice {
    /// As the system does.
    #[default]
    System,
    /// Always dark.
    Dark,
    /// Always light.
    Light,
}

impl From<Choice> for ThemePreference {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::System => Self::System,
            Choice::Dark => Self::Dark,
            Choice::Light => Self::Light,
        }
    }
}

/// Sets fonts, colours and spacing of both themes; once, at the start.
pub fn install(ctx: &Context) {
    fonts::install(ctx);
    for theme in [Theme::Dark, Theme::Light] {
        let palette = Palette::of(theme == Theme::Dark);
        ctx.style_mut_of(theme, |style| visuals::dress(style, palette));
    }
}

/// Shows the chosen theme.
pub fn apply(ctx: &Context, choice: Choice) {
    ctx.set_theme(ThemePreference::from(choice));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much brighter one colour is than another, as the guidelines for readable text count it.
    fn contrast(one: Color32, other: Color32) -> f32 {
        let light = |colour: Color32| {
            let [red, green, blue, _] = egui::Rgba::from(colour).to_array();
            0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
        };
        let (one, other) = (light(one), light(other));
        one.max(other) / one.min(other)
    }

    #[test]
    fn words_stand_out_from_their_ground() {
        for palette in [&DARK, &LIGHT] {
            for ground in [palette.panel, palette.room] {
                for ink in [palette.text, palette.muted, palette.amber_text, palette.red] {
                    let contrast = contrast(ink, ground);
                    assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast}");
                }
            }
        }
    }
}
