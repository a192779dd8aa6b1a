//! The bodies of the fuzz targets: ordinary functions over bytes, a file each, which an ordinary test calls as well.

mod code;
mod drafts;
pub mod finding;
mod input;
mod json;
pub mod mend;
mod model;
mod play;
mod ron_position;
mod ron_record;
mod view;
mod words;

/// What a target does with its input; it panics if it finds something.
pub type Target = fn(&[u8]);

/// Every target by its name, which is that of its folder in fuzz/corpus and of its file in `fuzz/fuzz_targets`.
pub const TARGETS: &[(&str, Target)] = &[
    ("code", code::code),
    ("drafts", drafts::drafts),
    ("json", json::json),
    ("model", model::model),
    ("play", play::play),
    ("ron_position", ron_position::ron_position),
    ("ron_record", ron_record::ron_record),
    ("view", view::view),
    ("words", words::words),
];

/// The target with this name.
///
/// # Panics
/// If there is none.
pub fn target(name: &str) -> Target {
    let target = TARGETS.iter().find(|(known, _)| *known == name);
    let (_, target) = target.unwrap_or_else(|| panic!("no target is called {name}"));
    *target
}

/// Runs the target with this name.
///
/// # Panics
/// If there is none, or if it finds something.
pub fn run(name: &str, bytes: &[u8]) {
    target(name)(bytes);
}
