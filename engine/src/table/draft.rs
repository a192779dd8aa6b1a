use super::{Seat, Seats, Turn};
use crate::material::{Cards, Employee, FULL_HAND, Profit};
use crate::rulebook::Readings;

/// Any arrangement of the cards, lawful or not: what an editor holds and a file says.
///
/// Public and unchecked. [`Draft::faults`] lists what is wrong with it, all at once; [`Draft::into_position`] is the
/// only door to a [`Position`](super::Position), and [`Position::to_draft`](super::Position::to_draft) the way back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The players, clockwise; seat 1 first.
    pub seats: Vec<SeatDraft>,
    /// Where the game stands.
    pub turn: Turn,
    /// The draw pile, top first.
    pub draw_pile: Vec<Employee>,
    /// The discard pile, oldest first.
    pub discard_pile: Vec<Employee>,
    /// Cards not placed yet.
    pub tray: Vec<Employee>,
    /// Full employment has met a Taxman: nobody refills any more (`employment-taxman`).
    pub refills_over: bool,
    /// Who played the Taxman in play, where it is not its holder (`swapped-taxman`).
    pub audit_of: Option<Seat>,
    /// The seed from which the next redeal or shuffle comes.
    pub chance: u64,
    /// The readings in force.
    pub readings: Readings,
}

/// One player's part of a [`Draft`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatDraft {
    /// The hand.
    pub hand: Cards,
    /// The face-up cards of the office.
    pub office: Cards,
    /// The face-down cards of the office.
    pub face_down: Cards,
    /// Out of the game.
    pub eliminated: bool,
    /// Orders the moments at which the present totals were reached; equal is the same moment.
    pub total_since: i64,
}

impl SeatDraft {
    /// The total: the face-up cards of the office (`total-face-up`).
    pub fn total(&self) -> Profit {
        self.office.profit()
    }

    /// All cards of the office, both sides up.
    pub fn in_office(&self) -> impl Iterator<Item = Employee> + Clone {
        self.office.iter().chain(self.face_down.iter())
    }
}

impl Draft {
    /// An empty table for so many players: every card in the tray, seat 1 to play.
    pub fn empty(players: usize) -> Self {
        Self {
            seats: vec![SeatDraft::default(); players],
            turn: Turn::Play { seat: Seat::ALL[0] },
            draw_pile: Vec::new(),
            discard_pile: Vec::new(),
            tray: Cards::deck().iter().collect(),
            refills_over: false,
            audit_of: None,
            chance: 0,
            readings: Readings::default(),
        }
    }

    /// This player's part, if there is such a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatDraft> {
        self.seats.get(seat.index())
    }

    /// Every seat with its part.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &SeatDraft)> {
        Seat::ALL.into_iter().zip(&self.seats)
    }

    /// How many cards this seat's hand may have outside of set-up: a card whose effect is pending has left it
    /// (`composed-hand-size`).
    pub fn most_in_hand(&self, seat: Seat) -> usize {
        let pending = self.turn.pending().is_some() && self.turn.decider() == Some(seat);
        FULL_HAND - usize::from(pending)
    }

    /// The seats still in the game.
    pub fn alive(&self) -> Seats {
        self.seats()
            .filter(|(_, part)| !part.eliminated)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Every card on the table, the tray included.
    pub fn cards(&self) -> impl Iterator<Item = Employee> + '_ {
        let picks = match &self.turn {
            Turn::Setup { picks, .. } => picks.as_slice(),
            _ => &[],
        };
        let seats = self
            .seats
            .iter()
            .flat_map(|s| s.hand.iter().chain(s.in_office()));
        let piles = self
            .draw_pile
            .iter()
            .chain(&self.discard_pile)
            .chain(&self.tray)
            .copied();
        seats
            .chain(picks.iter().filter_map(|pick| *pick))
            .chain(piles)
    }

    /// The seat in whose office a Taxman lies, if any.
    pub fn taxman_at(&self) -> Option<Seat> {
        self.seats()
            .find(|(_, part)| part.office.has(Employee::Taxman))
            .map(|(seat, _)| seat)
    }
}
