use crate::material::{DECK, Employee};

/// The kinds by their four bits; the last six are never written.
const KINDS: [Employee; 16] = {
    let mut kinds = [Employee::Spy; 16];
    let mut at = 0;
    while at < Employee::ALL.len() {
        kinds[at] = Employee::ALL[at];
        at += 1;
    }
    kinds
};

/// Draw pile and discard pile in 44 shared places of four bits: no card is ever in both, so there is always room.
///
/// The draw pile grows upwards from the first place, its top last; the discard pile downwards from the last place.
/// Places in between hold zero, so that equal piles are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    places: [u8; DECK / 2],
    draw: u8,
    discard: u8,
}

impl Piles {
    pub(crate) const EMPTY: Self = Self {
        places: [0; DECK / 2],
        draw: 0,
        discard: 0,
    };

    /// How many cards the draw pile has.
    pub(crate) const fn draw_len(&self) -> usize {
        self.draw as usize
    }

    /// How many cards the discard pile has.
    pub(crate) const fn discard_len(&self) -> usize {
        self.discard as usize
    }

    /// The draw pile, top first.
    pub(crate) fn draw(&self) -> impl ExactSizeIterator<Item = Employee> + '_ {
        (0..self.draw_len()).rev().map(|place| self.get(place))
    }

    /// The discard pile, oldest first.
    pub(crate) fn discard(&self) -> impl ExactSizeIterator<Item = Employee> + '_ {
        (0..self.discard_len()).map(|nth| self.get(DECK - 1 - nth))
    }

    /// The top card of the draw pile.
    pub(crate) fn top(&self) -> Option<Employee> {
        self.draw_len().checked_sub(1).map(|place| self.get(place))
    }

    /// Takes the top card of the draw pile.
    pub(crate) fn pop(&mut self) -> Option<Employee> {
        let card = self.top()?;
        self.draw -= 1;
        // Above the top every place holds zero, so that only its own half of the byte is to be cleared.
        let place = self.draw_len();
        self.places[place / 2] &= if place.is_multiple_of(2) { 0xf0 } else { 0x0f };
        Some(card)
    }

    /// Puts a card on top of the draw pile.
    pub(crate) fn push(&mut self, card: Employee) {
        debug_assert!(self.draw_len() + self.discard_len() < DECK, "no place left");
        self.set(self.draw_len(), card as u8);
        self.draw += 1;
    }

    /// Puts a card on the discard pile.
    pub(crate) fn throw(&mut self, card: Employee) {
        debug_assert!(self.draw_len() + self.discard_len() < DECK, "no place left");
        self.discard += 1;
        self.set(DECK - self.discard_len(), card as u8);
    }

    /// A draw pile with these cards, the bottom one first, and no discard pile.
    pub(crate) fn stacked(bottom_first: &[Employee]) -> Self {
        debug_assert!(bottom_first.len() <= DECK, "no place left");
        let mut piles = Self {
            draw: bottom_first.len() as u8,
            ..Self::EMPTY
        };
        for (both, pair) in piles.places.iter_mut().zip(bottom_first.chunks(2)) {
            let second = pair.get(1).map_or(0, |&card| card as u8);
            *both = pair[0] as u8 | second << 4;
        }
        piles
    }

    /// The draw pile alone.
    pub(crate) fn without_discard(mut self) -> Self {
        let draw = self.draw_len();
        self.places[draw.div_ceil(2)..].fill(0);
        if !draw.is_multiple_of(2) {
            self.places[draw / 2] &= 0x0f;
        }
        self.discard = 0;
        self
    }

    // A place is below 44 wherever these are called, half of it below 22.
    fn get(&self, place: usize) -> Employee {
        let kind = (self.places[place / 2] >> (4 * (place % 2))) & 15;
        KINDS[usize::from(kind)]
    }

    fn set(&mut self, place: usize, kind: u8) {
        let shift = 4 * (place % 2);
        let both = &mut self.places[place / 2];
        *both = (*both & !(15 << shift)) | (kind << shift);
    }
}
