use crate::material::{Cards, Employee};
use crate::rulebook::Readings;
use crate::table::MOST_PLAYERS;

/// A table of few cards, and how much of its deck lies where when the first turn begins.
///
/// The cards of the game that are not named here lie in the discard pile, from which nothing ever comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// How many play.
    pub players: usize,
    /// The cards that are dealt in every way.
    pub deck: Cards,
    /// Cards that always lie in an office, by seat; lovers among them fall in love.
    pub fixed: [Cards; MOST_PLAYERS],
    /// How many cards of the deck are dealt to each office.
    pub desks: usize,
    /// How many cards of the deck are dealt to each hand. The rest is the draw pile.
    pub hands: usize,
    /// The readings in force.
    pub readings: Readings,
}

/// Why there is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// Too few or too many players.
    #[error("{players} players: the game is for 2 to {MOST_PLAYERS}")]
    Players {
        /// How many were asked for.
        players: usize,
    },
    /// More cards of a kind than the game has.
    #[error("{cards} {employee} cards: the game has {}", .employee.copies())]
    TooMany {
        /// The kind.
        employee: Employee,
        /// How many were asked for, deck and offices together.
        cards: usize,
    },
    /// The deck does not reach for the deal.
    #[error(
        "{players} players with {desks} cards in the office and {hands} in hand take {wanted} cards, and the deck has {cards}"
    )]
    TooFew {
        /// How many players.
        players: usize,
        /// How many cards of the deck in each office.
        desks: usize,
        /// How many in each hand.
        hands: usize,
        /// How many that are.
        wanted: usize,
        /// How many cards the deck has.
        cards: usize,
    },
    /// A hand has three cards at most.
    #[error("{hands} cards in hand: a hand has 3 at most")]
    Hands {
        /// How many were asked for.
        hands: usize,
    },
    /// Cards are laid for somebody who is not there.
    #[error("an office is laid for seat {seat}, and there are {players} players")]
    Office {
        /// The number of the seat.
        seat: usize,
        /// How many players there are.
        players: usize,
    },
}

impl Game {
    /// Whether it can be dealt.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self) -> Result<(), GameError> {
        let Self {
            players,
            desks,
            hands,
            ..
        } = *self;
        if !(2..=MOST_PLAYERS).contains(&players) {
            return Err(GameError::Players { players });
        }
        let stranger = (players..MOST_PLAYERS).find(|&at| !self.fixed[at].is_empty());
        if let Some(at) = stranger {
            return Err(GameError::Office {
                seat: at + 1,
                players,
            });
        }
        for employee in Employee::ALL {
            let cards = self.count(employee);
            if cards > usize::from(employee.copies()) {
                return Err(GameError::TooMany { employee, cards });
            }
        }
        if hands > 3 {
            return Err(GameError::Hands { hands });
        }
        let (wanted, cards) = (
            desks.saturating_add(hands).saturating_mul(players),
            self.deck.len(),
        );
        if wanted > cards {
            return Err(GameError::TooFew {
                players,
                desks,
                hands,
                wanted,
                cards,
            });
        }
        Ok(())
    }

    /// How many cards of this kind take part.
    fn count(&self, employee: Employee) -> usize {
        let all = self.fixed.iter().chain([&self.deck]);
        all.map(|cards| usize::from(cards.count(employee))).sum()
    }

    /// The cards that take no part.
    pub(super) fn left_out(&self) -> impl Iterator<Item = Employee> + '_ {
        Employee::ALL.into_iter().flat_map(|employee| {
            let left = usize::from(employee.copies()).saturating_sub(self.count(employee));
            std::iter::repeat_n(employee, left)
        })
    }
}
