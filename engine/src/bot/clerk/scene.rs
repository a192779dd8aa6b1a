//! How good a table is for a seat, at the moment a turn is finished.

use super::weights as w;
use crate::material::{Cards, Employee, LIMIT};
use crate::table::{End, MOST_PLAYERS, Position, Seat, Seats};

/// A seat's share of all that everybody has to hope for: from 0 to [`w::WIN`].
pub(super) fn prospect(position: &Position, me: Seat) -> i64 {
    if let Some(outcome) = position.outcome() {
        let sharing = outcome.winners.len().max(1) as u32;
        return if outcome.winners.has(me) {
            w::WIN / i64::from(sharing)
        } else {
            0
        };
    }
    if !position.alive().has(me) {
        return 0;
    }
    let scene = Scene::of(position);
    let chance = |seat| doubled(scene.points(seat));
    let all: i64 = position.alive().into_iter().map(chance).sum();
    chance(me) * w::WIN / all
}

/// Two to the power of these points, in whole numbers: straight between the powers.
fn doubled(points: i32) -> i64 {
    let points = points.clamp(-14 * w::DOUBLE, 14 * w::DOUBLE) + 14 * w::DOUBLE;
    i64::from(w::DOUBLE + points % w::DOUBLE) << (points / w::DOUBLE)
}

/// A table, and what is the same for all seats.
struct Scene<'a> {
    position: &'a Position,
    alive: Seats,
    /// How many turns begin before each seat's.
    turns: [usize; MOST_PLAYERS],
    /// Who would win an audit now.
    lowest: Seats,
    /// Whose turn an audit falls due at.
    due: Option<Seat>,
    highest: u8,
    /// The total that each seat's cheapest card would leave it, in half millions.
    next: [i32; MOST_PLAYERS],
}

// `Seat::index` is below five, as long as the arrays here are; the tables of weights are as long as what counts them.
impl<'a> Scene<'a> {
    fn of(position: &'a Position) -> Self {
        let alive = position.alive();
        let mut on_turn = position.on_turn().unwrap_or(Seat::ALL[0]);
        let (mut turns, mut next, mut highest) = ([4; MOST_PLAYERS], [0; MOST_PLAYERS], 0);
        let lowest = position.judged(End::TaxAudit, on_turn).winners;
        for before in 0..alive.len() {
            turns[on_turn.index()] = before;
            on_turn = alive.next_after(on_turn).unwrap_or(on_turn);
        }
        for seat in alive {
            let total = position.total(seat).halves();
            let cheapest = cheapest(position.hand(seat), position.office(seat));
            next[seat.index()] = i32::from(total) + cheapest;
            highest = highest.max(total);
        }
        Self {
            position,
            alive,
            turns,
            lowest,
            due: position.audit_due_at(),
            highest,
            next,
        }
    }

    /// How many of the others who are on turn before so many turns have passed are like this.
    fn others(&self, seat: Seat, turns: usize, like: impl Fn(Seat) -> bool) -> usize {
        let before = |&other: &Seat| self.turns[other.index()] < turns && like(other);
        self.alive.without(seat).into_iter().filter(before).count()
    }

    /// All that speaks for this seat.
    fn points(&self, seat: Seat) -> i32 {
        let turns = self.turns[seat.index()];
        w::TURNS[turns] + self.standing(seat, turns) + self.low(seat, turns) + self.cards(seat)
    }

    /// A standing 21, or the way to it.
    fn standing(&self, seat: Seat, turns: usize) -> i32 {
        let (total, office) = (self.position.total(seat), self.position.office(seat));
        let hand = self.position.hand(seat);
        let room = (LIMIT - total).halves();
        let mut points = w::ROOM[usize::from(room / 4).min(w::ROOM.len() - 1)];
        let safe = hand.iter().filter(|card| card.profit().halves() <= room);
        points += w::SAFE[safe.count().min(w::SAFE.len() - 1)];
        if room == 0 {
            let holds = |other| {
                let hand = self.position.hand(other);
                hand.has(Employee::Cleaner) || hand.has(Employee::Sales)
            };
            points += w::BREAKERS[self.others(seat, turns, holds).min(2)];
            let table = if exposed(office) {
                w::AT_21_EXPOSED
            } else {
                w::AT_21_SAFE
            };
            return points + table[turns];
        }
        let (one, two) = completed(hand, room);
        points += i32::from(one) * w::ONE + i32::from(two) * w::TWO;
        if hand.has(Employee::Sales) && self.swap_completes(seat, room) {
            points += w::SALES_ONE;
        }
        points
    }

    /// How low the profit is, for an audit that is due or may come.
    fn low(&self, seat: Seat, turns: usize) -> i32 {
        let position = self.position;
        let total = i32::from(position.total(seat).halves());
        let others = self.alive.without(seat).into_iter();
        let least = others.map(|other| i32::from(position.total(other).halves()));
        let least = least.min().unwrap_or_default();
        let gap = total - least;
        let next_gap = self.next[seat.index()] - least;
        let lowest = self.lowest.has(seat);
        let taxman = position.hand(seat).has(Employee::Taxman);
        let Some(due) = self.due else {
            let holds = |other| position.hand(other).has(Employee::Taxman);
            let auditors = self.others(seat, MOST_PLAYERS, holds);
            let mut points = w::GAP[w::step(gap)] + w::NEXT_GAP[w::step(next_gap)];
            points += w::TAXMEN[auditors.min(2)] + i32::from(lowest) * w::LOWEST;
            if auditors > 0 {
                points += w::GAP_TO_TAXMAN[w::step(gap)];
            }
            if taxman {
                let nearly = if gap <= 4 { 1 } else { 2 };
                points += w::TAXMAN[if lowest { 0 } else { nearly }];
            }
            return points;
        };
        let left = self.turns[due.index()];
        let mut points = i32::from(taxman) * w::TAXMAN_AT_AUDIT;
        if turns < left {
            points += w::AUDIT_NEXT[w::step(next_gap)];
        }
        points
            + if lowest {
                let as_low = |other: Seat| self.next[other.index()] <= total;
                w::AUDIT_WON[left] + w::UNDERCUT[self.others(seat, left, as_low).min(2)]
            } else if turns < left {
                w::AUDIT_OPEN[w::step(gap)]
            } else {
                w::AUDIT_LOST[left]
            }
    }

    /// What lies in hand and office.
    fn cards(&self, seat: Seat) -> i32 {
        let position = self.position;
        let (hand, office) = (position.hand(seat), position.office(seat));
        let mut points: i32 = hand.iter().map(|card| w::HAND[card.index()]).sum();
        let spies = office.count(Employee::Spy);
        points += w::SPIES[usize::from(spies).min(4)];
        if spies + hand.count(Employee::Spy) >= Employee::Spy.copies() {
            points += w::FIVE_SPIES;
        }
        points += w::CARDS[position.office_len(seat).min(5)];
        if office.has(Employee::Manager) {
            points += w::MANAGER;
        }
        let room = LIMIT - position.total(seat);
        for lover in position.face_down(seat).iter() {
            points += w::LOVER[usize::from(lover.profit() > room)];
        }
        if self.due.is_none() && position.draw_pile().len() < 3 * self.alive.len() {
            let highest = position.total(seat).halves() == self.highest;
            points += w::PILE_SHORT[usize::from(highest)];
        }
        points
    }

    /// Whether Sales finds a card elsewhere that completes 21: the total then grows by that card.
    fn swap_completes(&self, seat: Seat, room: u8) -> bool {
        let mut others = self.alive.without(seat).into_iter();
        others.any(|other| {
            let office = self.position.office(other).without(Employee::Director);
            let guarded = office.has(Employee::Manager);
            let offered = |card: &Employee| !guarded || *card == Employee::Manager;
            let mut cards = office.kinds().filter(offered);
            cards.any(|card| card.profit().halves() == room)
        })
    }
}

/// Whether Cleaner or Sales can change what this office makes.
fn exposed(office: Cards) -> bool {
    let safe = |card| matches!(card, Employee::Spy | Employee::Director | Employee::Taxman);
    !office.kinds().all(safe)
}

/// The least that the total goes up with a card of this hand, in half millions; below zero where it goes down.
fn cheapest(hand: Cards, office: Cards) -> i32 {
    let profits = office.without(Employee::Director).kinds();
    let highest = profits.map(|card| i32::from(card.profit().halves())).max();
    let change = |card: Employee| {
        let profit = i32::from(card.profit().halves());
        match card {
            Employee::Cleaner | Employee::Assistant => profit - highest.unwrap_or(0),
            Employee::Sales => 2,
            _ => profit,
        }
    };
    hand.kinds().map(change).min().unwrap_or(0)
}

/// Whether one card, or two, of this hand complete exactly 21.
fn completed(hand: Cards, room: u8) -> (bool, bool) {
    let (mut one, mut two) = (false, false);
    for (nth, first) in hand.iter().enumerate() {
        let first = first.profit().halves();
        one |= first == room;
        for second in hand.iter().skip(nth + 1) {
            two |= first + second.profit().halves() == room;
        }
    }
    (one, two)
}
