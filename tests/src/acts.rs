//! Actions in a few words, and what came of them.

use office21::laws::check_step;
use office21::material::{Cards, Employee};
use office21::play::{Action, Event, Happening, Target};
use office21::rulebook::Rule;
use office21::table::{End, Place, Position, Seats, Turn, Victory};

use crate::table::{Table, cards, outcome, player, seat};

/// A card in an office, face-up unless [`down`] says otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    employee: Employee,
    face_down: bool,
}

impl From<Employee> for Card {
    fn from(employee: Employee) -> Self {
        let face_down = false;
        Self {
            employee,
            face_down,
        }
    }
}

/// The face-down one.
pub fn down(employee: Employee) -> Card {
    let face_down = true;
    Card {
        employee,
        face_down,
    }
}

fn target(card: impl Into<Card>, number: u8) -> Target {
    let card = card.into();
    Target {
        seat: seat(number),
        employee: card.employee,
        face_down: card.face_down,
    }
}

/// Let the turn begin.
pub fn begin() -> Action {
    Action::Begin
}

/// Put a card aside in set-up.
pub fn pick(card: Employee) -> Action {
    Action::Pick(card)
}

/// Play a card.
pub fn play(card: Employee) -> Action {
    Action::Play(card)
}

/// CLEANER: remove this card of this seat.
pub fn remove(card: impl Into<Card>, number: u8) -> Action {
    Action::Remove(target(card, number))
}

/// OPERATOR: put the card back.
pub fn put_back() -> Action {
    Action::PutBack
}

/// OPERATOR: keep the card.
pub fn keep() -> Action {
    Action::Keep
}

/// ASSISTANT: take this card of this seat, one's own, back to hand.
pub fn take_back(card: impl Into<Card>, number: u8) -> Action {
    Action::TakeBack(target(card, number))
}

/// SALES: swap for this card of this seat.
pub fn swap(card: impl Into<Card>, number: u8) -> Action {
    Action::Swap(target(card, number))
}

/// DIRECTOR: look at this seat's hand.
pub fn look(number: u8) -> Action {
    Action::Look(seat(number))
}

/// DIRECTOR: discard this card.
pub fn discard(card: Employee) -> Action {
    Action::Discard(card)
}

/// This card of this seat is loved.
pub fn love(card: impl Into<Card>, number: u8) -> Action {
    Action::Love(target(card, number))
}

/// Nothing can be done.
pub fn pass() -> Action {
    Action::Pass
}

/// A card that moved, everybody seeing it.
pub fn moved(employee: Employee, from: Place, to: Place) -> Happening {
    let employee = Some(employee);
    Happening::Moved { employee, from, to }
}

/// A position, and the events of the actions that led to it.
#[derive(Clone, Debug)]
pub struct Played {
    /// Where the game stands now.
    pub now: Position,
    /// What happened, since [`Table::acts`] or the last [`Played::then`].
    pub events: Vec<Event>,
}

impl Table {
    /// What comes of these actions.
    pub fn acts(self, actions: &[Action]) -> Played {
        Played::from(self.position()).then(actions)
    }

    /// The position, nothing done yet.
    pub fn lay(self) -> Played {
        self.position().into()
    }
}

impl From<Position> for Played {
    fn from(now: Position) -> Self {
        let events = Vec::new();
        Self { now, events }
    }
}

impl Played {
    /// What comes of these actions; the events are of these alone. Each must be legal, and break no law.
    ///
    /// # Panics
    /// If one is not.
    #[must_use]
    pub fn then(mut self, actions: &[Action]) -> Self {
        self.events.clear();
        for &action in actions {
            let (before, mut events) = (self.now, Vec::new());
            if let Err(refusal) = self.now.apply(action, &mut events) {
                panic!("{refusal:?}\n{:?}", self.now);
            }
            let broken = check_step(&before, action, &events, &self.now);
            assert!(broken.is_empty(), "{broken:#?} by {action:?} in {before:?}");
            self.events.append(&mut events);
        }
        self
    }

    /// Office and hand of this seat are these, in any order: see [`player`].
    ///
    /// # Panics
    /// If they are not.
    #[track_caller]
    pub fn seat(&self, number: u8, words: &str) -> &Self {
        let (seat, wanted) = (seat(number), player(words));
        let now = &self.now;
        let found = (
            now.office(seat),
            now.face_down(seat),
            now.hand(seat),
            !now.alive().has(seat),
        );
        let wanted = (
            wanted.office,
            wanted.face_down,
            wanted.hand,
            wanted.eliminated,
        );
        assert_eq!(
            found, wanted,
            "{seat}: office, face-down, hand, eliminated: {now:?}"
        );
        self
    }

    /// The totals, by seat, are these.
    ///
    /// # Panics
    /// If they are not.
    #[track_caller]
    pub fn totals<const N: usize>(&self, wanted: [&str; N]) -> &Self {
        let totals = self.now.seats().into_iter();
        let totals: Vec<String> = totals.map(|s| self.now.total(s).to_string()).collect();
        assert_eq!(totals, wanted, "totals of {:?}", self.now);
        self
    }

    /// The game stands here.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn turn(&self, wanted: &Turn) -> &Self {
        assert_eq!(&self.now.turn(), wanted, "{:?}", self.now);
        self
    }

    /// It is this seat's turn, which is about to begin.
    #[track_caller]
    pub fn next(&self, number: u8) -> &Self {
        self.turn(&Turn::Start { seat: seat(number) })
    }

    /// This seat is to play a card.
    #[track_caller]
    pub fn to_play(&self, number: u8) -> &Self {
        self.turn(&Turn::Play { seat: seat(number) })
    }

    /// The game is over like this, and the last event says so by this rule.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn over(&self, rule: Rule, end: End, victory: Victory, winners: &[u8]) -> &Self {
        let outcome = outcome(end, victory, winners);
        assert_eq!(self.now.outcome(), Some(outcome), "{:?}", self.now);
        let last = self.events.last().map(|event| (event.rule, event.what));
        assert_eq!(last, Some((rule, Happening::Over { outcome })));
        self
    }

    /// This happened, by this rule.
    ///
    /// # Panics
    /// If it did not.
    #[track_caller]
    pub fn told(&self, rule: Rule, what: Happening) -> &Self {
        let told = |event: &&Event| event.what == what;
        match self.events.iter().find(told) {
            Some(event) => assert_eq!(event.rule, rule, "the rule of {what:?}"),
            None => panic!("{what:?} did not happen: {:#?}", self.events),
        }
        self
    }

    /// Who saw it.
    ///
    /// # Panics
    /// If it did not happen.
    #[track_caller]
    pub fn seen_by(&self, what: Happening) -> Seats {
        match self.events.iter().find(|event| event.what == what) {
            Some(event) => event.seen_by,
            None => panic!("{what:?} did not happen: {:#?}", self.events),
        }
    }

    /// Nothing like this happened.
    ///
    /// # Panics
    /// If it did.
    #[track_caller]
    pub fn never(&self, like: impl Fn(&Happening) -> bool) -> &Self {
        let found = self.events.iter().find(|event| like(&event.what));
        assert_eq!(found, None);
        self
    }

    /// The first of these happened before the second.
    ///
    /// # Panics
    /// If one did not happen, or later.
    #[track_caller]
    pub fn in_order(&self, first: Happening, second: Happening) -> &Self {
        let place = |what| self.events.iter().position(|event| event.what == what);
        let (one, other) = (place(first), place(second));
        assert!(
            one.is_some() && one < other,
            "{first:?} at {one:?}, {second:?} at {other:?}"
        );
        self
    }

    /// Exactly these actions are legal, in any order.
    ///
    /// # Panics
    /// If it is otherwise.
    #[track_caller]
    pub fn legal(&self, wanted: &[Action]) -> &Self {
        let (mut found, mut wanted) = (self.now.actions().to_vec(), wanted.to_vec());
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{:?}", self.now);
        self
    }

    /// The rule that forbids this action.
    pub fn refused(&self, action: Action) -> Option<Rule> {
        self.now.refusal(action).map(|refusal| refusal.rule)
    }

    /// The newest cards of the discard pile are these, in this order.
    ///
    /// # Panics
    /// If they are not.
    #[track_caller]
    pub fn discarded(&self, names: &str) -> &Self {
        let pile: Vec<Employee> = self.now.discard_pile().collect();
        let wanted = cards(names);
        assert!(pile.ends_with(&wanted), "{wanted:?} on top of {pile:?}");
        self
    }

    /// How many cards of this kind the discard pile has.
    pub fn count_discarded(&self, card: Employee) -> u8 {
        self.now.discard_pile().collect::<Cards>().count(card)
    }

    /// The rank of the moment at which this seat achieved its total.
    pub fn since(&self, number: u8) -> u8 {
        self.now.total_since(seat(number))
    }
}
