//! The middle: draw pile, discard pile, and the prompt.

use egui::{Align2, CornerRadius, FontId, Popup, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use egui::{WidgetInfo, pos2};
use office21::material::Employee;
use office21::play::Action;
use office21::table::{Place, Step};

use super::super::Desk;
use super::super::card::{self, Face, Glow, Look};
use super::super::theme::{Palette, bold};
use super::aim::{Aim, deciding};
use super::flight::Stage;
use super::layout::Places;
use super::prompt;
use super::spot::{Spot, drop_zone};
use crate::state::Game;

pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    game: &Game,
    places: &Places,
    stage: &mut Stage,
) {
    pile(ui, desk, game, places.pile);
    discard(ui, desk, game, places.discard);
    ui.scope_builder(
        UiBuilder::new().max_rect(places.prompt).id_salt("prompt"),
        |ui| {
            prompt::show(ui, desk, game, places.prompt, stage);
        },
    );
}

fn pile(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, rect: Rect) {
    let sight = &game.shown().sight;
    let operating = deciding(game) == Some(Step::Operator);
    let face = match sight.top {
        Some(card) if operating => Face::Up(card),
        _ => Face::Back,
    };
    let mut tip = format!("Draw pile: {}", counted(sight.pile));
    if let Some(card) = sight.top {
        tip = format!("{tip}. On top: {card}, which you have seen");
    }
    let aim = Aim {
        action: operating.then_some(Action::Keep),
        why_not: None,
    };
    let name = if operating {
        format!("The card looked at: {}", face.name())
    } else {
        tip.clone()
    };
    if sight.pile > 0 {
        let spot = Spot {
            name: &name,
            rect,
            face,
            aim: &aim,
            tip: &tip,
        };
        spot.interact(ui, desk, game);
        for under in 1..=sight.pile.min(3) {
            let shift = f32::from(u8::try_from(under).unwrap_or(3)) * 1.5;
            let below = rect.translate(egui::vec2(shift, shift));
            ui.painter().rect_filled(
                below,
                CornerRadius::same(7),
                Palette::current(ui.ctx()).edge,
            );
        }
        card::paint(ui.painter(), rect, face, spot.look(game, false));
    } else {
        hole(
            ui,
            rect,
            if sight.refills_over {
                "no refills"
            } else {
                "empty"
            },
        );
    }
    label(ui, rect, &format!("Pile {}", sight.pile));
    drop_zone(ui, desk, game, Place::DrawPile, rect);
}

fn discard(ui: &mut Ui, desk: &mut Desk<'_>, game: &Game, rect: Rect) {
    let cards = &game.shown().sight.discard;
    let response = ui.interact(rect, ui.scope_id().with("discard pile"), Sense::click());
    let name = match cards.last() {
        Some(top) => format!("Discard pile: {}, {top} on top", counted(cards.len())),
        None => "Discard pile: empty".to_owned(),
    };
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    match cards.last() {
        Some(&top) => {
            let glow = if response.hovered() || response.has_focus() {
                Glow::Hover
            } else {
                Glow::None
            };
            card::paint(ui.painter(), rect, Face::Up(top), Look::glowing(glow));
        }
        None => hole(ui, rect, "empty"),
    }
    label(ui, rect, &format!("Discard {}", cards.len()));
    let response = response.on_hover_text(format!("{name}. Click to leaf through it."));
    Popup::menu(&response).show(|ui| leaf(ui, cards));
    drop_zone(ui, desk, game, Place::DiscardPile, rect);
}

fn counted(cards: usize) -> String {
    match cards {
        1 => "1 card".to_owned(),
        many => format!("{many} cards"),
    }
}

/// The discard pile, the latest card first.
fn leaf(ui: &mut Ui, cards: &[Employee]) {
    ui.label(bold(format!("Discard pile: {}", cards.len())));
    if cards.is_empty() {
        ui.label("No card has been discarded yet.");
        return;
    }
    egui::ScrollArea::vertical()
        .max_height(360.0)
        .show(ui, |ui| {
            ui.set_width(5.0 * 78.0);
            ui.horizontal_wrapped(|ui| {
                for &employee in cards.iter().rev() {
                    let (rect, response) = ui.allocate_exact_size(card::size(70.0), Sense::hover());
                    card::paint(ui.painter(), rect, Face::Up(employee), Look::default());
                    response.on_hover_text(card::effect_line(employee));
                }
            });
        });
}

fn hole(ui: &Ui, rect: Rect, text: &str) {
    let palette = Palette::current(ui.ctx());
    let stroke = Stroke::new(1.0, palette.edge);
    ui.painter()
        .rect_stroke(rect, CornerRadius::same(7), stroke, StrokeKind::Inside);
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        text,
        FontId::proportional(12.0),
        palette.muted,
    );
}

fn label(ui: &Ui, rect: Rect, text: &str) {
    let palette = Palette::current(ui.ctx());
    let at = pos2(rect.center().x, rect.bottom() + 5.0);
    ui.painter().text(
        at,
        Align2::CENTER_TOP,
        text,
        FontId::proportional(12.0),
        palette.muted,
    );
}
