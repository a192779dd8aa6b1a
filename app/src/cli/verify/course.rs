//! One game from its deals to the last state, level by level, on all threads.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use office21::reach::{Broken, Counts, Deal, Found, Game, Search};
use office21::table::Position;
use rayon::ThreadPool;
use rayon::prelude::*;

/// States or deals that a thread takes at a time.
const PIECE: usize = 1024;
/// Pieces handed out between two looks at memory and progress.
const PIECES: usize = 128;

/// About how many bytes it takes to remember that a state has been reached.
const SEEN: usize = 20;

/// When to stop, and whether to show how far it is.
pub(super) struct Limits {
    /// At how many bytes.
    pub(super) bytes: usize,
    /// Whether somebody is watching.
    pub(super) watched: bool,
}

/// What came of a game.
#[derive(Debug)]
pub(super) struct Course {
    pub(super) counts: Counts,
    /// The greatest number of steps that a state needs.
    pub(super) depth: u64,
    /// Whether all of it has been seen.
    pub(super) complete: bool,
    /// The most bytes taken at a time, about.
    pub(super) bytes: usize,
    pub(super) took: Duration,
    pub(super) broken: Vec<Broken>,
}

/// A course under way.
struct Way<'a> {
    search: Search,
    pool: &'a ThreadPool,
    most: usize,
    bar: ProgressBar,
    counts: Counts,
    depth: u64,
    /// States of the level to come, and how many pieces of this level are left.
    next: Vec<Vec<Position>>,
    left: usize,
    bytes: usize,
    broken: Vec<Broken>,
}

impl Course {
    /// Follows it to the end, to a broken law, or to the limit of memory.
    pub(super) fn of(
        game: &Game,
        expected: Option<u64>,
        limits: &Limits,
        pool: &ThreadPool,
    ) -> Self {
        let begun = Instant::now();
        let mut way = Way {
            search: Search::new(game.clone()),
            pool,
            most: limits.bytes,
            bar: progress(expected, limits.watched),
            counts: Counts::default(),
            depth: 0,
            next: Vec::new(),
            left: 0,
            bytes: 0,
            broken: Vec::new(),
        };
        let complete = way.go().is_continue();
        way.bar.finish_and_clear();
        Self {
            counts: way.counts,
            depth: way.depth,
            complete,
            bytes: way.bytes,
            took: begun.elapsed(),
            broken: way.broken,
        }
    }
}

impl Way<'_> {
    fn go(&mut self) -> ControlFlow<()> {
        self.leave_room(0);
        let game = self.search.game().clone();
        let mut deals = Vec::with_capacity(PIECES * PIECE);
        game.deals(&mut |deal| {
            deals.push(deal);
            if deals.len() < PIECES * PIECE {
                return ControlFlow::Continue(());
            }
            let begun = self.begin(&deals);
            deals.clear();
            begun
        })?;
        self.begin(&deals)?;
        drop(deals);
        while !self.next.is_empty() {
            self.depth += 1;
            let level = std::mem::take(&mut self.next);
            self.left = level.iter().map(Vec::len).sum();
            let mut pieces = level.into_iter();
            while pieces.len() > 0 {
                let batch: Vec<Vec<Position>> = pieces.by_ref().take(PIECES).collect();
                let follow = |states: &Vec<Position>| self.search.follow(states);
                let found = self
                    .pool
                    .install(|| batch.par_iter().map(follow).collect::<Vec<Found>>());
                self.left -= batch.iter().map(Vec::len).sum::<usize>();
                drop(batch);
                self.take(found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// No batch may take more than is left, however many orders a shuffle has.
    fn leave_room(&self, taken: usize) {
        let left = self.most.saturating_sub(taken);
        self.search
            .leave_room(left / (size_of::<Position>() + SEEN));
    }

    fn begin(&mut self, deals: &[Deal]) -> ControlFlow<()> {
        let begin = |deals: &[Deal]| self.search.begin(deals);
        let found = self
            .pool
            .install(|| deals.par_chunks(PIECE).map(begin).collect::<Vec<Found>>());
        self.take(found)
    }

    /// Adds up what was found; stops at a broken law, or where there is too much of it.
    fn take(&mut self, all: Vec<Found>) -> ControlFlow<()> {
        for mut found in all {
            self.counts.add(&found.counts);
            self.broken.append(&mut found.broken);
            // Large pieces would keep one thread busy alone.
            while found.next.len() > 2 * PIECE {
                let rest = found.next.split_off(PIECE);
                self.next.push(std::mem::replace(&mut found.next, rest));
            }
            if !found.next.is_empty() {
                found.next.shrink_to_fit();
                self.next.push(found.next);
            }
        }
        let waiting = self.left + self.next.iter().map(Vec::len).sum::<usize>();
        let bytes = self.search.bytes() + waiting * size_of::<Position>();
        self.bytes = self.bytes.max(bytes);
        self.bar.set_position(self.counts.states);
        self.bar
            .set_message(format!("{} deep, {} MiB", self.depth, bytes >> 20));
        if self.broken.is_empty() && bytes <= self.most && !self.search.is_full() {
            self.leave_room(bytes);
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

/// A bar where it is known how much there is, else a count.
fn progress(expected: Option<u64>, watched: bool) -> ProgressBar {
    if !watched {
        return ProgressBar::hidden();
    }
    let (bar, template) = match expected {
        Some(states) => (
            ProgressBar::new(states),
            "{bar:40} {human_pos}/{human_len} states, {per_sec}, {msg}, {eta} left",
        ),
        None => (
            ProgressBar::no_length(),
            "{spinner} {human_pos} states, {per_sec}, {msg}, {elapsed}",
        ),
    };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
