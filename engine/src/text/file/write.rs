//! RON as people write it: one player a line, what is default left out.

use std::fmt::Write as _;

use ron::ser::PrettyConfig;
use serde::Serialize;

use super::v1::{FileV1, PileV1, PlayerV1};
use crate::material::Employee;

/// How many cards stand in a line of a pile.
const CARDS_A_LINE: usize = 10;

/// A value in one line.
pub(crate) fn inline<T: Serialize>(value: &T) -> String {
    let config = PrettyConfig::new().depth_limit(0);
    // Nothing in it can fail: no maps, no floats, no foreign serializers.
    ron::ser::to_string_pretty(value, config).unwrap_or_default()
}

/// Text under way, and how deep it is indented.
#[derive(Debug, Default)]
pub(crate) struct Writer {
    text: String,
    depth: usize,
}

impl Writer {
    /// A line of its own.
    pub(crate) fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{:width$}{line}", "", width = 4 * self.depth);
    }

    /// Opens a bracket; what follows is indented.
    pub(crate) fn open(&mut self, line: &str) {
        self.line(line);
        self.depth += 1;
    }

    /// Closes it.
    pub(crate) fn close(&mut self, line: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line(line);
    }

    /// A field whose value is given.
    pub(crate) fn field<T: Serialize>(&mut self, name: &str, value: &T) {
        self.line(&format!("{name}: {},", inline(value)));
    }

    /// A field with a text, left out where it is empty.
    pub(crate) fn text(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            self.line(&format!("{name}: {},", quoted(text)));
        }
    }

    /// A list of cards, in several lines if it is long.
    fn cards(&mut self, before: &str, cards: &[Employee], after: &str) {
        if cards.len() <= CARDS_A_LINE {
            return self.line(&format!("{before}{}{after}", listed(cards)));
        }
        self.open(&format!("{before}["));
        for line in cards.chunks(CARDS_A_LINE) {
            let names: Vec<&str> = line.iter().map(|kind| kind.name()).collect();
            self.line(&format!("{},", names.join(", ")));
        }
        self.close(&format!("]{after}"));
    }

    /// A whole position, from its opening bracket to its closing one.
    pub(crate) fn position(&mut self, file: &FileV1) {
        self.open("(");
        self.position_fields(file);
        self.close(")");
    }

    /// The fields of a position.
    pub(crate) fn position_fields(&mut self, file: &FileV1) {
        self.field("format", &file.format);
        self.text("title", &file.title);
        self.open("players: [");
        for player in &file.players {
            self.line(&player_line(player));
        }
        self.close("],");
        self.field("turn", &file.turn);
        match &file.draw_pile {
            PileV1::Ordered(pile) => self.cards("draw_pile: Ordered(", pile, "),"),
            rest @ PileV1::Rest { .. } => self.field("draw_pile", rest),
        }
        if !file.discard_pile.is_empty() {
            self.cards("discard_pile: ", &file.discard_pile, ",");
        }
        if !file.tray.is_empty() {
            self.cards("tray: ", &file.tray, ",");
        }
        if file.refills_over {
            self.field("refills_over", &true);
        }
        if file.audit_of.is_some() {
            self.field("audit_of", &file.audit_of);
        }
        if file.chance != 0 {
            self.field("chance", &file.chance);
        }
        if file.readings != crate::rulebook::Readings::default() {
            self.field("readings", &file.readings);
        }
        if let Some(goal) = &file.goal {
            self.field("goal", goal);
        }
        if file.hidden {
            self.field("hidden", &true);
        }
        if !file.knowledge.is_empty() {
            self.field("knowledge", &file.knowledge);
        }
        self.text("note", &file.note);
    }

    /// The text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}

fn player_line(player: &PlayerV1) -> String {
    let mut fields = Vec::new();
    if !player.name.is_empty() {
        fields.push(format!("name: {}", quoted(&player.name)));
    }
    let places = [
        ("office", &player.office),
        ("face_down", &player.face_down),
        ("hand", &player.hand),
    ];
    for (name, cards) in places {
        if !cards.is_empty() {
            fields.push(format!("{name}: {}", listed(cards)));
        }
    }
    if player.eliminated {
        fields.push("eliminated: true".to_owned());
    }
    if player.total_since != 0 {
        fields.push(format!("total_since: {}", player.total_since));
    }
    format!("({}),", fields.join(", "))
}

fn listed(cards: &[Employee]) -> String {
    let names: Vec<&str> = cards.iter().map(|kind| kind.name()).collect();
    format!("[{}]", names.join(", "))
}

/// A text in quotes, with what RON asks to be escaped.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
