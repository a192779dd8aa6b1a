//! Events in sentences with the ids of their rules, and the sentences of the rules cited.

use std::collections::BTreeSet;
use std::io::{self, Write};

use office21::material::Profit;
use office21::play::{Event, Happening, Refusal};
use office21::rulebook::Rule;
use office21::table::Position;
use office21::text::words::{self, Names};

/// Collects the rules that are cited, so that each is said in full once.
#[derive(Debug, Default)]
pub(super) struct Cited(BTreeSet<Rule>);

impl Cited {
    /// `[rule-id]`, taken note of.
    pub(super) fn id(&mut self, rule: Rule) -> String {
        self.0.insert(rule);
        format!("[{rule}]")
    }

    /// A line for each event.
    pub(super) fn events(
        &mut self,
        out: &mut dyn Write,
        events: &[Event],
        names: &Names,
        indent: &str,
    ) -> io::Result<()> {
        for event in events {
            let id = self.id(event.rule);
            writeln!(out, "{indent}{} {id}", words::event(event, names))?;
        }
        Ok(())
    }

    /// A refusal in a line.
    pub(super) fn refusal(&mut self, refusal: Refusal, names: &Names) -> String {
        let id = self.id(refusal.rule);
        format!("{} {id}", words::refusal(&refusal, names))
    }

    /// Every rule cited, in the order of the rulebook, with its sentence.
    pub(super) fn rules(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        writeln!(out, "Rules:")?;
        for rule in &self.0 {
            writeln!(out, "  {rule}: {}", rule.sentence())?;
        }
        Ok(())
    }
}

/// Everybody's total in millions: `Anton 5, Jacky 11, Doris out`.
pub(super) fn totals(position: &Position, names: &Names) -> String {
    let total = |seat| {
        let name = names.of(seat);
        if position.alive().has(seat) {
            let total: Profit = position.total(seat);
            format!("{name} {total}")
        } else {
            format!("{name} out")
        }
    };
    let totals: Vec<String> = position.seats().into_iter().map(total).collect();
    totals.join(", ")
}

/// The totals that these events changed, from first to last: `Anton 5 → 8`.
pub(super) fn changes(
    events: &[Event],
    before: &Position,
    after: &Position,
    names: &Names,
) -> String {
    let change = |seat: office21::table::Seat| {
        let told = |event: &&Event| matches!(event.what, Happening::Total { seat: whose, .. } if whose == seat);
        let first = events.iter().find(told).map(|event| event.what);
        let from = match first {
            Some(Happening::Total { from, .. }) => from,
            _ => before.total(seat),
        };
        let name = names.of(seat);
        if before.alive().has(seat) && !after.alive().has(seat) {
            return Some(format!("{name} {from} → out"));
        }
        let to = after.total(seat);
        (from != to).then(|| format!("{name} {from} → {to}"))
    };
    let changes: Vec<String> = before.seats().into_iter().filter_map(change).collect();
    if changes.is_empty() {
        "unchanged".to_owned()
    } else {
        changes.join(", ")
    }
}
