//! The questions that tables settle in more than one way, each with what may be answered to it.

use egui::{Role, Ui, WidgetInfo};
use office21::rulebook::Readings;

use super::Desk;
use super::widgets::{rule_tag, tight};

/// Every question in words with its readings to choose from; all of them, if another one was chosen.
pub(super) fn choose(ui: &mut Ui, desk: &mut Desk<'_>, now: Readings) -> Option<Readings> {
    let mut chosen = None;
    for (question, (_, rule, names)) in Readings::QUESTIONS.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            tight(ui);
            ui.strong(rule.asked().map_or(rule.id(), |asked| asked.question));
            rule_tag(ui, desk, *rule);
        });
        for place in 0..names.len() {
            let here = now.choice(question) == Some(place);
            let sentence = Readings::sentence(question, place).unwrap_or_default();
            let response = ui.radio(here, sentence);
            let name = format!("Reading: {sentence}");
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, here, &name));
            if response.clicked() && !here {
                let mut other = now;
                other.choose(question, place);
                chosen = Some(other);
            }
        }
        ui.add_space(6.0);
    }
    chosen
}
