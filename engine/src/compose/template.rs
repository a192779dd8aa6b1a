use crate::examples::{self, Example};
use crate::play::Silent;
use crate::rulebook::Readings;
use crate::table::{Chance, Draft, Position, Step};
use crate::text::file::PositionFile;

/// A table to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Template {
    /// Every card in the tray, the first player to play.
    Empty,
    /// Three cards dealt to everybody, the first card of set-up to be picked.
    Dealt,
    /// Set-up has been played by chance, and the first turn is about to begin.
    AfterSetUp,
    /// A worked example of the rulebook, as it stands.
    Example(&'static Example),
}

impl Template {
    /// All of them, the worked examples in the rulebook's order.
    pub fn all() -> impl Iterator<Item = Self> {
        let examples = examples::ALL.iter().map(Self::Example);
        [Self::Empty, Self::Dealt, Self::AfterSetUp]
            .into_iter()
            .chain(examples)
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Empty => "Empty table",
            Self::Dealt => "Dealt, before set-up",
            Self::AfterSetUp => "After set-up",
            Self::Example(example) => example.title(),
        }
    }

    /// Whether it is for any number of players.
    pub const fn takes_players(self) -> bool {
        !matches!(self, Self::Example(_))
    }

    /// The table for so many players, two to five; the same seed gives the same one. A worked example has its own players.
    pub fn file(self, players: usize, seed: u64) -> PositionFile {
        let players = players.clamp(2, crate::table::MOST_PLAYERS);
        PositionFile::new(match self {
            Self::Empty => Draft::empty(players),
            Self::Dealt => Position::deal(players, seed, Readings::default()).to_draft(),
            Self::AfterSetUp => after_set_up(players, seed).to_draft(),
            Self::Example(example) => return example.file().clone(),
        })
    }
}

/// Set-up played by chance; where it ends the game for want of players, it is dealt anew from another seed.
fn after_set_up(players: usize, seed: u64) -> Position {
    let mut chance = Chance(seed);
    loop {
        let mut position = Position::deal(players, chance.next_u64(), Readings::default());
        while position.setup_round().is_some() {
            let actions = position.actions();
            position.carry_out(actions[chance.below(actions.len())], &mut Silent);
        }
        if position.step() == Step::Start {
            return position;
        }
    }
}
