use arrayvec::ArrayVec;

use crate::material::{Cards, DECK, Employee};
use crate::table::{MOST_PLAYERS, Seat};

/// What a seat has seen of cards that lie hidden now. One's own hand is not kept here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Known {
    /// What each hand holds at least; in set-up hand and pick together.
    pub(super) hands: [Cards; MOST_PLAYERS],
    /// How many Taxmen each hand holds at most.
    pub(super) taxmen: [u8; MOST_PLAYERS],
    /// The draw pile from the top; it ends with a known card.
    pub(super) top: ArrayVec<Option<Employee>, DECK>,
    /// What else the draw pile holds at least, place unknown.
    pub(super) within: Cards,
}

// `Seat::index` is below five, as long as the arrays here are.
impl Known {
    /// The whole of a hand has been seen.
    pub(super) fn whole(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat.index()] = cards;
        self.taxmen[seat.index()] = cards.count(Employee::Taxman);
    }

    /// Everybody saw this card leave a hand, of which so many cards are left.
    pub(super) fn left(&mut self, seat: Seat, card: Employee, left: u8) {
        self.hands[seat.index()].take(card);
        let taxmen = &mut self.taxmen[seat.index()];
        *taxmen = taxmen.saturating_sub(u8::from(card == Employee::Taxman));
        self.tighten(seat, left);
    }

    /// A card has come to a hand, which has so many cards now; `None` if it has not been seen.
    pub(super) fn joined(&mut self, seat: Seat, card: Option<Employee>, now: u8) {
        if let Some(card) = card {
            self.hands[seat.index()].add(card);
        }
        self.taxmen[seat.index()] += u8::from(card.is_none_or(|card| card == Employee::Taxman));
        self.tighten(seat, now);
    }

    /// No more Taxmen than those seen and the cards not seen.
    fn tighten(&mut self, seat: Seat, len: u8) {
        let hand = self.hands[seat.index()];
        let hidden = len.saturating_sub(hand.len() as u8);
        let taxmen = &mut self.taxmen[seat.index()];
        *taxmen = (*taxmen).min(hand.count(Employee::Taxman) + hidden);
    }

    /// The top card has been drawn. Returns what it is, if this seat sees or knows it.
    pub(super) fn drawn(&mut self, shown: Option<Employee>) -> Option<Employee> {
        if let Some(Some(card)) = self.top.pop_at(0) {
            return Some(card);
        }
        // It may be one of those known to be somewhere in the pile.
        match shown {
            Some(card) => {
                self.within.take(card);
            }
            None => {
                for kind in self.within.kinds() {
                    self.within.take(kind);
                }
            }
        }
        shown
    }

    /// The top card has been looked at.
    pub(super) fn looked(&mut self, card: Employee) {
        match self.top.first_mut() {
            Some(Some(_)) => return,
            Some(place) => *place = Some(card),
            None => self.top.push(Some(card)),
        }
        self.within.take(card);
    }

    /// The pile has been shuffled: what was known by its place lies somewhere now.
    pub(super) fn shuffled(&mut self) {
        for card in self.top.drain(..).flatten() {
            self.within.add(card);
        }
    }
}
