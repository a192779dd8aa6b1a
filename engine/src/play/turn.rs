//! The four steps of a turn: refill, play, effect, total.

use super::effect::{assistant, boss, cleaner, director, operator, sales, taxman};
use super::event::{Happening, Sink};
use super::motion::Motion;
use super::{Action, setup};
use crate::material::{Employee, FULL_HAND};
use crate::rulebook::{Rule, ShortRefill};
use crate::table::{Place, Position, Seats, Step};

#[inline(always)]
pub(super) fn carry_out<S: Sink>(motion: &mut Motion<'_, S>, action: Action) {
    match action {
        Action::Begin => begin(motion),
        Action::Pick(card) => setup::pick(motion, card),
        Action::Play(card) => play(motion, card),
        Action::Love(target) if motion.position.step == Step::SetupLove => {
            setup::love(motion, target);
        }
        Action::Remove(target) => {
            cleaner::remove(motion, target);
            finish(motion);
        }
        Action::PutBack => {
            operator::put_back(motion);
            finish(motion);
        }
        Action::Keep => {
            operator::keep(motion);
            finish(motion);
        }
        Action::TakeBack(target) => {
            assistant::take_back(motion, target);
            finish(motion);
        }
        Action::Swap(target) => {
            sales::swap(motion, target);
            if !motion.five_spies() {
                finish(motion);
            }
        }
        Action::Look(hand) => {
            if director::look(motion, hand) {
                motion.position.aside = hand.index() as u8;
                motion.await_decision(Step::DirectorDiscard);
            } else {
                finish(motion);
            }
        }
        Action::Discard(card) => {
            director::discard(motion, card);
            finish(motion);
        }
        Action::Love(target) => {
            boss::love(motion, target.seat);
            finish(motion);
        }
        Action::Pass => {
            let seat = motion.active();
            // In a composed position an effect may be pending that has no target.
            match motion.position.turn().pending() {
                Some(card) => motion.forfeited(card),
                None => motion.tell(Rule::NoPlayableCard, Happening::Passed { seat }),
            }
            finish(motion);
        }
    }
}

/// A turn begins: a standing 21, then the audit, then the refill (`turn-start-order`).
pub(super) fn begin<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    motion.tell(Rule::TurnOrder, Happening::TurnBegan { seat });
    if !motion.ends_at_start() {
        refill(motion);
        motion.await_decision(Step::Play);
    }
}

/// Step 1: draw up to three cards. Where that is not possible and no Taxman is in play, the game has ended before.
fn refill<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    let pile = motion.position.piles.draw_len();
    let mut wanted = FULL_HAND.saturating_sub(motion.position.hand(seat).len());
    if motion.position.refills_over {
        if wanted > 0 {
            motion.tell(Rule::EmploymentTaxman, Happening::RefillSkipped { seat });
        }
        return;
    }
    if pile < wanted {
        motion.position.refills_over = true;
        motion.tell(Rule::EmploymentTaxman, Happening::RefillsOver);
        match motion.position.readings.short_refill {
            ShortRefill::DrawTheRest => wanted = pile,
            ShortRefill::Skip => {
                motion.tell(Rule::ShortRefill, Happening::RefillSkipped { seat });
                return;
            }
        }
    }
    for _ in 0..wanted {
        draw(motion);
    }
}

fn draw<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    if let Some(card) = motion.position.piles.pop() {
        let (from, to) = (Place::DrawPile, Place::Hand(seat));
        motion.put(card, to);
        let what = Happening::Moved {
            employee: Some(card),
            from,
            to,
        };
        motion.tell_only(Seats::only(seat), Rule::Refill, what);
    }
}

/// Step 2: a card is played; step 3 follows, as far as it needs no decision.
#[inline(always)]
fn play<S: Sink>(motion: &mut Motion<'_, S>, card: Employee) {
    let seat = motion.active();
    motion.shift(Rule::PlayOne, card, Place::Hand(seat), Place::Office(seat));
    match card {
        Employee::Spy => {
            if motion.five_spies() {
                return;
            }
        }
        Employee::Boss | Employee::Secretary => {
            if boss::arrives(motion, card) {
                return motion.await_decision(Step::Love);
            }
        }
        Employee::Taxman => taxman::arrives(motion),
        Employee::Manager => {}
        Employee::Cleaner => {
            if motion.effect(cleaner::possible, card, Step::Cleaner) {
                return;
            }
        }
        Employee::Operator => {
            if motion.effect(operator::possible, card, Step::Operator) {
                return operator::look(motion);
            }
        }
        Employee::Assistant => {
            if motion.effect(assistant::possible, card, Step::Assistant) {
                return;
            }
        }
        Employee::Sales => {
            if motion.effect(sales::possible, card, Step::Sales) {
                return;
            }
        }
        Employee::Director => {
            if motion.effect(director::possible, card, Step::Director) {
                return;
            }
        }
    }
    finish(motion);
}

/// What is left of step 3, step 4, and the next turn.
fn finish<S: Sink>(motion: &mut Motion<'_, S>) {
    let seat = motion.active();
    motion.position.aside = 0;
    // Everybody else's total is taken at once, the active player's in step 4 (`transient-total`).
    let others = motion.position.alive.without(seat);
    let changed = motion.changed();
    if changed.and(others).is_empty() && !motion.position.totals.any_above() {
        // Nothing happened to the others, and nobody is out: by far the most turns.
        motion.count_active();
        if !changed.is_empty() {
            motion.position.moments.achieve(seat, others, false);
        }
    } else {
        motion.count_totals(others);
        if motion.eliminate_all(others) {
            return;
        }
        motion.count_totals(Seats::only(seat));
        if motion.eliminate_all(motion.position.alive) {
            return;
        }
        motion.settle_moments();
    }
    if motion.position.refills_over && motion.position.audit_of.is_none() {
        return motion.full_employment(Rule::LastTaxmanLeaves);
    }
    motion.position.step = Step::Start;
    // Two players at least are left here.
    motion.position.seat = motion.position.alive.next_after(seat).unwrap_or(seat);
}

impl<S: Sink> Motion<'_, S> {
    pub(super) fn await_decision(&mut self, step: Step) {
        self.position.step = step;
    }

    /// Whether the effect has a matching target and awaits its decision; without one it is forfeited.
    fn effect(&mut self, possible: impl Fn(&Position) -> bool, card: Employee, step: Step) -> bool {
        let possible = possible(self.position);
        if possible {
            self.await_decision(step);
        } else {
            self.forfeited(card);
        }
        possible
    }

    /// An effect has no matching target.
    fn forfeited(&mut self, card: Employee) {
        let rule = match card {
            Employee::Operator => Rule::OperatorEmptyPile,
            _ => Rule::EffectForfeit,
        };
        self.tell(
            rule,
            Happening::Forfeited {
                seat: self.active(),
                employee: card,
            },
        );
    }

    /// A card has left play: love parts, an audit is called off.
    pub(super) fn left_play(&mut self, card: Employee) {
        match card {
            Employee::Boss | Employee::Secretary => boss::parted(self),
            Employee::Taxman => {
                self.position.audit_of = None;
                self.tell(Rule::AuditCalledOff, Happening::AuditCalledOff);
            }
            _ => {}
        }
    }
}
