//! Every state of small games, all laws checked in each: those named in the table, or one given on the command line.

mod course;
mod report;
mod said;
mod shipped;

use std::path::{Path, PathBuf};

use office21::laws::Violation;
use office21::reach::{Broken, Game};
use office21::text::file::PositionFile;
use office21::text::{code, notation, shortened};

use super::steps::json;
use super::{Answered, Failure, Io, NO, UNDECIDED, YES, apply};
use course::{Course, Limits};
use report::{Report, Reports};
use shipped::{SHIPPED, Shipped};

/// What `--help` says.
pub(super) const ABOUT: &str = "\
Follows every legal action from every deal of a small game, to the end, and checks all laws in each state and each
step.

A game is a deck of few cards; all other cards of the 44 lie in the discard pile, from which nothing ever comes back.
It begins after set-up, with seat 1's turn: so many cards of the deck lie in each office (--desks), so many in each
hand (--hands), the rest is the draw pile. All deals are followed: every lawful choice of cards for the offices (one
Boss, one Taxman, nobody above 21; Boss and Secretary in love, either Secretary), every choice for the hands, every
order of the pile, and so all draws. Some of them set-up would not give, such as a Taxman in a first hand: the rules
must hold there too. Games that begin at another seat are the same, turned round.

Two states are one if the same can follow from them: they may differ in the order of the discard pile, and in the seed
of the next shuffle, which is followed to every order it can give. Who achieved a total first is kept as an order,
and turns are not counted, so that there is an end to it. States are remembered by fingerprints of 64 bits: among a
hundred million of them two share one with a chance of 1 in 3,700, and one would not be looked at.

Steps are counted as states and legal actions have them: every action of every state, the beginning of a turn among
them, and a shuffle once for every order. The depth is the greatest number of steps that a state needs.

Exit codes: 0 all laws hold, and the counts are the pinned ones; 1 a law is broken, or a count is another; 2 there is no
such game; 3 stopped, more memory was needed.";

/// `office21 verify`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Shipped games, whose counts are pinned; without any of them, and without --deck, they are listed
    #[arg(value_name = "NAME", conflicts_with_all = ["deck", "all"])]
    names: Vec<String>,
    /// All shipped games
    #[arg(long, conflicts_with = "deck")]
    all: bool,
    /// A deck of your own, as in `Boss, 2 Secretary, 3 Spy`
    #[arg(long, value_name = "CARDS")]
    deck: Option<String>,
    /// How many players, 2 or 3 for any length of time worth waiting for
    #[arg(long, default_value_t = 2, value_name = "P", requires = "deck")]
    players: usize,
    /// How many cards of the deck are dealt to each office
    #[arg(long, default_value_t = 1, value_name = "N", requires = "deck")]
    desks: usize,
    /// How many cards of the deck are dealt to each hand
    #[arg(long, default_value_t = 2, value_name = "N", requires = "deck")]
    hands: usize,
    /// Cards besides the deck that always lie in the offices, seat after seat, as in `2 Director / Boss, Manager`
    #[arg(long, default_value = "", value_name = "CARDS", requires = "deck")]
    offices: String,
    /// Readings that differ from the default, as in `operator_put_back=Shuffle,first_to_21=PlayerOnTurn`
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "FIELD=READING",
        requires = "deck"
    )]
    readings: Vec<String>,
    /// How many threads; as many as there are processors
    #[arg(long, default_value_t = 0, value_name = "T")]
    threads: usize,
    /// At how much memory to stop, in MiB
    #[arg(long, default_value_t = 4096, value_name = "MIB")]
    memory: usize,
    /// The folder to which positions are written where a law is broken
    #[arg(short, long, default_value = ".", value_name = "DIR")]
    output: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// A game to be verified, and what is known of it.
struct Task {
    name: String,
    game: Game,
    shipped: Option<&'static Shipped>,
}

/// Verifies the games and says what there is in them.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let tasks = tasks(args).map_err(Failure::unreadable)?;
    if tasks.is_empty() {
        return Ok(report::list(io.stdout).map(|()| YES)?);
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(Failure::unreadable)?;
    let limits = Limits {
        bytes: args.memory.saturating_mul(1 << 20),
        watched: io.watched,
    };
    let mut reports = Reports::default();
    let mut written = 0;
    for task in tasks {
        let expected = task.shipped.map(|shipped| shipped.states);
        let course = Course::of(&task.game, expected, &limits, &pool);
        let report = Report::of(&task, &course);
        if !args.json {
            report.tell(io.stdout)?;
        }
        for broken in &course.broken {
            written += 1;
            tell_broken(broken, written, &args.output, io)?;
        }
        reports.add(report);
    }
    if args.json {
        json(io, &reports)?;
    } else {
        reports.tell(io.stdout)?;
    }
    Ok(match (reports.hold(), reports.complete()) {
        (false, _) => NO,
        (true, false) => UNDECIDED,
        (true, true) => YES,
    })
}

fn tasks(args: &Args) -> Result<Vec<Task>, String> {
    if let Some(deck) = &args.deck {
        let game = Game {
            players: args.players,
            deck: said::deck(deck)?,
            fixed: said::offices(&args.offices)?,
            desks: args.desks,
            hands: args.hands,
            readings: super::readings::named(&args.readings)?,
        };
        game.check().map_err(|error| error.to_string())?;
        return Ok(vec![Task {
            name: deck.clone(),
            game,
            shipped: None,
        }]);
    }
    let chosen: Vec<&'static Shipped> = if args.all {
        SHIPPED.iter().collect()
    } else {
        let named = |name: &String| {
            let same = |shipped: &&Shipped| shipped.name.eq_ignore_ascii_case(name);
            SHIPPED.iter().find(same).ok_or_else(|| {
                let names: Vec<&str> = SHIPPED.iter().map(|shipped| shipped.name).collect();
                format!(
                    "there is no game {}; there are {}",
                    shortened(name),
                    names.join(", ")
                )
            })
        };
        args.names.iter().map(named).collect::<Result<_, _>>()?
    };
    let task = |shipped: &'static Shipped| {
        Ok(Task {
            name: shipped.name.to_owned(),
            game: shipped.game()?,
            shipped: Some(shipped),
        })
    };
    chosen.into_iter().map(task).collect()
}

/// Says which law is broken, and writes the position as a file that opens in the window.
fn tell_broken(
    broken: &Broken,
    number: usize,
    folder: &Path,
    io: &mut Io<'_>,
) -> Result<(), Failure> {
    let Broken {
        table,
        action,
        law: Violation { law, found },
    } = broken;
    let action = action.map(|action| match table.into_position() {
        Ok(position) => notation::write(&position, action),
        Err(_) => format!("{action:?}"),
    });
    let by = action.map_or(String::new(), |action| format!(" by {action}"));
    let told = format!("{law}{by}: {found}");
    let code = code::write(table).unwrap_or_default();
    writeln!(io.stderr, "{told} ({code})")?;
    let path = folder.join(format!("broken-{number}.o21.ron"));
    let file = PositionFile {
        title: format!("A broken law: {law}"),
        note: told,
        ..PositionFile::new(table.clone())
    };
    apply::save(&path, &file)?;
    writeln!(io.stderr, "  written to {}", path.display())?;
    Ok(())
}
