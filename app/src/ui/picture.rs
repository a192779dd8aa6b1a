use egui::load::{SizeHint, TexturePoll};
use egui::{Color32, Context, Painter, Rect, TextureId, TextureOptions, Vec2, pos2};

/// The texture of a drawing at this size in points, drawn anew for every size.
///
/// A context that has never heard of the drawings is given them by `install`.
pub(super) fn load(
    ctx: &Context,
    name: &str,
    size: Vec2,
    install: impl FnOnce(&Context),
) -> Option<TextureId> {
    let pixels = (size * ctx.pixels_per_point()).round();
    let hint = SizeHint::Size {
        width: whole(pixels.x),
        height: whole(pixels.y),
        maintain_aspect_ratio: false,
    };
    let mut loaded = ctx.try_load_texture(name, TextureOptions::LINEAR, hint);
    if loaded.is_err() {
        egui_extras::install_image_loaders(ctx);
        install(ctx);
        loaded = ctx.try_load_texture(name, TextureOptions::LINEAR, hint);
    }
    match loaded {
        Ok(TexturePoll::Ready { texture }) => Some(texture.id),
        _ => None,
    }
}

/// Paints a texture, tinted.
pub(super) fn place(painter: &Painter, rect: Rect, texture: TextureId, tint: Color32) {
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture, rect, uv, tint);
}

#[expect(
    clippy::cast_sign_loss,
    reason = "sizes below one pixel become one pixel"
)]
fn whole(pixels: f32) -> u32 {
    pixels.max(1.0) as u32
}
