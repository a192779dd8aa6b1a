use std::fmt::Write;

use office21::rulebook::Readings;
use office21::text::file::{self, PositionFile};
use office21::text::record::PlayerKind;

use super::{Game, Looker};

impl Game {
    /// The position shown, hidden cards and all, with what every seat has seen of them.
    pub(in crate::state) fn position_file(&self) -> PositionFile {
        let (moment, seats) = (self.moment(), self.record.start.seats());
        let names: Vec<String> = self.players().iter().map(|p| p.name.clone()).collect();
        let views = seats.into_iter().map(|seat| self.view_at(seat, moment));
        PositionFile {
            title: self.record.title.clone(),
            knowledge: file::knowledge(views),
            ..PositionFile::of(self.position_at(moment), &names)
        }
    }

    /// The whole game in words, as the one who looks was told of it: for a forum. Over, everything is told.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "Office 21: {}", self.title());
        for player in self.players() {
            let who = match &player.kind {
                PlayerKind::Person => "a person".to_owned(),
                PlayerKind::Bot { level, .. } => format!("a bot ({level})"),
            };
            let _ = writeln!(text, "- {}: {who}", player.name);
        }
        let readings = self.record.start.readings();
        for (question, (name, _, values)) in Readings::QUESTIONS.iter().enumerate() {
            if let Some(place) = readings.choice(question).filter(|&place| place > 0) {
                let value = values.get(place).copied().unwrap_or_default();
                let _ = writeln!(text, "- reading: {name}: {value}");
            }
        }
        let looker = if self.is_over() {
            Looker::Everything
        } else {
            self.looker()
        };
        for turn in self.log(looker) {
            let _ = writeln!(text, "\n{}", turn.title);
            for line in turn.lines {
                let rule = line.line.rules.first().map_or("", |rule| rule.id());
                let _ = writeln!(text, "  {} [{rule}]", line.line.text);
            }
        }
        if let Some(ending) = self.ending(self.at) {
            let _ = writeln!(text, "\n{}", ending.headline.text);
            for reason in ending.reasons {
                let rule = reason.rules.first().map_or("", |rule| rule.id());
                let _ = writeln!(text, "  {} [{rule}]", reason.text);
            }
        }
        text
    }
}
