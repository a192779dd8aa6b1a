//! The rules: the page shown, what is searched for, and the way back.

mod book;
mod search;
#[cfg(test)]
mod tests;

use office21::rulebook::{Origin, Rule};

pub use book::{Item, Page, related, section_about};
pub use search::{Way, Words, ways};

use super::{Dialog, Screen};

/// Where one came from.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stop {
    /// Another place, with the dialog that lay over it.
    Place(Screen, Option<Dialog>),
    /// A page of the rules, with what was shown there.
    Page(usize, Option<Item>),
}

/// What of the rules is shown.
#[derive(Debug, Default)]
pub struct Rules {
    page: usize,
    shown: Option<Item>,
    query: String,
    words: Words,
    found: Vec<Item>,
    trail: Vec<Stop>,
    turned: u64,
    searches: u64,
}

/// The most steps back that are remembered.
const LONGEST_TRAIL: usize = 100;

impl Rules {
    /// The place of the page shown.
    pub const fn page(&self) -> usize {
        self.page
    }

    /// What is shown on it, if one thing more than others.
    pub const fn shown(&self) -> Option<Item> {
        self.shown
    }

    /// What was typed to be searched for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// The words of it.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// What was found.
    pub fn found(&self) -> &[Item] {
        &self.found
    }

    /// Counts how often something was brought to view: the window goes there once each time.
    pub const fn turned(&self) -> u64 {
        self.turned
    }

    /// Counts how often a search was asked for: the window goes to the field once each time.
    pub const fn searches(&self) -> u64 {
        self.searches
    }

    /// Where the way back leads, as on a button; `None` where one came from nowhere.
    pub fn back_to(&self) -> Option<String> {
        Some(match self.trail.last()? {
            Stop::Place(screen, dialog) => {
                let place = match screen {
                    Screen::Start | Screen::Rules => "the start screen",
                    Screen::Play => "the game",
                    Screen::Editor => "the editor",
                    Screen::Rulings => "the ruling desk",
                    Screen::Quiz => "the quiz",
                };
                let place = match dialog {
                    Some(Dialog::NewGame) => "the new game",
                    _ => place,
                };
                format!("Back to {place}")
            }
            Stop::Page(_, Some(item)) => format!("Back to {}", item.title()),
            Stop::Page(page, None) => format!("Back to {}", Page::at(*page).title()),
        })
    }

    /// From another place, one has come here.
    pub(super) fn enter(&mut self, from: Screen, dialog: Option<Dialog>) {
        self.trail = vec![Stop::Place(from, dialog)];
    }

    /// Shows this, and remembers what was shown.
    pub(super) fn show(&mut self, item: Item) {
        if self.shown == Some(item) {
            self.turned += 1;
            return;
        }
        self.remember();
        self.turn_to(item.page(), Some(item));
    }

    /// The same for somebody who comes from elsewhere: the way back leads out again.
    pub(super) fn show_first(&mut self, item: Item) {
        self.turn_to(item.page(), Some(item));
    }

    /// Turns to this page.
    pub(super) fn open(&mut self, page: usize) {
        let page = page.min(Page::count() - 1);
        if (page, None) != (self.page, self.shown) {
            self.remember();
            self.turn_to(page, None);
        }
    }

    fn remember(&mut self) {
        if self.trail.len() > LONGEST_TRAIL {
            // The first is the way out.
            self.trail.remove(1);
        }
        self.trail.push(Stop::Page(self.page, self.shown));
    }

    fn turn_to(&mut self, page: usize, shown: Option<Item>) {
        (self.page, self.shown) = (page, shown);
        self.turned += 1;
    }

    /// One step back; a place means that the rules are left.
    pub(super) fn back(&mut self) -> Option<(Screen, Option<Dialog>)> {
        match self.trail.pop()? {
            Stop::Place(screen, dialog) => Some((screen, dialog)),
            Stop::Page(page, shown) => {
                self.turn_to(page, shown);
                None
            }
        }
    }

    /// Searches for this, as far as it is typed.
    pub(super) fn search(&mut self, query: String) {
        self.words = Words::of(&query);
        self.query = query;
        self.found = search::find(&self.words);
    }

    /// The field is to be typed in.
    pub(super) const fn ask(&mut self) {
        self.searches += 1;
    }

    /// The next thing found, or the one before; with nothing shown of it, the first.
    pub(super) fn step(&mut self, back: bool) {
        let at = |shown| self.found.iter().position(|item| Some(*item) == shown);
        let count = self.found.len();
        let next = match (at(self.shown), back) {
            (None, _) => 0,
            (Some(at), false) => (at + 1) % count,
            (Some(at), true) => (at + count - 1) % count,
        };
        if let Some(&item) = self.found.get(next) {
            self.turn_to(item.page(), Some(item));
        }
    }
}

/// A rule as text: what it is called, what it is, what it says.
pub(super) fn as_text(rule: Rule) -> String {
    format!("{rule} ({}): {}", kind_word(rule), rule.sentence())
}

/// What a rule is, in a word.
pub const fn kind_word(rule: Rule) -> &'static str {
    match rule.origin() {
        Origin::Clause => "clause",
        Origin::Ruling => "ruling",
        Origin::Reading => "reading",
    }
}
