use super::SavedGame;

/// The name of an offer: its slot in the data folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfferId(pub String);

/// A game found by autosave.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Its name.
    pub id: OfferId,
    /// The game, or why it cannot be read, in words; its file stays where it is.
    pub game: Result<SavedGame, String>,
    /// In a line: who plays, which turn, when it was kept.
    pub summary: String,
}

/// What becomes of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Go on with it.
    GoOn,
    /// Ask again at the next start.
    Later,
    /// Not wanted.
    Discard,
}
