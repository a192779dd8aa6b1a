//! The program from outside.

#[path = "all/hostile.rs"]
mod hostile;
