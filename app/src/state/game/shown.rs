use office21::material::Cards;
use office21::table::{Chance, Position, Seat};

use super::{Choice, Ending, Game, Guide, HandCard, LogTurn, Looker, Prompt, Sight};
use crate::answer::Standing;

/// What the window draws of a game, as the one who looks may know it at the moment looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The moment: so many decisions have been taken.
    pub moment: usize,
    /// Whether that is now.
    pub now: bool,
    /// The table.
    pub sight: Sight,
    /// What is asked for.
    pub prompt: Prompt,
    /// Everything the one who looks can do now.
    pub choices: Vec<Choice>,
    /// The own hand, in the order of the kinds.
    pub hand: Vec<HandCard>,
    /// The hand a Director of the one who looks is looking at; empty otherwise.
    pub looked_at: Vec<HandCard>,
    /// What has happened up to now, also while an earlier moment is looked at.
    pub log: Vec<LogTurn>,
    /// Who would win as things stand.
    pub standing: Standing,
    /// How it ended, if it is over at this moment.
    pub ending: Option<Ending>,
    /// What the guide says at this moment, in a guided game.
    pub guide: Option<Guide>,
}

impl Shown {
    /// The turn of the moment shown; the log goes on beyond it while an earlier moment is looked at.
    pub fn turn(&self) -> Option<&LogTurn> {
        let begun = |turn: &&LogTurn| {
            let first = turn.lines.first();
            first.is_none_or(|line| line.moment <= self.moment)
        };
        self.log.iter().rev().find(begun).or(self.log.first())
    }
}

/// What [`Shown`] depends on: equal values, equal pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct From {
    generation: u64,
    moment: usize,
    now: bool,
    looker: Looker,
    front: Option<Seat>,
    showing: bool,
}

impl Default for Shown {
    /// A table at which nobody sits: what stands here before a game has been shown for the first time.
    fn default() -> Self {
        let position = Position::deal(2, Chance(0).0, office21::rulebook::Readings::default());
        Self {
            moment: 0,
            now: true,
            sight: Sight::nobody(&position, Seat::ALL[0]),
            prompt: Prompt::default(),
            choices: Vec::new(),
            hand: Vec::new(),
            looked_at: Vec::new(),
            log: Vec::new(),
            standing: Standing::default(),
            ending: None,
            guide: None,
        }
    }
}

impl Game {
    /// Brings what is shown up to date, where something has happened or somebody else looks.
    pub(in crate::state) fn refresh_if_changed(&mut self) {
        let from = From {
            generation: self.pace.generation(),
            moment: self.moment(),
            now: self.looking.is_none(),
            looker: self.looker(),
            front: self.curtain.or(self.sitting),
            showing: self.pace.showing(),
        };
        if self.shown_from.replace(from) == Some(from) {
            self.refresh_preview();
        } else {
            self.refresh();
        }
    }

    fn refresh(&mut self) {
        let moment = self.moment();
        let sight = self.sight();
        let position = *self.position_at(moment);
        let hand = self.hand_of(&sight, sight.front, true);
        let looked_at = match (position.looked_at(), sight.looker) {
            (Some(hand), Looker::Seat(seat)) if position.decider() == Some(seat) => {
                self.hand_of(&sight, hand, false)
            }
            _ => Vec::new(),
        };
        self.shown = Shown {
            moment,
            now: self.looking.is_none(),
            prompt: self.prompt(),
            choices: self.choices(),
            hand,
            looked_at,
            log: self.log(sight.looker),
            standing: Standing::of(&position, &self.speech),
            ending: self.ending(moment),
            guide: self.guide(moment),
            sight,
        };
        self.refresh_preview();
    }

    /// The preview alone: all that pointing and selecting change.
    fn refresh_preview(&mut self) {
        let action = self.pointed.or(self.selected);
        if action == self.preview.as_ref().map(|preview| preview.action) && action.is_none() {
            return;
        }
        let seat = self.deciding_looker();
        self.preview = action
            .zip(seat)
            .map(|(action, seat)| self.preview_for(seat, action));
    }

    fn sight(&self) -> Sight {
        let moment = self.moment();
        let position = self.position_at(moment);
        let first = self.persons().into_iter().next().unwrap_or(Seat::ALL[0]);
        let front = self.sitting.unwrap_or(first);
        match self.looker() {
            Looker::Seat(seat) => Sight::of(position, self.view_at(seat, moment)),
            Looker::Everything => Sight::everything(position, front),
            Looker::Nobody => Sight::nobody(position, self.curtain.unwrap_or(front)),
        }
    }

    fn hand_of(&self, sight: &Sight, seat: Seat, own: bool) -> Vec<HandCard> {
        if own && matches!(sight.looker, Looker::Nobody) {
            return Vec::new();
        }
        let hand = sight.seat(seat).map(|s| s.hand.iter().flatten().copied());
        let cards: Cards = hand.into_iter().flatten().collect();
        self.hand_cards(cards, own)
    }
}
