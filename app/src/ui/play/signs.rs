//! The signs in the head of an office: what is due there, who is in love, who stands guard.

use egui::{CornerRadius, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use office21::material::Employee;
use office21::table::Seat;

use super::super::icon::Icon;
use super::super::pill::{self, Tone};
use super::super::theme::Palette;
use super::super::widgets::capital;
use crate::state::{Game, SeatSight, Sight};

/// The width of a sign without words.
const ICON: f32 = 38.0;

/// How many turns away the next turn of this seat is, in words.
fn when(sight: &Sight, seat: Seat) -> String {
    let alive: Vec<Seat> = sight
        .seats
        .iter()
        .filter(|part| part.alive)
        .map(|part| part.seat)
        .collect();
    let place = |seat: Option<Seat>| alive.iter().position(|&other| Some(other) == seat);
    let turns = match (place(sight.on_turn), place(Some(seat))) {
        (Some(now), Some(then)) => (then + alive.len() - now - 1) % alive.len() + 1,
        _ => return "at the next turn".to_owned(),
    };
    if turns == 1 {
        "next turn".to_owned()
    } else {
        format!("in {turns} turns")
    }
}

/// A sign beside a name, in words as far as there is room.
struct Sign {
    tone: Tone,
    icon: Icon,
    long: String,
    short: &'static str,
    tip: String,
}

/// What is due or stands guard here.
fn signs(game: &Game, part: &SeatSight) -> Vec<Sign> {
    let sight = &game.shown().sight;
    let speech = game.speech();
    let mut signs = Vec::new();
    if part.at_21 {
        signs.push(Sign {
            tone: Tone::Amber,
            icon: Icon::Trophy,
            long: format!("21 · wins {}", when(sight, part.seat)),
            short: "21",
            tip: "Wins when this turn comes again and 21 still stands".to_owned(),
        });
    }
    if sight.taxman == Some(part.seat) {
        let tip = match sight.audit_due {
            Some(seat) => format!(
                "Tax audit at the start of {} turn, if the Taxman is still there",
                speech.owner(seat)
            ),
            None => "The Taxman lies idle: no audit is due".to_owned(),
        };
        signs.push(Sign {
            tone: Tone::Red,
            icon: Icon::Stamp,
            long: sight.audit_due.map_or_else(
                || "idle".to_owned(),
                |seat| format!("audit {}", when(sight, seat)),
            ),
            short: "audit",
            tip,
        });
    }
    if let Some((boss, secretary)) = sight.love
        && (boss == part.seat || secretary == part.seat)
    {
        let tip = format!(
            "{} Boss loves {} Secretary: both are face-down and count zero",
            capital(&speech.owner(boss)),
            speech.owner(secretary)
        );
        signs.push(Sign {
            tone: Tone::Love,
            icon: Icon::Heart,
            long: "in love".to_owned(),
            short: "love",
            tip,
        });
    }
    if part.office.has(Employee::Manager) {
        signs.push(Sign {
            tone: Tone::Grey,
            icon: Icon::Shield,
            long: "Manager first".to_owned(),
            short: "guard",
            tip: "Cleaner and Sales from another office must choose the Manager".to_owned(),
        });
    }
    signs
}

/// As many in words as have room; the others as icons.
#[expect(clippy::cast_precision_loss, reason = "there are four signs at most")]
pub(super) fn show(ui: &mut Ui, game: &Game, part: &SeatSight) {
    let signs = signs(game, part);
    let room = ui.available_width() / signs.len().max(1) as f32;
    for (at, sign) in signs.iter().enumerate() {
        // Where not all can have words, the first have them: they are the most urgent.
        let others = (signs.len() - at - 1) as f32 * ICON;
        let text = match room {
            room if room > 150.0 => sign.long.as_str(),
            _ if ui.available_width() - others > 76.0 => sign.short,
            _ => "",
        };
        pill::sign(ui, sign.tone, sign.icon, text, &sign.long).on_hover_text(&sign.tip);
    }
}

/// The same as icons alone, close together.
pub(super) fn show_small(ui: &mut Ui, game: &Game, part: &SeatSight) {
    let palette = Palette::current(ui.ctx());
    for sign in signs(game, part) {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
        let square = Rect::from_center_size(rect.center(), Vec2::splat(13.0));
        let colour = sign.tone.colour(palette);
        ui.painter()
            .rect_filled(rect, CornerRadius::same(5), palette.soft(colour));
        sign.icon.paint(ui.painter(), square, colour);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sign.long));
        response.on_hover_text(format!("{}. {}", capital(&sign.long), sign.tip));
    }
}
