//! What may be done: one source that explains every no, and a fast list held equal to it.

use arrayvec::ArrayVec;

use super::effect::{assistant, boss, cleaner, director, operator, sales};
use super::{Action, Reason, Refusal, Target};
use crate::material::{Cards, Employee};
use crate::rulebook::Rule;
use crate::table::{Position, Seat, Step};

/// The legal actions of a position: never more than five offices of ten kinds.
pub type Actions = ArrayVec<Action, 64>;

impl Position {
    /// Every legal action; cards of a kind are alike and listed once. Empty exactly when the game is over.
    pub fn actions(&self) -> Actions {
        let mut actions = Actions::new();
        self.list_actions(&mut actions);
        actions
    }

    /// The same into a list that is kept and used again, which is what millions of random games want.
    pub fn list_actions(&self, actions: &mut Actions) {
        actions.clear();
        let seat = self.seat;
        match self.step {
            Step::Over => return,
            Step::Start => actions.push(Action::Begin),
            Step::Setup => from_hand(self.hand(seat), Action::Pick, actions),
            Step::Play => from_hand(self.playable(seat), Action::Play, actions),
            Step::Cleaner => each_target(self, cleaner::choosable, Action::Remove, actions),
            Step::Sales => each_target(self, sales::choosable, Action::Swap, actions),
            Step::Assistant => {
                office_targets(seat, assistant::choosable(self), Action::TakeBack, actions);
            }
            Step::Operator => {
                if operator::possible(self) {
                    actions.extend([Action::PutBack, Action::Keep]);
                }
            }
            Step::Director => actions.extend(director::hands(self).into_iter().map(Action::Look)),
            Step::DirectorDiscard => {
                actions.extend(director::discardable(self).kinds().map(Action::Discard));
            }
            Step::Love | Step::SetupLove => {
                let employee = boss::awaited(self);
                let loved = self
                    .seats()
                    .into_iter()
                    .filter(|&s| self.office(s).has(employee));
                let target = |seat| {
                    Action::Love(Target {
                        seat,
                        employee,
                        face_down: false,
                    })
                };
                actions.extend(loved.map(target));
            }
        }
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
    }

    /// The cards of a hand that may be played: all, but no second Boss (`boss-single`).
    pub fn playable(&self, seat: Seat) -> Cards {
        let hand = self.hand(seat);
        if hand.has(Employee::Boss) && self.in_play(Employee::Boss).is_some() {
            hand.without(Employee::Boss)
        } else {
            hand
        }
    }

    /// Why this action is not legal here; `None` exactly when it is among [`Position::actions`].
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let no = |(rule, reason)| Refusal {
            action,
            rule,
            reason,
        };
        self.why_not(action).map(no)
    }

    fn why_not(&self, action: Action) -> Option<(Rule, Reason)> {
        let seat = self.seat;
        match (self.step, action) {
            (Step::Over, _) => {
                let end = self
                    .outcome
                    .map_or(Rule::ComposedOver, |outcome| outcome.end.rule());
                Some((end, Reason::GameOver))
            }
            (Step::Start, Action::Begin) => None,
            (Step::Setup, Action::Pick(card)) => self.not_in_hand(Rule::SetupPick, seat, card),
            (Step::Play, Action::Play(card)) => self
                .not_in_hand(Rule::PlayOne, seat, card)
                .or_else(|| boss::why_not(self, card)),
            (Step::Cleaner, Action::Remove(target)) => cleaner::why_not(self, target),
            (Step::Sales, Action::Swap(target)) => sales::why_not(self, target),
            (Step::Assistant, Action::TakeBack(target)) => assistant::why_not(self, target),
            (Step::Operator, Action::PutBack | Action::Keep) => operator::why_not(self),
            (Step::Director, Action::Look(hand)) => director::why_not_look(self, hand),
            (Step::DirectorDiscard, Action::Discard(card)) => director::why_not_discard(self, card),
            (Step::Love | Step::SetupLove, Action::Love(target)) => {
                boss::why_not_love(self, target)
            }
            (step, Action::Pass) => {
                let rule = if step == Step::Play {
                    Rule::NoPlayableCard
                } else {
                    self.asks()
                };
                let idle = self.actions()[..] == [Action::Pass];
                (!idle).then_some((rule, Reason::MustAct))
            }
            _ => Some((self.asks(), Reason::NotNow)),
        }
    }

    fn not_in_hand(&self, rule: Rule, seat: Seat, employee: Employee) -> Option<(Rule, Reason)> {
        (!self.hand(seat).has(employee)).then_some((rule, Reason::NotInHand { employee, seat }))
    }

    /// The rule that asks for the decision awaited here.
    fn asks(&self) -> Rule {
        match self.step {
            Step::Setup => Rule::SetupPick,
            Step::SetupLove if boss::awaited(self) == Employee::Boss => Rule::SetupLove21,
            Step::SetupLove => Rule::SetupLove12,
            Step::Start => Rule::TurnStartOrder,
            Step::Play => Rule::PlayOne,
            Step::Love => Rule::LoveChoice,
            Step::Over => Rule::ComposedOver,
            _ => Rule::EffectMandatory,
        }
    }

    /// Whether this card lies there, that side up.
    pub(super) fn holds(&self, target: Target) -> bool {
        let Target {
            seat,
            employee,
            face_down,
        } = target;
        if face_down {
            self.face_down[seat.index()].has(employee)
        } else {
            self.office(seat).has(employee)
        }
    }

    /// Whether this is the only such card there, and the effect's own: no card is its own target.
    pub(super) fn is_itself(&self, target: Target, played: Employee) -> bool {
        target.seat == self.seat
            && target.employee == played
            && !target.face_down
            && self.office(target.seat).count(played) == 1
    }
}

/// The cards of one office that an effect may choose: face-up ones, and the Boss and Secretary lying face-down.
#[derive(Clone, Copy)]
pub(super) struct Choosable {
    pub(super) face_up: Cards,
    pub(super) face_down: crate::table::FaceDown,
}

impl Choosable {
    pub(super) fn is_empty(self) -> bool {
        self.face_up.is_empty() && self.face_down.is_empty()
    }
}

/// An action for each kind in a hand.
///
/// Three are listed and those too many cut off again: how many kinds a hand holds is what a processor guesses worst.
fn from_hand(hand: Cards, action: impl Fn(Employee) -> Action, actions: &mut Actions) {
    let (kinds, count) = hand.first_three();
    actions.extend(kinds.map(action));
    actions.truncate(count);
}

fn each_target(
    position: &Position,
    choosable: impl Fn(&Position, Seat) -> Choosable,
    action: impl Fn(Target) -> Action + Copy,
    actions: &mut Actions,
) {
    for seat in position.alive {
        office_targets(seat, choosable(position, seat), action, actions);
    }
}

fn office_targets(
    seat: Seat,
    choosable: Choosable,
    action: impl Fn(Target) -> Action,
    actions: &mut Actions,
) {
    for employee in choosable.face_up.kinds() {
        actions.push(action(Target {
            seat,
            employee,
            face_down: false,
        }));
    }
    if !choosable.face_down.is_empty() {
        for employee in choosable.face_down.cards().kinds() {
            actions.push(action(Target {
                seat,
                employee,
                face_down: true,
            }));
        }
    }
}
