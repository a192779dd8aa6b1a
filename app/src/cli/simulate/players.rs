//! Who decides: a random choice on the position itself, or bots that are handed their view.

use office21::bot::{self, Bot};
use office21::play::{Action, Event};
use office21::table::{Chance, MOST_PLAYERS, Position, Seat};
use office21::view::View;

/// The name of a uniformly random legal action.
const RANDOM: &str = "random";

/// The players of every game, by seat.
#[derive(Clone, Debug)]
pub(super) struct Lineup {
    names: Vec<String>,
    /// Whether everybody plays at random, so that nobody has to be seated.
    random: bool,
}

/// A seed for every seat.
pub(super) type Seeds = [u64; MOST_PLAYERS];

/// The players of one game, with what each of them has seen.
pub(super) struct Players {
    seats: Vec<Option<Player>>,
}

struct Player {
    bot: Box<dyn Bot>,
    view: View,
}

impl Lineup {
    /// These bots, if there are such.
    pub(super) fn new(names: Vec<String>) -> Result<Self, String> {
        let known = |name: &str| name == RANDOM || bot::by_name(name, 0).is_some();
        match names.iter().find(|name| !known(name)) {
            Some(unknown) => {
                let levels = bot::LEVELS.iter().map(|level| level.name);
                let names: Vec<&str> = std::iter::once(RANDOM).chain(levels).collect();
                Err(format!(
                    "there is no bot {unknown}; there are {}",
                    names.join(", ")
                ))
            }
            None => Ok(Self {
                random: names.iter().all(|name| name == RANDOM),
                names,
            }),
        }
    }

    /// How many there are.
    pub(super) fn players(&self) -> usize {
        self.names.len()
    }

    /// Whether everybody plays at random, so that nobody has to be seated.
    pub(super) fn is_random(&self) -> bool {
        self.random
    }

    /// A seed for every seat.
    pub(super) fn seeds(&self, chance: &mut Chance) -> Seeds {
        let mut seeds = Seeds::default();
        for seed in seeds.iter_mut().take(self.names.len()) {
            *seed = chance.next_u64();
        }
        seeds
    }

    /// Seats them at a game, every bot with its seed.
    pub(super) fn seated(&self, position: &Position, seeds: &Seeds) -> Players {
        let player = |((seat, name), &seed): ((Seat, &String), &u64)| {
            let bot = bot::by_name(name, seed).filter(|_| name != RANDOM)?;
            Some(Player {
                bot,
                view: View::of(position, seat),
            })
        };
        let seats = Seat::ALL.into_iter().zip(&self.names).zip(seeds);
        Players {
            seats: seats.map(player).collect(),
        }
    }
}

impl Players {
    /// What the deciding seat does; `None` once the game is over.
    pub(super) fn decide(&mut self, position: &Position, chance: &mut Chance) -> Option<Action> {
        let seat = position.decider()?;
        if let Some(Some(player)) = self.seats.get_mut(seat.index()) {
            return Some(player.bot.decide(&player.view, &|| true).action);
        }
        position.random_action(chance)
    }

    /// Tells everybody what happened, as far as they may know.
    pub(super) fn tell(&mut self, events: &[Event]) {
        for player in self.seats.iter_mut().flatten() {
            for event in events {
                player.view.see(event);
            }
        }
    }
}
