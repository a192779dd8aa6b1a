//! A view goes on by events: what its seat is told is all it learns.

use arrayvec::ArrayVec;

use super::View;
use super::known::Known;
use super::open::Open;
use crate::material::{Cards, DECK, Employee, Profit};
use crate::play::{Event, Happening};
use crate::rulebook::Rule;
use crate::table::{FaceDown, MOST_PLAYERS, Place, Seat, Seats, Step};

/// How totals have changed in the turn under way, from which it follows who achieved his when (`current-run`).
#[derive(Clone, Debug)]
pub(super) struct TurnSoFar {
    /// Whose turn it is; none in set-up.
    active: Option<Seat>,
    /// Totals and moments when the turn began.
    before: [Profit; MOST_PLAYERS],
    since: [u8; MOST_PLAYERS],
    /// When each total last changed, as a count of moments; 0 is never.
    moments: [u8; MOST_PLAYERS],
    moment: u8,
    /// Whose totals changed at the last moment, as long as nothing else has happened since.
    together: Seats,
}

impl TurnSoFar {
    /// The turn as it stands before anything but the card just played has happened.
    pub(super) fn of(open: &Open) -> Self {
        let (active, played) = match open.step {
            Step::Setup | Step::SetupLove | Step::Start | Step::Over => (None, Employee::Spy),
            Step::Play | Step::Love => (Some(open.seat), Employee::Spy),
            Step::Cleaner => (Some(open.seat), Employee::Cleaner),
            Step::Operator => (Some(open.seat), Employee::Operator),
            Step::Assistant => (Some(open.seat), Employee::Assistant),
            Step::Sales => (Some(open.seat), Employee::Sales),
            Step::Director | Step::DirectorDiscard => (Some(open.seat), Employee::Director),
        };
        let mut before = open.face_up.map(Cards::profit);
        if let Some(seat) = active {
            // `Seat::index` is below five.
            let total = &mut before[seat.index()];
            *total = *total - played.profit();
        }
        Self {
            active,
            before,
            since: open.since,
            moments: [0; MOST_PLAYERS],
            moment: 0,
            together: Seats::NONE,
        }
    }

    /// A total changed: others' at once and together, the active player's in step 4 (`active-moment`).
    fn changed(&mut self, seat: Seat) {
        let mut together = self.together;
        if let Some(active) = self.active.filter(|&a| a == seat || together.has(a)) {
            together = together.with(active).with(seat);
        }
        if together.is_empty() || together.has(seat) {
            self.together = Seats::NONE;
            self.moment += 1;
        }
        self.together = self.together.with(seat);
        self.moments[seat.index()] = self.moment;
    }

    /// The moments as they stand now, as dense ranks.
    fn ranks(&self, open: &Open) -> [u8; MOST_PLAYERS] {
        let moment = |seat: Seat| {
            let at = seat.index();
            if open.face_up[at].profit() == self.before[at] {
                self.since[at]
            } else {
                // What changed comes after all that stands.
                MOST_PLAYERS as u8 + self.moments[at]
            }
        };
        let mut moments: ArrayVec<u8, MOST_PLAYERS> = open.alive.into_iter().map(moment).collect();
        moments.sort_unstable();
        let mut ranks = [0; MOST_PLAYERS];
        for seat in open.alive {
            let mut earlier: ArrayVec<u8, MOST_PLAYERS> = moments.clone();
            earlier.retain(|other| *other < moment(seat));
            let mut distinct = 0;
            let mut last = None;
            for other in earlier {
                distinct += u8::from(last != Some(other));
                last = Some(other);
            }
            ranks[seat.index()] = distinct;
        }
        ranks
    }
}

// `Seat::index` is below five, as long as every array here is.
impl View {
    /// Goes on by an event, of which the view takes in no more than its seat is told.
    pub fn see(&mut self, event: &Event) {
        let told = event.told_to(self.me);
        if !matches!(
            told.what,
            Happening::Total { .. } | Happening::Reached21 { .. }
        ) {
            self.turn.together = Seats::NONE;
        }
        match told.what {
            Happening::Picked { seat, employee } => self.see_pick(seat, employee),
            Happening::Tied { .. } => self.next_round(),
            Happening::Redealt => self.gathered(),
            Happening::StartPlayer { seat } => {
                self.at(Step::Start, seat, 0);
                self.turn = TurnSoFar::of(&self.open);
            }
            Happening::TurnBegan { seat } => {
                self.at(Step::Play, seat, 0);
                self.turn = TurnSoFar::of(&self.open);
            }
            Happening::Moved { employee, from, to } => self.see_move(employee, from, to, told.rule),
            Happening::TurnedDown { seat, employee } => {
                self.open.face_up[seat.index()].take(employee);
                self.open.face_down[seat.index()].add(employee);
                if self.open.step == Step::Love && employee == Employee::Secretary {
                    self.turn_finished();
                }
            }
            Happening::TurnedUp { seat, employee } => {
                self.open.face_down[seat.index()].take(employee);
                self.open.face_up[seat.index()].add(employee);
            }
            Happening::LoveChoice { seat } if self.open.in_setup() => {
                self.at(Step::SetupLove, seat, self.open.aside);
            }
            Happening::LoveChoice { seat } => self.at(Step::Love, seat, 0),
            Happening::Total { seat, .. } => {
                if self.turn.active.is_some() {
                    self.turn.changed(seat);
                    self.open.since = self.turn.ranks(&self.open);
                }
            }
            Happening::Eliminated { seat, .. } => self.eliminated(seat),
            Happening::Forfeited { .. } => {
                // The card of a hand looked at that could be discarded is not there.
                if let Some(hand) = self.looked_at() {
                    self.all_of(hand, Employee::Spy);
                }
                self.turn_finished();
            }
            Happening::PutBack { .. } => self.turn_finished(),
            Happening::LookedAtTop { employee, .. } => {
                if let Some(card) = employee {
                    self.known.looked(card);
                }
            }
            Happening::PileShuffled => self.known.shuffled(),
            Happening::LookedAtHand { hand, cards, .. } => {
                self.open.step = Step::DirectorDiscard;
                self.open.aside = hand.index() as u8;
                if let Some(cards) = cards.filter(|_| hand != self.me) {
                    self.known.whole(hand, cards);
                }
            }
            Happening::OnlySpies { hand } => {
                self.all_of(hand, Employee::Spy);
                self.turn_finished();
            }
            Happening::AuditCalledOff => self.open.audit_of = None,
            Happening::RefillsOver => self.open.refills_over = true,
            Happening::Passed { seat } => self.passed(seat),
            Happening::Over { outcome } => {
                self.open.outcome = Some(outcome);
                self.at(Step::Over, Seat::ALL[0], 0);
            }
            Happening::Reached21 { .. }
            | Happening::AuditAnnounced { .. }
            | Happening::RefillSkipped { .. }
            | Happening::Compared { .. } => {}
        }
    }

    fn at(&mut self, step: Step, seat: Seat, aside: u8) {
        self.open.step = step;
        self.open.seat = seat;
        self.open.aside = aside;
    }

    fn lose_hidden(&mut self, seat: Seat) {
        let len = &mut self.open.hand_len[seat.index()];
        *len = len.saturating_sub(1);
    }

    /// Nothing is left to decide in this turn; eliminations may still follow.
    fn turn_finished(&mut self) {
        self.at(Step::Start, self.open.seat, 0);
        self.next_on_turn();
    }

    fn next_on_turn(&mut self) {
        if let Some(active) = self.turn.active {
            self.open.seat = self.open.alive.next_after(active).unwrap_or(active);
        }
    }

    fn eliminated(&mut self, seat: Seat) {
        self.open.alive = self.open.alive.without(seat);
        if self.turn.active.is_some() {
            self.open.since = self.turn.ranks(&self.open);
            self.next_on_turn();
        }
    }

    fn see_pick(&mut self, seat: Seat, card: Option<Employee>) {
        self.lose_hidden(seat);
        self.open.picked = self.open.picked.with(seat);
        if seat == self.me
            && let Some(card) = card
        {
            self.hand.take(card);
            self.pick = Some(card);
        }
        let picked = self.open.picked;
        if let Some(next) = self.seats().into_iter().find(|&s| !picked.has(s)) {
            self.open.seat = next;
        }
    }

    fn next_round(&mut self) {
        self.at(Step::Setup, Seat::ALL[0], self.open.aside + 1);
    }

    /// Everything lies in the pile again; the cards dealt are told one by one.
    fn gathered(&mut self) {
        self.at(Step::Setup, Seat::ALL[0], 1);
        self.open.face_up = [Cards::NONE; MOST_PLAYERS];
        self.open.face_down = [FaceDown::default(); MOST_PLAYERS];
        self.open.hand_len = [0; MOST_PLAYERS];
        self.open.pile_len = DECK as u8;
        self.hand = Cards::NONE;
        self.known = Known::default();
    }

    /// All cards of a hand are of one kind.
    fn all_of(&mut self, seat: Seat, kind: Employee) {
        if seat != self.me {
            let cards = std::iter::repeat_n(kind, self.hand_len(seat)).collect();
            self.known.whole(seat, cards);
        }
    }

    /// Who can play nothing has no card but Bosses.
    fn passed(&mut self, seat: Seat) {
        self.all_of(seat, Employee::Boss);
        self.turn_finished();
    }

    fn see_move(&mut self, card: Option<Employee>, from: Place, to: Place, rule: Rule) {
        let card = self.taken(card, from);
        self.put(card, to);
        match (from, to, card) {
            (Place::Hand(seat), Place::Office(_), Some(card)) => self.played(seat, card),
            (Place::DrawPile, Place::Hand(_), _) if rule == Rule::OperatorDraw => {
                self.turn_finished();
            }
            (_, Place::Hand(_), _) if self.open.step == Step::Assistant => self.turn_finished(),
            _ if matches!(
                self.open.step,
                Step::Cleaner | Step::Sales | Step::DirectorDiscard
            ) =>
            {
                self.turn_finished();
            }
            _ => {}
        }
    }

    /// A card has left its place. Returns what it is, if that is known.
    fn taken(&mut self, card: Option<Employee>, from: Place) -> Option<Employee> {
        match (from, card) {
            (Place::DrawPile, _) => {
                self.open.pile_len = self.open.pile_len.saturating_sub(1);
                return self.known.drawn(card);
            }
            (Place::Hand(seat) | Place::Picked(seat), Some(card)) => {
                if matches!(from, Place::Picked(_)) {
                    self.open.picked = self.open.picked.without(seat);
                    self.pick = self.pick.filter(|_| seat != self.me);
                } else {
                    self.lose_hidden(seat);
                    if seat == self.me {
                        self.hand.take(card);
                    }
                }
                if seat != self.me {
                    self.known.left(seat, card, self.open.hand_len(seat));
                }
            }
            (Place::Office(seat), Some(card)) => {
                self.open.face_up[seat.index()].take(card);
            }
            (Place::FaceDown(seat), Some(card)) => self.open.face_down[seat.index()].take(card),
            _ => {}
        }
        card
    }

    fn put(&mut self, card: Option<Employee>, to: Place) {
        match (to, card) {
            (Place::Hand(seat), _) => {
                self.open.hand_len[seat.index()] += 1;
                match card {
                    Some(card) if seat == self.me => self.hand.add(card),
                    // Hands dealt in set-up hold no Taxman.
                    None if self.open.in_setup() => {}
                    _ => self.known.joined(seat, card, self.open.hand_len(seat)),
                }
            }
            (Place::Office(seat), Some(card)) => self.open.face_up[seat.index()].add(card),
            (Place::FaceDown(seat), Some(card)) => self.open.face_down[seat.index()].add(card),
            (Place::DiscardPile, Some(card)) => self.open.discards.push(card),
            _ => {}
        }
    }

    /// A card has been played; unless its effect is told to be forfeited, its decision is awaited.
    fn played(&mut self, seat: Seat, card: Employee) {
        let step = match card {
            Employee::Cleaner => Step::Cleaner,
            Employee::Operator => Step::Operator,
            Employee::Assistant => Step::Assistant,
            Employee::Sales => Step::Sales,
            Employee::Director => Step::Director,
            _ => {
                if card == Employee::Taxman {
                    self.open.audit_of = Some(seat);
                }
                return self.turn_finished();
            }
        };
        self.at(step, seat, 0);
    }
}
