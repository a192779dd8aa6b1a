//! Tables composed by hand: what is offered to put them right, and that it does.

mod drafts;
mod mends;
mod seen;
