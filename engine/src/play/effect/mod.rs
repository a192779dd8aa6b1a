//! What each employee does when played: a file an employee that does something.
//!
//! Manager and Spy have no effect of their own: how a Manager takes the blow stands in `cleaner` and `sales`, what five
//! Spies do in `ending`. The Secretary's love is the Boss's.

pub(super) mod assistant;
pub(super) mod boss;
pub(super) mod cleaner;
pub(super) mod director;
pub(super) mod operator;
pub(super) mod sales;
pub(super) mod taxman;
