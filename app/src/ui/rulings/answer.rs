//! What follows from an action, and why one is not legal: the sentences of the answer, drawn.

use egui::{RichText, Ui};

use super::super::Desk;
use super::super::theme::Palette;
use super::parts::{folds, headline, line, sentence, silence};
use crate::answer::{Follow, Refused};
use crate::command::RulingsCommand;

/// Everything that follows.
pub(super) fn what_follows(ui: &mut Ui, desk: &mut Desk<'_>, follow: &Follow) {
    for told in &follow.events {
        sentence(ui, desk, &told.message, &[told.event.rule]);
    }
    ui.label(format!("Totals: {}", follow.changes));
    if let Some(turn) = &follow.turn {
        ui.label(turn);
    }
    for standing in &follow.standing {
        line(ui, desk, standing);
    }
    if let Some(silent) = &follow.silent {
        silence(ui, desk, silent);
    }
    if follow.next.is_empty() {
        return;
    }
    let title = match follow.next.len() {
        1 => "1 choice follows".to_owned(),
        many => format!("{many} choices follow"),
    };
    let name = desk.unique(format!("Choices after: {}", follow.label));
    folds(ui, name.clone(), (&title, &name), false, |ui| {
        for next in &follow.next {
            ui.indent(&next.action, |ui| {
                ui.strong(&next.label);
                what_follows(ui, desk, next);
            });
        }
    });
}

/// A legal action in a list: its headline, what changes, and the rest folded away.
pub(super) fn legal(ui: &mut Ui, desk: &mut Desk<'_>, follow: &Follow) {
    if headline(ui, desk, &follow.label, &follow.action).clicked() {
        desk.push(RulingsCommand::Ask(follow.deed).into());
    }
    let palette = Palette::current(ui.ctx());
    ui.label(RichText::new(in_short(follow)).color(palette.muted));
    if let Some(silent) = &follow.silent {
        silence(ui, desk, silent);
    }
    let name = desk.unique(format!("What follows: {}", follow.label));
    folds(ui, name.clone(), ("What follows", &name), false, |ui| {
        what_follows(ui, desk, follow);
    });
}

/// What changes, in a line: the end of the game, or the totals.
fn in_short(follow: &Follow) -> String {
    let totals = format!("Totals: {}", follow.changes);
    let end = follow.result.and_then(|_| follow.events.last());
    match (end, follow.standing.first()) {
        (Some(told), _) => format!("{totals}. {}", told.message),
        (None, Some(standing)) => format!("{totals}. {}", standing.text),
        (None, None) => totals,
    }
}

/// Why an action is not legal, and what would make it so.
pub(super) fn why_not(ui: &mut Ui, desk: &mut Desk<'_>, refused: &Refused) {
    sentence(ui, desk, &refused.message, &[refused.rule]);
    let palette = Palette::current(ui.ctx());
    ui.label(RichText::new(refused.remedies()).color(palette.muted));
    if let Some(silent) = &refused.silent {
        silence(ui, desk, silent);
    }
}

/// An action that is not legal, in a list.
pub(super) fn refused(ui: &mut Ui, desk: &mut Desk<'_>, refused: &Refused) {
    if headline(ui, desk, &refused.label, &refused.action).clicked() {
        desk.push(RulingsCommand::Ask(refused.deed).into());
    }
    why_not(ui, desk, refused);
}
