use serde::{Deserialize, Serialize};

use super::Profit;

/// How many employee cards the game has.
pub const DECK: usize = 44;

/// The ten kinds of employee cards, in the order of the rule catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the rulebook's own")]
pub enum Employee {
    Spy,
    Cleaner,
    Operator,
    Assistant,
    Sales,
    Manager,
    Secretary,
    Boss,
    Director,
    Taxman,
}

use Employee::{
    Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};

impl Employee {
    /// Every kind, in order.
    pub const ALL: [Self; 10] = [
        Spy, Cleaner, Operator, Assistant, Sales, Manager, Secretary, Boss, Director, Taxman,
    ];

    const HALVES: [u8; 10] = [0, 1, 2, 4, 6, 8, 12, 17, 14, 0];
    /// What the richest employee brings, the Boss.
    pub(crate) const MOST_HALVES: usize = 17;
    const COPIES: [u8; 10] = [5, 6, 6, 4, 6, 5, 2, 2, 4, 4];

    /// The kind at this place of [`Employee::ALL`], if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 10 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// Its place in [`Employee::ALL`], from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed profit.
    pub const fn profit(self) -> Profit {
        Profit::from_halves(Self::HALVES[self as usize])
    }

    /// How many cards of this kind the game has.
    pub const fn copies(self) -> u8 {
        Self::COPIES[self as usize]
    }

    /// Boss and Secretary: the two kinds that may lie face-down (`love-pair`).
    pub const fn is_lover(self) -> bool {
        matches!(self, Boss | Secretary)
    }

    /// The name on the card.
    pub const fn name(self) -> &'static str {
        match self {
            Spy => "Spy",
            Cleaner => "Cleaner",
            Operator => "Operator",
            Assistant => "Assistant",
            Sales => "Sales",
            Manager => "Manager",
            Secretary => "Secretary",
            Boss => "Boss",
            Director => "Director",
            Taxman => "Taxman",
        }
    }
}

impl std::fmt::Display for Employee {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_place_and_the_lovers_are_two() {
        for (place, kind) in Employee::ALL.into_iter().enumerate() {
            assert_eq!(Employee::from_index(place), Some(kind));
            assert_eq!(kind.index(), place);
            assert_eq!(kind.is_lover(), kind == Boss || kind == Secretary);
            assert_eq!(format!("{kind:>9}"), format!("{:>9}", kind.name()));
        }
        assert_eq!(Employee::from_index(10), None);
    }
}
