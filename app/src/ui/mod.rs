//! The window: reads the state and pushes commands. It holds no rule of the game.

mod app;
pub mod bar;
mod board;
pub mod card;
mod desk;
mod dialogs;
mod editor;
mod files;
pub mod icon;
mod keys;
pub mod led;
mod picture;
pub mod pill;
mod play;
mod quiz;
mod rail;
mod readings;
mod regions;
mod rules;
mod rulings;
mod snapshot;
mod start;
pub mod theme;
mod widgets;

pub use app::{Window, run};
pub use desk::Desk;
