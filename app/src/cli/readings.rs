//! The readings a call names, and what another reading of the rules would change.

use office21::play::{Action, Event};
use office21::rulebook::{Readings, Rule};
use office21::table::Position;
use office21::text::notation;
use office21::text::words::{self, Names};

/// The readings named as `field=Reading`.
pub(super) fn named(said: &[String]) -> Result<Readings, String> {
    let mut readings = Readings::default();
    for one in said
        .iter()
        .map(|one| one.trim())
        .filter(|one| !one.is_empty())
    {
        let (field, value) = one
            .split_once(['=', ':'])
            .ok_or_else(|| format!("\"{one}\" is not of the form field=Reading"))?;
        let (field, value) = (field.trim(), value.trim());
        let question = Readings::QUESTIONS
            .iter()
            .position(|(name, _, _)| *name == field);
        let question = question.ok_or_else(|| {
            let fields: Vec<&str> = Readings::QUESTIONS
                .iter()
                .map(|(name, _, _)| *name)
                .collect();
            format!(
                "there is no reading {field}; there are {}",
                fields.join(", ")
            )
        })?;
        let values = Readings::QUESTIONS
            .get(question)
            .map_or(&[][..], |(_, _, values)| *values);
        let place = values
            .iter()
            .position(|name| name.eq_ignore_ascii_case(value));
        let place =
            place.ok_or_else(|| format!("{field} can be {}, not {value}", values.join(" or ")))?;
        readings.choose(question, place);
    }
    Ok(readings)
}

/// A reading that is not in force, and what it would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) field: &'static str,
    pub(super) reading: &'static str,
    pub(super) rule: Rule,
    pub(super) sentence: &'static str,
    /// In words, one difference each.
    pub(super) differences: Vec<String>,
}

/// The same table under another reading of one question; in words why there is none, if it is not lawful then.
fn under(
    position: &Position,
    question: usize,
    place: usize,
    names: &Names,
) -> Result<Position, String> {
    let mut draft = position.to_draft();
    draft.readings.choose(question, place);
    draft.into_position().map_err(|faults| {
        let faults: Vec<String> = faults
            .iter()
            .map(|fault| words::fault(fault, names))
            .collect();
        format!("the position would not be lawful: {}", faults.join(" "))
    })
}

/// Every reading not in force.
fn alternatives(readings: Readings) -> impl Iterator<Item = (usize, usize)> {
    Readings::QUESTIONS
        .iter()
        .enumerate()
        .flat_map(move |(question, (_, _, names))| {
            let in_force = readings.choice(question);
            (0..names.len())
                .filter(move |&place| Some(place) != in_force)
                .map(move |place| (question, place))
        })
}

/// The reading under which this refused action would be legal, if there is one: `director_own_hand: Yes`.
pub(super) fn legal_under(position: &Position, action: Action) -> Option<String> {
    let names = Names::default();
    let legal = |&(question, place): &(usize, usize)| {
        under(position, question, place, &names).is_ok_and(|other| other.refusal(action).is_none())
    };
    let (question, place) = alternatives(position.readings()).find(legal)?;
    let (field, _, values) = Readings::QUESTIONS.get(question)?;
    Some(format!("{field}: {}", values.get(place)?))
}

/// Every reading that would change what may be done here or what follows from it.
pub(super) fn that_change(position: &Position, names: &Names) -> Vec<Change> {
    let change = |(question, place): (usize, usize)| {
        let &(field, rule, values) = Readings::QUESTIONS.get(question)?;
        let differences = match under(position, question, place, names) {
            Ok(other) => differences(position, &other, names),
            Err(why) => vec![why],
        };
        (!differences.is_empty()).then_some(Change {
            field,
            reading: values.get(place)?,
            rule,
            sentence: Readings::sentence(question, place)?,
            differences,
        })
    };
    alternatives(position.readings())
        .filter_map(change)
        .collect()
}

fn differences(position: &Position, other: &Position, names: &Names) -> Vec<String> {
    let mut found = Vec::new();
    let (here, there) = (position.actions(), other.actions());
    let list = |actions: Vec<Action>, at: &Position| {
        let words: Vec<String> = actions
            .into_iter()
            .map(|action| notation::write(at, action))
            .collect();
        words.join(", ")
    };
    let more: Vec<Action> = there
        .iter()
        .copied()
        .filter(|action| !here.contains(action))
        .collect();
    let fewer: Vec<Action> = here
        .iter()
        .copied()
        .filter(|action| !there.contains(action))
        .collect();
    if !more.is_empty() {
        found.push(format!("legal as well: {}", list(more, other)));
    }
    if !fewer.is_empty() {
        found.push(format!("no longer legal: {}", list(fewer, position)));
    }
    for &action in here.iter().filter(|action| there.contains(action)) {
        if let Some(difference) = follows_otherwise(position, other, action, names) {
            found.push(format!(
                "{}: {difference}",
                notation::write(position, action)
            ));
        }
    }
    found
}

/// What follows from an action under both readings, where it is not the same.
fn follows_otherwise(
    position: &Position,
    other: &Position,
    action: Action,
    names: &Names,
) -> Option<String> {
    let (mut here, mut there) = (*position, *other);
    let (mut events, mut other_events) = (Vec::new(), Vec::new());
    here.advance(action, &mut events).ok()?;
    there.advance(action, &mut other_events).ok()?;
    if let Some(seat) = position.decider() {
        // Told as the deciding seat would be told: a card drawn stays hidden.
        let told = |events: Vec<Event>| {
            events
                .into_iter()
                .map(|event| event.told_to(seat))
                .collect()
        };
        (events, other_events) = (told(events), told(other_events));
    }
    if events != other_events {
        let (one, another) = (
            tail(&events, &other_events, names),
            tail(&other_events, &events, names),
        );
        return Some(format!("{another} (in force: {one})"));
    }
    if here.actions() != there.actions() {
        let list = |at: &Position| {
            let words: Vec<String> = at
                .actions()
                .iter()
                .map(|&action| notation::write(at, action))
                .collect();
            words.join(", ")
        };
        return Some(format!(
            "then legal: {} (in force: {})",
            list(&there),
            list(&here)
        ));
    }
    let mut draft = there.to_draft();
    draft.readings = here.readings();
    (draft != here.to_draft()).then(|| "the table after it differs".to_owned())
}

/// What these events say where the others begin to say something else.
fn tail(events: &[Event], others: &[Event], names: &Names) -> String {
    let same = events
        .iter()
        .zip(others)
        .take_while(|(one, other)| one == other)
        .count();
    let rest: Vec<String> = events
        .iter()
        .skip(same)
        .take(3)
        .map(|event| words::event(event, names))
        .collect();
    if rest.is_empty() {
        "nothing more".to_owned()
    } else {
        rest.join(" ")
    }
}
