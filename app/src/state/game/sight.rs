//! The table as the one who looks knows it.

use office21::material::{Cards, Employee, LIMIT, Profit};
use office21::table::{Position, Seat, Step};
use office21::view::View;

/// Who looks at the screen, and so whose knowledge is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looker {
    /// This seat.
    Seat(Seat),
    /// Nobody yet: the curtain is down and the open table alone is shown.
    Nobody,
    /// Everything is open: only bots play, or the game is over.
    Everything,
}

/// The table as the one who looks knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Who looks.
    pub looker: Looker,
    /// The seat to draw at the bottom.
    pub front: Seat,
    /// Every seat, clockwise from seat 1.
    pub seats: Vec<SeatSight>,
    /// How many cards the draw pile has.
    pub pile: usize,
    /// The top card of the draw pile, if the one who looks knows it.
    pub top: Option<Employee>,
    /// The discard pile, oldest first.
    pub discard: Vec<Employee>,
    /// The card counter: what the one who looks has not seen, and cannot place.
    pub unseen: Cards,
    /// Which decision is awaited.
    pub step: Step,
    /// Who decides.
    pub decider: Option<Seat>,
    /// Whose turn it is.
    pub on_turn: Option<Seat>,
    /// The round of set-up.
    pub setup_round: Option<u8>,
    /// Where the loving pair lies: the Boss, the Secretary.
    pub love: Option<(Seat, Seat)>,
    /// Where the Taxman lies.
    pub taxman: Option<Seat>,
    /// At the start of whose turn the audit falls due.
    pub audit_due: Option<Seat>,
    /// Nobody refills any more.
    pub refills_over: bool,
}

/// One seat of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSight {
    /// Which.
    pub seat: Seat,
    /// Still in the game.
    pub alive: bool,
    /// The total.
    pub total: Profit,
    /// Face-up cards.
    pub office: Cards,
    /// Face-down cards; everybody knows what they are.
    pub face_down: Cards,
    /// The hand: known cards first, then `None` for each card not known.
    pub hand: Vec<Option<Employee>>,
    /// The card put aside in set-up: `Some(None)` is one that is not known.
    pub picked: Option<Option<Employee>>,
    /// Stands at exactly 21 and wins at the start of the next turn.
    pub at_21: bool,
    /// Its effect is still to come, and only then its total counts.
    pub unsettled: bool,
}

impl Sight {
    /// What lies open for everybody.
    fn open(position: &Position, looker: Looker, front: Seat) -> Self {
        let unsettled = position.turn().pending().and(position.on_turn());
        let seat = |seat: Seat| SeatSight {
            seat,
            alive: position.alive().has(seat),
            total: position.total(seat),
            office: position.office(seat),
            face_down: position.face_down(seat),
            hand: vec![None; position.hand(seat).len()],
            picked: position.pick(seat).map(|_| None),
            at_21: position.alive().has(seat) && position.settled_total(seat) == LIMIT,
            unsettled: unsettled == Some(seat),
        };
        let lies = |kind| {
            let down = |s: &Seat| position.face_down(*s).has(kind);
            position.seats().into_iter().find(down)
        };
        let discard: Vec<Employee> = position.discard_pile().collect();
        let seats: Vec<SeatSight> = position.seats().into_iter().map(seat).collect();
        let in_play = seats.iter().map(|s| s.office.plus(s.face_down));
        let seen = in_play.fold(discard.iter().copied().collect(), Cards::plus);
        Self {
            looker,
            front,
            pile: position.draw_pile().len(),
            top: None,
            unseen: Cards::deck().minus(seen),
            discard,
            seats,
            step: position.step(),
            decider: position.decider(),
            on_turn: position.on_turn(),
            setup_round: position.setup_round(),
            love: lies(Employee::Boss).zip(lies(Employee::Secretary)),
            taxman: position.taxman_at(),
            audit_due: position.audit_due_at(),
            refills_over: position.refills_over(),
        }
    }

    /// What this seat knows.
    pub(super) fn of(position: &Position, view: &View) -> Self {
        let me = view.seat();
        let mut sight = Self::open(position, Looker::Seat(me), me);
        for seat in &mut sight.seats {
            // In set-up a known card of another's may have been put aside, so fewer may lie in the hand.
            let known = view.known_hand(seat.seat).iter();
            for (place, card) in seat.hand.iter_mut().zip(known) {
                *place = Some(card);
            }
            if seat.seat == me {
                seat.picked = view.own_pick().map(Some);
            }
        }
        sight.top = view.known_pile().first().copied().flatten();
        sight.unseen = view.unseen();
        sight
    }

    /// Everything, for those who do not play or play no more.
    pub(super) fn everything(position: &Position, front: Seat) -> Self {
        let mut sight = Self::open(position, Looker::Everything, front);
        for seat in &mut sight.seats {
            seat.hand = position.hand(seat.seat).iter().map(Some).collect();
            seat.picked = position.pick(seat.seat).map(Some);
        }
        sight.top = position.draw_pile().next();
        sight.unseen = position.draw_pile().collect();
        sight
    }

    /// The open table alone.
    pub(super) fn nobody(position: &Position, front: Seat) -> Self {
        Self::open(position, Looker::Nobody, front)
    }

    /// This seat, if the table has it.
    pub fn seat(&self, seat: Seat) -> Option<&SeatSight> {
        self.seats.get(seat.index())
    }

    /// The seats clockwise, the one to draw at the bottom first.
    pub fn round(&self) -> impl Iterator<Item = &SeatSight> {
        let (before, after) = self
            .seats
            .split_at(self.front.index().min(self.seats.len()));
        after.iter().chain(before)
    }
}
