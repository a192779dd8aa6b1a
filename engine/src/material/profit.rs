use serde::{Deserialize, Serialize};

/// The most a player may make: 21 million (`record-profit`).
pub const LIMIT: Profit = Profit::from_halves(42);

/// A profit, counted in half millions so that no fraction is ever rounded.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Profit(u8);

impl Profit {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// A profit of so many half millions.
    pub const fn from_halves(halves: u8) -> Self {
        Self(halves)
    }

    /// The profit in half millions.
    pub const fn halves(self) -> u8 {
        self.0
    }

    /// The profit in millions.
    pub fn millions(self) -> f32 {
        f32::from(self.0) / 2.0
    }
}

impl std::ops::Add for Profit {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl std::ops::Sub for Profit {
    type Output = Self;
    /// What is left; never below zero.
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl std::fmt::Display for Profit {
    /// In millions, as on the cards: `21`, `0.5`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{}{half}", self.0 / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_millions_are_written_in_millions() {
        let written = [0, 1, 42, 43].map(|halves| Profit::from_halves(halves).to_string());
        assert_eq!(written, ["0", "0.5", "21", "21.5"]);
        assert!((Profit::from_halves(43).millions() - 21.5).abs() < f32::EPSILON);
        assert_eq!(Profit::ZERO - LIMIT, Profit::ZERO);
        assert_eq!((LIMIT + LIMIT - LIMIT).halves(), LIMIT.halves());
    }
}
