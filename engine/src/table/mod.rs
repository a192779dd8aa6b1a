//! The table: any arrangement of the cards ([`Draft`]), what is wrong with it ([`Fault`]), a lawful one ([`Position`]).

mod chance;
mod door;
mod draft;
mod fault;
mod heaps;
mod judge;
mod lanes;
mod lovers;
mod outcome;
mod piles;
mod place;
mod position;
mod seat;
mod turn;

pub use chance::Chance;
pub use draft::{Draft, SeatDraft};
pub use fault::Fault;
pub(crate) use heaps::Heap;
pub(crate) use judge::{Compared, Standings};
pub use judge::{Comparison, Judgement, Measure};
pub(crate) use lanes::{Moments, Totals};
pub(crate) use lovers::Lover;
pub use outcome::{End, Outcome, Victory};
pub(crate) use piles::Piles;
pub use place::Place;
pub(crate) use position::FaceDown;
pub use position::{Position, Step};
pub use seat::{MOST_PLAYERS, NoSuchSeat, Seat, Seats, SeatsIter};
pub use turn::{Picks, Turn};
