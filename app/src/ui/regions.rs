//! F6 goes from one part of a place to the next: whoever has no mouse need not go through everything with Tab.

use egui::{Context, Id, Rect};

use super::keys;
use crate::command::Shortcut;

/// Where the parts of the place shown are kept.
fn parts() -> Id {
    Id::unique("parts of the place")
}

/// The parts of the place as it is drawn now, in the order in which one goes through them.
pub(super) fn note(ctx: &Context, rects: Vec<Rect>) {
    ctx.data_mut(|data| data.insert_temp(parts(), rects));
}

/// Takes F6 and Shift+F6, and moves the focus to the first thing of the next part, or of the one before.
pub(super) fn step(ctx: &Context) {
    let forward = keys::take(ctx, Shortcut::key("F6"));
    let back = keys::take(ctx, Shortcut::shift("F6"));
    if forward == back {
        return;
    }
    let rects: Vec<Rect> = ctx.data(|data| data.get_temp(parts())).unwrap_or_default();
    let count = rects.len();
    let focused = ctx.memory(egui::Memory::focused);
    let here = focused
        .and_then(|id| ctx.read_response(id))
        .and_then(|response| {
            let at = response.rect.center();
            rects.iter().position(|rect| rect.contains(at))
        });
    // A part with nothing in it is passed over.
    for away in 1..=count {
        let next = match (here, forward) {
            (Some(here), true) => (here + away) % count,
            (Some(here), false) => (here + count - away) % count,
            (None, true) => away - 1,
            (None, false) => count - away,
        };
        if let Some(id) = rects.get(next).and_then(|&rect| first_in(ctx, rect)) {
            return ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }
}

/// The first thing within this rect that can have the focus, in the order of drawing.
fn first_in(ctx: &Context, rect: Rect) -> Option<Id> {
    ctx.viewport(|viewport| {
        let layer = egui::LayerId::background();
        let mut widgets = viewport.prev_pass.widgets.get_layer(layer);
        let within = |widget: &&egui::WidgetRect| {
            widget.enabled && widget.sense.is_focusable() && rect.contains(widget.rect.center())
        };
        widgets.find(within).map(|widget| widget.id)
    })
}
