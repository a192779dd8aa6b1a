//! What happened, what is wrong, what may be done: in sentences, with the names of the players.

mod action;
mod change;
mod event;
mod fault;
mod outcome;
mod refusal;
#[cfg(test)]
mod tests;
mod you;

pub use action::{action, turn};
pub use change::change;
pub use event::event;
pub use fault::{fault, place};
pub use outcome::{comparison, outcome};
pub use refusal::refusal;

use crate::table::{MOST_PLAYERS, Seat, Seats};

/// What the players are called; somebody without a name is called by the seat: `Seat 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names([String; MOST_PLAYERS]);

impl Default for Names {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl Names {
    /// These names, by seat. What is missing or empty becomes `Seat 1` and so on.
    pub fn new(names: &[String]) -> Self {
        Self(std::array::from_fn(|at| match names.get(at) {
            Some(name) if !name.trim().is_empty() => name.trim().to_owned(),
            _ => format!("Seat {}", at + 1),
        }))
    }

    /// The name of whoever sits there.
    pub fn of(&self, seat: Seat) -> &str {
        // `Seat::index` is below five, as long as the array is.
        &self.0[seat.index()]
    }

    /// The name with what makes it own something: `Jacky's`.
    pub fn owner(&self, seat: Seat) -> String {
        format!("{}'s", self.of(seat))
    }

    /// Several names: `Anton, Jacky and Doris`.
    pub fn list(&self, seats: Seats) -> String {
        list(
            &seats
                .into_iter()
                .map(|seat| self.of(seat))
                .collect::<Vec<_>>(),
        )
    }
}

/// Several things in a row: `Spy, Boss and Sales`; `nothing` where there is none.
pub(crate) fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => "nothing".to_owned(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// A number of cards: `1 card`, `3 cards`.
pub(crate) fn cards(count: usize) -> String {
    if count == 1 {
        "1 card".to_owned()
    } else {
        format!("{count} cards")
    }
}
