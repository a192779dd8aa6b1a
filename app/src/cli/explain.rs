//! Events in sentences with the ids of their rules, and the sentences of the rules cited.

use std::collections::BTreeSet;
use std::io::{self, Write};

use office21::play::{Event, Refusal};
use office21::rulebook::Rule;
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
