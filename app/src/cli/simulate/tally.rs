//! What came of all games together.

use std::collections::BTreeMap;
use std::io::{self, Write};

use office21::table::{End, MOST_PLAYERS, Victory};
use serde::Serialize;

use super::game::{Played, Violation};

/// So many violations are kept; the rest are only counted by the exit code.
const MOST_VIOLATIONS: usize = 100;

/// Counts as the games come in.
#[derive(Debug, Default)]
pub(super) struct Tally {
    games: u64,
    decisions: u64,
    turns: u64,
    /// `None` before the first game.
    shortest: Option<u64>,
    longest: u64,
    unfinished: u64,
    /// As `End::ALL` and `Victory::ALL` list them.
    ends: [u64; End::ALL.len()],
    victories: [u64; Victory::ALL.len()],
    wins: [u64; MOST_PLAYERS],
    violations: Vec<Violation>,
}

/// What `simulate --json` prints.
#[derive(Debug, Serialize)]
pub(super) struct Summary {
    games: u64,
    players: usize,
    decisions: u64,
    turns: u64,
    seconds: f64,
    unfinished: u64,
    ends: BTreeMap<End, u64>,
    victories: BTreeMap<Victory, u64>,
    pub(super) violations: Vec<Violation>,
}

impl Tally {
    /// One game more.
    pub(super) fn add(&mut self, game: Played) {
        self.games += 1;
        self.decisions += game.decisions;
        self.turns += game.turns;
        self.shortest = Some(
            self.shortest
                .map_or(game.turns, |turns| turns.min(game.turns)),
        );
        self.longest = self.longest.max(game.turns);
        match game.outcome {
            None => self.unfinished += 1,
            Some(outcome) => {
                self.ends[outcome.end as usize] += 1;
                self.victories[outcome.victory as usize] += 1;
                for seat in outcome.winners {
                    self.wins[seat.index()] += 1;
                }
            }
        }
        self.keep(game.violations);
    }

    /// These games and those, those having been played later.
    #[must_use]
    pub(super) fn and(mut self, later: Self) -> Self {
        let add = |counts: &mut [u64], more: &[u64]| {
            for (count, more) in counts.iter_mut().zip(more) {
                *count += more;
            }
        };
        self.games += later.games;
        self.decisions += later.decisions;
        self.turns += later.turns;
        self.shortest = self.shortest.into_iter().chain(later.shortest).min();
        self.longest = self.longest.max(later.longest);
        self.unfinished += later.unfinished;
        add(&mut self.ends, &later.ends);
        add(&mut self.victories, &later.victories);
        add(&mut self.wins, &later.wins);
        self.keep(later.violations);
        self
    }

    fn keep(&mut self, violations: Vec<Violation>) {
        let room = MOST_VIOLATIONS.saturating_sub(self.violations.len());
        self.violations.extend(violations.into_iter().take(room));
    }

    /// Every end and every victory is there, also those that did not come.
    pub(super) fn summary(&self, players: usize, seconds: f64) -> Summary {
        Summary {
            games: self.games,
            players,
            decisions: self.decisions,
            turns: self.turns,
            seconds,
            unfinished: self.unfinished,
            ends: End::ALL.into_iter().zip(self.ends).collect(),
            victories: Victory::ALL.into_iter().zip(self.victories).collect(),
            violations: self.violations.clone(),
        }
    }

    /// In words.
    pub(super) fn tell(&self, summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
        let games = summary.games;
        writeln!(
            out,
            "{games} games of {} players in {:.2} s",
            summary.players, summary.seconds
        )?;
        writeln!(
            out,
            "  {:.0} games a second, {:.0} decisions a second",
            rate(games, summary.seconds),
            rate(summary.decisions, summary.seconds)
        )?;
        writeln!(
            out,
            "  {:.1} turns a game ({} to {}), {:.1} decisions",
            mean(summary.turns, games),
            self.shortest.unwrap_or(0),
            self.longest,
            mean(summary.decisions, games)
        )?;
        writeln!(out, "Ends")?;
        for (end, count) in &summary.ends {
            writeln!(
                out,
                "  {:<24}{count:>10} {:>6.2} %",
                end.name(),
                100.0 * mean(*count, games)
            )?;
        }
        writeln!(out, "  {:<24}{:>10}", "unfinished", summary.unfinished)?;
        writeln!(out, "Victories")?;
        for (victory, count) in &summary.victories {
            writeln!(
                out,
                "  {:<24}{count:>10} {:>6.2} %",
                victory.name(),
                100.0 * mean(*count, games)
            )?;
        }
        writeln!(out, "Wins by seat")?;
        for (at, wins) in self.wins.iter().take(summary.players).enumerate() {
            writeln!(
                out,
                "  seat {:<19}{wins:>10} {:>6.2} %",
                at + 1,
                100.0 * mean(*wins, games)
            )?;
        }
        if summary.violations.is_empty() {
            return Ok(());
        }
        writeln!(out, "Laws broken: {}", summary.violations.len())
    }
}

#[expect(clippy::cast_precision_loss, reason = "for show, far below 2^53")]
fn rate(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds.max(1e-9)
}

#[expect(clippy::cast_precision_loss, reason = "for show, far below 2^53")]
fn mean(sum: u64, games: u64) -> f64 {
    sum as f64 / games.max(1) as f64
}
