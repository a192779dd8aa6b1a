use office21::rulebook::Rule;
use office21::table::Seat;

/// What is asked for, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// The sentence.
    pub text: String,
    /// The rule that asks.
    pub rule: Option<Rule>,
    /// Who is asked.
    pub seat: Option<Seat>,
    /// What kind of sentence it is.
    pub kind: PromptKind,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptKind {
    /// A decision of the one who looks.
    Decide,
    /// A bot that thinks.
    Thinking,
    /// A bot's move is shown; [`Command::Skip`](crate::command::Command::Skip) goes on.
    Showing,
    /// Somebody is to sit down.
    Curtain,
    /// An earlier moment is looked at.
    LookingBack,
    /// The game is over.
    Over,
}
