use super::{Employee, Profit};

/// A handful of cards: how many of each kind. Cards of a kind are alike.
///
/// Packed into one word, three bits a kind, so that hands and offices are copied and compared at once.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u32);

/// The lowest bit of every kind's field.
const ONES: u32 = 0o1_111_111_111;
/// Every other field, and the multiplier that adds five fields of six bits up into the highest.
const EVEN: u32 = 0o707_070_707;
const SUM: u32 = 0o101_010_101;

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// One card of each of these kinds, as often as it is named.
    ///
    /// # Panics
    /// If a kind is named more than seven times: the game has six at most.
    pub fn of(kinds: &[Employee]) -> Self {
        kinds.iter().copied().collect()
    }

    /// One card of this kind.
    pub(crate) const fn one(kind: Employee) -> Self {
        Self(1 << shift(kind))
    }

    /// All 44 cards of the game.
    pub fn deck() -> Self {
        let mut deck = Self::NONE;
        for kind in Employee::ALL {
            deck.0 |= u32::from(kind.copies()) << shift(kind);
        }
        deck
    }

    /// How many of this kind.
    pub const fn count(self, kind: Employee) -> u8 {
        ((self.0 >> shift(kind)) & 7) as u8
    }

    /// Whether there is one of this kind at least.
    pub const fn has(self, kind: Employee) -> bool {
        self.0 & (7 << shift(kind)) != 0
    }

    /// How many cards in all.
    pub const fn len(self) -> usize {
        let pairs = (self.0 & EVEN) + ((self.0 >> 3) & EVEN);
        ((pairs.wrapping_mul(SUM) >> 24) & 63) as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one more card in.
    ///
    /// # Panics
    /// In debug builds, beyond seven of a kind.
    pub fn add(&mut self, kind: Employee) {
        debug_assert!(self.count(kind) < 7, "more {kind} cards than fit");
        self.0 += 1 << shift(kind);
    }

    /// Takes one card out; `false`, and nothing changed, if there is none.
    pub fn take(&mut self, kind: Employee) -> bool {
        // A branch on purpose: subtracting `u32::from(there)` instead is miscompiled by rustc 1.95 with LLVM 22.1.2,
        // which leaves the card where it was once `there` is known to be true.
        if !self.has(kind) {
            return false;
        }
        self.0 -= 1 << shift(kind);
        true
    }

    /// These and those together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        debug_assert!(
            Employee::ALL
                .iter()
                .all(|&k| self.count(k) + other.count(k) <= 7),
            "more cards of a kind than fit"
        );
        Self(self.0 + other.0)
    }

    /// These without those; a kind of which there are fewer than that is left out whole.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        let mut left = self;
        for kind in other.kinds() {
            let less = other.count(kind).min(left.count(kind));
            left.0 -= u32::from(less) << shift(kind);
        }
        left
    }

    /// Without all cards of this kind.
    #[must_use]
    pub const fn without(self, kind: Employee) -> Self {
        Self(self.0 & !(7 << shift(kind)))
    }

    /// The cards of this kind alone.
    pub(crate) const fn only(self, kind: Employee) -> Self {
        Self(self.0 & (7 << shift(kind)))
    }

    /// The cards that bring at least so much each.
    pub(crate) fn worth(self, least: Profit) -> Self {
        let halves = usize::from(least.halves()).min(WORTH.len() - 1);
        Self(self.0 & WORTH[halves])
    }

    /// The kinds present, each once, in order.
    pub const fn kinds(self) -> Kinds {
        Kinds((self.0 | (self.0 >> 1) | (self.0 >> 2)) & ONES)
    }

    /// Every card, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Employee> + Clone {
        self.kinds()
            .flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The printed profits added up: 127.5 million at most, more than the whole deck has.
    pub fn profit(self) -> Profit {
        let halves = self
            .kinds()
            .map(|k| u16::from(k.profit().halves()) * u16::from(self.count(k)));
        Profit::from_halves(halves.sum::<u16>().min(255) as u8)
    }
}

/// All 44 cards, kind by kind.
pub const DECK_IN_ORDER: [Employee; super::DECK] = {
    let mut deck = [Employee::Spy; super::DECK];
    let (mut kind, mut at) = (0, 0);
    while kind < Employee::ALL.len() {
        let mut copy = 0;
        while copy < Employee::ALL[kind].copies() {
            deck[at] = Employee::ALL[kind];
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    deck
};

/// The kinds in some [`Cards`], each once.
#[derive(Clone, Debug)]
pub struct Kinds(u32);

/// The kind whose field a bit lies in; the two highest bits, which are in none, are free for the lovers lying face-down.
const BY_BIT: [Employee; 32] = {
    let mut by_bit = [Employee::Boss; 32];
    by_bit[30] = Employee::Secretary;
    let mut bit = 0;
    while bit < 30 {
        by_bit[bit] = Employee::ALL[bit / 3];
        bit += 1;
    }
    by_bit
};

/// The kind of the lowest bit that is set.
const fn by_bit(bits: u32) -> Employee {
    BY_BIT[(bits.trailing_zeros() & 31) as usize]
}

impl Kinds {
    /// The lowest bit of the field of each kind.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// How many.
    pub(crate) const fn count_bits(bits: u32) -> usize {
        // One bit of three is set at most: adding pairs of fields up is quicker than counting bit by bit.
        Cards(bits & ONES).len()
    }

    /// The kind in whose field the lowest bit is.
    pub(crate) const fn lowest(bits: u32) -> Employee {
        by_bit(bits)
    }
}

impl Iterator for Kinds {
    type Item = Employee;

    fn next(&mut self) -> Option<Employee> {
        if self.0 == 0 {
            return None;
        }
        let kind = by_bit(self.0);
        self.0 &= self.0 - 1;
        Some(kind)
    }
}

/// The fields of the kinds that bring at least so many halves each; no kind brings the last one.
const WORTH: [u32; Employee::MOST_HALVES + 2] = {
    let mut worth = [0; Employee::MOST_HALVES + 2];
    let mut halves = 0;
    while halves < worth.len() {
        let mut kind = 0;
        while kind < Employee::ALL.len() {
            if Employee::ALL[kind].profit().halves() as usize >= halves {
                worth[halves] |= 7 << (3 * kind);
            }
            kind += 1;
        }
        halves += 1;
    }
    worth
};

const fn shift(kind: Employee) -> u32 {
    3 * kind as u32
}

impl FromIterator<Employee> for Cards {
    fn from_iter<I: IntoIterator<Item = Employee>>(kinds: I) -> Self {
        let mut cards = Self::NONE;
        for kind in kinds {
            assert!(cards.count(kind) < 7, "more {kind} cards than fit");
            cards.add(kind);
        }
        cards
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_44_cards_and_every_count_is_kept() {
        let deck = Cards::deck();
        assert_eq!(deck.len(), super::super::DECK);
        assert_eq!(deck.iter().count(), 44);
        assert!(Employee::ALL.iter().all(|&k| deck.count(k) == k.copies()));
        assert_eq!(deck.iter().collect::<Cards>(), deck);
        assert_eq!(deck.minus(deck), Cards::NONE);
    }

    #[test]
    fn taking_what_is_not_there_changes_nothing() {
        let mut cards = Cards::of(&[Employee::Spy]);
        assert!(!cards.take(Employee::Boss));
        assert!(cards.take(Employee::Spy) && cards.is_empty() && !cards.take(Employee::Spy));
    }
}
