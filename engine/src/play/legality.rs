//! What may be done: one source that explains every no, and a fast list held equal to it.

use arrayvec::ArrayVec;

use super::choice::{Actions, Choosable, Choose, Draw, List};
use super::effect::{assistant, boss, cleaner, director, operator, sales};
use super::{Action, Reason, Refusal, Target};
use crate::material::{Cards, Employee};
use crate::rulebook::Rule;
use crate::table::{Chance, MOST_PLAYERS, Position, Seat, Step};

impl Position {
    /// Every legal action; cards of a kind are alike and listed once. Empty exactly when the game is over.
    pub fn actions(&self) -> Actions {
        let mut actions = Actions::new();
        if self.step != Step::Over {
            self.choose(List(&mut actions));
            if actions.is_empty() {
                actions.push(Action::Pass);
            }
        }
        actions
    }

    /// One of [`Position::actions`], each as likely as any other, without the list being made; `None` when the game is
    /// over.
    ///
    /// It is the one whose number is `chance.below(actions.len())`.
    #[inline(always)]
    pub fn random_action(&self, chance: &mut Chance) -> Option<Action> {
        if self.step == Step::Over {
            return None;
        }
        let drawn = self.choose(Draw(chance));
        drawn.or_else(|| [Action::Pass].get(chance.below(1)).copied())
    }

    /// The choices of the decision awaited here, before the game is over; none if nothing can be done but to pass.
    #[inline(always)]
    fn choose<C: Choose>(&self, choose: C) -> C::Chosen {
        let seat = self.seat;
        match self.step {
            Step::Over => choose.few(&[]),
            Step::Start => choose.few(&[Action::Begin]),
            Step::Setup => choose.kind(Choosable::face_up(self.hand(seat)), Action::Pick),
            Step::Play => choose.kind(Choosable::face_up(self.playable(seat)), Action::Play),
            Step::Cleaner => choose.target(
                self.choosable(|at| cleaner::choosable(self, at)),
                Action::Remove,
            ),
            Step::Sales => choose.target(
                self.choosable(|at| sales::choosable(self, at)),
                Action::Swap,
            ),
            Step::Assistant => {
                let mut offices = [Choosable::NOTHING; MOST_PLAYERS];
                offices[seat.index()] = assistant::choosable(self);
                choose.target(offices, Action::TakeBack)
            }
            Step::Operator if operator::possible(self) => {
                choose.few(&[Action::PutBack, Action::Keep])
            }
            Step::Operator => choose.few(&[]),
            Step::Director => {
                let hands = director::hands(self).into_iter().map(Action::Look);
                choose.few(&hands.collect::<ArrayVec<_, MOST_PLAYERS>>())
            }
            Step::DirectorDiscard => {
                let hand = Choosable::face_up(director::discardable(self));
                choose.kind(hand, Action::Discard)
            }
            Step::Love | Step::SetupLove => {
                choose.target(self.choosable(|at| boss::choosable(self, at)), Action::Love)
            }
        }
    }

    /// What may be chosen in each office; in those of eliminated players nothing lies.
    #[inline(always)]
    pub(super) fn choosable(
        &self,
        office: impl Fn(Seat) -> Choosable,
    ) -> [Choosable; MOST_PLAYERS] {
        let mut offices = [Choosable::NOTHING; MOST_PLAYERS];
        for (there, seat) in offices.iter_mut().zip(Seat::ALL).take(self.players()) {
            *there = office(seat);
        }
        offices
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
