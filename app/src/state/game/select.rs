//! What the one who looks can do now, what is selected, and why the rest cannot be done.

use office21::material::{Cards, Employee};
use office21::play::{Action, Target};
use office21::rulebook::Rule;
use office21::table::{Position, Seat, Step};
use office21::text::record::PlayerKind;

use super::{Game, Looker};

/// Something that can be done now by the one who looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What.
    pub action: Action,
    /// In words.
    pub text: String,
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// In a sentence.
    pub text: String,
    /// The rule that says no.
    pub rule: Option<Rule>,
}

impl Why {
    fn not_now(text: String) -> Self {
        Self { text, rule: None }
    }
}

/// A card that lies before the one who looks: of the own hand, or of a hand a Director looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// Which.
    pub employee: Employee,
    /// What a click on it selects.
    pub action: Option<Action>,
    /// Why a click does nothing, where somebody may want to know.
    pub why_not: Option<Why>,
}

impl Game {
    /// The one who looks, if the decision is theirs now.
    pub(super) fn deciding_looker(&self) -> Option<Seat> {
        let Looker::Seat(seat) = self.looker() else {
            return None;
        };
        let now = self.looking.is_none() && self.position().decider() == Some(seat);
        (now && *self.kind(seat) == PlayerKind::Person).then_some(seat)
    }

    /// Why the one who looks cannot do this now; `None`: it can be done.
    pub fn why_not(&self, action: Action) -> Option<Why> {
        if self.looking.is_some() {
            return Some(Why::not_now("You look at an earlier moment.".to_owned()));
        }
        if let Some(seat) = self.curtain {
            let name = self.speech.name(seat);
            return Some(Why::not_now(format!(
                "The curtain is down until {name} is here."
            )));
        }
        let Some(seat) = self.deciding_looker() else {
            let text = match self.position().decider() {
                Some(other) => self
                    .speech
                    .say(&format!("{} is to decide.", self.speech.name(other))),
                None => "The game is over.".to_owned(),
            };
            return Some(Why::not_now(text));
        };
        // What a view allows; nothing hidden bears on what is legal.
        let refusal = self.imagined(seat).refusal(action)?;
        Some(Why {
            text: self.speech.refusal(&refusal),
            rule: Some(refusal.rule),
        })
    }

    /// What choosing this card of an office would be at this step, legal or not: `None` where no card is to be chosen.
    pub fn on_target(&self, target: Target) -> Option<Action> {
        match self.position().step() {
            Step::Cleaner => Some(Action::Remove(target)),
            Step::Assistant => Some(Action::TakeBack(target)),
            Step::Sales => Some(Action::Swap(target)),
            Step::Love | Step::SetupLove => Some(Action::Love(target)),
            _ => None,
        }
    }

    /// What choosing the hand of this seat would be at this step, legal or not.
    pub fn on_hand(&self, seat: Seat) -> Option<Action> {
        (self.position().step() == Step::Director).then_some(Action::Look(seat))
    }

    /// Everything the one who looks can do now.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let Some(seat) = self.deciding_looker() else {
            return Vec::new();
        };
        let choice = |action| Choice {
            action,
            text: self.speech.action(action),
        };
        self.view_at(seat, self.at)
            .actions()
            .into_iter()
            .map(choice)
            .collect()
    }

    /// The cards of a hand with what a click on each selects.
    pub(super) fn hand_cards(&self, cards: Cards, own: bool) -> Vec<HandCard> {
        let decides = self.deciding_looker().is_some();
        let action = |employee| match (self.position().step(), own) {
            (Step::Setup, true) => Some(Action::Pick(employee)),
            (Step::Play, true) => Some(Action::Play(employee)),
            (Step::DirectorDiscard, false) => Some(Action::Discard(employee)),
            _ => None,
        };
        let card = |employee| {
            let action = action(employee).filter(|_| decides);
            let why_not = action.and_then(|action| self.why_not(action));
            HandCard {
                employee,
                action: action.filter(|_| why_not.is_none()),
                why_not,
            }
        };
        cards.iter().map(card).collect()
    }

    /// Selects something that can be done; what cannot, or `None`, drops the selection.
    pub(in crate::state) fn select(&mut self, action: Option<Action>) {
        self.selected = action.filter(|&action| self.why_not(action).is_none());
    }

    /// The pointer rests on this.
    pub(in crate::state) fn point(&mut self, action: Option<Action>) {
        self.under = action;
        self.pointed = action.filter(|&action| self.why_not(action).is_none());
    }

    pub(in crate::state) fn drop_selection(&mut self) {
        self.selected = None;
        self.pointed = None;
        self.under = None;
    }

    /// Selects the card at this place, from 0: of the hand looked at, if there is one, else of the own hand.
    pub(in crate::state) fn select_card(&mut self, place: usize) {
        let cards = if self.shown.looked_at.is_empty() {
            &self.shown.hand
        } else {
            &self.shown.looked_at
        };
        self.select_by_key(cards.get(place).and_then(|card| card.action));
    }

    /// A pointer that only happens to rest somewhere counts no more, until it rests on something else.
    fn select_by_key(&mut self, action: Option<Action>) {
        self.select(action);
        self.pointed = None;
    }

    /// Selects the choice after the one selected, or before it.
    pub(in crate::state) fn select_next(&mut self, back: bool) {
        let choices = &self.shown.choices;
        if choices.is_empty() {
            return;
        }
        let now = choices.iter().position(|c| Some(c.action) == self.selected);
        let to = match (now, back) {
            (None, false) => 0,
            (None, true) => choices.len() - 1,
            (Some(now), false) => (now + 1) % choices.len(),
            (Some(now), true) => (now + choices.len() - 1) % choices.len(),
        };
        let next = choices.get(to).map(|choice| choice.action);
        self.select_by_key(next);
    }

    /// What a confirmation would do: what is selected, or the only thing that can be done.
    pub(in crate::state) fn to_confirm(&self) -> Option<Action> {
        match (self.selected, &self.shown.choices[..]) {
            (Some(action), _) => Some(action),
            (None, [only]) => Some(only.action),
            _ => None,
        }
    }

    /// A position that the view of this seat allows, always the same for the same view.
    pub(super) fn imagined(&self, seat: Seat) -> Position {
        let mut chance = office21::table::Chance(0);
        self.view_at(seat, self.at).sample(&mut chance)
    }
}
