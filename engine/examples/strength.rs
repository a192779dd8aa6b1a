//! How often a bot wins against others: `cargo run --release -p office21 --example strength -- clerk trainee 4 500`.
//!
//! The first bot sits alone among players of the second kind; every deal is played once from each seat.

#![expect(
    clippy::disallowed_methods,
    reason = "an example may look at the clock"
)]

use std::io::Write;
use std::time::{Duration, Instant};

use office21::bot::{Bot, by_name};
use office21::rulebook::Readings;
use office21::table::{Outcome, Position, Seat};
use office21::view::View;

/// Games without an end are given up after so many decisions.
const MOST_DECISIONS: usize = 5000;

/// What came of the games of the bot looked at.
#[derive(Default)]
struct Tally {
    games: u32,
    /// Wins, of which a shared one counts its share, in 60ths.
    wins: u32,
    decisions: u32,
    thinking: Duration,
    longest: Duration,
}

impl Tally {
    /// Plays one game, the bot looked at sitting here.
    fn play(&mut self, deal: Position, bots: &mut [Box<dyn Bot>], seat: Seat) -> Option<Outcome> {
        let mut position = deal;
        let mut views: Vec<View> = position
            .seats()
            .into_iter()
            .map(|seat| View::of(&position, seat))
            .collect();
        for _ in 0..MOST_DECISIONS {
            let Some(decider) = position.decider() else {
                break;
            };
            let at = decider.index();
            let started = Instant::now();
            let decision = bots[at].decide(&views[at], &|| true);
            if decider == seat {
                let taken = started.elapsed();
                self.decisions += 1;
                self.thinking += taken;
                self.longest = self.longest.max(taken);
            }
            let mut events = Vec::new();
            if position.advance(decision.action, &mut events).is_err() {
                // No bot does what is refused; its game would count as unfinished.
                return None;
            }
            for view in &mut views {
                for event in &events {
                    view.see(event);
                }
            }
        }
        position.outcome()
    }
}

fn main() -> std::io::Result<()> {
    let mut words = std::env::args().skip(1);
    let first = words.next().unwrap_or_else(|| "clerk".to_owned());
    let others = words.next().unwrap_or_else(|| "trainee".to_owned());
    let number = |word: Option<String>, default: u64| {
        word.and_then(|word| word.parse().ok()).unwrap_or(default)
    };
    let players = number(words.next(), 4) as usize;
    let deals = number(words.next(), 500);
    let mut tally = Tally::default();
    let mut victories = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..deals {
        let deal = Position::deal(players, seed, Readings::default());
        for seat in deal.seats() {
            let bot = |at: Seat| by_name(if at == seat { &first } else { &others }, seed);
            let mut bots: Vec<Box<dyn Bot>> = deal.seats().into_iter().filter_map(bot).collect();
            let outcome = tally.play(deal, &mut bots, seat);
            tally.games += 1;
            let (won, by) = match outcome {
                Some(outcome) if outcome.winners.has(seat) => {
                    tally.wins += 60 / outcome.winners.len() as u32;
                    ("won", outcome.victory.name())
                }
                Some(outcome) => ("lost", outcome.victory.name()),
                None => ("unfinished", ""),
            };
            *victories.entry(format!("{won} {by}")).or_default() += 1;
        }
    }
    let mut out = std::io::stdout().lock();
    let share = f64::from(tally.wins) / 60.0 / f64::from(tally.games);
    writeln!(
        out,
        "{first} against {others}, {players} players, {} games: {:.1} % (± {:.1}); {:?} a decision, {:?} at most",
        tally.games,
        100.0 * share,
        196.0 * (share * (1.0 - share) / f64::from(tally.games)).sqrt(),
        tally.thinking / tally.decisions.max(1),
        tally.longest,
    )?;
    for (what, games) in victories {
        writeln!(out, "{games:6} {what}")?;
    }
    Ok(())
}
