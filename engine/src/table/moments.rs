use super::{MOST_PLAYERS, Seat, Seats};

/// Who achieved the present total when: ranks from 0, dense, so that equal situations are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Moments([u8; MOST_PLAYERS]);

/// The rank of those who are out of every comparison.
const NONE: u8 = u8::MAX;

// `Seat::index` is below five, the length of the array.
impl Moments {
    /// Nobody takes part.
    pub(crate) const NOBODY: Self = Self([NONE; MOST_PLAYERS]);

    /// Set-up: the same moment for all of them.
    pub(crate) fn of_setup(seats: Seats) -> Self {
        Self(Seat::ALL.map(|seat| if seats.has(seat) { 0 } else { NONE }))
    }

    /// These ranks, which must be dense; only those of these seats matter.
    pub(crate) fn of_ranks(ranks: [u8; MOST_PLAYERS], seats: Seats) -> Self {
        Self(Seat::ALL.map(|seat| {
            if seats.has(seat) {
                ranks[seat.index()]
            } else {
                NONE
            }
        }))
    }

    /// The rank of this seat; 0 if it is out.
    pub(crate) const fn rank(self, seat: Seat) -> u8 {
        let rank = self.0[seat.index()];
        if rank == NONE { 0 } else { rank }
    }

    /// This seat has achieved its total later than all others, or at the same moment as the last of them.
    pub(crate) fn achieve(&mut self, seat: Seat, same: bool) {
        self.forget(seat);
        let next = self
            .0
            .iter()
            .map(|&rank| if rank == NONE { 0 } else { rank + 1 })
            .max();
        self.0[seat.index()] = next.unwrap_or(0).saturating_sub(u8::from(same));
    }

    /// This seat is out; those after it move up unless somebody shares its rank.
    pub(crate) fn forget(&mut self, seat: Seat) {
        let old = std::mem::replace(&mut self.0[seat.index()], NONE);
        let mut shared = false;
        for rank in self.0 {
            shared |= rank == old;
        }
        if !shared {
            for rank in &mut self.0 {
                if *rank > old && *rank != NONE {
                    *rank -= 1;
                }
            }
        }
    }
}
