//! The same table under two readings: what differs, each difference with both of its sides.

use office21::play::{Action, Event};
use office21::table::Position;
use office21::text::words;

use super::branch::Branch;
use super::other::{Deed, Difference, Side};
use super::{Case, Line, Standing, named, result, standing, totals};

/// Everything that would not be the same there: what is legal, what follows, who wins.
pub(super) fn everything(case: &Case, there: &Position) -> Vec<Difference> {
    let mut found = Found::new(case);
    found.root(there);
    let refused = named::refused(&case.position);
    let mut actions = either(&case.position, there);
    for refusal in refused {
        if !actions.contains(&refusal.action) {
            actions.push(refusal.action);
        }
    }
    for action in actions {
        found.compare(&case.position, there, action, &Deed::none());
    }
    found.differences
}

/// What would not be the same there about this action.
pub(super) fn one(case: &Case, there: &Position, action: Action) -> Vec<Difference> {
    let mut found = Found::new(case);
    found.compare(&case.position, there, action, &Deed::none());
    found.differences
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

/// The differences found so far.
struct Found<'a> {
    case: &'a Case,
    differences: Vec<Difference>,
}

impl<'a> Found<'a> {
    const fn new(case: &'a Case) -> Self {
        Self {
            case,
            differences: Vec::new(),
        }
    }

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
            let ahead = |position: &Position| side(position, true, self.ahead(position));
            let (here, there) = (ahead(here), ahead(there));
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
            return side(before, false, line.into_iter().collect());
        };
        let mut lines = vec![plain("Legal.".to_owned())];
        lines.extend(self.events(branch, &Same::default()));
        if branch.after.outcome().is_none() {
            lines.extend(self.ahead(&branch.after));
        }
        side(&branch.after, true, lines)
    }

    /// What is said on each side from where the two part; `None` if they do not.
    fn parted(&self, one: &Branch, other: &Branch) -> Option<(Side, Side)> {
        let same = Same::of(&one.events, &other.events);
        let (here, there) = (&one.after, &other.after);
        let events = one.events != other.events;
        let totals = totals::of(here) != totals::of(there);
        let open = one.goes_on_openly() && other.goes_on_openly();
        let legal = !open && here.actions() != there.actions();
        let due = !open && standing::due(here) != standing::due(there);
        if !(events || totals || legal || due || self.apart(here, there)) {
            return None;
        }
        let own = |branch: &Branch| {
            let after = &branch.after;
            let mut lines = Vec::new();
            if events {
                lines.extend(self.events(branch, &same));
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
            side(after, true, lines)
        };
        Some((own(one), own(other)))
    }

    /// Whether the tables differ in more than the readings; of choices that follow openly the end is compared.
    fn apart(&self, here: &Position, there: &Position) -> bool {
        let mut draft = there.to_draft();
        draft.readings = self.case.position.readings();
        draft != here.to_draft()
    }

    fn events(&self, branch: &Branch, same: &Same) -> Vec<Line> {
        let line = |event: &Event| Line {
            text: words::event(event, self.case.names()),
            rules: vec![event.rule],
        };
        let own = branch.events.len().saturating_sub(same.last);
        let lines = branch.events.iter().take(own).skip(same.first).map(line);
        let lines: Vec<Line> = lines.collect();
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
}

fn side(position: &Position, legal: bool, lines: Vec<Line>) -> Side {
    let due = || standing::due(position).map(|due| due.judged.winners);
    let won = position.outcome().map(|outcome| outcome.winners);
    Side {
        legal,
        lines,
        totals: totals::of(position),
        winners: won.or_else(due),
    }
}

/// How many events two courses begin with alike, and how many they end with alike.
#[derive(Default)]
struct Same {
    first: usize,
    last: usize,
}

impl Same {
    fn of(one: &[Event], other: &[Event]) -> Self {
        let alike = |(one, other): &(&Event, &Event)| one == other;
        let first = one.iter().zip(other).take_while(alike).count();
        let rest = |events: &[Event]| events.len() - first;
        let most = rest(one).min(rest(other));
        let ends = one.iter().rev().zip(other.iter().rev()).take(most);
        Self {
            first,
            last: ends.take_while(alike).count(),
        }
    }
}

const fn plain(text: String) -> Line {
    Line {
        text,
        rules: Vec::new(),
    }
}
