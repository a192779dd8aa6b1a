//! Sentences with the players' names in them, and with `you` where somebody is called that.

use office21::play::{Action, Event, Refusal};
use office21::rulebook::Rule;
use office21::table::{Comparison, Outcome, Seat, Seats, Turn};
use office21::text::words::{self, Names};

/// A line in words, with the rules it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// One sentence.
    pub text: String,
    /// The rules, the first the most important.
    pub rules: Vec<Rule>,
}

/// How to speak of the players of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    names: Names,
    you: Option<Seat>,
}

impl Speech {
    /// With these names, by seat. Somebody called `You` is spoken to.
    pub fn new(names: &[String]) -> Self {
        let you = names.iter().position(|name| name == "You");
        Self {
            names: Names::new(names),
            you: you.and_then(Seat::from_index),
        }
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
        if self.you == Some(seat) {
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
        self.say(&words::event(event, &self.names))
    }

    /// Why not.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.say(&words::refusal(refusal, &self.names))
    }

    /// What an action does, as on a button.
    pub fn action(&self, action: Action) -> String {
        self.say(&words::action(action, &self.names))
    }

    /// Whose decision is awaited, and which.
    pub fn turn(&self, turn: &Turn) -> String {
        self.say(&words::turn(turn, &self.names))
    }

    /// How it ended.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        self.say(&words::outcome(outcome, &self.names))
    }

    /// A step on the way to the winner.
    pub fn comparison(&self, comparison: &Comparison) -> String {
        self.say(&words::comparison(comparison, &self.names))
    }

    /// A line in words, with the rules it rests on.
    pub(super) fn line(&self, text: &str, rules: impl IntoIterator<Item = Rule>) -> Line {
        Line {
            text: self.say(text),
            rules: rules.into_iter().collect(),
        }
    }

    /// A bot's reason, which speaks of seats by number, with the names instead.
    pub(super) fn named(&self, reason: &str) -> String {
        let mut text = reason.to_owned();
        for seat in office21::table::Seat::ALL {
            text = text.replace(&seat.to_string(), self.name(seat));
            text = text.replace(&format!("Seat {}", seat.number()), self.name(seat));
        }
        self.say(&text)
    }

    /// The sentence as it is said: `You plays` becomes `You play`, `You's office` becomes `your office`.
    pub(super) fn say(&self, text: &str) -> String {
        if self.you.is_none() {
            return text.to_owned();
        }
        let (mut begins, mut verb_next, mut subject) = (true, false, false);
        let mut said = Vec::new();
        for word in text.split(' ') {
            let bare = word.trim_end_matches(['.', ',', ':', ')']);
            let stop = &word[bare.len()..];
            let now = match bare {
                "You" => {
                    verb_next = stop.is_empty();
                    subject = begins;
                    if begins { "You" } else { "you" }.to_owned()
                }
                "You's" if !stop.is_empty() => "yours".to_owned(),
                "You's" => if begins { "Your" } else { "your" }.to_owned(),
                "and" if subject => {
                    verb_next = true;
                    "and".to_owned()
                }
                _ if verb_next => {
                    verb_next = false;
                    plain(bare)
                }
                _ => bare.to_owned(),
            };
            begins = stop.contains(['.', ':']);
            subject &= !begins;
            said.push(now + stop);
        }
        said.join(" ")
    }
}

/// The verb as it goes with `you`.
fn plain(verb: &str) -> String {
    match verb {
        "is" => "are",
        "has" => "have",
        "was" => "were",
        "passes" => "pass",
        _ if verb.ends_with("'s")
            || verb.ends_with("ss")
            || !verb.starts_with(char::is_lowercase) =>
        {
            verb
        }
        _ => verb.strip_suffix('s').unwrap_or(verb),
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_are_spoken_to() {
        let speech = Speech::new(&["You".into(), "Jacky".into()]);
        for (text, said) in [
            ("You plays Sales.", "You play Sales."),
            ("You's turn begins.", "Your turn begins."),
            ("Jacky looks at You's hand.", "Jacky looks at your hand."),
            (
                "You has nothing to do and passes.",
                "You have nothing to do and pass.",
            ),
            (
                "You makes 22 million, more than 21, and is eliminated.",
                "You make 22 million, more than 21, and are eliminated.",
            ),
            (
                "Boss moves from Jacky's office to You's.",
                "Boss moves from Jacky's office to yours.",
            ),
            (
                "Lowest profit: You 5, Jacky 6",
                "Lowest profit: You 5, Jacky 6",
            ),
            (
                "Tax audit: You wins by creative accounting.",
                "Tax audit: You win by creative accounting.",
            ),
            (
                "You and Jacky share the win.",
                "You and Jacky share the win.",
            ),
            (
                "You looks at Jacky's hand: Spy and Sales.",
                "You look at Jacky's hand: Spy and Sales.",
            ),
            ("Swap for Boss of You", "Swap for Boss of you"),
        ] {
            assert_eq!(speech.say(text), said);
        }
        assert_eq!(speech.owner(Seat::ALL[0]), "your");
        assert_eq!(speech.owner(Seat::ALL[1]), "Jacky's");
        assert_eq!(
            Speech::new(&["Anton".into()]).say("Anton plays"),
            "Anton plays"
        );
    }
}
