//! Under the table: whose decision it is, a field for a question, and the answer.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{EventFilter, Frame, Id, Key, Margin, Response, RichText, Role, Stroke};
use egui::{TextEdit, Ui, WidgetInfo};

use super::super::Desk;
use super::super::icon::Icon;
use super::super::theme::{Palette, bold, mix};
use super::super::widgets::main_button;
use super::parts::{barred, button, line};
use super::{answer, readings};
use crate::answer::Asked;
use crate::command::RulingsCommand;
use crate::state::Node;

/// Beyond the end of every question.
const FAR: usize = 10_000;
/// The name of the field.
const FIELD: &str = "What would somebody do?";

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, node: &Node) {
    ui.add_space(6.0);
    prompt(ui, node);
    if node.case().is_none() {
        unlawful(ui, desk);
        return;
    }
    if node.answer().result.is_none() {
        field(ui, desk);
    }
    if let Some(asked) = node.asked() {
        ui.add_space(4.0);
        self::asked(ui, desk, asked);
    }
}

/// Whose decision it is, and how many actions are legal.
fn prompt(ui: &mut Ui, node: &Node) {
    let palette = Palette::current(ui.ctx());
    let answer = node.answer();
    let frame = Frame::new()
        .fill(mix(palette.ground, palette.target, 0.12))
        .stroke(Stroke::new(1.0, mix(palette.ground, palette.target, 0.5)))
        .corner_radius(8)
        .inner_margin(Margin::symmetric(12, 7));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        let what = answer
            .turn
            .as_deref()
            .unwrap_or("This table is not lawful.");
        ui.label(bold(what).size(15.0));
        let more = match (answer.lawful, answer.legal.len()) {
            (false, _) => "The list on the right says everything that is wrong.".to_owned(),
            (true, 0) => "The list on the right says why.".to_owned(),
            (true, 1) => "1 action is legal. Click any card to ask why, or why not.".to_owned(),
            (true, many) => {
                format!("{many} actions are legal. Click any card to ask why, or why not.")
            }
        };
        // The answer needs the room more than this does.
        if node.asked().is_none() {
            ui.label(RichText::new(more).color(palette.muted));
        }
    });
}

fn unlawful(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.add_space(4.0);
    let tip = "Take the table to the editor, which knows how to mend it (Ctrl+E)";
    if main_button(ui, "Edit this position", "")
        .on_hover_text(tip)
        .clicked()
    {
        desk.push(crate::command::Command::EditThis);
    }
}

/// A question in words.
fn field(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.add_space(4.0);
    let (question, fault) = desk.state.rulings().question();
    let mut text = question.to_owned();
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 70.0).max(80.0);
        let edit = TextEdit::singleline(&mut text)
            .id(Id::unique("question of the desk"))
            .hint_text("Ask in words: swap for Anton's Taxman")
            .desired_width(width);
        let edit = ui.add(edit);
        edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, FIELD));
        let id = edit.id;
        let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if text != question {
            desk.push(RulingsCommand::EditQuestion(text.clone()).into());
        }
        let ready = !text.trim().is_empty();
        let ask = ui
            .add_enabled(ready, egui::Button::new("Ask"))
            .on_hover_text("Is this legal, and what follows? (Enter)")
            .on_disabled_hover_text("Type what somebody would do");
        let asks = ask.clicked() || entered;
        if asks && ready {
            desk.push(RulingsCommand::AskInWords.into());
        }
        if asks {
            keep(ui, id);
        }
        leave(ui, &edit);
    });
    if let Some(aside) = desk.state.rulings().aside() {
        line(ui, desk, aside);
    }
    if let Some(fault) = fault {
        ui.label(RichText::new(fault).color(ui.visuals().error_fg_color));
    }
}

/// Whoever has asked goes on typing: the next letters are another question, never shortcuts, and another Enter asks again.
fn keep(ui: &Ui, field: Id) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    // All of the text, which the answer may replace by longer words for the same.
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(FAR));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field);
    ui.memory_mut(|memory| memory.request_focus(field));
}

/// Escape leaves the field and does nothing else: what is asked stays, and Enter carries it out.
fn leave(ui: &Ui, field: &Response) {
    if !field.has_focus() {
        return;
    }
    let own = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        tab: false,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(field.id, own));
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        field.surrender_focus();
    }
}

/// The answer, and what can be done with it.
fn asked(ui: &mut Ui, desk: &mut Desk<'_>, asked: &Asked) {
    let palette = Palette::current(ui.ctx());
    let (colour, word) = if asked.legal {
        (palette.green, "Yes.")
    } else {
        (palette.red, "No.")
    };
    barred(ui, colour, |ui| {
        ui.scope(|ui| {
            // As high as the buttons at its end from the first word on, so that all stand on one line.
            ui.spacing_mut().interact_size.y = 28.0;
            ui.horizontal_wrapped(|ui| {
                ui.label(bold(format!("{}?", asked.label)).size(15.0));
                ui.label(bold(word).size(15.0).color(colour));
                ui.add_space(8.0);
                deeds(ui, desk, asked);
            });
        });
        if let Some(follow) = &asked.follows {
            answer::what_follows(ui, desk, follow);
        }
        if let Some(refused) = &asked.refused {
            answer::why_not(ui, desk, refused);
        }
    });
    ui.push_id("of the answer", |ui| {
        let title = "Readings that would change this answer";
        readings::show(ui, desk, title, &asked.readings);
    });
}

/// Carrying it out, or asking nothing any more.
fn deeds(ui: &mut Ui, desk: &mut Desk<'_>, asked: &Asked) {
    if asked.legal {
        // While a field or a button has the focus, Enter is its own.
        let free = ui.memory(|memory| memory.focused().is_none());
        let (hint, tip) = if free {
            ("Enter", "Go on from what comes of it; Alt+← leads back")
        } else {
            let tip = "Go on from what comes of it; Alt+← leads back. Esc leaves the field, Enter then does it";
            ("", tip)
        };
        let go = main_button(ui, "Carry it out", hint);
        if go.on_hover_text(tip).clicked() {
            desk.push(RulingsCommand::CarryOut.into());
        }
    }
    let nothing = ("Ask nothing", "Back to the position as a whole (Esc)");
    let command = RulingsCommand::AskNothing;
    button(ui, desk, Icon::Cross, nothing, command, false);
}
