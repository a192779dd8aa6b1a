//! Who achieved the present total first, as an order to be changed.

use crate::table::{Draft, Seat};

/// The seats from the one whose total is the oldest to the latest; some at the same moment (`current-run`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order(Vec<(Seat, bool)>);

impl Order {
    /// The order as the table has it.
    pub fn of(draft: &Draft) -> Self {
        let since = draft.seats().map(|(seat, part)| (part.total_since, seat));
        let mut seats: Vec<(i64, Seat)> = since.collect();
        seats.sort_unstable();
        let before = std::iter::once(None).chain(seats.iter().map(|(since, _)| Some(*since)));
        let same = |(&(since, seat), before)| (seat, before == Some(since));
        Self(seats.iter().zip(before).map(same).collect())
    }

    /// Each seat with whether its moment is that of the one before.
    pub fn seats(&self) -> &[(Seat, bool)] {
        &self.0
    }

    /// The same with one of them elsewhere, at a moment of its own; as it is where there is no such place.
    #[must_use]
    pub fn moved(&self, from: usize, to: usize) -> Self {
        let mut seats = self.0.clone();
        if from.max(to) >= seats.len() {
            return self.clone();
        }
        let (seat, _) = seats.remove(from);
        // Whoever comes first now, or after the one that moved, has a moment of their own.
        for at in [0, to] {
            if let Some(next) = seats.get_mut(at) {
                next.1 = false;
            }
        }
        seats.insert(to, (seat, false));
        Self(seats)
    }

    /// The same with one of them at the moment of the one before, or at its own.
    #[must_use]
    pub fn together(&self, at: usize, same: bool) -> Self {
        let mut seats = self.0.clone();
        if let Some(seat) = seats.get_mut(at).filter(|_| at > 0) {
            seat.1 = same;
        }
        Self(seats)
    }

    /// A moment for each seat, from 1, as [`Edit::Since`](super::Edit::Since) takes them.
    pub fn moments(&self) -> Vec<i64> {
        let mut moments = vec![0; self.0.len()];
        let mut now = 0;
        for &(seat, same) in &self.0 {
            now += i64::from(!same || now == 0);
            if let Some(moment) = moments.get_mut(seat.index()) {
                *moment = now;
            }
        }
        moments
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(since: &[i64]) -> Draft {
        let mut draft = Draft::empty(since.len());
        for (part, &since) in draft.seats.iter_mut().zip(since) {
            part.total_since = since;
        }
        draft
    }

    #[test]
    fn the_order_is_read_and_written() {
        let read = Order::of(&draft(&[3, 1, 1, 7]));
        let seats: Vec<(u8, bool)> = read
            .seats()
            .iter()
            .map(|(seat, same)| (seat.number(), *same))
            .collect();
        assert_eq!(seats, [(2, false), (3, true), (1, false), (4, false)]);
        assert_eq!(read.moments(), [2, 1, 1, 3]);
    }

    #[test]
    fn a_seat_is_moved() {
        let read = Order::of(&draft(&[1, 2, 3]));
        assert_eq!(read.moved(2, 0).moments(), [2, 3, 1]);
        assert_eq!(read.moved(0, 2).moments(), [3, 1, 2]);
        let together = Order::of(&draft(&[0, 0, 0]));
        assert_eq!(together.moved(0, 1).moments(), [2, 1, 3]);
    }
}
