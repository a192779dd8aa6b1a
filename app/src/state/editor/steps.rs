//! Where the game stands, as a list to choose from.

use office21::table::{End, Outcome, Picks, Seat, Seats, Turn, Victory};

/// What is awaited, whoever has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called like the variants of `Turn`")]
pub enum StepName {
    Setup,
    SetupLove,
    Start,
    Play,
    Cleaner,
    Operator,
    Assistant,
    Sales,
    Director,
    DirectorDiscard,
    Love,
    Over,
}

impl StepName {
    /// All of them, in the order of a game.
    pub const ALL: [Self; 12] = [
        Self::Setup,
        Self::SetupLove,
        Self::Start,
        Self::Play,
        Self::Cleaner,
        Self::Operator,
        Self::Assistant,
        Self::Sales,
        Self::Director,
        Self::DirectorDiscard,
        Self::Love,
        Self::Over,
    ];

    /// As it stands in the list.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "Set-up: all pick a card",
            Self::SetupLove => "Set-up: love choice",
            Self::Start => "The turn begins",
            Self::Play => "2 Play a card",
            Self::Cleaner => "3 Effect of Cleaner",
            Self::Operator => "3 Effect of Operator",
            Self::Assistant => "3 Effect of Assistant",
            Self::Sales => "3 Effect of Sales",
            Self::Director => "3 Effect of Director: a hand",
            Self::DirectorDiscard => "3 Effect of Director: a card",
            Self::Love => "3 Love choice",
            Self::Over => "The game is over",
        }
    }

    /// That of a turn.
    pub const fn of(turn: &Turn) -> Self {
        match turn {
            Turn::Setup { .. } => Self::Setup,
            Turn::SetupLove { .. } => Self::SetupLove,
            Turn::Start { .. } => Self::Start,
            Turn::Play { .. } => Self::Play,
            Turn::Cleaner { .. } => Self::Cleaner,
            Turn::Operator { .. } => Self::Operator,
            Turn::Assistant { .. } => Self::Assistant,
            Turn::Sales { .. } => Self::Sales,
            Turn::Director { .. } => Self::Director,
            Turn::DirectorDiscard { .. } => Self::DirectorDiscard,
            Turn::Love { .. } => Self::Love,
            Turn::Over { .. } => Self::Over,
        }
    }

    /// A turn of this kind in place of another one: its seat and its round stay as far as they can.
    pub fn turn(self, seat: Seat, before: &Turn) -> Turn {
        let round = match before {
            Turn::Setup { round, .. } | Turn::SetupLove { round, .. } => *round,
            _ => 1,
        };
        match self {
            // Picks are moved, not said.
            Self::Setup => Turn::Setup {
                round,
                picks: Picks::new(),
            },
            Self::SetupLove => Turn::SetupLove { seat, round },
            Self::Start => Turn::Start { seat },
            Self::Play => Turn::Play { seat },
            Self::Cleaner => Turn::Cleaner { seat },
            Self::Operator => Turn::Operator { seat },
            Self::Assistant => Turn::Assistant { seat },
            Self::Sales => Turn::Sales { seat },
            Self::Director => Turn::Director { seat },
            Self::DirectorDiscard => {
                let hand = match before {
                    Turn::DirectorDiscard { hand, .. } => *hand,
                    _ if seat == Seat::ALL[0] => Seat::ALL[1],
                    _ => Seat::ALL[0],
                };
                Turn::DirectorDiscard { seat, hand }
            }
            Self::Love => Turn::Love { seat },
            Self::Over => Turn::Over {
                result: Outcome {
                    end: End::SuccessfulOperations,
                    victory: Victory::SuccessfulOperations,
                    winners: std::iter::once(seat).collect::<Seats>(),
                },
            },
        }
    }
}
