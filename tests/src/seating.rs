//! The same game at other seats: everything that names a seat is named anew.

use office21::play::{Action, Event, Happening, Target};
use office21::table::{
    Comparison, Draft, MOST_PLAYERS, Outcome, Place, Seat, SeatDraft, Seats, Turn,
};

/// Who comes to sit where.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// How many players sit at the new table.
    players: usize,
    /// The new seat of each old one.
    to: [Seat; MOST_PLAYERS],
}

impl Seating {
    /// Everybody moves so many places on, clockwise.
    pub fn rotated(players: usize, by: usize) -> Self {
        let to = Seat::ALL.map(|seat| Seat::ALL[(seat.index() + by) % players]);
        Self { players, to }
    }

    /// Somebody already eliminated sits down before this seat, which moves on; `None` if the table is full.
    pub fn with_guest(players: usize, before: usize) -> Option<Self> {
        let moved = |seat: Seat| seat.index() + usize::from(seat.index() >= before);
        let to = Seat::ALL.map(|seat| Seat::ALL[moved(seat).min(MOST_PLAYERS - 1)]);
        let players = players + 1;
        (players <= MOST_PLAYERS).then_some(Self { players, to })
    }

    /// The new seat of this one.
    pub fn seat(&self, seat: Seat) -> Seat {
        self.to[seat.index()]
    }

    fn seats(&self, seats: Seats) -> Seats {
        seats.into_iter().map(|seat| self.seat(seat)).collect()
    }

    /// The same table at the new seats; a seat nobody comes to is that of an eliminated player.
    pub fn draft(&self, draft: &Draft) -> Draft {
        let guest = SeatDraft {
            eliminated: true,
            ..SeatDraft::default()
        };
        let mut seats = vec![guest; self.players];
        for (seat, part) in draft.seats() {
            seats[self.seat(seat).index()] = *part;
        }
        Draft {
            seats,
            turn: self.turn(&draft.turn),
            audit_of: draft.audit_of.map(|seat| self.seat(seat)),
            ..draft.clone()
        }
    }

    /// The same turn at the new seats.
    ///
    /// # Panics
    /// In set-up with another number of players.
    pub fn turn(&self, turn: &Turn) -> Turn {
        let mut turn = turn.clone();
        match &mut turn {
            Turn::Setup { picks, .. } => {
                let old = picks.clone();
                assert_eq!(old.len(), self.players, "nobody is eliminated in set-up");
                for (seat, pick) in Seat::ALL.into_iter().zip(old) {
                    picks[self.seat(seat).index()] = pick;
                }
            }
            Turn::DirectorDiscard { seat, hand } => {
                (*seat, *hand) = (self.seat(*seat), self.seat(*hand));
            }
            Turn::SetupLove { seat, .. }
            | Turn::Start { seat }
            | Turn::Play { seat }
            | Turn::Cleaner { seat }
            | Turn::Operator { seat }
            | Turn::Assistant { seat }
            | Turn::Sales { seat }
            | Turn::Director { seat }
            | Turn::Love { seat } => *seat = self.seat(*seat),
            Turn::Over { result } => *result = self.outcome(*result),
        }
        turn
    }

    fn outcome(&self, outcome: Outcome) -> Outcome {
        let winners = self.seats(outcome.winners);
        Outcome { winners, ..outcome }
    }

    /// The same action at the new seats.
    pub fn action(&self, action: Action) -> Action {
        let target = |target: Target| Target {
            seat: self.seat(target.seat),
            ..target
        };
        match action {
            Action::Remove(t) => Action::Remove(target(t)),
            Action::TakeBack(t) => Action::TakeBack(target(t)),
            Action::Swap(t) => Action::Swap(target(t)),
            Action::Love(t) => Action::Love(target(t)),
            Action::Look(seat) => Action::Look(self.seat(seat)),
            other => other,
        }
    }

    fn place(&self, place: Place) -> Place {
        match place {
            Place::Hand(seat) => Place::Hand(self.seat(seat)),
            Place::Office(seat) => Place::Office(self.seat(seat)),
            Place::FaceDown(seat) => Place::FaceDown(self.seat(seat)),
            Place::Picked(seat) => Place::Picked(self.seat(seat)),
            other => other,
        }
    }

    fn comparison(&self, comparison: Comparison) -> Comparison {
        let mut values = [None; MOST_PLAYERS];
        for (seat, value) in Seat::ALL.into_iter().zip(comparison.values) {
            if value.is_some() {
                values[self.seat(seat).index()] = value;
            }
        }
        Comparison {
            values,
            left: self.seats(comparison.left),
            ..comparison
        }
    }

    /// The same event at the new seats; who saw it is left as it is where everybody did.
    pub fn event(&self, event: &Event) -> Event {
        let mut event = *event;
        if event.seen_by != Seats::first(MOST_PLAYERS) {
            event.seen_by = self.seats(event.seen_by);
        }
        match &mut event.what {
            Happening::Moved { from, to, .. } => {
                (*from, *to) = (self.place(*from), self.place(*to));
            }
            Happening::LookedAtHand { seat, hand, .. } => {
                (*seat, *hand) = (self.seat(*seat), self.seat(*hand));
            }
            Happening::OnlySpies { hand } => *hand = self.seat(*hand),
            Happening::Tied { seats } => *seats = self.seats(*seats),
            Happening::Compared { comparison } => *comparison = self.comparison(*comparison),
            Happening::Over { outcome } => *outcome = self.outcome(*outcome),
            Happening::Redealt
            | Happening::PileShuffled
            | Happening::AuditCalledOff
            | Happening::RefillsOver => {}
            Happening::Picked { seat, .. }
            | Happening::StartPlayer { seat }
            | Happening::TurnBegan { seat }
            | Happening::TurnedDown { seat, .. }
            | Happening::TurnedUp { seat, .. }
            | Happening::LoveChoice { seat }
            | Happening::Total { seat, .. }
            | Happening::Reached21 { seat }
            | Happening::Eliminated { seat, .. }
            | Happening::Forfeited { seat, .. }
            | Happening::LookedAtTop { seat, .. }
            | Happening::PutBack { seat }
            | Happening::AuditAnnounced { seat }
            | Happening::RefillSkipped { seat }
            | Happening::Passed { seat } => *seat = self.seat(*seat),
        }
        event
    }
}
