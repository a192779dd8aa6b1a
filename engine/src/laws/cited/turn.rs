//! Set-up, turns, totals and effects.

use super::Moment;
use crate::material::{Cards, Employee, LIMIT, Profit};
use crate::play::{Action, Happening};
use crate::rulebook::{
    AssistantTakesSpy, DirectorOwnHand, OperatorPutBack, Rule, ShortRefill, SwappedTaxman,
};
use crate::table::{Seat, Seats, Step};

impl Moment<'_> {
    pub(super) fn set_up(&self, what: &Happening) -> bool {
        let before = self.taken.before;
        let lowest = || {
            let total = |seat| self.total(seat);
            let least = before.seats().into_iter().map(total).min();
            let seats = before.seats().into_iter();
            seats
                .filter(|&s| Some(total(s)) == least)
                .collect::<Seats>()
        };
        match (self.rule, *what) {
            (Rule::SetupPick, Happening::Picked { seat, employee }) => {
                before.step() == Step::Setup
                    && before.decider() == Some(seat)
                    && employee.map(Action::Pick) == Some(self.taken.action)
            }
            (Rule::SetupTie, Happening::Tied { seats }) => seats == lowest() && seats.len() > 1,
            (Rule::SetupRedeal, Happening::Redealt) => {
                before.setup_round() == Some(3)
                    && self.told(|what| matches!(what, Happening::Tied { .. }))
            }
            (Rule::SetupLowestStarts, Happening::StartPlayer { seat }) => {
                self.in_setup() && lowest() == Seats::only(seat)
            }
            _ => false,
        }
    }

    pub(super) fn in_turn(&self, what: &Happening) -> bool {
        let (before, action) = (self.taken.before, self.taken.action);
        match (self.rule, *what) {
            (Rule::TurnOrder, Happening::TurnBegan { seat }) => self.table.alive.has(seat),
            (Rule::TotalFaceUp, Happening::Total { seat, from, to }) => {
                from == self.total_told(seat) && to == self.total(seat) && from != to
            }
            (Rule::Operations21, Happening::Reached21 { seat }) => {
                let last = self.earlier.last().map(|event| event.what);
                let reached = |what| matches!(what, Happening::Total { seat: s, to, .. } if s == seat && to == LIMIT);
                !self.in_setup() && last.is_some_and(reached)
            }
            (Rule::SetupTwentyOne, Happening::Reached21 { seat }) => {
                self.in_setup() && self.total(seat) == LIMIT
            }
            (rule, Happening::Eliminated { seat, total }) => {
                let expected = match (self.in_setup(), self.is_active(seat)) {
                    (true, _) => Rule::SetupRecordProfit,
                    (false, true) => Rule::RecordProfit,
                    (false, false) => Rule::RecordProfitAnyTime,
                };
                rule == expected && total == self.total(seat) && total > LIMIT
            }
            (rule, Happening::Forfeited { seat, employee }) => {
                let waited = before.turn().pending() == Some(employee);
                self.is_active(seat)
                    && (action == Action::Play(employee) || action == Action::Pass && waited)
                    && (rule == Rule::OperatorEmptyPile) == (employee == Employee::Operator)
                    && matches!(rule, Rule::OperatorEmptyPile | Rule::EffectForfeit)
                    && self.without_target(seat, employee)
            }
            (Rule::OperatorDraw, Happening::LookedAtTop { seat, employee }) => {
                action == Action::Play(Employee::Operator)
                    && self.is_active(seat)
                    && employee == before.draw_pile().next()
            }
            (Rule::OperatorPutBack, Happening::PutBack { seat }) => {
                action == Action::PutBack && self.is_active(seat)
            }
            (Rule::OperatorPutBack, Happening::PileShuffled) => {
                let shuffled = before.readings().operator_put_back == OperatorPutBack::Shuffle;
                action == Action::PutBack && shuffled
            }
            (Rule::DirectorLook, Happening::LookedAtHand { seat, hand, cards }) => {
                action == Action::Look(hand)
                    && self.is_active(seat)
                    && cards == Some(self.table.hands[hand.index()])
            }
            (Rule::DirectorEmptyHand, Happening::OnlySpies { hand }) => {
                let cards = self.table.hands[hand.index()];
                action == Action::Look(hand) && cards.without(Employee::Spy).is_empty()
            }
            (Rule::NoPlayableCard, Happening::Passed { seat }) => {
                action == Action::Pass && before.step() == Step::Play && self.is_active(seat)
            }
            _ => self.audit_or_refill(what),
        }
    }

    fn audit_or_refill(&self, what: &Happening) -> bool {
        let (before, action) = (self.taken.before, self.taken.action);
        let short = |seat: Seat| self.table.pile.len() < self.lacks(seat);
        match (self.rule, *what) {
            (Rule::AuditDue, Happening::AuditAnnounced { seat }) => {
                action == Action::Play(Employee::Taxman) && self.is_active(seat)
            }
            (Rule::SwappedTaxman, Happening::AuditAnnounced { seat }) => {
                let swapped = action.target().map(|target| target.employee);
                let due = match before.readings().swapped_taxman {
                    SwappedTaxman::Holder => self.active(),
                    SwappedTaxman::Lapses => before.audit_of().filter(|&s| self.is_active(s)),
                    SwappedTaxman::Player => before.audit_of(),
                };
                swapped == Some(Employee::Taxman) && due == Some(seat)
            }
            (Rule::AuditCalledOff, Happening::AuditCalledOff) => {
                before.audit_of().is_some() && !self.taxman_in_play()
            }
            (Rule::EmploymentTaxman, Happening::RefillsOver) => {
                !before.refills_over() && self.taxman_in_play() && self.began().is_some_and(short)
            }
            (Rule::EmploymentTaxman, Happening::RefillSkipped { seat }) => {
                before.refills_over() && self.began() == Some(seat) && self.lacks(seat) > 0
            }
            (Rule::ShortRefill, Happening::RefillSkipped { seat }) => {
                before.readings().short_refill == ShortRefill::Skip
                    && self.began() == Some(seat)
                    && self.told(|what| *what == Happening::RefillsOver)
            }
            _ => false,
        }
    }

    /// The total as last told; before that the one at which the turn began, without a card whose effect is pending.
    fn total_told(&self, seat: Seat) -> Profit {
        let told = self
            .earlier
            .iter()
            .rev()
            .find_map(|event| match event.what {
                Happening::Total { seat: s, to, .. } if s == seat => Some(to),
                _ => None,
            });
        told.unwrap_or_else(|| self.taken.total_before(seat))
    }

    /// Nothing on the table that this effect could choose.
    fn without_target(&self, seat: Seat, played: Employee) -> bool {
        let (table, readings) = (self.table, self.taken.before.readings());
        let others = table.alive.without(seat);
        let mut own = table.face_up[seat.index()];
        own.take(played);
        let own_down = table.face_down[seat.index()];
        let free = |cards: Cards| cards.without(Employee::Spy).without(Employee::Director);
        match played {
            Employee::Operator => table.pile.is_empty(),
            Employee::Assistant => {
                let kept = match readings.assistant_takes_spy {
                    AssistantTakesSpy::Yes => own.without(Employee::Director),
                    AssistantTakesSpy::No => free(own),
                };
                kept.is_empty() && own_down.is_empty()
            }
            Employee::Cleaner => {
                let none = |s: Seat| {
                    free(table.face_up[s.index()]).is_empty()
                        && table.face_down[s.index()].is_empty()
                };
                free(own).is_empty() && own_down.is_empty() && others.into_iter().all(none)
            }
            Employee::Sales => others.into_iter().all(|s| self.nothing_to_swap(s)),
            Employee::Director => {
                if let Some(hand) = self.taken.before.looked_at() {
                    return table.hands[hand.index()].without(Employee::Spy).is_empty();
                }
                let asked = match readings.director_own_hand {
                    DirectorOwnHand::No => others,
                    DirectorOwnHand::Yes => table.alive,
                };
                asked.into_iter().all(|s| table.hands[s.index()].is_empty())
            }
            _ => false,
        }
    }

    /// Every card that a Sales might take here is a Director or would leave its player above 21.
    fn nothing_to_swap(&self, seat: Seat) -> bool {
        let office = self.table.face_up[seat.index()];
        let above = |given: Profit| self.total(seat) - given + Employee::Sales.profit() > LIMIT;
        if office.has(Employee::Manager) {
            return above(Employee::Manager.profit());
        }
        let down = self.table.face_down[seat.index()];
        let face_up = office.without(Employee::Director).kinds();
        face_up.map(Employee::profit).all(above) && (down.is_empty() || above(Profit::ZERO))
    }
}
