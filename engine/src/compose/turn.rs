//! Where the game stands.

use super::Spot;
use super::cards::{fit_picks, put};
use crate::table::{
    Draft, End, MOST_PLAYERS, Outcome, Picks, Place, Seat, Seats, Step, Turn, Victory,
};

/// Lets the game stand there; picks are moved, never lost.
pub(super) fn set(draft: &mut Draft, turn: &Turn) {
    let players = draft.seats.len();
    let (turn, stays) = match (at_table(turn, players), &draft.turn) {
        (Turn::Setup { round, .. }, Turn::Setup { picks, .. }) => {
            let picks = picks.clone();
            (Turn::Setup { round, picks }, true)
        }
        (Turn::Setup { round, .. }, _) => {
            let picks = Picks::new();
            (Turn::Setup { round, picks }, true)
        }
        (turn, _) => (turn, false),
    };
    let before = std::mem::replace(&mut draft.turn, turn);
    if stays {
        fit_picks(draft);
    } else if let Turn::Setup { picks, .. } = before {
        for (seat, pick) in Seat::ALL.into_iter().zip(picks) {
            if let Some(card) = pick {
                put(draft, card, Spot::at(Place::Hand(seat)));
            }
        }
    }
}

/// The same with seats that the table has and a round that there is.
fn at_table(turn: &Turn, players: usize) -> Turn {
    let last = players.clamp(1, MOST_PLAYERS) - 1;
    let there = |seat: Seat| Seat::ALL[seat.index().min(last)];
    let mut turn = with_seat(turn, there);
    match &mut turn {
        Turn::Setup { round, .. } | Turn::SetupLove { round, .. } => *round = (*round).clamp(1, 3),
        Turn::DirectorDiscard { hand, .. } => *hand = there(*hand),
        Turn::Over { result } => result.winners = result.winners.and(Seats::first(players)),
        _ => {}
    }
    turn
}

/// The same decision of another seat: what this makes of the one that decides now.
pub(super) fn with_seat(turn: &Turn, to: impl Fn(Seat) -> Seat) -> Turn {
    let mut turn = turn.clone();
    match &mut turn {
        Turn::Setup { .. } | Turn::Over { .. } => {}
        Turn::SetupLove { seat, .. }
        | Turn::Start { seat }
        | Turn::Play { seat }
        | Turn::Cleaner { seat }
        | Turn::Operator { seat }
        | Turn::Assistant { seat }
        | Turn::Sales { seat }
        | Turn::Director { seat }
        | Turn::DirectorDiscard { seat, .. }
        | Turn::Love { seat } => *seat = to(*seat),
    }
    turn
}

/// Somebody else's turn instead: about to begin if this one is, else with a card to play, for no card of theirs is pending.
pub(super) fn handed_to(turn: &Turn, seat: Seat) -> Turn {
    match turn {
        Turn::Start { .. } => Turn::Start { seat },
        Turn::SetupLove { round, .. } => Turn::SetupLove {
            seat,
            round: *round,
        },
        _ => Turn::Play { seat },
    }
}

/// All seats of a result are called otherwise; those that are gone did not win.
pub(super) fn renamed_result(result: Outcome, to: impl Fn(Seat) -> Option<Seat>) -> Outcome {
    Outcome {
        winners: result.winners.into_iter().filter_map(to).collect(),
        ..result
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
