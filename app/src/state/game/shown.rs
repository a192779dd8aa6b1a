use super::{Choice, Ending, HandCard, LogTurn, Prompt, Sight, Standing};

/// What the window draws of a game, as the one who looks may know it at the moment looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The moment: so many decisions have been taken.
    pub moment: usize,
    /// Whether that is now.
    pub now: bool,
    /// The table.
    pub sight: Sight,
    /// What is asked for.
    pub prompt: Prompt,
    /// Everything the one who looks can do now.
    pub choices: Vec<Choice>,
    /// The own hand, in the order of the kinds.
    pub hand: Vec<HandCard>,
    /// The hand a Director of the one who looks is looking at; empty otherwise.
    pub looked_at: Vec<HandCard>,
    /// What has happened up to now, also while an earlier moment is looked at.
    pub log: Vec<LogTurn>,
    /// Who would win as things stand.
    pub standing: Standing,
    /// How it ended, if it is over at this moment.
    pub ending: Option<Ending>,
}
