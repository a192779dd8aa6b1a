//! Every test of the rules, the files and the games, in one binary.

#[path = "all/compose/mod.rs"]
mod compose;
#[path = "all/corpus.rs"]
mod corpus;
#[path = "all/deal.rs"]
mod deal;
#[path = "all/examples.rs"]
mod examples;
#[path = "all/faults/mod.rs"]
mod faults;
#[path = "all/files/mod.rs"]
mod files;
#[path = "all/machines/mod.rs"]
mod machines;
#[path = "all/metamorphic/mod.rs"]
mod metamorphic;
#[path = "all/model.rs"]
mod model;
#[path = "all/properties.rs"]
mod properties;
#[path = "all/reach.rs"]
mod reach;
#[path = "all/refusals.rs"]
mod refusals;
#[path = "all/rules/mod.rs"]
mod rules;
#[path = "all/ruling.rs"]
mod ruling;
#[path = "all/sometimes.rs"]
mod sometimes;
