//! What is seen: theme, cards and the small things every place is made of.

pub mod bar;
pub mod card;
pub mod icon;
pub mod led;
mod picture;
pub mod pill;
pub mod theme;
