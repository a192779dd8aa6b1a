use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, RichText};

/// The name of the font family for headings and titles.
pub const BOLD: &str = "bold";

/// The name of the font family for totals and profits: every digit is as wide as any other.
pub const LED: &str = "led";

/// Signs beside letters, digits and Latin punctuation that text may use, as every font here has them.
///
/// For anything else there is [`Icon`](crate::ui::icon::Icon).
pub const SIGNS: &str = "→←↑↓↻↩·…–—‘’“”−×≤≥½✓✗♥★▲▼▶◀●○§";

/// The font for headings and titles.
pub fn bold_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The font for totals and profits.
pub fn led_font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(LED.into()))
}

/// Text in the family of headings, in the size of its surroundings.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(FontFamily::Name(BOLD.into()))
}

/// Puts the program's fonts before egui's own, which stay as a fallback for signs.
pub(super) fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 3] = [
        (
            "inter",
            include_bytes!("../../../assets/fonts/Inter-Regular.otf"),
        ),
        (
            "inter-semibold",
            include_bytes!("../../../assets/fonts/Inter-SemiBold.otf"),
        ),
        (
            "jetbrains-mono-bold",
            include_bytes!("../../../assets/fonts/JetBrainsMono-Bold.ttf"),
        ),
    ];
    for (name, bytes) in files {
        let data = FontData::from_static(bytes);
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    let fallback = |family: &FontFamily| fonts.families.get(family).cloned().unwrap_or_default();
    let signs = fallback(&FontFamily::Proportional);
    let mono = fallback(&FontFamily::Monospace);
    let before = |name: &str, rest: &[String]| {
        let mut names = vec![name.to_owned()];
        names.extend_from_slice(rest);
        names
    };
    let families = [
        (FontFamily::Proportional, before("inter", &signs)),
        (
            FontFamily::Name(BOLD.into()),
            before("inter-semibold", &signs),
        ),
        (
            FontFamily::Name(LED.into()),
            before("jetbrains-mono-bold", &mono),
        ),
    ];
    fonts.families.extend(families);
    ctx.set_fonts(fonts);
}
