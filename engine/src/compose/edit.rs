use super::Spot;
use crate::material::Employee;
use crate::rulebook::Readings;
use crate::table::{Place, Seat, Turn};
use crate::text::file::{Goal, PositionFile};

/// One thing done to a position file. In words: [`words::edit`](super::words::edit).
///
/// No edit makes a card or loses one, but for [`Edit::FullDeck`], which is there to make good what a program got wrong, and
/// [`Edit::Replace`], which brings another table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A card goes from one spot to another.
    Move {
        /// Which.
        card: Employee,
        /// From where; in a pile without a number: the topmost, the newest, the first of its kind in the tray.
        from: Spot,
        /// Where it lies afterwards. A pick that is there already goes back to its player's hand.
        to: Spot,
    },
    /// The game stands there. Seats that the table does not have become its last one, rounds of set-up are 1 to 3.
    ///
    /// Picks are moved, not said: those of set-up stay through its rounds and go back to the hands when set-up is left.
    Turn(Turn),
    /// Whether refills are over.
    RefillsOver(bool),
    /// Who played the Taxman in play; nobody named means whoever holds it.
    AuditOf(Option<Seat>),
    /// The seed of the next redeal or shuffle.
    Chance(u64),
    /// The readings in force.
    Readings(Readings),
    /// Whether somebody is out of the game.
    Eliminated {
        /// Who.
        seat: Seat,
        /// Out or not.
        eliminated: bool,
    },
    /// When the totals were achieved, a number for each seat: smaller is earlier, equal is the same moment.
    Since(Vec<i64>),
    /// What a player is called.
    Name {
        /// Who.
        seat: Seat,
        /// One line; empty for the seat itself.
        name: String,
    },
    /// The title, one line.
    Title(String),
    /// The note, several lines if need be.
    Note(String),
    /// What is to be reached.
    Goal(Option<Goal>),
    /// Whether only what the seat to act knows is given.
    Hidden(bool),
    /// What players have seen of hidden cards is forgotten.
    ForgetKnowledge,
    /// One more player, at the end.
    AddSeat,
    /// A player leaves the table; all cards of that seat go to the tray.
    RemoveSeat(Seat),
    /// Every player moves to the next seat clockwise, with cards and all that is said of them.
    Rotate,
    /// Two players change seats, with cards and all that is said of them.
    SwapSeats(Seat, Seat),
    /// The cards of the tray are dealt. They are listed kind by kind, shuffled, and dealt from the front of the list.
    DealRest {
        /// The seed of the shuffle.
        seed: u64,
        /// Where to.
        to: DealTo,
    },
    /// The draw pile is shuffled as it lies.
    Shuffle {
        /// The seed.
        seed: u64,
    },
    /// All cards of a place go to the tray.
    Clear(Place),
    /// The 44 cards are made whole: what is missing comes to the tray, what is too many leaves.
    FullDeck,
    /// Another file altogether: a template, an opened file, a code.
    Replace {
        /// What it is, for the list of steps: `open "Second Taxman"`.
        name: String,
        /// The file.
        file: Box<PositionFile>,
    },
}

/// Where the rest is dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealTo {
    /// Under the draw pile.
    Pile,
    /// Seat after seat, each hand of those still in the game as full as it may be; what is left stays in the tray.
    Hands,
    /// First the hands, then what is left under the draw pile.
    HandsThenPile,
}
