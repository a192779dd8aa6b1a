use super::{Bot, Decision};
use crate::play::Action;
use crate::table::Chance;
use crate::view::View;

/// Takes any legal action, each as likely as the others.
#[derive(Clone, Debug)]
pub struct Trainee {
    seed: u64,
}

impl Trainee {
    /// One whose chance comes from this seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Bot for Trainee {
    fn name(&self) -> &'static str {
        "trainee"
    }

    fn decide(&mut self, view: &View, _: &dyn Fn() -> bool) -> Decision {
        let actions = view.actions();
        let mut chance = Chance(self.seed ^ view.fingerprint());
        let nth = chance.below(actions.len().max(1));
        Decision {
            action: actions.get(nth).copied().unwrap_or(Action::Pass),
            reason: "Plays whatever comes to hand.".to_owned(),
        }
    }
}
