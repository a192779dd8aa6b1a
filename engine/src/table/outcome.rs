use serde::{Deserialize, Serialize};

use super::Seats;

/// What ended the game. It need not be what won it (`end-not-victory`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum End {
    /// Five Spies in one office (`spies-win`).
    IndustrialEspionage,
    /// A 21 that still stood when its player's turn came (`operations-21`).
    SuccessfulOperations,
    /// A Taxman that was still there when its player's turn came (`audit-due`).
    TaxAudit,
    /// Too few cards to refill (`employment-end`).
    FullEmployment,
    /// All but one eliminated (`last-player`).
    RecordBreakingProfits,
}

/// What the winner won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Victory {
    /// Five Spies in one office (`spies-win`).
    IndustrialEspionage,
    /// Exactly 21 million (`operations-21`, `audit-21-outranks`).
    SuccessfulOperations,
    /// The lowest profit at a tax audit (`audit-lowest`).
    CreativeAccounting,
    /// The highest profit at full employment (`employment-highest`).
    LargeProfits,
    /// The last player left (`last-player`).
    StrategicManagement,
}

impl End {
    /// All five, in the rulebook's order.
    pub const ALL: [Self; 5] = [
        Self::IndustrialEspionage,
        Self::SuccessfulOperations,
        Self::TaxAudit,
        Self::FullEmployment,
        Self::RecordBreakingProfits,
    ];

    /// In words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::IndustrialEspionage => "industrial espionage",
            Self::SuccessfulOperations => "successful operations",
            Self::TaxAudit => "tax audit",
            Self::FullEmployment => "full employment",
            Self::RecordBreakingProfits => "record breaking profits",
        }
    }
}

impl Victory {
    /// All five, in the rulebook's order.
    pub const ALL: [Self; 5] = [
        Self::IndustrialEspionage,
        Self::SuccessfulOperations,
        Self::CreativeAccounting,
        Self::LargeProfits,
        Self::StrategicManagement,
    ];

    /// In words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::IndustrialEspionage => "industrial espionage",
            Self::SuccessfulOperations => "successful operations",
            Self::CreativeAccounting => "creative accounting",
            Self::LargeProfits => "large profits",
            Self::StrategicManagement => "strategic management",
        }
    }
}

/// How a game ended and who won it. Several winners share an unbroken tie (`tie-shared`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// What ended it.
    pub end: End,
    /// What it was won by.
    pub victory: Victory,
    /// Who won it.
    pub winners: Seats,
}

#[cfg(test)]
mod tests {
    use super::{End, Victory};
    use crate::rulebook::Rule;

    #[test]
    fn every_end_and_every_victory_has_its_words_and_its_rule() {
        let ends = End::ALL.map(|end| (end.name(), end.rule()));
        let expected = [
            ("industrial espionage", Rule::SpiesWin),
            ("successful operations", Rule::Operations21),
            ("tax audit", Rule::AuditDue),
            ("full employment", Rule::EmploymentEnd),
            ("record breaking profits", Rule::LastPlayer),
        ];
        assert_eq!(ends, expected);
        let victories = Victory::ALL.map(|victory| (victory.name(), victory.rule()));
        let expected = [
            ("industrial espionage", Rule::SpiesWin),
            ("successful operations", Rule::Operations21),
            ("creative accounting", Rule::AuditLowest),
            ("large profits", Rule::EmploymentHighest),
            ("strategic management", Rule::LastPlayer),
        ];
        assert_eq!(victories, expected);
    }
}
