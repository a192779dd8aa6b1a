//! Players that are handed a [`View`], never a position.

mod clerk;
pub mod law;
mod trainee;

pub use clerk::Clerk;
pub use trainee::Trainee;

use crate::play::Action;
use crate::view::View;

/// A player.
///
/// Equal views and equal seeds give equal decisions: what it decides by chance comes from its seed and the view alone.
///
/// # Examples
/// ```
/// use office21::bot::by_name;
/// use office21::rulebook::Readings;
/// use office21::table::{Position, Seat};
/// use office21::view::View;
///
/// let game = Position::deal(4, 21, Readings::default());
/// let view = View::of(&game, Seat::ALL[0]);
/// let mut clerk = by_name("clerk", 1).ok_or("there is such a bot")?;
/// let decision = clerk.decide(&view, &|| true);
/// assert!(game.actions().contains(&decision.action));
/// # Ok::<(), &str>(())
/// ```
pub trait Bot: Send {
    /// The name it is asked for by.
    fn name(&self) -> &'static str;

    /// What it does where the decision is its own. Asked `keep_going` between thoughts, it comes to an end early
    /// when told to; how long it thinks bears on how well, never on how lawfully.
    fn decide(&mut self, view: &View, keep_going: &dyn Fn() -> bool) -> Decision;
}

/// What a bot does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// One of the view's actions.
    pub action: Action,
    /// A sentence or two that a hint can show.
    pub reason: String,
}

/// A bot to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name it is asked for by.
    pub name: &'static str,
    /// As a menu shows it.
    pub title: &'static str,
    /// How it plays, in a sentence.
    pub description: &'static str,
}

/// Every bot, the weakest first.
pub const LEVELS: &[Level] = &[
    Level {
        name: "trainee",
        title: "Trainee",
        description: "Plays any card that may be played, without a thought.",
    },
    Level {
        name: "clerk",
        title: "Clerk",
        description: "Weighs every card and every target, counts the cards that are out, and defends a 21.",
    },
];

/// The bot of this name, whose chance comes from this seed.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    match name {
        "trainee" => Some(Box::new(Trainee::new(seed))),
        "clerk" => Some(Box::new(Clerk::new(seed))),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
