//! Every way in which a small game can begin.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::{Game, orders};
use crate::material::{Cards, DECK, Employee, LIMIT};
use crate::table::{Draft, MOST_PLAYERS, Seat, SeatDraft, Turn};

/// One way: which cards lie in which office and hand, and in what order the pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    seats: [SeatDraft; MOST_PLAYERS],
    /// Top first.
    pile: ArrayVec<Employee, DECK>,
}

/// What is done with each; it says whether to go on.
type Each<'a, T> = &'a mut dyn FnMut(T) -> ControlFlow<()>;
type Seats = [SeatDraft; MOST_PLAYERS];
/// Seats under way, and the cards not dealt yet.
type EachLaid<'a> = &'a mut dyn FnMut(Seats, Cards) -> ControlFlow<()>;

impl Game {
    /// Every deal once: each lawful choice of cards for the offices, each choice for the hands, each order of the pile.
    ///
    /// Where a Boss and a Secretary lie in the offices they lie face-down; with two Secretaries there is a deal for
    /// either being loved. All totals count from the same moment, as after set-up. Goes on as long as it is told to.
    pub fn deals(&self, each: Each<'_, Deal>) -> ControlFlow<()> {
        let seats = [SeatDraft::default(); MOST_PLAYERS];
        self.offices(0, seats, self.deck, &mut |seats, deck| {
            let mut ways = in_love(seats).into_iter().filter(rests_lawfully);
            ways.try_for_each(|seats| {
                self.hands(0, seats, deck, &mut |seats, pile| piles(seats, pile, each))
            })
        })
    }

    fn offices(&self, at: usize, seats: Seats, deck: Cards, each: EachLaid<'_>) -> ControlFlow<()> {
        if at == self.players {
            return each(seats, deck);
        }
        parts(deck, self.desks, &mut |part| {
            let mut seats = seats;
            // Not more of a kind than the game has: `Game::check`.
            seats[at].office = self.fixed[at].plus(part);
            self.offices(at + 1, seats, deck.minus(part), each)
        })
    }

    fn hands(&self, at: usize, seats: Seats, deck: Cards, each: EachLaid<'_>) -> ControlFlow<()> {
        if at == self.players {
            return each(seats, deck);
        }
        parts(deck, self.hands, &mut |part| {
            let mut seats = seats;
            seats[at].hand = part;
            self.hands(at + 1, seats, deck.minus(part), each)
        })
    }

    /// The table of a deal: the first turn, seat 1's, is about to begin.
    pub fn draft(&self, deal: &Deal) -> Draft {
        Draft {
            seats: deal.seats[..self.players].to_vec(),
            turn: Turn::Start { seat: Seat::ALL[0] },
            draw_pile: deal.pile.to_vec(),
            discard_pile: self.left_out().collect(),
            tray: Vec::new(),
            refills_over: false,
            audit_of: None,
            chance: 0,
            readings: self.readings,
        }
    }
}

/// Every choice of so many of these cards, once.
fn parts(cards: Cards, size: usize, each: Each<'_, Cards>) -> ControlFlow<()> {
    fn go(cards: Cards, size: usize, part: Cards, each: Each<'_, Cards>) -> ControlFlow<()> {
        if size == 0 {
            return each(part);
        }
        let Some(kind) = cards.kinds().next() else {
            return ControlFlow::Continue(());
        };
        let mut part = part;
        for taken in 0..=usize::from(cards.count(kind)).min(size) {
            if taken > 0 {
                part.add(kind);
            }
            go(cards.without(kind), size - taken, part, each)?;
        }
        ControlFlow::Continue(())
    }
    go(cards, size, Cards::NONE, each)
}

/// The same offices with love as it is in play: the Boss and one Secretary lie face-down.
fn in_love(seats: Seats) -> Vec<Seats> {
    let with = |kind| (0..MOST_PLAYERS).filter(move |&at| seats[at].office.has(kind));
    let Some(boss) = with(Employee::Boss).next() else {
        return vec![seats];
    };
    let loved = |at: usize| {
        let mut seats = seats;
        for (at, kind) in [(boss, Employee::Boss), (at, Employee::Secretary)] {
            seats[at].office.take(kind);
            seats[at].face_down.add(kind);
        }
        seats
    };
    let pairs: Vec<Seats> = with(Employee::Secretary).map(loved).collect();
    if pairs.is_empty() { vec![seats] } else { pairs }
}

/// One Boss, one Taxman, nobody above 21: what offices between two turns must be.
fn rests_lawfully(seats: &Seats) -> bool {
    let in_play = |kind| {
        let of = |seat: &SeatDraft| seat.office.count(kind) + seat.face_down.count(kind);
        seats.iter().map(of).sum::<u8>()
    };
    in_play(Employee::Boss) <= 1
        && in_play(Employee::Taxman) <= 1
        && seats.iter().all(|seat| seat.total() <= LIMIT)
        && seats
            .iter()
            .all(|seat| seat.office.count(Employee::Spy) < 5)
}

/// The rest is the pile, in every order.
fn piles(seats: Seats, pile: Cards, each: Each<'_, Deal>) -> ControlFlow<()> {
    let mut pile: ArrayVec<Employee, DECK> = pile.iter().collect();
    loop {
        let deal = Deal {
            seats,
            pile: pile.clone(),
        };
        each(deal)?;
        if !orders::next(&mut pile) {
            return ControlFlow::Continue(());
        }
    }
}
