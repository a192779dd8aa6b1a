//! Games at random or by bots, every step checked against the laws of the game.

mod game;
mod players;
mod tally;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use office21::table::MOST_PLAYERS;
use rayon::prelude::*;

use super::steps::json;
use super::{Answered, Failure, Io, NO, YES};
use game::{Game, Played};
use players::Lineup;
use tally::Tally;

/// Games played between two looks at the progress and the trace; a multiple keeps all threads busy.
const BATCH: u64 = 512;
/// The same where nothing is checked or written down: handing a batch to the threads takes as long as a hundred games.
const FAST_BATCH: u64 = 1 << 16;
/// In so many runs a batch is played; a run is played and counted on one thread.
const RUNS: u64 = 64;

/// `office21 simulate`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// How many players; as many as there are bots, if those are named, else 4
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(2..=5))]
    players: Option<u8>,
    /// Who plays, one a seat, or one for all seats
    #[arg(long, value_delimiter = ',', value_name = "a,b,…")]
    bots: Vec<String>,
    /// The seed from which every game gets its own
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// How many threads; as many as there are processors
    #[arg(long, default_value_t = 0, value_name = "T")]
    threads: usize,
    /// Readings that differ from the default, as in `operator_put_back=Shuffle,first_to_21=PlayerOnTurn`
    #[arg(long, value_delimiter = ',', value_name = "FIELD=READING")]
    readings: Vec<String>,
    /// Where to write every decision as a line of JSON; `-` for standard output
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Leave the checking of laws out, for speed
    #[arg(long)]
    no_laws: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and says how they ended.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let lineup = Lineup::of(&args.bots, args.players).map_err(Failure::unreadable)?;
    let readings = super::readings::named(&args.readings).map_err(Failure::unreadable)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(Failure::unreadable)?;
    let to_stdout = args
        .trace
        .as_ref()
        .is_some_and(|path| path.as_os_str() == "-");
    let mut file = match &args.trace {
        Some(path) if !to_stdout => {
            let file = File::create(path).map_err(|error| {
                Failure::unreadable(format_args!("{}: {error}", path.display()))
            })?;
            Some(BufWriter::new(file))
        }
        _ => None,
    };
    let bar = progress(args.games, io.watched);
    let started = Instant::now();
    let mut tally = Tally::default();
    let silent = args.no_laws && args.trace.is_none();
    let size = if silent { FAST_BATCH } else { BATCH };
    let mut next = 0;
    while next < args.games {
        let batch = next..args.games.min(next + size);
        let play = |number| {
            let game = Game {
                number,
                seed: args.seed,
                readings,
                laws: !args.no_laws,
                trace: args.trace.is_some(),
            };
            game.play(&lineup)
        };
        if args.trace.is_some() {
            let games = batch.clone().into_par_iter().map(play);
            let played: Vec<Played> = pool.install(|| games.collect());
            for game in played {
                match &mut file {
                    Some(file) => file.write_all(game.trace.as_bytes())?,
                    None => io.stdout.write_all(game.trace.as_bytes())?,
                }
                tally.add(game);
            }
        } else {
            let run = |first: u64| {
                let mut tally = Tally::default();
                for number in first..batch.end.min(first + size / RUNS) {
                    tally.add(play(number));
                }
                tally
            };
            let runs: Vec<u64> = batch.clone().step_by((size / RUNS) as usize).collect();
            let played = || {
                runs.into_par_iter()
                    .map(run)
                    .reduce(Tally::default, Tally::and)
            };
            tally = tally.and(pool.install(played));
        }
        next = batch.end;
        bar.set_position(next);
    }
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(mut file) = file {
        file.flush()?;
    }
    let summary = tally.summary(lineup.players(), seconds);
    match (args.json, to_stdout) {
        // The trace is the answer then.
        (_, true) => {}
        (true, false) => json(io, &summary)?,
        (false, false) => tally.tell(&summary, io.stdout)?,
    }
    for violation in &summary.violations {
        writeln!(
            io.stderr,
            "game {}, step {}: {} ({})",
            violation.game, violation.step, violation.law, violation.position
        )?;
    }
    Ok(if summary.violations.is_empty() {
        YES
    } else {
        NO
    })
}

fn progress(games: u64, watched: bool) -> ProgressBar {
    if !watched {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

impl Lineup {
    /// Who plays: those named, one a seat, or one of them everywhere.
    fn of(bots: &[String], players: Option<u8>) -> Result<Self, String> {
        let players = players.map(usize::from);
        let names = match (bots, players) {
            ([], players) => vec!["random".to_owned(); players.unwrap_or(4)],
            ([one], players) => vec![one.clone(); players.unwrap_or(4)],
            (several, None) if several.len() <= MOST_PLAYERS => several.to_vec(),
            (several, Some(players)) if several.len() == players => several.to_vec(),
            (several, players) => {
                let players = players.map_or("at most 5".to_owned(), |players| players.to_string());
                return Err(format!(
                    "{} bots are named for {players} players",
                    several.len()
                ));
            }
        };
        Self::new(names)
    }
}
