use arrayvec::ArrayVec;

use crate::material::{Cards, DECK, Employee};
use crate::rulebook::Readings;
use crate::table::{FaceDown, MOST_PLAYERS, Outcome, Position, Seat, Seats, Step};

/// What lies open for everybody: a [`Position`] without hands, pile and chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Open {
    pub(super) players: u8,
    pub(super) alive: Seats,
    pub(super) step: Step,
    /// As in a position: who decides, or seat 1 after the end.
    pub(super) seat: Seat,
    /// The round of set-up, or whose hand is looked at (as an index), or 0.
    pub(super) aside: u8,
    pub(super) face_up: [Cards; MOST_PLAYERS],
    pub(super) face_down: [FaceDown; MOST_PLAYERS],
    pub(super) since: [u8; MOST_PLAYERS],
    pub(super) hand_len: [u8; MOST_PLAYERS],
    pub(super) picked: Seats,
    pub(super) pile_len: u8,
    /// Oldest first.
    pub(super) discards: ArrayVec<Employee, DECK>,
    pub(super) audit_of: Option<Seat>,
    pub(super) refills_over: bool,
    pub(super) outcome: Option<Outcome>,
    pub(super) readings: Readings,
}

impl Open {
    pub(super) fn of(position: &Position) -> Self {
        let picked = |seat: &Seat| position.pick(*seat).is_some();
        Self {
            players: position.players,
            alive: position.alive,
            step: position.step,
            seat: position.seat,
            aside: position.aside,
            face_up: position.face_up,
            face_down: position.face_down,
            since: Seat::ALL.map(|seat| position.total_since(seat)),
            hand_len: position.hands.map(|hand| hand.len() as u8),
            picked: position.seats().into_iter().filter(picked).collect(),
            pile_len: position.draw_pile().len() as u8,
            discards: position.discard_pile().collect(),
            audit_of: position.audit_of,
            refills_over: position.refills_over,
            outcome: position.outcome,
            readings: position.readings,
        }
    }

    pub(super) const fn in_setup(&self) -> bool {
        matches!(self.step, Step::Setup | Step::SetupLove)
    }

    /// How many cards of this seat are hidden from the others: its hand, and in set-up its pick.
    // `Seat::index` is below five.
    pub(super) const fn hand_len(&self, seat: Seat) -> u8 {
        self.hand_len[seat.index()] + self.picked.has(seat) as u8
    }
}
