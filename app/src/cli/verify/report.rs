//! What was found, in words and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use office21::rulebook::Rule;
use office21::table::End;
use serde::Serialize;

use super::Task;
use super::course::Course;
use super::shipped::{SHIPPED, Shipped};

/// What `verify --json` prints.
#[derive(Debug, Default, Serialize)]
pub(super) struct Reports {
    games: Vec<Report>,
    states: u64,
    steps: u64,
    seconds: f64,
}

/// One game.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    name: String,
    players: usize,
    cards: usize,
    complete: bool,
    states: u64,
    steps: u64,
    depth: u64,
    ends: BTreeMap<End, u64>,
    /// How often each rule was cited.
    rules: BTreeMap<Rule, u64>,
    /// The most memory taken, in MiB.
    memory: usize,
    seconds: f64,
    /// Laws that are broken, and counts that are not the pinned ones.
    wrong: Vec<String>,
    #[serde(skip)]
    pinned: bool,
}

impl Report {
    pub(super) fn of(task: &Task, course: &Course) -> Self {
        let counts = &course.counts;
        let cited = Rule::ALL.iter().map(|&rule| (rule, counts.of(rule)));
        let broken = course.broken.iter().map(|broken| broken.law.to_string());
        let mut report = Self {
            name: task.name.clone(),
            players: task.game.players,
            cards: task.game.deck.len(),
            complete: course.complete,
            states: counts.states,
            steps: counts.steps,
            depth: course.depth,
            ends: End::ALL.into_iter().zip(counts.ends).collect(),
            rules: cited.filter(|&(_, times)| times > 0).collect(),
            memory: course.bytes >> 20,
            seconds: course.took.as_secs_f64(),
            wrong: broken.collect(),
            pinned: task.shipped.is_some(),
        };
        if let Some(shipped) = task.shipped
            && report.complete
        {
            report.compare(shipped);
        }
        report
    }

    /// Whether the counts are the pinned ones, and the rules the game is there for have come up.
    fn compare(&mut self, shipped: &Shipped) {
        let mut counts = vec![
            ("states".to_owned(), self.states, shipped.states),
            ("steps".to_owned(), self.steps, shipped.steps),
            ("steps deep".to_owned(), self.depth, shipped.depth),
        ];
        for (end, pinned) in End::ALL.into_iter().zip(shipped.ends) {
            let found = self.ends.get(&end).copied().unwrap_or(0);
            counts.push((format!("ends by {}", end.name()), found, pinned));
        }
        for (what, found, pinned) in counts {
            if found != pinned {
                self.wrong
                    .push(format!("{found} {what}, {pinned} are pinned"));
            }
        }
        for rule in shipped.rules {
            if !self.rules.contains_key(rule) {
                self.wrong.push(format!("{rule} never came up"));
            }
        }
    }

    /// In words.
    pub(super) fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{}: {} players, {} cards",
            self.name, self.players, self.cards
        )?;
        writeln!(
            out,
            "  {} states, {} steps, {} deep, in {:.2} s with {} MiB",
            self.states, self.steps, self.depth, self.seconds, self.memory
        )?;
        for (end, count) in self.ends.iter().filter(|(_, count)| **count > 0) {
            writeln!(out, "  {:<24}{count:>12}", end.name())?;
        }
        writeln!(out, "  {} rules were cited", self.rules.len())?;
        for wrong in &self.wrong {
            writeln!(out, "  wrong: {wrong}")?;
        }
        match (self.complete, self.wrong.is_empty(), self.pinned) {
            (false, true, _) => writeln!(
                out,
                "  stopped: there is more of it than the memory allowed (--memory)"
            ),
            (true, true, true) => writeln!(out, "  all laws hold, all counts are as pinned"),
            (true, true, false) => writeln!(out, "  all laws hold"),
            (_, false, _) => Ok(()),
        }
    }
}

impl Reports {
    pub(super) fn add(&mut self, report: Report) {
        self.states += report.states;
        self.steps += report.steps;
        self.seconds += report.seconds;
        self.games.push(report);
    }

    /// Whether nothing is wrong.
    pub(super) fn hold(&self) -> bool {
        self.games.iter().all(|report| report.wrong.is_empty())
    }

    /// Whether all of every game has been seen.
    pub(super) fn complete(&self) -> bool {
        self.games.iter().all(|report| report.complete)
    }

    /// The sum, where there is one.
    pub(super) fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.games.len() < 2 {
            return Ok(());
        }
        let Self {
            states,
            steps,
            seconds,
            ..
        } = self;
        let games = self.games.len();
        writeln!(
            out,
            "{games} games: {states} states, {steps} steps in {seconds:.2} s"
        )
    }
}

/// The shipped games, as a table.
pub(super) fn list(out: &mut dyn Write) -> io::Result<()> {
    for shipped in SHIPPED {
        let Shipped {
            name,
            about,
            players,
            deck,
            offices,
            desks,
            hands,
            ..
        } = shipped;
        writeln!(out, "{name}: {about}")?;
        write!(
            out,
            "  {} states, {} steps\n  --players {players} --deck \"{deck}\" --desks {desks} --hands {hands}",
            shipped.states, shipped.steps
        )?;
        if !offices.is_empty() {
            write!(out, " --offices \"{offices}\"")?;
        }
        if !shipped.readings.is_empty() {
            write!(out, " --readings {}", shipped.readings.join(","))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
