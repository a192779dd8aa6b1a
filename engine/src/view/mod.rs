//! What one seat may know of a game: the open table, its own hand, and what it has seen of hidden cards.
//!
//! A [`View`] has no field for what is hidden. It starts from a position ([`View::of`]), goes on by the events its seat
//! is told of ([`View::see`]), and can be filled up to a position that fits it ([`View::sample`]).

mod fits;
mod fold;
mod knowledge;
mod known;
mod open;
mod sample;

use std::hash::{Hash, Hasher};

pub use knowledge::{Knowledge, KnowledgeError};

use crate::material::{Cards, Employee, Profit};
use crate::play::Actions;
use crate::rulebook::Readings;
use crate::table::{Chance, Outcome, Position, Seat, Seats, Step};
use fold::TurnSoFar;
use known::Known;
use open::Open;

/// What one seat may know.
///
/// Kept up by events it draws the conclusions that an attentive person would:
/// - a hand seen by DIRECTOR, a card kept by OPERATOR or taken back by ASSISTANT is known until it is gone;
/// - a card put back by OPERATOR is known until it is drawn, and then known in the hand it went to; once the pile has
///   been shuffled it is known to be in it until somebody draws a card unseen;
/// - a hand of which DIRECTOR discarded nothing is Spies only, and so is the hand of one who passes a Boss;
/// - hands dealt in set-up held no Taxman, and each hidden card drawn may have been one.
///
/// Counting the cards that are left is up to the reader: [`View::unseen`].
///
/// # Examples
/// ```
/// use office21::play::Event;
/// use office21::rulebook::Readings;
/// use office21::table::{Chance, Position, Seat};
/// use office21::view::View;
///
/// let mut game = Position::deal(3, 21, Readings::default());
/// let mut view = View::of(&game, Seat::ALL[1]);
/// let mut events: Vec<Event> = Vec::new();
/// let action = game.actions()[0];
/// game.advance(action, &mut events)?;
/// for event in &events {
///     view.see(event);
/// }
/// assert!(view.picked().has(Seat::ALL[0]));
/// assert_eq!(view.taxmen_at_most(Seat::ALL[0]), 0);
/// // A table that may be the real one, for all this seat knows.
/// let guess = view.sample(&mut Chance(7));
/// assert_eq!(guess.actions(), game.actions());
/// # Ok::<(), office21::play::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct View {
    me: Seat,
    open: Open,
    hand: Cards,
    pick: Option<Employee>,
    known: Known,
    /// How totals have changed in the turn under way: means to fold moments, not knowledge.
    turn: TurnSoFar,
}

impl PartialEq for View {
    /// Whether the same is known.
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl Eq for View {}

impl Hash for View {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all().hash(state);
    }
}

// `Seat::index` is below five, as long as every array here is.
impl View {
    /// What this seat sees of a position by looking at it, without a memory of how it came about.
    pub fn of(position: &Position, seat: Seat) -> Self {
        let open = Open::of(position);
        let mut known = Known::default();
        for other in position.seats().into_iter().filter(|&s| s != seat) {
            let setup = open.in_setup();
            known.taxmen[other.index()] = if setup { 0 } else { open.hand_len(other) };
        }
        if position.decider() == Some(seat) {
            match (position.step(), position.looked_at()) {
                (Step::Operator, _) => known.top.extend(position.draw_pile().next().map(Some)),
                (_, Some(hand)) if hand != seat => known.whole(hand, position.hand(hand)),
                _ => {}
            }
        }
        Self {
            me: seat,
            turn: TurnSoFar::of(&open),
            open,
            hand: position.hand(seat),
            pick: position.pick(seat),
            known,
        }
    }

    fn all(&self) -> (Seat, &Open, Cards, Option<Employee>, &Known) {
        (self.me, &self.open, self.hand, self.pick, &self.known)
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Seat {
        self.me
    }

    /// The cards in one's own hand.
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// The card put aside by oneself in this round of set-up.
    pub const fn own_pick(&self) -> Option<Employee> {
        self.pick
    }

    /// Who has put a card aside in this round of set-up.
    pub const fn picked(&self) -> Seats {
        self.open.picked
    }

    /// How many players sit at the table, eliminated ones included.
    pub const fn players(&self) -> usize {
        self.open.players as usize
    }

    /// Every seat of the table, eliminated ones included.
    pub const fn seats(&self) -> Seats {
        Seats::first(self.players())
    }

    /// The seats still in the game.
    pub const fn alive(&self) -> Seats {
        self.open.alive
    }

    /// Which decision is awaited.
    pub const fn step(&self) -> Step {
        self.open.step
    }

    /// The seat that decides, unless the game is over.
    pub const fn decider(&self) -> Option<Seat> {
        if matches!(self.open.step, Step::Over) {
            None
        } else {
            Some(self.open.seat)
        }
    }

    /// The round of set-up, 1 to 3.
    pub fn setup_round(&self) -> Option<u8> {
        self.open.in_setup().then_some(self.open.aside)
    }

    /// Whose hand the Director is looking at.
    pub fn looked_at(&self) -> Option<Seat> {
        (self.open.step == Step::DirectorDiscard)
            .then(|| Seat::from_index(usize::from(self.open.aside)))
            .flatten()
    }

    /// The face-up cards of this seat's office.
    pub const fn office(&self, seat: Seat) -> Cards {
        self.open.face_up[seat.index()]
    }

    /// The face-down cards of this seat's office.
    pub fn face_down(&self, seat: Seat) -> Cards {
        self.open.face_down[seat.index()].cards()
    }

    /// The sum of this seat's face-up cards.
    pub fn total(&self, seat: Seat) -> Profit {
        self.office(seat).profit()
    }

    /// The rank of the moment at which this seat achieved its total, from 0.
    pub const fn total_since(&self, seat: Seat) -> u8 {
        self.open.since[seat.index()]
    }

    /// How many cards this seat has in hand.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.open.hand_len[seat.index()] as usize
    }

    /// The cards known to be in this seat's hand: all of one's own, of another's those that have been seen, and in
    /// set-up perhaps put aside. It may hold more.
    pub fn known_hand(&self, seat: Seat) -> Cards {
        if seat == self.me {
            self.hand
        } else {
            self.known.hands[seat.index()]
        }
    }

    /// How many Taxmen this seat's hand may hold at most, by what has been seen of it.
    pub fn taxmen_at_most(&self, seat: Seat) -> u8 {
        if seat == self.me {
            self.hand.count(Employee::Taxman)
        } else {
            self.known.taxmen[seat.index()]
        }
    }

    /// How many cards the draw pile has.
    pub const fn pile_len(&self) -> usize {
        self.open.pile_len as usize
    }

    /// What is known of the draw pile by place, top first; nothing is known of the places after the last one given.
    pub fn known_pile(&self) -> &[Option<Employee>] {
        &self.known.top
    }

    /// The cards known to lie in the draw pile, but not where.
    pub const fn within_pile(&self) -> Cards {
        self.known.within
    }

    /// The discard pile, oldest first.
    pub fn discard_pile(&self) -> &[Employee] {
        &self.open.discards
    }

    /// Every card this seat cannot place: those that the hidden parts of hands and draw pile share among them.
    pub fn unseen(&self) -> Cards {
        let mut seen = self.hand;
        let pick = self.pick.into_iter();
        let pile = self.known.top.iter().flatten().copied();
        let single = pick.chain(pile).chain(self.open.discards.iter().copied());
        single.for_each(|card| seen.add(card));
        for seat in self.seats() {
            let office = self.office(seat).plus(self.face_down(seat));
            seen = seen.plus(office).plus(self.known.hands[seat.index()]);
        }
        Cards::deck().minus(seen.plus(self.known.within))
    }

    /// Whether full employment has met a Taxman: nobody refills any more.
    pub const fn refills_over(&self) -> bool {
        self.open.refills_over
    }

    /// Who played the Taxman in play, if one is.
    pub const fn audit_of(&self) -> Option<Seat> {
        self.open.audit_of
    }

    /// The readings in force.
    pub const fn readings(&self) -> Readings {
        self.open.readings
    }

    /// How the game ended, if it is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.open.outcome
    }

    /// What this seat may do now: nothing unless the decision is its own.
    ///
    /// Nothing hidden bears on it, so it is that of any position that fits.
    pub fn actions(&self) -> Actions {
        if self.decider() == Some(self.me) {
            self.sample(&mut Chance(0)).actions()
        } else {
            Actions::new()
        }
    }

    /// A number that is the same for equal views on every machine: what a bot's chance may start from.
    pub fn fingerprint(&self) -> u64 {
        let mut mixer = Mixer(0xCBF2_9CE4_8422_2325);
        self.hash(&mut mixer);
        Chance(mixer.0).next_u64()
    }
}

/// FNV-1a, a hash that no release of the standard library changes.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number.cast_unsigned() as u64);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests;
