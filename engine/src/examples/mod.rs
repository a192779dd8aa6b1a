//! The rulebook's worked examples, as position files that open in the program.
//!
//! Each file carries its title and, as its note, what happens; docs/rulebook.md tells them at length.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use crate::rulebook::Rule;
use crate::text::file::{self, PositionFile};

/// One worked example: a table, what is done there, and the rules it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What it is known by: `6-audit-tie`. The number is that of docs/rulebook.md.
    pub name: &'static str,
    /// The rules it shows.
    pub rules: &'static [Rule],
    /// What is done there, as [`notation`](crate::text::notation) reads it. A finished turn is followed by the next.
    pub actions: &'static [&'static str],
    file: PositionFile,
}

impl Example {
    /// Its title.
    pub fn title(&self) -> &str {
        &self.file.title
    }

    /// What happens, in a few sentences.
    pub fn text(&self) -> &str {
        &self.file.note
    }

    /// The table, with the players' names.
    pub const fn file(&self) -> &PositionFile {
        &self.file
    }

    /// The one with this name, if there is one.
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|example| example.name == name)
    }

    /// Those that show this rule.
    pub fn showing(rule: Rule) -> impl Iterator<Item = &'static Self> {
        ALL.iter()
            .filter(move |example| example.rules.contains(&rule))
    }
}

macro_rules! examples {
    ($($name:literal [$($rule:ident),*] [$($action:literal),*];)*) => {
        /// How many there are, readable or not; the tests hold [`ALL`] to it.
        #[cfg(test)]
        const COUNT: usize = [$($name),*].len();

        /// All of them, in the rulebook's order.
        pub static ALL: LazyLock<Vec<Example>> = LazyLock::new(|| {
            let examples = [$(example(
                $name,
                &[$(Rule::$rule),*],
                &[$($action),*],
                include_str!(concat!($name, ".o21.ron")),
            )),*];
            examples.into_iter().flatten().collect()
        });
    };
}

fn example(
    name: &'static str,
    rules: &'static [Rule],
    actions: &'static [&'static str],
    source: &str,
) -> Option<Example> {
    let file = file::read(source.as_bytes()).ok()?;
    Some(Example {
        name,
        rules,
        actions,
        file,
    })
}

examples! {
    "1-set-up" [SetupLowestStarts, SetupBossesLeave] ["pick Manager"];
    "2a-assistant-alone" [AssistantTake, EffectForfeit] ["play Assistant"];
    "2b-assistant-one" [AssistantTake, EffectMandatory] ["play Assistant", "take back Sales"];
    "2c-assistant-director" [EffectForfeit, AssistantDirector, DirectorUntouchable] ["play Assistant"];
    "3-fifth-spy" [SpiesWin] ["play Spy"];
    "4-twenty-one-first" [Operations21, OperationsFirst]
        ["play Manager", "play Operator", "put back", "play Spy", "play Spy"];
    "5-spies-beat-twenty-one" [SpiesWin, SalesSwap, RankHigherWins]
        ["play Sales", "swap for Spy of seat 1"];
    "6-audit-tie" [AuditDue, CleanerOwnManager, AuditLowest, AuditTieCards, AuditTieHighest]
        ["play Cleaner", "remove Sales from seat 4"];
    "7-second-taxman" [AuditOneTaxman] ["play Taxman"];
    "8-twenty-one-beats-audit" [AuditDue, Audit21Outranks, EndNotVictory]
        ["play Manager", "play Spy", "play Spy"];
    "9-second-love" [LovePair, LoveChoice, LoveFaceDownTarget, LoveNext]
        ["play Boss", "love Secretary of seat 2", "play Cleaner", "remove Secretary from seat 2"];
}
