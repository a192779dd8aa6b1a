use office21::play::{Action, Event};
use office21::rulebook::Rule;
use office21::ruling::Ruling;
use office21::table::{Fault, Outcome, Position, Seat, Step};
use office21::text::file::PositionFile;
use office21::text::notation;
use office21::text::words::{self, Names};
use serde::Serialize;

use super::answer::{RefusalAnswer, json};
use super::explain::{Cited, changes, totals};
use super::refused::refused;
use crate::state::{Speech, Standing};

use super::{Answered, Failure, Io, NO, YES, input, readings};

/// `office21 check`
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A position file, `-` for standard input, or a code
    #[arg(value_name = "FILE|CODE")]
    source: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Default, Serialize)]
struct Answer {
    lawful: bool,
    faults: Vec<FaultAnswer>,
    decision: Option<Decision>,
    legal: Vec<String>,
    refused: Vec<RefusalAnswer>,
    result: Option<Outcome>,
}

#[derive(Debug, Serialize)]
struct FaultAnswer {
    fault: &'static str,
    message: String,
    rule: Option<Rule>,
}

#[derive(Debug, Serialize)]
struct Decision {
    seat: Seat,
    kind: &'static str,
}

/// Lawful or every fault; whose decision; what may be done and what follows; what is refused and why; the result.
pub(super) fn run(args: &Args, io: &mut Io<'_>) -> Answered {
    let file = input::position(&args.source, io)?;
    let names = file.names();
    let position = file.draft.into_position();
    let code = if position.is_ok() { YES } else { NO };
    if args.json {
        let answer = match &position {
            Ok(position) => lawful(position, &names),
            Err(faults) => Answer {
                faults: faults
                    .iter()
                    .map(|fault| fault_answer(fault, &names))
                    .collect(),
                ..Answer::default()
            },
        };
        json(io, &answer)?;
        return Ok(code);
    }
    let mut cited = Cited::default();
    match position {
        Ok(position) => tell(&file, &position, io, &mut cited)?,
        Err(faults) => {
            writeln!(io.stdout, "not lawful:")?;
            for fault in &faults {
                writeln!(io.stdout, "  {}", input::fault_line(fault, &names))?;
                fault.rule().map(|rule| cited.id(rule));
            }
        }
    }
    cited.rules(io.stdout)?;
    Ok(code)
}

fn fault_answer(fault: &Fault, names: &Names) -> FaultAnswer {
    FaultAnswer {
        fault: fault.id(),
        message: words::fault(fault, names),
        rule: fault.rule(),
    }
}

fn lawful(position: &Position, names: &Names) -> Answer {
    let ruling = Ruling::of(position);
    let answer = |refusal| RefusalAnswer::new(position, &ruling, refusal, names);
    Answer {
        lawful: true,
        decision: position.decider().map(|seat| Decision {
            seat,
            kind: position.turn().kind(),
        }),
        legal: position
            .actions()
            .iter()
            .map(|&action| notation::write(position, action))
            .collect(),
        refused: refused(position).into_iter().map(answer).collect(),
        result: position.outcome(),
        ..Answer::default()
    }
}

fn tell(
    file: &PositionFile,
    position: &Position,
    io: &mut Io<'_>,
    cited: &mut Cited,
) -> Result<(), Failure> {
    let names = file.names();
    if !file.title.is_empty() {
        writeln!(io.stdout, "{}", file.title)?;
    }
    writeln!(io.stdout, "lawful")?;
    writeln!(io.stdout, "{}", words::turn(&position.turn(), &names))?;
    writeln!(io.stdout, "Totals: {}", totals(position, &names))?;
    if let Some(outcome) = position.outcome() {
        tell_result(position, outcome, &names, io, cited)?;
    } else {
        tell_actions(position, &names, io, cited)?;
    }
    let changes = readings::that_change(position, &names);
    if !changes.is_empty() {
        writeln!(io.stdout, "Readings that would change this:")?;
    }
    for change in changes {
        writeln!(
            io.stdout,
            "  {}: {} {} {}",
            change.field,
            change.reading,
            cited.id(change.rule),
            change.sentence
        )?;
        for difference in change.differences {
            writeln!(io.stdout, "    {difference}")?;
        }
    }
    Ok(())
}

/// How the winner was found.
fn tell_result(
    position: &Position,
    outcome: Outcome,
    names: &Names,
    io: &mut Io<'_>,
    cited: &mut Cited,
) -> Result<(), Failure> {
    writeln!(
        io.stdout,
        "  ended by {} {}",
        outcome.end.name(),
        cited.id(outcome.end.rule())
    )?;
    writeln!(
        io.stdout,
        "  won by {} {}",
        outcome.victory.name(),
        cited.id(outcome.victory.rule())
    )?;
    // Whose turn began matters under one reading only: then he is the winner himself.
    let turn = outcome.winners.into_iter().next().unwrap_or(Seat::ALL[0]);
    for step in &position.judged(outcome.end, turn).steps {
        writeln!(
            io.stdout,
            "  {} {}",
            words::comparison(step, names),
            cited.id(step.rule)
        )?;
    }
    Ok(())
}

/// What may be done and what follows, as the deciding seat would see it: a card drawn stays hidden.
///
/// The choices that an effect leaves to the same seat follow one by one, so that the whole turn is answered.
fn tell_actions(
    position: &Position,
    names: &Names,
    io: &mut Io<'_>,
    cited: &mut Cited,
) -> Result<(), Failure> {
    writeln!(io.stdout, "Legal:")?;
    let speech = Speech::new(&Seat::ALL.map(|seat| names.of(seat).to_owned()));
    let mut desk = Desk {
        speech,
        io: &mut *io,
        cited: &mut *cited,
    };
    for &action in &position.actions() {
        desk.follow(position, action, "  ")?;
    }
    let refused = refused(position);
    if !refused.is_empty() {
        writeln!(io.stdout, "Refused:")?;
    }
    let ruling = Ruling::of(position);
    for &refusal in &refused {
        let words = notation::write(position, refusal.action);
        writeln!(io.stdout, "  {words}: {}", cited.refusal(refusal, names))?;
        let answer = RefusalAnswer::new(position, &ruling, refusal, names);
        writeln!(io.stdout, "    {}", answer.remedies())?;
    }
    Ok(())
}

/// Where the answer is written.
struct Desk<'a, 'b> {
    speech: Speech,
    io: &'a mut Io<'b>,
    cited: &'a mut Cited,
}

impl Desk<'_, '_> {
    /// One action, what follows from it, and how it stands then.
    fn follow(&mut self, before: &Position, action: Action, indent: &str) -> Result<(), Failure> {
        let mut after = *before;
        let mut events = Vec::new();
        if after.advance(action, &mut events).is_err() {
            return Ok(());
        }
        let told = |event: Event| before.decider().map_or(event, |seat| event.told_to(seat));
        let events: Vec<Event> = events.into_iter().map(told).collect();
        let names = self.speech.names().clone();
        let inner = format!("{indent}  ");
        writeln!(
            self.io.stdout,
            "{indent}{}",
            notation::write(before, action)
        )?;
        self.cited.events(self.io.stdout, &events, &names, &inner)?;
        let changes = changes(&events, before, &after, &names);
        writeln!(self.io.stdout, "{inner}Totals: {changes}")?;
        if after.outcome().is_some() {
            return Ok(());
        }
        writeln!(
            self.io.stdout,
            "{inner}{}",
            words::turn(&after.turn(), &names)
        )?;
        if chooses_on_open_cards(&after) {
            for &next in &after.actions() {
                self.follow(&after, next, &inner)?;
            }
        } else {
            self.stand(&after, &inner)?;
        }
        Ok(())
    }

    /// What would end the game next if nobody changed anything.
    fn stand(&mut self, position: &Position, indent: &str) -> Result<(), Failure> {
        let standing = Standing::of(position, &self.speech);
        if let (Some(_), Some(line)) = (standing.due, standing.lines.first()) {
            let ids: Vec<String> = line.rules.iter().map(|&rule| self.cited.id(rule)).collect();
            writeln!(
                self.io.stdout,
                "{indent}As it stands: {} {}",
                line.text,
                ids.join(" ")
            )?;
        }
        Ok(())
    }
}

/// Whether the seat goes on to choose among cards that lie open; a hand looked at is not told in advance.
fn chooses_on_open_cards(position: &Position) -> bool {
    matches!(
        position.step(),
        Step::Cleaner | Step::Sales | Step::Assistant | Step::Love
    )
}
