use egui::style::{Selection, WidgetVisuals};
use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle};
use egui::{Vec2, Visuals};

use super::{Palette, bold_font, mix};

/// The corner of buttons and fields.
const CORNER: CornerRadius = CornerRadius::same(6);

/// Gives a style the palette's colours and the program's sizes.
pub(super) fn dress(style: &mut Style, palette: &Palette) {
    style.visuals = visuals(palette);
    style.text_styles = [
        (TextStyle::Small, FontId::proportional(11.0)),
        (TextStyle::Body, FontId::proportional(13.5)),
        (TextStyle::Button, FontId::proportional(13.5)),
        (TextStyle::Heading, bold_font(16.0)),
        (
            TextStyle::Monospace,
            FontId::new(13.0, FontFamily::Monospace),
        ),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::new(8.0, 6.0);
    spacing.button_padding = Vec2::new(10.0, 5.0);
    spacing.interact_size = Vec2::new(36.0, 26.0);
    spacing.window_margin = Margin::same(14);
    spacing.menu_margin = Margin::same(6);
    spacing.tooltip_width = 340.0;
    style.interaction.tooltip_delay = 0.25;
    style.animation_time = 0.1;
}

fn visuals(palette: &Palette) -> Visuals {
    let base = if palette.dark {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    let mut visuals = Visuals {
        weak_text_color: Some(palette.muted),
        hyperlink_color: palette.action,
        faint_bg_color: mix(palette.panel, palette.text, 0.035),
        extreme_bg_color: mix(palette.panel, palette.ground, 0.7),
        code_bg_color: mix(palette.panel, palette.text, 0.08),
        warn_fg_color: palette.amber_text,
        error_fg_color: palette.red,
        window_corner_radius: CornerRadius::same(10),
        menu_corner_radius: CornerRadius::same(8),
        window_fill: palette.panel,
        window_stroke: Stroke::new(1.0, palette.edge),
        panel_fill: palette.ground,
        window_shadow: shadow(palette, 10, 28),
        popup_shadow: shadow(palette, 4, 14),
        slider_trailing_fill: true,
        selection: Selection {
            bg_fill: mix(palette.room, palette.action, 0.28),
            stroke: Stroke::new(1.6, mix(palette.text, palette.action, 0.35)),
        },
        ..base
    };
    dress_widgets(&mut visuals, palette);
    visuals
}

fn shadow(palette: &Palette, down: i8, blur: u8) -> Shadow {
    Shadow {
        offset: [0, down],
        blur,
        spread: 0,
        color: Color32::from_black_alpha(if palette.dark { 110 } else { 40 }),
    }
}

fn dress_widgets(visuals: &mut Visuals, palette: &Palette) {
    let lift = |share| mix(palette.room, palette.text, share);
    let state = |fill: Color32, edge: Color32, text: Color32, expansion: f32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        fg_stroke: Stroke::new(1.2, text),
        corner_radius: CORNER,
        expansion,
    };
    let resting = if palette.dark {
        lift(0.045)
    } else {
        lift(0.015)
    };
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = state(palette.panel, palette.edge, palette.text, 0.0);
    widgets.inactive = WidgetVisuals {
        bg_fill: lift(0.12),
        ..state(resting, palette.edge, palette.text, 0.0)
    };
    // What the pointer is on has a grey edge, what the keyboard is on a strong one in the accent.
    let reached = mix(palette.edge, palette.text, 0.35);
    widgets.hovered = state(lift(0.09), reached, palette.text, 0.0);
    widgets.active = WidgetVisuals {
        bg_stroke: Stroke::new(2.0, palette.action),
        ..state(lift(0.16), palette.action, palette.text, 0.0)
    };
    widgets.open = state(lift(0.09), palette.edge, palette.text, 0.0);
}
