//! Somebody called `You` is spoken to: `You plays` becomes `You play`, `You's office` becomes `your office`.

use super::Names;
use crate::table::Seat;

impl Names {
    /// The seat of somebody called `You`, if there is one.
    pub fn you(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.of(seat) == "You")
    }

    /// The sentence as it is said: `You plays` becomes `You play`, `You's office` becomes `your office`.
    pub fn say(&self, text: &str) -> String {
        if self.you().is_none() {
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
        let names = Names::new(&["You".into(), "Jacky".into()]);
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
            assert_eq!(names.say(text), said);
        }
        assert_eq!(
            Names::new(&["Anton".into()]).say("Anton plays"),
            "Anton plays"
        );
    }
}
