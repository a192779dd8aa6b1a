//! The rules.

use office21::rulebook::Rule;

/// What of the rules is shown.
#[derive(Debug, Default)]
pub struct Rules {
    rule: Option<Rule>,
}

impl Rules {
    /// The rule shown.
    pub const fn rule(&self) -> Option<Rule> {
        self.rule
    }

    /// Shows this rule.
    pub(super) const fn show(&mut self, rule: Rule) {
        self.rule = Some(rule);
    }
}
