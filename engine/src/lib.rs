//! The rules of Office 21: what a table may look like, what may be done, what follows, and by which rule.
//!
//! A [`Draft`](table::Draft) is any arrangement of the 44 cards, a [`Position`](table::Position) a lawful one, an
//! [`Action`](play::Action) moves it on, [`Event`](play::Event)s tell what happened and which
//! [`Rule`](rulebook::Rule) made it so, and a [`View`](view::View) is what one seat may know of it.
//!
//! The engine has no window, no clock and no files. Each folder uses only the ones listed before it:
//! `material`, `rulebook`, `table`, `play`, `view`, `laws`, `reach`, `ruling`, `text`, `examples`, `compose`, `bot`.

#![warn(missing_docs)]

pub mod bot;
pub mod compose;
pub mod examples;
pub mod laws;
pub mod material;
pub mod play;
pub mod reach;
pub mod rulebook;
pub mod ruling;
pub mod table;
pub mod text;
pub mod view;
