//! A small number for each seat, all in one word: copied, compared and searched at once.

use super::{MOST_PLAYERS, Seat, Seats};
use crate::material::{LIMIT, Profit};

/// One in every lane; a lane is a byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every lane.
const HIGH: u64 = ONES << 7;
/// All bits of the lanes of a set of seats.
const LANES: [u64; 1 << MOST_PLAYERS] = {
    let mut lanes = [0; 1 << MOST_PLAYERS];
    let mut seats = 0;
    while seats < lanes.len() {
        let mut seat = 0;
        while seat < MOST_PLAYERS {
            if seats & (1 << seat) != 0 {
                lanes[seats] |= 0xff << (8 * seat);
            }
            seat += 1;
        }
        seats += 1;
    }
    lanes
};

const fn shift(seat: Seat) -> usize {
    8 * seat.index()
}

/// The totals of all offices, in half millions.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Totals(u64);

impl Totals {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn get(self, seat: Seat) -> Profit {
        Profit::from_halves((self.0 >> shift(seat)) as u8)
    }

    /// The whole deck makes 112 million, so that no lane runs over into the next.
    pub(crate) fn add(&mut self, seat: Seat, profit: Profit) {
        self.0 += u64::from(profit.halves()) << shift(seat);
    }

    pub(crate) fn sub(&mut self, seat: Seat, profit: Profit) {
        debug_assert!(self.get(seat) >= profit, "less than nothing");
        self.0 -= u64::from(profit.halves()) << shift(seat);
    }

    pub(crate) fn set(&mut self, seat: Seat, total: Profit) {
        self.0 &= !(0xff << shift(seat));
        self.0 |= u64::from(total.halves()) << shift(seat);
    }

    /// Whether anybody stands above 21.
    pub(crate) const fn any_above(self) -> bool {
        // A total above 42 halves carries into the highest bit, or has it set already.
        const CARRY: u64 = ONES * (127 - LIMIT.halves() as u64);
        (((self.0 & !HIGH) + CARRY) | self.0) & HIGH != 0
    }

    /// The seats whose totals differ.
    pub(crate) const fn differ(self, other: Self) -> Seats {
        let apart = self.0 ^ other.0;
        let lanes = (((apart & !HIGH) + !HIGH) | apart) & HIGH;
        Seats::from_bits(((lanes >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }
}

/// Who achieved the present total when: ranks from 0, dense, so that equal situations are equal values.
///
/// Who is out of the comparison has rank 0. The highest lane counts the ranks in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Moments(u64);

const USED: u32 = 56;

impl Moments {
    /// Set-up: the same moment for everybody.
    pub(crate) const OF_SETUP: Self = Self(1 << USED);

    /// These ranks, which are dense among those who take part and 0 for the others.
    pub(crate) fn of_ranks(ranks: [u8; MOST_PLAYERS]) -> Self {
        let used = u64::from(ranks.iter().max().map_or(0, |rank| rank + 1)) << USED;
        let lane = |seat: Seat| u64::from(ranks[seat.index()]) << shift(seat);
        Self(Seat::ALL.into_iter().map(lane).sum::<u64>() | used)
    }

    pub(crate) const fn rank(self, seat: Seat) -> u8 {
        (self.0 >> shift(seat)) as u8
    }

    /// This seat has achieved its total later than all the others, or at the same moment as the last of them.
    pub(crate) fn achieve(&mut self, seat: Seat, others: Seats, same: bool) {
        self.forget(seat, others);
        let used = self.0 >> USED;
        if same {
            self.0 |= (used - 1) << shift(seat);
        } else {
            self.0 |= used << shift(seat);
            self.0 += 1 << USED;
        }
    }

    /// This seat is out; those after it move up unless somebody shares its rank.
    pub(crate) fn forget(&mut self, seat: Seat, others: Seats) {
        let old = u64::from(self.rank(seat));
        self.0 &= !(0xff << shift(seat));
        // A set of seats has five bits.
        let lanes = HIGH & LANES[usize::from(others.bits() & 31)];
        // Ranks are far below 128: a lane that differs from the rank carries into its highest bit.
        let apart = (self.0 ^ (old * ONES)) + !HIGH;
        // All ones where nobody shares the rank: a branch would be guessed wrong too often.
        let alone = u64::from(!apart & lanes == 0).wrapping_neg();
        // Where nobody shares it, those who are not before are after.
        let later = ((self.0 | HIGH) - old * ONES) & lanes & alone;
        self.0 -= later >> 7;
        self.0 -= (1 << USED) & alone;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(at: &[usize]) -> Seats {
        at.iter().filter_map(|&at| Seat::from_index(at)).collect()
    }

    #[test]
    fn totals_are_kept_apart() {
        let mut totals = Totals::default();
        for (at, halves) in [(0, 42), (3, 43), (4, 224)] {
            totals.add(Seat::ALL[at], Profit::from_halves(halves));
        }
        assert!(totals.any_above());
        let mut other = totals;
        other.sub(Seat::ALL[3], Profit::from_halves(1));
        assert!(other.any_above());
        other.set(Seat::ALL[4], Profit::from_halves(42));
        assert!(!other.any_above());
        assert_eq!(totals.differ(other), seats(&[3, 4]));
        assert_eq!(totals.differ(totals), Seats::NONE);
        assert_eq!(other.get(Seat::ALL[4]).halves(), 42);
    }

    #[test]
    fn ranks_stay_dense() {
        let all = Seats::first(4);
        let mut moments = Moments::OF_SETUP;
        let ranks = |moments: Moments| Seat::ALL.map(|seat| moments.rank(seat));
        moments.achieve(Seat::ALL[1], all.without(Seat::ALL[1]), false);
        assert_eq!(ranks(moments), [0, 1, 0, 0, 0]);
        moments.achieve(Seat::ALL[0], all.without(Seat::ALL[0]), false);
        moments.achieve(Seat::ALL[2], all.without(Seat::ALL[2]), true);
        assert_eq!(ranks(moments), [2, 1, 2, 0, 0]);
        moments.achieve(Seat::ALL[3], all.without(Seat::ALL[3]), false);
        assert_eq!(ranks(moments), [1, 0, 1, 2, 0]);
        moments.forget(Seat::ALL[1], all.without(Seat::ALL[1]));
        assert_eq!(ranks(moments), [0, 0, 0, 1, 0]);
        assert_eq!(moments, Moments::of_ranks([0, 0, 0, 1, 0]));
    }
}
