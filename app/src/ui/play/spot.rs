//! A place of the table that can be clicked, dragged, pointed at and reached by keyboard.

use egui::{
    CornerRadius, Id, LayerId, Order, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
};
use egui::{Ui, WidgetInfo, vec2};
use office21::play::Action;
use office21::table::Place;

use super::super::Desk;
use super::super::card::{self, Face, Glow, Look};
use super::super::theme::{Palette, bold};
use super::super::widgets::rule_tag;
use super::aim::{Aim, destination};
use super::consequences;
use crate::command::Command;
use crate::state::{Game, Why};

/// What is dragged: what dropping it in the right place does, and how it looks.
#[derive(Clone, Copy, Debug)]
struct Dragged {
    action: Action,
    face: Face,
    width: f32,
}

/// A card or a stack of like cards on the table.
pub(super) struct Spot<'a> {
    /// Unique, as a screen reader reads it.
    pub(super) name: &'a str,
    pub(super) rect: Rect,
    pub(super) face: Face,
    pub(super) aim: &'a Aim,
    /// What is said of the card itself when pointed at.
    pub(super) tip: &'a str,
}

impl Spot<'_> {
    /// Takes clicks, drags and pointing, and sends what they come to.
    pub(super) fn interact(&self, ui: &mut Ui, desk: &mut Desk<'_>, game: &Game) -> Response {
        let sense = if self.aim.action.is_some() {
            Sense::click_and_drag()
        } else {
            Sense::hover()
        };
        let response = ui.interact(self.rect, ui.scope_id().with(self.name), sense);
        let enabled = self.aim.action.is_some();
        response.widget_info(|| {
            let role = if enabled { Role::Button } else { Role::Image };
            WidgetInfo::selected(role, true, self.is_selected(game), self.name)
        });
        if let Some(action) = self.aim.action {
            if response.clicked() {
                desk.push(if game.selected() == Some(action) {
                    Command::Act(action)
                } else {
                    Command::Select(Some(action))
                });
            }
            if response.double_clicked() {
                desk.push(Command::Act(action));
            }
            if response.hovered() || response.dragged() || response.has_focus() {
                desk.point(action, !response.has_focus() || response.hovered());
            }
            let dragged = Dragged {
                action,
                face: self.face,
                width: self.rect.width(),
            };
            response.dnd_set_drag_payload(dragged);
            if response.has_focus() {
                ring(ui, self.rect);
            }
        }
        let too_low = self.aim.action.is_some() && consequences::is_cut(ui);
        self.explain(desk, game, response, too_low)
    }

    /// What it is, why it cannot be chosen; and what would come of it, where the prompt is too low to say so.
    fn explain(
        &self,
        desk: &mut Desk<'_>,
        game: &Game,
        response: Response,
        too_low: bool,
    ) -> Response {
        let preview = game
            .preview()
            .filter(|preview| too_low && Some(preview.action) == self.aim.action);
        if self.tip.is_empty() && self.aim.why_not.is_none() && preview.is_none() {
            return response;
        }
        response.on_hover_ui(|ui| {
            ui.set_max_width(320.0);
            if !self.tip.is_empty() {
                ui.label(self.tip);
            }
            if let Some(why) = &self.aim.why_not {
                no(ui, desk, why);
            }
            if let Some(preview) = preview {
                ui.add_space(4.0);
                consequences::show(ui, desk, game, preview);
            }
        })
    }

    fn is_selected(&self, game: &Game) -> bool {
        self.aim.action.is_some() && game.selected() == self.aim.action
    }

    /// How the card shines: chosen, pointed at, to be chosen; faded where something else is to be chosen.
    pub(super) fn look(&self, game: &Game, asked: bool) -> Look {
        let Some(action) = self.aim.action else {
            return if asked {
                Look::faded()
            } else {
                Look::default()
            };
        };
        Look::glowing(if game.selected() == Some(action) {
            Glow::Selected
        } else if game.pointed() == Some(action) {
            Glow::Hover
        } else {
            Glow::Target
        })
    }
}

/// Why not, with its rule.
pub(super) fn no(ui: &mut Ui, desk: &mut Desk<'_>, why: &Why) {
    let palette = Palette::current(ui.ctx());
    ui.label(bold(&why.text).color(palette.target));
    if let Some(rule) = why.rule {
        ui.horizontal_wrapped(|ui| {
            rule_tag(ui, desk, rule);
            ui.label(egui::RichText::new(rule.sentence()).small().weak());
        });
    }
}

/// The ring round what has the keyboard.
fn ring(ui: &Ui, rect: Rect) {
    let palette = Palette::current(ui.ctx());
    let stroke = Stroke::new(2.0, palette.action);
    ui.painter().rect_stroke(
        rect.expand(5.0),
        CornerRadius::same(8),
        stroke,
        StrokeKind::Outside,
    );
}

/// A room on which cards can be dropped: does what they were dragged for, if this is where it is done.
pub(super) fn drop_zone(ui: &Ui, desk: &mut Desk<'_>, game: &Game, place: Place, room: Rect) {
    let Some(dragged) = egui::DragAndDrop::payload::<Dragged>(ui.ctx()) else {
        return;
    };
    if destination(game, dragged.action) != Some(place) {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let pointer = ui.ctx().pointer_interact_pos();
    let over = pointer.is_some_and(|at| room.contains(at));
    let stroke = Stroke::new(if over { 3.0 } else { 1.5 }, palette.target);
    ui.painter()
        .rect_stroke(room, CornerRadius::same(10), stroke, StrokeKind::Inside);
    if over && ui.input(|input| input.pointer.any_released()) {
        egui::DragAndDrop::clear_payload(ui.ctx());
        desk.push(Command::Act(dragged.action));
    }
}

/// The dragged card under the pointer.
pub(super) fn dragged(ui: &Ui) {
    let Some(dragged) = egui::DragAndDrop::payload::<Dragged>(ui.ctx()) else {
        return;
    };
    let Some(at) = ui.ctx().pointer_interact_pos() else {
        return;
    };
    let layer = LayerId::new(Order::Tooltip, Id::unique("dragged card"));
    let painter = ui.ctx().layer_painter(layer);
    let width = dragged.width.clamp(50.0, 120.0);
    let rect = around(at, width);
    card::paint(&painter, rect, dragged.face, Look::glowing(Glow::Selected));
}

fn around(at: Pos2, width: f32) -> Rect {
    Rect::from_center_size(at + vec2(0.0, width * 0.3), card::size(width))
}
