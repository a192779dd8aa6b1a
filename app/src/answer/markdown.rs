//! A ruling as Markdown, to be quoted in a forum: position, question, answer, rules, readings.

use std::fmt::Write as _;

use office21::material::{Cards, Employee};
use office21::rulebook::REVISION;
use office21::table::{Draft, Seat, SeatDraft};
use office21::text::file::PositionFile;

use super::{Answer, Asked, Cited, Follow, Line, Origin, Other, Refused, Side};

/// What a ruling is made of.
#[derive(Clone, Copy, Debug)]
pub struct Export<'a> {
    /// The position, as a file.
    pub file: &'a PositionFile,
    /// What the rules say of it.
    pub answer: &'a Answer,
    /// The action that was asked about; `None`: the position as a whole.
    pub asked: Option<&'a Asked>,
    /// The actions that led here from the position that was opened, as labels.
    pub line: &'a [String],
    /// What a person has noted here.
    pub note: &'a str,
}

impl Export<'_> {
    /// The ruling as Markdown. Whatever people have written (names, title, note) cannot change its form.
    pub fn to_markdown(&self) -> String {
        let mut page = Page::default();
        let title = match &*self.file.title {
            "" => "Ruling".to_owned(),
            title => format!("Ruling: {}", escaped(title)),
        };
        page.line(&format!("# {title}\n"));
        self.table(&mut page);
        page.heading("Question");
        page.line(&self.question());
        page.heading("Answer");
        match (self.asked, self.answer.lawful) {
            (_, false) => faults(&mut page, self.answer),
            (Some(asked), _) => one(&mut page, asked),
            (None, _) => everything(&mut page, self.answer),
        }
        readings(&mut page, self.readings());
        rules(&mut page, self.rules());
        if !self.note.trim().is_empty() {
            page.heading("Note");
            page.quote(self.note);
        }
        let _ = writeln!(
            page.0,
            "\n---\nOffice 21, revision {REVISION} of the rules."
        );
        page.0
    }

    fn readings(&self) -> &[Other] {
        self.asked
            .map_or(&self.answer.readings, |asked| &asked.readings)
    }

    fn rules(&self) -> &[Cited] {
        self.asked.map_or(&self.answer.rules, |asked| &asked.rules)
    }

    /// Who has what, and the code.
    fn table(&self, page: &mut Page) {
        let names = self.file.names();
        for (seat, part) in self.file.draft.seats() {
            page.item(0, &player(names.of(seat), part, seat, &self.file.draft));
        }
        if !self.file.note.trim().is_empty() {
            page.line("");
            page.quote(&self.file.note);
        }
        if let Some(code) = &self.answer.code {
            let _ = writeln!(page.0, "\n```text\n{code}\n```");
        }
        if !self.line.is_empty() {
            let deeds: Vec<String> = self.line.iter().map(|deed| escaped(deed)).collect();
            page.line(&format!("\nThis came of: {}.", deeds.join(", then ")));
        }
    }

    fn question(&self) -> String {
        let turn = self.answer.turn.as_deref().map(escaped).unwrap_or_default();
        match self.asked {
            Some(asked) => format!(
                "{turn} May this be done: **{}** (`{}`)?",
                escaped(&asked.label),
                asked.action
            ),
            None if !self.answer.lawful => "Is this position lawful?".to_owned(),
            None if self.answer.result.is_some() => format!("{turn} Why?"),
            None => format!("{turn} What may be done, and what follows?"),
        }
    }
}

fn player(name: &str, part: &SeatDraft, seat: Seat, draft: &Draft) -> String {
    let mut text = format!("**{}**", escaped(name));
    if part.eliminated {
        text += ", out of the game";
    } else {
        let _ = write!(text, ", {} million", part.total());
    }
    let mut cards = |what: &str, cards: Cards| {
        if !cards.is_empty() {
            let kinds: Vec<&str> = cards.iter().map(Employee::name).collect();
            let _ = write!(text, "; {what} {}", kinds.join(", "));
        }
    };
    cards("office", part.office);
    cards("face-down", part.face_down);
    cards("hand", part.hand);
    if draft.turn.decider() == Some(seat) {
        text += "; to decide";
    }
    text
}

fn faults(page: &mut Page, answer: &Answer) {
    page.line("**No**, it is not lawful:\n");
    for fault in &answer.faults {
        let rule = fault.rule.map(|rule| format!(" ({})", link(rule.id())));
        page.item(
            0,
            &format!("{}{}", escaped(&fault.message), rule.unwrap_or_default()),
        );
    }
}

fn one(page: &mut Page, asked: &Asked) {
    if let Some(refused) = &asked.refused {
        page.line("**No.**\n");
        why_not(page, 0, refused);
    }
    if let Some(follow) = &asked.follows {
        page.line("**Yes.**\n");
        what_follows(page, 0, follow);
    }
}

fn everything(page: &mut Page, answer: &Answer) {
    page.line(&format!("Totals: {}\n", escaped(&answer.totals_words)));
    for line in answer.standing.iter().chain(&answer.reasons) {
        page.sentence(0, line);
    }
    if !answer.follows.is_empty() {
        page.line("\n**Legal**\n");
    }
    for follow in &answer.follows {
        page.item(0, &headline(&follow.label, &follow.action));
        what_follows(page, 1, follow);
    }
    if !answer.refused.is_empty() {
        page.line("\n**Not legal**\n");
    }
    for refused in &answer.refused {
        page.item(0, &headline(&refused.label, &refused.action));
        why_not(page, 1, refused);
    }
}

fn headline(label: &str, action: &str) -> String {
    format!("**{}** (`{action}`)", escaped(label))
}

fn why_not(page: &mut Page, depth: usize, refused: &Refused) {
    let why = Line {
        text: refused.message.clone(),
        rules: vec![refused.rule],
    };
    page.sentence(depth, &why);
    page.item(depth, &escaped(&refused.remedies()));
    if let Some(line) = &refused.silent {
        page.sentence(depth, line);
    }
}

fn what_follows(page: &mut Page, depth: usize, follow: &Follow) {
    for told in &follow.events {
        let line = Line {
            text: told.message.clone(),
            rules: vec![told.event.rule],
        };
        page.sentence(depth, &line);
    }
    page.item(depth, &format!("Totals: {}", escaped(&follow.changes)));
    if let Some(turn) = &follow.turn {
        page.item(depth, &escaped(turn));
    }
    for line in follow.standing.iter().chain(&follow.silent) {
        page.sentence(depth, line);
    }
    for next in &follow.next {
        page.item(depth, &headline(&next.label, &next.action));
        what_follows(page, depth + 1, next);
    }
}

fn readings(page: &mut Page, readings: &[Other]) {
    if !readings.is_empty() {
        page.heading("Readings that would change this");
    }
    for other in readings {
        let question = escaped(other.question());
        page.item(0, &format!("{question} ({})", link(other.rule.id())));
        for sentence in other.sentences() {
            page.item(1, &escaped(&sentence));
        }
        for fault in &other.faults {
            page.sentence(1, fault);
        }
        for difference in &other.differences {
            page.item(1, &format!("**{}**", escaped(&difference.about())));
            let [here, there] = Other::SIDES;
            side(page, here, &difference.here);
            side(page, there, &difference.there);
        }
    }
}

fn side(page: &mut Page, reading: &str, side: &Side) {
    page.item(2, &format!("*{reading}*"));
    for line in &side.lines {
        page.sentence(3, line);
    }
}

fn rules(page: &mut Page, rules: &[Cited]) {
    if !rules.is_empty() {
        page.heading("Rules");
    }
    for cited in rules {
        let kind = match cited.origin {
            Origin::Clause => "",
            Origin::Ruling => " (a ruling where the rulebook is silent or unclear)",
            Origin::Reading => " (tables play this in more than one way)",
        };
        let here = cited
            .in_force_sentence
            .map(|sentence| format!(" Here: {}", escaped(sentence)));
        let here = here.unwrap_or_default();
        page.item(
            0,
            &format!("`{}`{kind}: {}{here}", cited.rule, escaped(cited.sentence)),
        );
    }
}

fn link(id: &str) -> String {
    format!("`{id}`")
}

/// Markdown being written.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.0, "{line}");
    }

    fn heading(&mut self, heading: &str) {
        let _ = writeln!(self.0, "\n## {heading}\n");
    }

    fn item(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.0, "{:width$}- {text}", "", width = depth * 2);
    }

    fn sentence(&mut self, depth: usize, line: &Line) {
        let ids: Vec<String> = line.rules.iter().map(|rule| link(rule.id())).collect();
        let rules = if ids.is_empty() {
            String::new()
        } else {
            format!(" ({})", ids.join(", "))
        };
        self.item(depth, &format!("{}{rules}", escaped(&line.text)));
    }

    /// What a person has written, line by line.
    fn quote(&mut self, text: &str) {
        for line in text.lines() {
            let _ = writeln!(self.0, "> {}", escaped(line));
        }
    }
}

/// The text so that Markdown shows it as it is, in a line.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.trim().chars().enumerate() {
        let special = "\\`*_{}[]<>#|~&@$!".contains(c);
        // Lists and headings begin with these; elsewhere they are ordinary.
        if special || (at == 0 && "-+=:".contains(c)) {
            out.push('\\');
        }
        out.push(if c.is_control() { ' ' } else { c });
    }
    numbered(&out)
}

/// `1. ` at the beginning would be a list.
fn numbered(text: &str) -> String {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    match text.get(digits..).and_then(|rest| rest.chars().next()) {
        Some('.' | ')') if digits > 0 => format!("{}\\{}", &text[..digits], &text[digits..]),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_people_write_stays_what_it_is() {
        for (text, shown) in [
            ("Anton", "Anton"),
            ("*bold* _it_ `code`", "\\*bold\\* \\_it\\_ \\`code\\`"),
            ("# Title", "\\# Title"),
            ("- item", "\\- item"),
            ("a - b", "a - b"),
            ("1. one", "1\\. one"),
            ("12 cards", "12 cards"),
            ("<script>", "\\<script\\>"),
            ("[a](b)", "\\[a\\](b)"),
            ("two\nlines", "two lines"),
            ("@all", "\\@all"),
        ] {
            assert_eq!(escaped(text), shown);
        }
    }
}
