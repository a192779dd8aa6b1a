//! An answer as plain text: what `office21 check` and `office21 ask` print, and what is copied from the window.

use std::fmt::Write as _;

use super::{Answer, Asked, Cited, Follow, Line, Other, Refused, Side};

impl Answer {
    /// In plain text.
    pub fn to_text(&self) -> String {
        let mut text = Text::default();
        if !self.title.is_empty() {
            text.line(0, &self.title);
        }
        if self.lawful {
            text.table(self);
        } else {
            text.line(0, "not lawful:");
            for fault in &self.faults {
                text.line(1, &fault.line());
            }
        }
        text.rules(&self.rules);
        text.0
    }
}

impl Asked {
    /// In plain text.
    pub fn to_text(&self) -> String {
        let mut text = Text::default();
        if let Some(refused) = &self.refused {
            text.line(0, &format!("no: {}", self.action));
            text.line(1, &format!("{} [{}]", refused.message, refused.rule));
            text.line(1, &refused.remedies());
            text.lines(1, refused.silent.iter());
        }
        if let Some(follow) = &self.follows {
            text.line(0, &format!("yes: {}", self.action));
            text.what_follows(1, follow);
        }
        text.others("Readings that would change this answer:", &self.readings);
        text.rules(&self.rules);
        text.0
    }
}

impl Line {
    /// With the ids of its rules: `Anton 5 → 8 [sales-swap]`.
    pub fn with_rules(&self) -> String {
        let mut text = self.text.clone();
        for rule in &self.rules {
            // Writing to a string cannot fail.
            let _ = write!(text, " [{rule}]");
        }
        text
    }
}

/// Text of indented lines.
#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, indent: usize, line: &str) {
        let _ = writeln!(self.0, "{:width$}{line}", "", width = indent * 2);
    }

    fn lines<'a>(&mut self, indent: usize, lines: impl IntoIterator<Item = &'a Line>) {
        for line in lines {
            self.line(indent, &line.with_rules());
        }
    }

    fn table(&mut self, answer: &Answer) {
        self.line(0, "lawful");
        answer.turn.iter().for_each(|turn| self.line(0, turn));
        self.line(0, &format!("Totals: {}", answer.totals_words));
        self.lines(0, &answer.standing);
        self.lines(1, &answer.reasons);
        if answer.result.is_none() {
            self.line(0, "Legal:");
        }
        for follow in &answer.follows {
            self.follow(1, follow);
        }
        if !answer.refused.is_empty() {
            self.line(0, "Refused:");
        }
        for refused in &answer.refused {
            self.refused(1, refused);
        }
        self.others("Readings that would change this:", &answer.readings);
    }

    fn follow(&mut self, indent: usize, follow: &Follow) {
        self.line(indent, &follow.action);
        self.what_follows(indent + 1, follow);
    }

    fn what_follows(&mut self, indent: usize, follow: &Follow) {
        for told in &follow.events {
            self.line(indent, &format!("{} [{}]", told.message, told.event.rule));
        }
        self.line(indent, &format!("Totals: {}", follow.changes));
        follow.turn.iter().for_each(|turn| self.line(indent, turn));
        self.lines(indent, &follow.standing);
        self.lines(indent, follow.silent.iter());
        for next in &follow.next {
            self.follow(indent, next);
        }
    }

    fn refused(&mut self, indent: usize, refused: &Refused) {
        let Refused {
            action,
            message,
            rule,
            ..
        } = refused;
        self.line(indent, &format!("{action}: {message} [{rule}]"));
        self.line(indent + 1, &refused.remedies());
        self.lines(indent + 1, refused.silent.iter());
    }

    fn others(&mut self, heading: &str, others: &[Other]) {
        if !others.is_empty() {
            self.line(0, heading);
        }
        for other in others {
            self.line(1, &format!("{} [{}]", other.question(), other.rule));
            for sentence in other.sentences() {
                self.line(2, &sentence);
            }
            for fault in &other.faults {
                self.line(2, &fault.with_rules());
            }
            for difference in &other.differences {
                self.line(2, &difference.about());
                let [here, there] = Other::SIDES;
                self.side(here, &difference.here);
                self.side(there, &difference.there);
            }
        }
    }

    fn side(&mut self, reading: &str, side: &Side) {
        for line in &side.lines {
            self.line(3, &format!("{reading}: {}", line.with_rules()));
        }
    }

    fn rules(&mut self, rules: &[Cited]) {
        if !rules.is_empty() {
            self.line(0, "Rules:");
        }
        for cited in rules {
            self.line(1, &format!("{}: {}", cited.rule, cited.sentence));
        }
    }
}
