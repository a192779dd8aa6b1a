//! Pictures of the table shown, as PNG.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use egui::{ColorImage, Context, Id, Rect, ScreenshotCallback, ViewportCommand};
use image::{ExtendedColorType, ImageEncoder, codecs::png::PngEncoder};

use crate::command::Command;
use crate::state::Agreed;

/// Where the table lies in the window, noted while it is drawn.
fn room() -> Id {
    Id::unique("room of the table")
}

/// The table lies there.
pub(super) fn note_room(ctx: &Context, rect: Rect) {
    ctx.data_mut(|data| data.insert_temp(room(), rect));
}

/// Until when the table is drawn as it is to look in a picture, in seconds.
fn posing() -> Id {
    Id::unique("posing for a picture")
}

/// Whether a picture is being taken: buttons and words of help are left out.
pub(super) fn poses(ctx: &Context) -> bool {
    let until: Option<f64> = ctx.data(|data| data.get_temp(posing()));
    until.is_some_and(|until| ctx.input(|input| input.time) < until)
}

/// Takes a picture of the next frame; it comes as an answer.
pub(super) fn take(ctx: &Context, answers: Sender<Command>, path: PathBuf, agreed: Agreed) {
    // The picture comes within a frame or two; where none comes at all, the buttons come back.
    let until = ctx.input(|input| input.time) + 1.0;
    ctx.data_mut(|data| data.insert_temp(posing(), until));
    ctx.request_repaint_after(std::time::Duration::from_millis(1100));
    let again = ctx.clone();
    let done = move |image: std::sync::Arc<ColorImage>| {
        let room = again.data_mut(|data| {
            data.remove::<f64>(posing());
            data.get_temp::<Rect>(room())
        });
        let command = Command::PictureTaken {
            path,
            agreed,
            picture: png(&image, room, again.pixels_per_point()),
        };
        // The window may be gone by now; then nobody waits for the answer.
        let _ = answers.send(command);
        again.request_repaint();
    };
    ctx.send_viewport_cmd(ViewportCommand::Screenshot(ScreenshotCallback::new(done)));
    ctx.request_repaint();
}

/// The part of a picture of the window that shows the table.
fn png(whole: &ColorImage, room: Option<Rect>, pixels_per_point: f32) -> Result<Vec<u8>, String> {
    let window = Rect::from_min_size(egui::Pos2::ZERO, whole.source_size / pixels_per_point);
    let part = room.unwrap_or(window).intersect(window);
    if !part.is_positive() {
        return Err("The table is not shown.".to_owned());
    }
    let part = whole.region(&part, Some(pixels_per_point));
    let [width, height] = part
        .size
        .map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes)
        .write_image(part.as_raw(), width, height, ExtendedColorType::Rgba8)
        .map_err(|error| error.to_string())?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use egui::{Color32, pos2, vec2};

    use super::*;

    #[test]
    fn the_part_that_shows_the_table_is_a_png() {
        let whole = ColorImage::filled([40, 30], Color32::RED);
        let room = Rect::from_min_size(pos2(5.0, 5.0), vec2(10.0, 8.0));
        let bytes = png(&whole, Some(room), 2.0).expect("there is a picture");
        let read = image::load_from_memory(&bytes).expect("it reads");
        assert_eq!((read.width(), read.height()), (20, 16));
        assert_eq!(read.to_rgba8().get_pixel(3, 3).0, [255, 0, 0, 255]);
        let outside = Rect::from_min_size(pos2(500.0, 5.0), vec2(10.0, 8.0));
        assert!(png(&whole, Some(outside), 2.0).is_err());
    }
}
