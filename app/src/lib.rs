//! Office 21 app.

pub mod ui;
