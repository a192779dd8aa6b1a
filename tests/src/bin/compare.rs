//! Plays random games and compares every step of the engine with the reference model.
//!
//! Exit code 1 and a position file if there is a difference.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use office21_tests::model::compare::Difference;
use office21_tests::model::run::{Seen, game};
use rayon::prelude::*;

/// Games between two looks at the progress.
const BATCH: u64 = 1000;

/// Compares the engine with the reference model in random games
#[derive(Debug, Parser)]
struct Args {
    /// How many games
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    games: u64,
    /// The seed from which every game gets its own
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// How many threads; as many as there are processors
    #[arg(long, default_value_t = 0, value_name = "T")]
    threads: usize,
    /// Where to write the first position in which engine and model differ
    #[arg(long, default_value = "difference.o21.ron", value_name = "FILE")]
    out: PathBuf,
}

/// What came of all games.
#[derive(Default)]
struct Compared {
    seen: Seen,
    differences: u64,
    first: Option<(u64, Box<Difference>)>,
}

impl Compared {
    fn one(number: u64, seed: u64) -> Self {
        match game(number, seed) {
            Ok(counts) => Self {
                seen: counts,
                ..Self::default()
            },
            Err(difference) => Self {
                differences: 1,
                first: Some((number, difference)),
                ..Self::default()
            },
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            seen: self.seen.and(&other.seen),
            differences: self.differences + other.differences,
            first: self.first.or(other.first),
        }
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads);
    if let Err(error) = threads.build_global() {
        eprintln!("no threads: {error}");
        return ExitCode::from(2);
    }
    let begun = Instant::now();
    let compared = play(&args);
    let seconds = begun.elapsed().as_secs_f64();
    for (name, count) in compared.seen.list() {
        eprintln!("{count:>10}  {name}");
    }
    let Seen { games, steps, .. } = compared.seen;
    let differences = compared.differences;
    eprintln!("{games} games, {steps} steps, {differences} differences, {seconds:.0} s");
    let Some((number, difference)) = compared.first else {
        return ExitCode::SUCCESS;
    };
    eprintln!("game {number}: {difference}");
    match std::fs::write(&args.out, difference.to_ron()) {
        Ok(()) => eprintln!("written to {}", args.out.display()),
        Err(error) => eprintln!("{}: {error}", args.out.display()),
    }
    ExitCode::FAILURE
}

fn play(args: &Args) -> Compared {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    let bar = ProgressBar::new(args.games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut compared = Compared::default();
    let mut begin = 0;
    while begin < args.games {
        let end = args.games.min(begin + BATCH);
        let batch = (begin..end).into_par_iter();
        let batch = batch
            .map(|number| Compared::one(number, args.seed))
            .reduce(Compared::default, Compared::and);
        compared = compared.and(batch);
        bar.inc(end - begin);
        begin = end;
    }
    bar.finish_and_clear();
    compared
}
