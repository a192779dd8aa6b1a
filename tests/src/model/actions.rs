//! What may be done.

use office21::play::Action;
use office21::table::Turn;

use super::table::Model;

impl Model {
    /// Every legal action, those that are alike once.
    pub fn actions(&self) -> Vec<Action> {
        let actions: Vec<Action> = match &self.turn {
            Turn::Over { .. } => return Vec::new(),
            Turn::Setup { .. } => self.picks(),
            Turn::SetupLove { .. } => self.love_choices().into_iter().map(Action::Love).collect(),
            Turn::Start { .. } => vec![Action::Begin],
            Turn::Play { seat } => self.playable(*seat).into_iter().map(Action::Play).collect(),
            _ => self.actions_of_effect(),
        };
        if actions.is_empty() {
            // `no-playable-card`; in a composed position an effect without target as well.
            return vec![Action::Pass];
        }
        actions
    }

    fn picks(&self) -> Vec<Action> {
        let picking = self.players.iter().find(|player| player.picked.is_none());
        let mut cards = picking
            .map(|player| player.hand.clone())
            .unwrap_or_default();
        cards.sort();
        cards.dedup();
        cards.into_iter().map(Action::Pick).collect()
    }
}
