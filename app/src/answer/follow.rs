use office21::play::{Action, Event};
use office21::rulebook::Rule;
use office21::table::{Outcome, Position};
use office21::text::{notation, words};
use serde::Serialize;

use super::branch::Branch;
use super::{Case, Line, Speech, Standing, TotalChange, cited, totals};

/// A legal action and what follows from it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Follow {
    /// In the words that programs rely on: `swap for Taxman of seat 1`.
    pub action: String,
    /// In the words of a button: `Swap for Taxman of Anton`.
    pub label: String,
    /// The same as data.
    #[serde(skip)]
    pub deed: Action,
    /// What happens, as the deciding seat would be told: a card drawn stays hidden.
    pub events: Vec<Told>,
    /// The totals that change.
    pub totals: Vec<TotalChange>,
    /// The same in words: `Anton 5 → 8`, or `unchanged`.
    #[serde(skip)]
    pub changes: String,
    /// Whose decision is awaited then; `None` once the game is over.
    pub turn: Option<String>,
    /// What would end the game next if nobody changed anything, and the comparisons that lead to the winner; empty where
    /// nothing would, or a choice is still open.
    pub standing: Vec<Line>,
    /// Where the rulebook leaves open what happens.
    pub silent: Option<Line>,
    /// The result, if the game is over then.
    pub result: Option<Outcome>,
    /// The choices on open cards that this leaves to the same seat, each with what follows.
    pub next: Vec<Follow>,
}

/// An event with its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// In words.
    pub message: String,
    /// As data, its rule included.
    #[serde(flatten)]
    pub event: Event,
}

impl Follow {
    /// What follows from an action of this case; `None` if it is refused.
    pub(super) fn of(case: &Case, action: Action) -> Option<Self> {
        Self::at(&case.position, action, &case.speech)
    }

    fn at(before: &Position, action: Action, speech: &Speech) -> Option<Self> {
        let branch = Branch::of(before, action)?;
        let names = speech.names();
        let after = &branch.after;
        let totals = totals::changes(before, after);
        let told = |event: &Event| Told {
            message: words::event(event, names),
            event: *event,
        };
        let over = after.outcome();
        let open = over.is_none() && branch.goes_on_openly();
        let next = |&next: &Action| Self::at(after, next, speech);
        let mut follow = Self {
            action: notation::write(before, action),
            label: words::action(action, names),
            deed: action,
            events: branch.events.iter().map(told).collect(),
            changes: totals::changes_words(&totals, before, names),
            totals,
            turn: over.is_none().then(|| words::turn(&after.turn(), names)),
            standing: Vec::new(),
            silent: None,
            result: over,
            next: if open {
                after.actions().iter().filter_map(next).collect()
            } else {
                Vec::new()
            },
        };
        if !open {
            follow.standing = Standing::of(after, speech).next();
        }
        follow.silent = cited::silence(follow.own_rules(), before.readings());
        Some(follow)
    }

    /// Also these rules decide, because another reading of them would change what follows.
    pub(super) fn decided_by(&mut self, rules: &[Rule], case: &Case) {
        let all = self.own_rules().into_iter().chain(rules.iter().copied());
        self.silent = cited::silence(all, case.position.readings());
    }

    /// The rules of what follows at once, without the choices after it.
    fn own_rules(&self) -> Vec<Rule> {
        let events = self.events.iter().map(|told| told.event.rule);
        let standing = self.standing.iter().flat_map(|line| line.rules.clone());
        events.chain(standing).collect()
    }

    /// Every rule this rests on.
    pub(super) fn cite(&self, rules: &mut Vec<Rule>) {
        rules.extend(self.own_rules());
        rules.extend(self.silent.iter().flat_map(|line| line.rules.clone()));
        for next in &self.next {
            next.cite(rules);
        }
    }
}
