//! The readings that are not in force, and what they would change, side by side.

use office21::play::Action;
use office21::rulebook::{Readings, Rule};
use office21::table::{Draft, Fault, Position, Seats, Turn};
use office21::text::{notation, words};
use serde::Serialize;

use super::branch::Branch;
use super::{Case, Line, Standing, Total, cited, result, standing, totals};

/// A reading that is not in force, and what it would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Other {
    /// The question: `swapped_taxman`.
    pub field: &'static str,
    /// The other reading: `Lapses`.
    pub reading: &'static str,
    /// What it says.
    pub sentence: &'static str,
    /// The reading in force: `Holder`.
    pub in_force: &'static str,
    /// What that one says.
    pub in_force_sentence: &'static str,
    /// The rule that asks the question.
    pub rule: Rule,
    /// Why this table would not be lawful under it; then there is nothing to compare.
    pub faults: Vec<Line>,
    /// What would not be the same.
    pub differences: Vec<Difference>,
}

/// Something that is not the same under two readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// After which actions; empty: here, before anything is done.
    pub deeds: Vec<Deed>,
    /// With the reading in force.
    pub here: Side,
    /// With the other one.
    pub there: Side,
}

/// An action, or several that follow each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deed {
    /// In the words that programs rely on.
    pub actions: Vec<String>,
    /// In the words of buttons: `Play Sales, then swap for Taxman of Anton`.
    pub label: String,
    /// The first of them as data.
    #[serde(skip)]
    pub first: Option<Action>,
}

/// What is so under one reading and not under the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Whether the action is legal; `true` where none is asked about.
    pub legal: bool,
    /// What is said on this side alone.
    pub lines: Vec<Line>,
    /// The totals after it.
    pub totals: Vec<Total>,
    /// Who has won then, or would win if nobody changed anything.
    pub winners: Option<Seats>,
}

/// A table under a reading that is not in force.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    pub(super) question: usize,
    pub(super) place: usize,
    pub(super) table: Result<Position, Vec<Fault>>,
}

/// The same table under every reading that is not in force.
pub(super) fn alternatives(position: &Position) -> Vec<Alternative> {
    let in_force = position.readings();
    let questions = Readings::QUESTIONS.iter().enumerate();
    let others = questions.flat_map(|(question, (_, _, names))| {
        let other = move |&place: &usize| Some(place) != in_force.choice(question);
        let places = (0..names.len()).filter(other);
        places.map(move |place| (question, place))
    });
    let alternative = |(question, place)| {
        let mut draft = position.to_draft();
        draft.readings.choose(question, place);
        judge_anew(&mut draft);
        Alternative {
            question,
            place,
            table: draft.into_position(),
        }
    };
    others.map(alternative).collect()
}

/// Of a game that is over: the same end may be won by somebody else.
fn judge_anew(draft: &mut Draft) {
    if let Turn::Over { result } = &mut draft.turn.clone() {
        let results = draft.results();
        if !results.contains(result)
            && let Some(&other) = results.iter().find(|other| other.end == result.end)
        {
            draft.turn = Turn::Over { result: other };
        }
    }
}

/// Every reading that would change what may be done here, what follows from it, or who wins.
pub(super) fn all(case: &Case) -> Vec<Other> {
    let compare = |there: &Position, found: &mut Found<'_>| {
        found.root(there);
        let here = &case.position;
        for action in either(here, there) {
            found.compare(here, there, action, &Deed::none());
        }
    };
    others(case, compare)
}

/// Every reading that would change the answer to this action.
pub(super) fn of(case: &Case, action: Action) -> Vec<Other> {
    others(case, |there, found| {
        found.compare(&case.position, there, action, &Deed::none());
    })
}

fn others(case: &Case, compare: impl Fn(&Position, &mut Found<'_>)) -> Vec<Other> {
    let other = |alternative: &Alternative| {
        let &(field, rule, names) = Readings::QUESTIONS.get(alternative.question)?;
        let (in_force, in_force_sentence) = cited::in_force(rule, case.position.readings())?;
        let mut found = Found {
            case,
            differences: Vec::new(),
        };
        let faults = match &alternative.table {
            Ok(there) => {
                compare(there, &mut found);
                Vec::new()
            }
            Err(faults) => faults.iter().map(|fault| fault_line(case, fault)).collect(),
        };
        let something = !(faults.is_empty() && found.differences.is_empty());
        something.then_some(Other {
            field,
            reading: names.get(alternative.place)?,
            sentence: Readings::sentence(alternative.question, alternative.place)?,
            in_force,
            in_force_sentence,
            rule,
            faults,
            differences: found.differences,
        })
    };
    case.alternatives().iter().filter_map(other).collect()
}

fn fault_line(case: &Case, fault: &Fault) -> Line {
    Line {
        text: format!(
            "The position would not be lawful: {}",
            words::fault(fault, case.names())
        ),
        rules: fault.rule().into_iter().collect(),
    }
}

/// What is legal on either table.
fn either(here: &Position, there: &Position) -> Vec<Action> {
    let mut actions: Vec<Action> = here.actions().to_vec();
    for &action in &there.actions() {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    actions
}

impl Other {
    /// Whether it would change the answer to this action.
    pub(super) fn is_about(&self, action: Action) -> bool {
        let about = |deed: &Deed| deed.first == Some(action);
        self.differences
            .iter()
            .any(|found| found.deeds.iter().any(about))
    }

    /// Which reading, and which one is in force: `swapped_taxman: Lapses instead of Holder [swapped-taxman]`.
    pub fn heading(&self) -> String {
        let Self {
            field,
            reading,
            in_force,
            rule,
            ..
        } = self;
        format!("{field}: {reading} instead of {in_force} [{rule}]")
    }

    /// What the two readings say, the one in force first.
    pub fn sentences(&self) -> [String; 2] {
        [
            format!("{} (in force): {}", self.in_force, self.in_force_sentence),
            format!("{}: {}", self.reading, self.sentence),
        ]
    }

    /// Every rule this rests on.
    pub(super) fn cite(&self, rules: &mut Vec<Rule>) {
        rules.push(self.rule);
        let sides = self
            .differences
            .iter()
            .flat_map(|one| [&one.here, &one.there]);
        let lines = sides.flat_map(|side| &side.lines).chain(&self.faults);
        rules.extend(lines.flat_map(|line| line.rules.iter().copied()));
    }
}

impl Difference {
    /// What it is about: `Play Sales; play Boss`.
    pub fn about(&self) -> String {
        let labels: Vec<&str> = self.deeds.iter().map(|deed| &*deed.label).collect();
        if labels.is_empty() {
            "As the table is".to_owned()
        } else {
            labels.join("; ")
        }
    }
}

impl Deed {
    const fn none() -> Self {
        Self {
            actions: Vec::new(),
            label: String::new(),
            first: None,
        }
    }

    /// This, and then that action at this position.
    fn then(&self, position: &Position, action: Action, case: &Case) -> Self {
        let label = words::action(action, case.names());
        let mut actions = self.actions.clone();
        actions.push(notation::write(position, action));
        Self {
            actions,
            label: if self.label.is_empty() {
                label
            } else {
                format!("{}, then {}", self.label, small(&label))
            },
            first: self.first.or(Some(action)),
        }
    }
}

/// Labels begin with a verb, which is small within a sentence.
fn small(label: &str) -> String {
    let mut letters = label.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}

/// The differences found so far.
struct Found<'a> {
    case: &'a Case,
    differences: Vec<Difference>,
}

impl Found<'_> {
    fn push(&mut self, deed: Option<Deed>, here: Side, there: Side) {
        let same = |known: &&mut Difference| {
            known.here == here && known.there == there && !known.deeds.is_empty()
        };
        match (self.differences.iter_mut().find(same), deed) {
            (Some(known), Some(deed)) => known.deeds.push(deed),
            (_, deed) => self.differences.push(Difference {
                deeds: deed.into_iter().collect(),
                here,
                there,
            }),
        }
    }

    /// What differs before anything is done: the result, or what is due.
    fn root(&mut self, there: &Position) {
        let here = &self.case.position;
        if here.outcome() != there.outcome() || standing::due(here) != standing::due(there) {
            let side = |position: &Position| self.side(position, true, self.ahead(position));
            let (here, there) = (side(here), side(there));
            self.push(None, here, there);
        }
    }

    /// What differs once this is done, or asked for.
    fn compare(&mut self, here: &Position, there: &Position, action: Action, before: &Deed) {
        let (one, other) = (Branch::of(here, action), Branch::of(there, action));
        let deed = before.then(if one.is_some() { here } else { there }, action, self.case);
        let sides = match (&one, &other) {
            (Some(one), Some(other)) => self.parted(one, other),
            (None, None) if here.refusal(action) == there.refusal(action) => None,
            _ => Some((
                self.whole(here, action, one.as_ref()),
                self.whole(there, action, other.as_ref()),
            )),
        };
        if let Some((here, there)) = sides {
            self.push(Some(deed.clone()), here, there);
        }
        if let (Some(one), Some(other)) = (one, other)
            && one.goes_on_openly()
            && other.goes_on_openly()
        {
            for next in either(&one.after, &other.after) {
                self.compare(&one.after, &other.after, next, &deed);
            }
        }
    }

    /// All that is said of an action on one side: why it is refused, or what follows.
    fn whole(&self, before: &Position, action: Action, branch: Option<&Branch>) -> Side {
        let Some(branch) = branch else {
            let refusal = before.refusal(action);
            let line = refusal.map(|refusal| Line {
                text: format!("Not legal: {}", words::refusal(&refusal, self.case.names())),
                rules: vec![refusal.rule],
            });
            return self.side(before, false, line.into_iter().collect());
        };
        let mut lines = vec![plain("Legal.".to_owned())];
        lines.extend(self.events(branch, 0));
        if branch.after.outcome().is_none() {
            lines.extend(self.ahead(&branch.after));
        }
        self.side(&branch.after, true, lines)
    }

    /// What is said on each side from where the two part; `None` if they do not.
    fn parted(&self, one: &Branch, other: &Branch) -> Option<(Side, Side)> {
        let same = one.events.iter().zip(&other.events);
        let same = same.take_while(|(one, other)| one == other).count();
        let (here, there) = (&one.after, &other.after);
        let events = one.events != other.events;
        let totals = totals::of(here) != totals::of(there);
        let open = one.goes_on_openly() && other.goes_on_openly();
        let legal = !open && here.actions() != there.actions();
        let due = !open && standing::due(here) != standing::due(there);
        if !(events || totals || legal || due || self.apart(here, there)) {
            return None;
        }
        let side = |branch: &Branch| {
            let after = &branch.after;
            let mut lines = Vec::new();
            if events {
                lines.extend(self.events(branch, same));
            }
            if totals {
                let text = totals::words(&totals::of(after), self.case.names());
                lines.push(plain(format!("Totals: {text}")));
            }
            if legal {
                lines.push(self.then_legal(after));
            }
            if due && after.outcome().is_none() {
                lines.extend(self.ahead(after));
            }
            if lines.is_empty() {
                lines.push(plain("The table after it is not the same.".to_owned()));
            }
            self.side(after, true, lines)
        };
        Some((side(one), side(other)))
    }

    /// Whether the tables differ in more than the readings; of choices that follow openly the end is compared.
    fn apart(&self, here: &Position, there: &Position) -> bool {
        let mut draft = there.to_draft();
        draft.readings = self.case.position.readings();
        draft != here.to_draft()
    }

    fn events(&self, branch: &Branch, from: usize) -> Vec<Line> {
        let line = |event: &office21::play::Event| Line {
            text: words::event(event, self.case.names()),
            rules: vec![event.rule],
        };
        let lines: Vec<Line> = branch.events.iter().skip(from).map(line).collect();
        if lines.is_empty() {
            return vec![plain("Nothing more happens.".to_owned())];
        }
        lines
    }

    fn then_legal(&self, position: &Position) -> Line {
        let actions = position.actions();
        let words = actions
            .iter()
            .map(|&action| words::action(action, self.case.names()));
        let words: Vec<String> = words.collect();
        plain(if words.is_empty() {
            "Then nothing is legal.".to_owned()
        } else {
            format!("Then legal: {}.", words.join(", "))
        })
    }

    /// How the game ended, or what is due.
    fn ahead(&self, position: &Position) -> Vec<Line> {
        let names = self.case.names();
        if let Some(outcome) = position.outcome() {
            let mut lines = vec![Line {
                text: words::outcome(&outcome, names),
                rules: vec![outcome.end.rule()],
            }];
            lines.extend(result::comparisons(position, outcome, names));
            return lines;
        }
        let standing = Standing::of(position, &self.case.speech);
        match standing.lines.first() {
            Some(line) if standing.due.is_none() => vec![Line {
                text: format!("As it stands: {}", line.text),
                rules: line.rules.clone(),
            }],
            _ => standing.next(),
        }
    }

    fn side(&self, position: &Position, legal: bool, lines: Vec<Line>) -> Side {
        let due = || standing::due(position).map(|due| due.judged.winners);
        let won = position.outcome().map(|outcome| outcome.winners);
        Side {
            legal,
            lines,
            totals: totals::of(position),
            winners: won.or_else(due),
        }
    }
}

const fn plain(text: String) -> Line {
    Line {
        text,
        rules: Vec::new(),
    }
}
