//! The engine and the model held against each other: legal actions, positions, what happened, results.
//!
//! Used by the tests, by the program `compare`, by a fuzz target, and where every state of a small deck is visited.

use std::fmt::{self, Debug, Display};

use office21::material::Profit;
use office21::play::{Action, Event, Happening};
use office21::rulebook::Rule;
use office21::table::{Position, Seat};
use office21::text::file::PositionFile;

use super::{Model, Told};
use crate::games::Step;

/// Where engine and model do not agree.
#[derive(Clone, Debug)]
pub struct Difference {
    /// What is not the same, with what each says.
    pub what: String,
    /// The position, before the action if there is one.
    pub before: Position,
    /// The action, if it is what came of it that differs.
    pub action: Option<Action>,
}

impl Difference {
    fn of(what: &str, engine: &dyn Debug, model: &dyn Debug, before: &Position) -> Box<Self> {
        Box::new(Self {
            what: format!("{what}\n  engine: {engine:?}\n  model:  {model:?}"),
            before: *before,
            action: None,
        })
    }

    /// What came of this action differs.
    fn after(mut self: Box<Self>, action: Action, before: &Position) -> Box<Self> {
        (self.before, self.action) = (*before, Some(action));
        self
    }

    /// The position as a file that `office21 check` opens, the difference in its note.
    pub fn to_ron(&self) -> String {
        let mut file = PositionFile::of(&self.before, &[]);
        "Engine and model differ".clone_into(&mut file.title);
        file.note = match self.action {
            Some(action) => format!("{action:?}: {}", self.what),
            None => self.what.clone(),
        };
        file.to_ron()
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "engine and model differ in {}", self.what)?;
        if let Some(action) = self.action {
            write!(f, "\nafter {action:?}")?;
        }
        write!(f, "\n{}", PositionFile::of(&self.before, &[]).to_ron())
    }
}

/// Compares everything that can be seen of a position: its table and its legal actions, and for each of these what
/// happens and what the table is then.
///
/// # Errors
/// The first difference.
pub fn everything(position: &Position) -> Result<(), Box<Difference>> {
    let model = Model::of(&position.to_draft());
    table(position, &model)?;
    for action in actions(position, &model)? {
        step(position, action, &mut model.clone())?;
    }
    Ok(())
}

/// Compares the table of a position with the model's, field by field.
///
/// # Errors
/// If they are not the same.
pub fn table(position: &Position, model: &Model) -> Result<(), Box<Difference>> {
    let (engine, model) = (position.to_draft(), model.to_draft());
    macro_rules! compare {
        ($($field:ident),+) => {
            $(if engine.$field != model.$field {
                let what = concat!(stringify!($field), " of the position");
                return Err(Difference::of(what, &engine.$field, &model.$field, position));
            })+
        };
    }
    compare!(
        seats,
        turn,
        draw_pile,
        discard_pile,
        tray,
        refills_over,
        audit_of,
        chance,
        readings
    );
    Ok(())
}

/// Compares the legal actions as sets, their order being nobody's rule, and returns the engine's list.
///
/// # Errors
/// If they are not the same, or if one is listed twice.
pub fn actions(position: &Position, model: &Model) -> Result<Vec<Action>, Box<Difference>> {
    let listed = position.actions().to_vec();
    let (mut engine, mut other) = (listed.clone(), model.actions());
    engine.sort_unstable();
    other.sort_unstable();
    if engine == other {
        return Ok(listed);
    }
    let what = "the legal actions";
    Err(Difference::of(what, &engine, &other, position))
}

/// Carries an action out in both, and compares what happened and the table afterwards. The model is the table
/// afterwards then.
///
/// # Errors
/// If something is not the same, or if the engine refuses.
pub fn step(before: &Position, action: Action, model: &mut Model) -> Result<Step, Box<Difference>> {
    let (mut after, mut events) = (*before, Vec::new());
    if let Err(refusal) = after.apply(action, &mut events) {
        let difference = Difference::of("what is refused", &refusal, &"legal", before);
        return Err(difference.after(action, before));
    }
    let totals = model.totals();
    let told = model.apply(action);
    told_totals(before, &events, &totals, &model.totals())
        .and_then(|()| happened(before, &events, &told))
        .and_then(|()| table(&after, model))
        .map_err(|difference| difference.after(action, before))?;
    Ok(Step {
        before: *before,
        action,
        events,
        after,
    })
}

/// Plays on with the actions that `choose` picks, as long as the game and this many decisions last; everything that is
/// done is compared. The model is carried along and never laid anew, so that nothing hidden can come between. Each step
/// is shown, with the model as it was before.
///
/// # Errors
/// The first difference.
pub fn game(
    start: &Position,
    most: usize,
    mut choose: impl FnMut(&[Action]) -> usize,
    mut show: impl FnMut(&Step, &Model),
) -> Result<(), Box<Difference>> {
    let mut position = *start;
    let mut model = Model::of(&position.to_draft());
    table(&position, &model)?;
    for _ in 0..most {
        let actions = actions(&position, &model)?;
        let Some(&action) = actions.get(choose(&actions)) else {
            break;
        };
        let before = model.clone();
        let step = step(&position, action, &mut model)?;
        show(&step, &before);
        position = step.after;
    }
    Ok(())
}

/// Compares what both say happened, in order; but what moves and turns with nothing else in between does so together.
fn happened(before: &Position, events: &[Event], told: &[Told]) -> Result<(), Box<Difference>> {
    let engine: Vec<Told> = events.iter().filter_map(matters).collect();
    if engine == told || together(&engine) == together(told) {
        return Ok(());
    }
    let what = "what happened";
    Err(Difference::of(what, &engine, &told, before))
}

/// The same, each run of cards that move and turn in one fixed order.
fn together(told: &[Told]) -> Vec<String> {
    let at_once = |told: &Told| {
        use Happening::{Moved, TurnedDown, TurnedUp};
        matches!(
            told.what,
            Moved { .. } | TurnedDown { .. } | TurnedUp { .. }
        )
    };
    let runs = told.chunk_by(|one, next| at_once(one) && at_once(next));
    let in_order = runs.map(|run| {
        let mut run: Vec<String> = run.iter().map(|told| format!("{told:?}")).collect();
        run.sort_unstable();
        run
    });
    in_order.flatten().collect()
}

/// Compares the changes of totals that the engine tells with the totals that the model counts. What goes up and down in
/// between is the engine's affair; the eliminated have no total.
fn told_totals(
    position: &Position,
    events: &[Event],
    before: &[Option<Profit>],
    after: &[Option<Profit>],
) -> Result<(), Box<Difference>> {
    let mut told = before.to_vec();
    for event in events {
        let at = |seat: Seat| seat.index();
        match event.what {
            Happening::Total { seat, from, to } if told[at(seat)] == Some(from) => {
                told[at(seat)] = Some(to);
            }
            Happening::Total { seat, from, .. } => {
                let what = format!("the total of {seat} before it changes");
                return Err(Difference::of(&what, &from, &told[at(seat)], position));
            }
            Happening::Eliminated { seat, .. } => told[at(seat)] = None,
            Happening::Redealt => told.fill(Some(Profit::ZERO)),
            _ => {}
        }
    }
    if told == after {
        return Ok(());
    }
    let what = "the totals that are told";
    Err(Difference::of(what, &told, &after, position))
}

/// An event as the model tells it. Left out is what repeats other things for the log: 21 reached, an audit announced or
/// called off. The table says all that. Totals are compared by [`told_totals`].
fn matters(event: &Event) -> Option<Told> {
    let mut what = event.what;
    match &mut what {
        Happening::Total { .. }
        | Happening::Reached21 { .. }
        | Happening::AuditAnnounced { .. }
        | Happening::AuditCalledOff => return None,
        Happening::Compared { comparison } => comparison.rule = Rule::RankHigherWins,
        _ => {}
    }
    Some(Told {
        what,
        seen_by: event.seen_by,
    })
}
