//! Where the game stands, as a list to choose from.

use office21::table::{End, Outcome, Picks, Seat, Seats, Step, Turn, Victory};

/// Every step, in the order of a game.
pub const STEPS: [Step; 12] = [
    Step::Setup,
    Step::SetupLove,
    Step::Start,
    Step::Play,
    Step::Cleaner,
    Step::Operator,
    Step::Assistant,
    Step::Sales,
    Step::Director,
    Step::DirectorDiscard,
    Step::Love,
    Step::Over,
];

/// As it stands in the list.
pub const fn step_name(step: Step) -> &'static str {
    match step {
        Step::Setup => "Set-up: all pick a card",
        Step::SetupLove => "Set-up: love choice",
        Step::Start => "The turn begins",
        Step::Play => "2 Play a card",
        Step::Cleaner => "3 Effect of Cleaner",
        Step::Operator => "3 Effect of Operator",
        Step::Assistant => "3 Effect of Assistant",
        Step::Sales => "3 Effect of Sales",
        Step::Director => "3 Effect of Director: a hand",
        Step::DirectorDiscard => "3 Effect of Director: a card",
        Step::Love => "3 Love choice",
        Step::Over => "The game is over",
    }
}

/// A turn of this kind in place of another one: its seat and its round stay as far as they can.
pub fn turn_at(step: Step, seat: Seat, before: &Turn) -> Turn {
    let round = match before {
        Turn::Setup { round, .. } | Turn::SetupLove { round, .. } => *round,
        _ => 1,
    };
    match step {
        // Picks are moved, not said.
        Step::Setup => Turn::Setup {
            round,
            picks: Picks::new(),
        },
        Step::SetupLove => Turn::SetupLove { seat, round },
        Step::Start => Turn::Start { seat },
        Step::Play => Turn::Play { seat },
        Step::Cleaner => Turn::Cleaner { seat },
        Step::Operator => Turn::Operator { seat },
        Step::Assistant => Turn::Assistant { seat },
        Step::Sales => Turn::Sales { seat },
        Step::Director => Turn::Director { seat },
        Step::DirectorDiscard => {
            let hand = match before {
                Turn::DirectorDiscard { hand, .. } => *hand,
                _ if seat == Seat::ALL[0] => Seat::ALL[1],
                _ => Seat::ALL[0],
            };
            Turn::DirectorDiscard { seat, hand }
        }
        Step::Love => Turn::Love { seat },
        Step::Over => Turn::Over {
            result: Outcome {
                end: End::SuccessfulOperations,
                victory: Victory::SuccessfulOperations,
                winners: std::iter::once(seat).collect::<Seats>(),
            },
        },
    }
}
