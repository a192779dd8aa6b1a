//! Sentences with the players' names in them, and with `you` where somebody is called that.

use office21::play::{Action, Event, Refusal};
use office21::rulebook::Rule;
use office21::table::{Comparison, Fault, Outcome, Seat, Seats, Turn};
use office21::text::words::{self, Names};
use serde::Serialize;

/// A line in words, with the rules it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// One sentence.
    #[serde(rename = "message")]
    pub text: String,
    /// The rules, the first the most important.
    pub rules: Vec<Rule>,
}

/// How to speak of the players of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    names: Names,
}

impl Speech {
    /// With these names, by seat. Somebody called `You` is spoken to.
    pub fn new(names: &[String]) -> Self {
        Self {
            names: Names::new(names),
        }
    }

    /// A sentence as it is said to whoever is called `You`.
    pub(crate) fn say(&self, text: &str) -> String {
        self.names.say(text)
    }

    /// The bare names.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    /// The name with what makes it own something: `Jacky's`, `your`.
    pub fn owner(&self, seat: Seat) -> String {
        self.say(&format!("the {}", self.names.owner(seat)))[4..].to_owned()
    }

    /// `their`, or `your`.
    pub fn their(&self, seat: Seat) -> &'static str {
        if self.names.you() == Some(seat) {
            "your"
        } else {
            "their"
        }
    }

    /// Several names in a row.
    pub fn list(&self, seats: Seats) -> String {
        self.names.list(seats)
    }

    /// What happened.
    pub fn event(&self, event: &Event) -> String {
        words::event(event, &self.names)
    }

    /// What is wrong with a table.
    pub fn fault(&self, fault: &Fault) -> String {
        self.say(&words::fault(fault, &self.names))
    }

    /// Why not.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        words::refusal(refusal, &self.names)
    }

    /// What an action does, as on a button.
    pub fn action(&self, action: Action) -> String {
        words::action(action, &self.names)
    }

    /// Whose decision is awaited, and which.
    pub fn turn(&self, turn: &Turn) -> String {
        words::turn(turn, &self.names)
    }

    /// How it ended.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        words::outcome(outcome, &self.names)
    }

    /// A step on the way to the winner.
    pub fn comparison(&self, comparison: &Comparison) -> String {
        words::comparison(comparison, &self.names)
    }

    /// A line in words, with the rules it rests on.
    pub(crate) fn line(&self, text: &str, rules: impl IntoIterator<Item = Rule>) -> Line {
        Line {
            text: self.say(text),
            rules: rules.into_iter().collect(),
        }
    }

    /// A bot's reason, which speaks of seats by number, with the names instead.
    pub(crate) fn named(&self, reason: &str) -> String {
        let mut text = reason.to_owned();
        for seat in office21::table::Seat::ALL {
            text = text.replace(&seat.to_string(), self.name(seat));
            text = text.replace(&format!("Seat {}", seat.number()), self.name(seat));
        }
        self.say(&text)
    }
}

/// The text with a small letter first, for the middle of a sentence.
pub fn small(text: &str) -> String {
    first_letter(text, |first| first.to_lowercase().collect())
}

/// The text beginning with a capital.
pub fn capital(text: &str) -> String {
    first_letter(text, |first| first.to_uppercase().collect())
}

fn first_letter(text: &str, change: impl Fn(char) -> String) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(change).unwrap_or_default();
    first + letters.as_str()
}
