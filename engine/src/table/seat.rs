use serde::{Deserialize, Serialize};

/// The most players a game has (`players-2-to-5`).
pub const MOST_PLAYERS: usize = 5;

/// A place at the table, numbered from 1 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// The number of a seat that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are numbered from 1 to 5")]
pub struct NoSuchSeat(pub u8);

impl Seat {
    /// All five seats, in order.
    pub const ALL: [Self; MOST_PLAYERS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The seat with this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 {
            Some(Self(number - 1))
        } else {
            None
        }
    }

    /// The seat at this place of an array, 0 to 4.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < MOST_PLAYERS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its place in an array of five, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;
    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number).ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first so many seats, five at most.
    pub const fn first(players: usize) -> Self {
        Self(((1_u16 << if players < 5 { players } else { 5 }) - 1) as u8)
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether this seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// With this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// Without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats at whose index this holds; all five are asked, which is quicker than to stop at some.
    pub(crate) fn whose(holds: impl Fn(usize) -> bool) -> Self {
        Self((0..MOST_PLAYERS).fold(0, |bits, at| bits | u8::from(holds(at)) << at))
    }

    /// The seats of these bits, the lowest being seat 1.
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is among them.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them, if there is one.
    pub(crate) const fn first_one(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The only one, if there is exactly one.
    #[expect(
        clippy::manual_is_power_of_two,
        reason = "that counts bits, which is slower here"
    )]
    pub const fn single(self) -> Option<Seat> {
        // Without its lowest seat nobody is left; counting bits takes longer where the machine cannot count them.
        if self.0 != 0 && self.0 & (self.0 - 1) == 0 {
            Some(Seat(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The first of them after this seat, clockwise, this seat itself being the last resort.
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & !((2_u8 << seat.0) - 1);
        // All ones where the first seats come next: a branch would be guessed wrong too often.
        let around = u8::from(later == 0).wrapping_neg();
        let from = later | (self.0 & around);
        if from == 0 {
            None
        } else {
            Some(Seat(from.trailing_zeros() as u8))
        }
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

/// The seats of a set, in order.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = Seats(self.0).first_one()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        let mut set = Self::NONE;
        for seat in seats {
            if set.has(seat) {
                return Err(serde::de::Error::custom(format_args!(
                    "{seat} is named twice"
                )));
            }
            set = set.with(seat);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_five_seats_and_no_other() {
        for (index, seat) in Seat::ALL.into_iter().enumerate() {
            assert_eq!(Seat::from_index(index), Some(seat));
            assert_eq!((seat.index(), u8::from(seat)), (index, seat.number()));
            assert_eq!(Seat::try_from(seat.number()), Ok(seat));
        }
        assert_eq!(Seat::from_index(MOST_PLAYERS), None);
        for number in [0, 6, 255] {
            assert_eq!(Seat::try_from(number), Err(NoSuchSeat(number)));
        }
    }

    #[test]
    fn a_list_of_seats_names_each_once() {
        let read = |text| serde_json::from_str::<Seats>(text);
        let both = Seats::only(Seat::ALL[2]).with(Seat::ALL[0]);
        assert_eq!(read("[3, 1]").expect("two seats"), both);
        let twice = read("[3, 1, 3]").expect_err("one is named twice");
        assert!(twice.to_string().contains("named twice"), "{twice}");
        assert!(read("[6]").is_err());
    }
}
