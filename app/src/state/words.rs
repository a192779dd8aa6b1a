use office21::rulebook::Rule;
use office21::table::Seat;

/// A line in words, with the rules it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// One sentence.
    pub text: String,
    /// The rules, the first the most important.
    pub rules: Vec<Rule>,
}

/// The names of the players, and how to speak of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, by seat.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("somebody", String::as_str)
    }
}
