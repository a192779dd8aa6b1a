//! The program from outside: its window, driven by the names of what is in it, and its command line.

#[path = "all/hostile.rs"]
mod hostile;
#[path = "all/trace.rs"]
mod trace;
#[path = "all/verify.rs"]
mod verify;
#[path = "all/window/mod.rs"]
mod window;
