//! What the employees do.

use office21::material::Employee::{self, Boss, Director, Manager, Sales, Spy, Taxman};
use office21::play::{Action, Happening, Target};
use office21::rulebook::{AssistantTakesSpy, DirectorOwnHand, OperatorPutBack};
use office21::table::{Place, Seat, Seats, Turn};

use super::table::{Card, Model, TWENTY_ONE, profit};

impl Model {
    /// The cards an effect could name in this office: every one but that at work, those alike once.
    fn named(&self, seat: Seat) -> Vec<Target> {
        let mut targets = Vec::new();
        for card in self.player(seat).office.iter().filter(|card| !card.at_work) {
            let target = Target {
                seat,
                employee: card.employee,
                face_down: card.face_down,
            };
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        targets
    }

    /// Those of the cards of another player's office that may be chosen with a Manager there (`manager-guards-all`).
    fn guarded(&self, seat: Seat) -> Vec<Target> {
        let mut targets = self.named(seat);
        if self.player(seat).has_in_office(Manager) {
            targets.retain(|target| target.employee == Manager);
        }
        targets
    }

    /// What the pending effect can do; nothing if it has no target.
    pub(super) fn actions_of_effect(&self) -> Vec<Action> {
        match self.turn {
            Turn::Cleaner { seat } => self.cleaner_can_remove(seat),
            Turn::Operator { .. } if self.draw_pile.is_empty() => Vec::new(),
            Turn::Operator { .. } => vec![Action::PutBack, Action::Keep],
            Turn::Assistant { seat } => self.assistant_can_take(seat),
            Turn::Sales { seat } => self.sales_can_swap(seat),
            Turn::Director { seat } => self.director_can_look(seat),
            Turn::DirectorDiscard { hand, .. } => self.director_can_discard(hand),
            Turn::Love { .. } => self.love_choices().into_iter().map(Action::Love).collect(),
            _ => Vec::new(),
        }
    }

    /// `cleaner-remove`, `cleaner-own`, `cleaner-manager`, `cleaner-own-manager`, `cleaner-protected`.
    fn cleaner_can_remove(&self, cleaner: Seat) -> Vec<Action> {
        let mut targets = self.named(cleaner);
        for seat in self.alive().into_iter().filter(|&seat| seat != cleaner) {
            targets.extend(self.guarded(seat));
        }
        targets.retain(|target| target.employee != Spy && target.employee != Director);
        targets.into_iter().map(Action::Remove).collect()
    }

    pub(super) fn remove(&mut self, cleaner: Seat, target: Target) {
        let at = self.find(target);
        self.discard_from_office(target.seat, at);
        self.taxman_may_have_left();
        self.lovers_part();
        self.finish_turn(cleaner);
    }

    /// `operator-put-back`.
    pub(super) fn put_back(&mut self, seat: Seat) {
        self.tell(Happening::PutBack { seat });
        if self.readings.operator_put_back == OperatorPutBack::Shuffle {
            self.chance.shuffle(&mut self.draw_pile);
            self.tell(Happening::PileShuffled);
        }
        self.finish_turn(seat);
    }

    /// `operator-draw`: the card is shown to everybody.
    pub(super) fn keep(&mut self, seat: Seat) {
        let card = self.draw_pile.remove(0);
        self.player_mut(seat).hand.push(card);
        self.tell_moved(card, Place::DrawPile, Place::Hand(seat));
        self.finish_turn(seat);
    }

    /// `assistant-take`, `assistant-director`, `assistant-takes-spy`.
    fn assistant_can_take(&self, seat: Seat) -> Vec<Action> {
        let spies = self.readings.assistant_takes_spy == AssistantTakesSpy::Yes;
        let mut targets = self.named(seat);
        targets.retain(|t| t.employee != Director && (spies || t.employee != Spy));
        targets.into_iter().map(Action::TakeBack).collect()
    }

    pub(super) fn take_back(&mut self, seat: Seat, target: Target) {
        let at = self.find(target);
        let card = self.player_mut(seat).office.remove(at);
        self.player_mut(seat).hand.push(card.employee);
        self.tell_moved(card.employee, card.place(seat), Place::Hand(seat));
        self.taxman_may_have_left();
        self.lovers_part();
        self.finish_turn(seat);
    }

    /// `sales-swap`, `sales-manager`, `sales-limit`.
    fn sales_can_swap(&self, sales: Seat) -> Vec<Action> {
        let mut targets = Vec::new();
        for seat in self.alive().into_iter().filter(|&seat| seat != sales) {
            let mut in_office = self.guarded(seat);
            in_office.retain(|target| {
                let loses = self.player(seat).office[self.find(*target)].counts();
                let total = self.player(seat).total() - loses + profit(Sales);
                target.employee != Director && total <= TWENTY_ONE
            });
            targets.extend(in_office);
        }
        targets.into_iter().map(Action::Swap).collect()
    }

    /// Both change offices as they lie (`sales-keeps-love`).
    pub(super) fn swap(&mut self, seat: Seat, target: Target) {
        let at = self.find(target);
        let taken = self.player_mut(target.seat).office.remove(at);
        let office = &mut self.player_mut(seat).office;
        let Some(sales) = office.iter().position(|card| card.at_work) else {
            panic!("no Sales is at work")
        };
        office.remove(sales);
        office.push(taken);
        let given = Card::face_up(Sales);
        self.player_mut(target.seat).office.push(given);
        self.tell_moved(taken.employee, taken.place(target.seat), taken.place(seat));
        self.tell_moved(Sales, given.place(seat), given.place(target.seat));
        if self.five_spies(seat) {
            return;
        }
        self.finish_turn(seat);
    }

    /// `director-look`, `director-own-hand`, `director-empty-hand`.
    fn director_can_look(&self, seat: Seat) -> Vec<Action> {
        let own = self.readings.director_own_hand == DirectorOwnHand::Yes;
        let mut hands = self.alive();
        hands.retain(|&hand| !self.player(hand).hand.is_empty() && (own || hand != seat));
        hands.into_iter().map(Action::Look).collect()
    }

    /// `spy-hand`: any other card.
    fn director_can_discard(&self, hand: Seat) -> Vec<Action> {
        let mut cards = self.player(hand).hand.clone();
        cards.retain(|&card| card != Spy);
        cards.sort();
        cards.dedup();
        cards.into_iter().map(Action::Discard).collect()
    }

    pub(super) fn look(&mut self, seat: Seat, hand: Seat) {
        let cards = Some(self.player(hand).hand.iter().copied().collect());
        let what = Happening::LookedAtHand { seat, hand, cards };
        self.tell_only(Seats::only(seat).with(hand), what);
        if self.director_can_discard(hand).is_empty() {
            self.tell(Happening::OnlySpies { hand });
            self.finish_turn(seat);
        } else {
            self.turn = Turn::DirectorDiscard { seat, hand };
        }
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, hand: Seat, card: Employee) {
        self.take_from_hand(hand, card);
        self.discard(card, Place::Hand(hand));
        self.finish_turn(seat);
    }

    /// `audit-one-taxman`, `taxman-replaced`.
    pub(super) fn taxman_comes(&mut self, seat: Seat) {
        let old = self
            .in_play(Taxman)
            .into_iter()
            .find(|&(owner, at)| !self.player(owner).office[at].at_work);
        if let Some((owner, at)) = old {
            self.discard_from_office(owner, at);
        }
        self.taxman_of = Some(seat);
    }

    /// `audit-called-off`.
    pub(super) fn taxman_may_have_left(&mut self) {
        if self.taxman_at().is_none() {
            self.taxman_of = None;
        }
    }

    /// The kinds this hand can play: `boss-single`.
    pub(super) fn playable(&self, seat: Seat) -> Vec<Employee> {
        let mut kinds = self.player(seat).hand.clone();
        kinds.sort();
        kinds.dedup();
        kinds.retain(|&kind| kind != Boss || self.in_play(Boss).is_empty());
        kinds
    }
}
