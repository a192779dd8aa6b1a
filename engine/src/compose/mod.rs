//! Composing a table by hand: everything an editor does with a position file, as data, without a window.
//!
//! An [`Edit`] moves cards or changes what is said about the table; none makes a card or loses one. A [`Composition`] holds
//! a file, takes edits, undoes and redoes them by name, and always knows what is wrong with its table. What is wrong may
//! stay so: a [`Mend`] puts one fault right, and each fault has several to choose from or one at least.
//!
//! Love is solved along the way: where an edit leaves Bosses and Secretaries lying as they cannot, and there is only one
//! way to turn the fewest of them that puts it right, they turn in the same step.
//!
//! ```
//! use office21::compose::{Composition, DealTo, Edit, Spot, Template};
//! use office21::material::Employee::Boss;
//! use office21::table::{Place, Seat};
//!
//! let mut table = Composition::new(Template::Empty.file(3, 0));
//! let office = Spot::at(Place::Office(Seat::ALL[0]));
//! table.edit(&Edit::Move { card: Boss, from: Spot::at(Place::Tray), to: office })?;
//! assert!(table.position().is_none(), "cards still lie in the tray");
//! table.edit(&Edit::DealRest { seed: 7, to: DealTo::HandsThenPile })?;
//! assert!(table.position().is_some());
//! table.undo();
//! assert_eq!(table.redo_name(), Some("deal the rest to hands and draw pile (seed 7)"));
//! # Ok::<(), office21::compose::NotDone>(())
//! ```

mod achieved;
mod cards;
mod carry;
mod concerned;
mod deal;
mod edit;
mod history;
mod love;
mod mend;
mod nearest;
mod refuse;
mod seats;
mod seen;
mod spot;
mod template;
#[cfg(test)]
mod tests;
mod turn;
pub mod words;

pub use achieved::Order;
pub use carry::carried_out;
pub use concerned::{Concerned, concerned};
pub use edit::{DealTo, Edit};
pub use history::Composition;
pub use mend::{Mend, mends};
pub use nearest::nearest;
pub use refuse::{LONGEST_NOTE, NotDone, refuses};
pub use spot::Spot;
pub use template::Template;
pub use turn::turn_at;
