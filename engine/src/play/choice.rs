//! What may be chosen, as sets of bits: to be listed, or to have one drawn without making a list.

use arrayvec::ArrayVec;

use super::{Action, Target};
use crate::material::{Cards, Employee, Kinds};
use crate::table::{Chance, FaceDown, MOST_PLAYERS, Seat};

/// The legal actions of a position: never more than five offices of ten kinds.
pub type Actions = ArrayVec<Action, 64>;

/// The cards of one office, or of a hand, that may be chosen: one bit for each kind, in order, then one for a Secretary and
/// one for a Boss lying face-down.
#[derive(Clone, Copy, Default)]
pub(super) struct Choosable(u32);

const FACE_DOWN_SECRETARY: u32 = 30;
const FACE_DOWN_BOSS: u32 = 31;

impl Choosable {
    pub(super) const NOTHING: Self = Self(0);

    pub(super) fn of(face_up: Cards, face_down: FaceDown) -> Self {
        let secretary = u32::from(face_down.has(Employee::Secretary)) << FACE_DOWN_SECRETARY;
        let boss = u32::from(face_down.has(Employee::Boss)) << FACE_DOWN_BOSS;
        Self(face_up.kinds().bits() | secretary | boss)
    }

    pub(super) fn face_up(cards: Cards) -> Self {
        Self(cards.kinds().bits())
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn len(self) -> usize {
        let lying = (self.0 >> FACE_DOWN_SECRETARY & 1) + (self.0 >> FACE_DOWN_BOSS);
        Kinds::count_bits(self.0) + lying as usize
    }

    /// The lowest of them.
    fn first(self) -> (Employee, bool) {
        let face_down = self.0.trailing_zeros() >= FACE_DOWN_SECRETARY;
        (Kinds::lowest(self.0), face_down)
    }

    const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }
}

/// What is done with the choices of a decision: all are listed, or one is drawn.
pub(super) trait Choose {
    /// What comes of it.
    type Chosen;
    /// One of these.
    fn few(self, actions: &[Action]) -> Self::Chosen;
    /// One kind of a hand.
    fn kind(self, hand: Choosable, action: impl Fn(Employee) -> Action) -> Self::Chosen;
    /// One card of an office.
    fn target(
        self,
        offices: [Choosable; MOST_PLAYERS],
        action: impl Fn(Target) -> Action,
    ) -> Self::Chosen;
}

/// All choices go into a list.
pub(super) struct List<'a>(pub(super) &'a mut Actions);

impl Choose for List<'_> {
    type Chosen = ();

    fn few(self, actions: &[Action]) {
        self.0.extend(actions.iter().copied());
    }

    fn kind(self, mut hand: Choosable, action: impl Fn(Employee) -> Action) {
        while !hand.is_empty() {
            self.0.push(action(hand.first().0));
            hand = hand.without_first();
        }
    }

    fn target(self, offices: [Choosable; MOST_PLAYERS], action: impl Fn(Target) -> Action) {
        for (seat, mut office) in Seat::ALL.into_iter().zip(offices) {
            while !office.is_empty() {
                self.0.push(action(target(seat, office)));
                office = office.without_first();
            }
        }
    }
}

/// One of the choices, each as likely as any other: the one with that number in the list.
pub(super) struct Draw<'a>(pub(super) &'a mut Chance);

impl Choose for Draw<'_> {
    type Chosen = Option<Action>;

    fn few(self, actions: &[Action]) -> Option<Action> {
        if actions.is_empty() {
            return None;
        }
        actions.get(self.0.below(actions.len())).copied()
    }

    #[inline(always)]
    fn kind(self, hand: Choosable, action: impl Fn(Employee) -> Action) -> Option<Action> {
        if hand.is_empty() {
            return None;
        }
        // A hand has three kinds at most.
        let second = hand.without_first();
        let kinds = [hand, second, second.without_first()];
        let at = self.0.below(hand.len());
        Some(action(kinds.get(at)?.first().0))
    }

    #[inline(always)]
    fn target(
        self,
        offices: [Choosable; MOST_PLAYERS],
        action: impl Fn(Target) -> Action,
    ) -> Option<Action> {
        let counts = offices.map(Choosable::len);
        let all = counts.iter().sum();
        if all == 0 {
            return None;
        }
        let mut at = self.0.below(all);
        let mut office = 0;
        // Every office is asked: a processor guesses badly where such a walk ends.
        let mut upto = 0;
        let before = at;
        for count in counts {
            upto += count;
            let passed = usize::from(upto <= before);
            office += passed;
            at -= passed * count;
        }
        let chosen = nth(*offices.get(office)?, at);
        Some(action(target(*Seat::ALL.get(office)?, chosen)))
    }
}

/// What is left from the one with this number on, the lowest having number 0.
fn nth(mut from: Choosable, number: usize) -> Choosable {
    for _ in 0..number {
        from = from.without_first();
    }
    from
}

fn target(seat: Seat, office: Choosable) -> Target {
    let (employee, face_down) = office.first();
    Target {
        seat,
        employee,
        face_down,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::material::DECK_IN_ORDER;
    use crate::table::{Draft, Turn};

    /// Found by fuzzing: an Operator of a composed table, with no pile to look at.
    #[test]
    fn where_one_can_only_pass_one_number_is_drawn_as_anywhere() {
        let mut draft = Draft::empty(2);
        draft.tray.clear();
        draft.discard_pile = DECK_IN_ORDER.to_vec();
        draft
            .discard_pile
            .retain(|&card| card != Employee::Operator);
        draft.discard_pile.extend([Employee::Operator; 5]);
        draft.seats[0].office.add(Employee::Operator);
        draft.turn = Turn::Operator { seat: Seat::ALL[0] };
        let position = draft.into_position().expect("it is lawful");
        assert_eq!(position.actions()[..], [Action::Pass]);
        let (mut drawn, mut one) = (Chance(7), Chance(7));
        assert_eq!(position.random_action(&mut drawn), Some(Action::Pass));
        one.below(1);
        assert_eq!(drawn, one);
    }
}
