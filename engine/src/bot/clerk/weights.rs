//! What everything is worth to the Clerk, in one place.

macro_rules! weights {
    ($($(#[doc = $doc:literal])* $name:ident: $value:literal,)*) => {
        /// What everything is worth.
        #[derive(Clone, Copy, Debug)]
        pub(super) struct Weights { $($(#[doc = $doc])* pub(super) $name: i64,)* }
        pub(super) const CLERK: Weights = Weights { $($name: $value,)* };
        impl Weights {
            pub(super) fn tuned() -> Self {
                let mut w = CLERK;
                $(if let Some(v) = std::env::var(stringify!($name)).ok().and_then(|v| v.parse().ok()) { w.$name = v; })*
                w
            }
        }
    };
}
pub(super) const WIN: i64 = 1_000_000;

weights! {
    worlds: 12,
    depth: 0,
    in_game: 100,
    at_21: 1500,
    keep_exposed: 70,
    keep_safe: 95,
    audit: 900,
    audit_keep: 75,
    audit_out: 25,
    low: 150,
    near: 60,
    near_range: 12,
    next_near: 40,
    next_range: 12,
    one: 250,
    two: 120,
    no_safe: 25,
    safe: 0,
    spies3: 80,
    spies4: 300,
    taxman_low: 150,
    taxman: 20,
    cleaner: 10,
    sales: 10,
    assistant: 10,
    manager: 0,
    spy: 0,
}
