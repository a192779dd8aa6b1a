use office21::rulebook::Rule;
use office21::table::{Position, Seat, Step};
use office21::text::record::PlayerKind;

use super::Game;

/// What is asked for, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// The sentence.
    pub text: String,
    /// The rule that asks.
    pub rule: Option<Rule>,
    /// Who is asked.
    pub seat: Option<Seat>,
    /// What kind of sentence it is.
    pub kind: PromptKind,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PromptKind {
    /// A decision of the one who looks.
    Decide,
    /// A bot that thinks.
    #[default]
    Thinking,
    /// A bot's move is shown; [`Command::Skip`](crate::command::Command::Skip) goes on.
    Showing,
    /// Somebody is to sit down.
    Curtain,
    /// An earlier moment is looked at.
    LookingBack,
    /// The game is over.
    Over,
}

impl Default for Prompt {
    fn default() -> Self {
        Self {
            text: String::new(),
            rule: None,
            seat: None,
            kind: PromptKind::Thinking,
        }
    }
}

impl Game {
    pub(super) fn prompt(&self) -> Prompt {
        let position = self.position_at(self.moment());
        let seat = position.decider();
        let plain = |kind, text| Prompt {
            text,
            rule: None,
            seat,
            kind,
        };
        if self.looking_back() {
            let turn = self.speech.turn(&position.turn());
            return plain(PromptKind::LookingBack, format!("Looking back. {turn}"));
        }
        let Some(decider) = seat else {
            let rule = position.outcome().map(|outcome| outcome.end.rule());
            let text = position
                .outcome()
                .map(|outcome| self.speech.outcome(&outcome));
            return Prompt {
                rule,
                ..plain(PromptKind::Over, text.unwrap_or_default())
            };
        };
        if let Some(next) = self.curtain {
            let name = self.speech.name(next);
            let text = self.speech.say(&format!(
                "It is for {name} to decide. Only {name} should look at the screen now."
            ));
            return plain(PromptKind::Curtain, text);
        }
        if self.deciding_looker().is_some() {
            let (text, rule) = self.asked(position);
            return Prompt {
                rule: Some(rule),
                ..plain(PromptKind::Decide, text)
            };
        }
        if self.is_given_up() {
            let text = "A thousand turns and no end: bots alone are stopped here.".to_owned();
            let rule = Some(Rule::Repetition);
            return Prompt {
                rule,
                ..plain(PromptKind::Over, text)
            };
        }
        let bot = *self.kind(decider) != PlayerKind::Person;
        let kind = if bot && self.pace.showing() {
            PromptKind::Showing
        } else {
            PromptKind::Thinking
        };
        plain(kind, self.speech.turn(&position.turn()))
    }

    /// What is asked of the one who looks, and by which rule.
    fn asked(&self, position: &Position) -> (String, Rule) {
        let passes = position.actions().contains(&office21::play::Action::Pass);
        let top = self.shown_top();
        let (text, rule) = match position.step() {
            _ if passes => ("There is nothing you can do: pass.", Rule::NoPlayableCard),
            Step::Setup => return (setup(position), Rule::SetupPick),
            Step::SetupLove => (
                "Choose who is loved and turns face-down.",
                match position.actions().first().and_then(|a| a.target()) {
                    Some(target) if target.employee == office21::material::Employee::Boss => {
                        Rule::SetupLove21
                    }
                    _ => Rule::SetupLove12,
                },
            ),
            Step::Play => ("Choose a card of your hand to play.", Rule::PlayOne),
            Step::Cleaner => (
                "Cleaner: choose a card to remove from an office.",
                Rule::CleanerRemove,
            ),
            Step::Operator => {
                let text = match top {
                    Some(top) => format!(
                        "Operator: you drew {top}. Keep it and show it, or put it back unseen."
                    ),
                    None => {
                        "Operator: keep the card and show it, or put it back unseen.".to_owned()
                    }
                };
                return (text, Rule::OperatorDraw);
            }
            Step::Assistant => (
                "Assistant: choose a card of your office to take back to hand.",
                Rule::AssistantTake,
            ),
            Step::Sales => (
                "Sales: choose a card of another office to swap it for.",
                Rule::SalesSwap,
            ),
            Step::Director => (
                "Director: choose whose hand to look at.",
                Rule::DirectorLook,
            ),
            Step::DirectorDiscard => {
                let hand = position.looked_at().map(|seat| self.speech.owner(seat));
                let hand = hand.unwrap_or_default();
                return (
                    format!("Director: choose a card of {hand} hand to discard."),
                    Rule::DirectorLook,
                );
            }
            Step::Love => ("Boss: choose the Secretary who is loved.", Rule::LoveChoice),
            Step::Start => ("The turn begins.", Rule::TurnStartOrder),
            Step::Over => ("The game is over.", Rule::ComposedOver),
        };
        (text.to_owned(), rule)
    }

    fn shown_top(&self) -> Option<office21::material::Employee> {
        let seat = self.deciding_looker()?;
        self.view_at(seat, self.at)
            .known_pile()
            .first()
            .copied()
            .flatten()
    }
}

fn setup(position: &Position) -> String {
    match position.setup_round() {
        Some(round) if round > 1 => format!(
            "Set-up, round {round}: the lowest was tied. Choose another card; all are turned up together."
        ),
        _ => {
            "Set-up: choose a card to put aside; all are turned up together, and the lowest starts."
                .to_owned()
        }
    }
}
