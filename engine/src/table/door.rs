//! The only door from a draft to a position.

use super::{Draft, Fault, MOST_PLAYERS, Moments, Piles, Position, Seat, Turn};
use crate::material::Employee;

impl Draft {
    /// The lawful position this draft shows.
    ///
    /// # Errors
    /// Every fault of it at once, in the order of [`Draft::faults`].
    pub fn into_position(&self) -> Result<Position, Vec<Fault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let bottom_first: Vec<Employee> = self.draw_pile.iter().rev().copied().collect();
        let mut position = Position {
            piles: Piles::stacked(&bottom_first),
            alive: self.alive(),
            players: self.seats.len() as u8,
            audit_of: self
                .taxman_at()
                .map(|holder| self.audit_of.unwrap_or(holder)),
            refills_over: self.refills_over,
            moments: if self.turn.in_setup() {
                Moments::OF_SETUP
            } else {
                Moments::of_ranks(self.ranks())
            },
            chance: self.chance,
            readings: self.readings,
            ..Position::EMPTY
        };
        for &card in &self.discard_pile {
            position.piles.throw(card);
        }
        for (seat, part) in self.seats() {
            let at = seat.index();
            position.hands[at] = part.hand;
            position.face_up[at] = part.office;
            position.totals.set(seat, part.total());
            for kind in part.face_down.iter() {
                position.face_down[at].add(kind);
            }
        }
        position.set_turn(&self.turn);
        Ok(position)
    }
}

impl Draft {
    /// The moments of `total_since` as dense ranks from 0; eliminated seats have 0.
    pub(crate) fn ranks(&self) -> [u8; MOST_PLAYERS] {
        let alive = self.seats.iter().filter(|part| !part.eliminated);
        let mut moments: Vec<i64> = alive.map(|part| part.total_since).collect();
        moments.sort_unstable();
        moments.dedup();
        let mut ranks = [0; MOST_PLAYERS];
        for (rank, part) in ranks.iter_mut().zip(&self.seats) {
            if !part.eliminated {
                *rank = moments
                    .iter()
                    .filter(|&&moment| moment < part.total_since)
                    .count() as u8;
            }
        }
        ranks
    }
}

impl Position {
    fn set_turn(&mut self, turn: &Turn) {
        self.step = turn.step();
        self.seat = turn.decider().unwrap_or(Seat::ALL[0]);
        match *turn {
            Turn::Setup { round, ref picks } => {
                self.aside = round;
                for (seat, pick) in Seat::ALL.into_iter().zip(picks) {
                    self.picks[seat.index()] = pick.map_or(0, |kind| kind as u8 + 1);
                }
            }
            Turn::SetupLove { round, .. } => self.aside = round,
            Turn::DirectorDiscard { hand, .. } => self.aside = hand.index() as u8,
            Turn::Over { result } => self.outcome = Some(result),
            _ => {}
        }
    }
}
