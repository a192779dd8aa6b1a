use super::{
    Draft, End, MOST_PLAYERS, Moments, Outcome, Picks, Piles, Seat, SeatDraft, Seats, Totals, Turn,
    Victory,
};
use crate::material::{Cards, Employee, Profit};
use crate::rulebook::Readings;

/// A lawful position: small, `Copy`, and never wrong.
///
/// The only way in is [`Draft::into_position`] (or dealing a game); from there only actions move it on. Lawful means
/// that no invariant of the rulebook is broken, not that play could have led here (`composed-unreachable`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) hands: [Cards; MOST_PLAYERS],
    pub(crate) face_up: [Cards; MOST_PLAYERS],
    pub(crate) chance: u64,
    pub(crate) piles: Piles,
    pub(crate) face_down: [FaceDown; MOST_PLAYERS],
    /// Sum of the face-up cards of each office, kept up to date.
    pub(crate) totals: Totals,
    pub(crate) moments: Moments,
    /// In set-up, each seat's picked card as its index plus one; 0 where there is none.
    pub(crate) picks: [u8; MOST_PLAYERS],
    pub(crate) players: u8,
    pub(crate) alive: Seats,
    pub(crate) step: Step,
    /// Whose turn or choice it is; no meaning in `Over`.
    pub(crate) seat: Seat,
    /// The round of set-up, or whose hand is looked at (as an index), or 0.
    pub(crate) aside: u8,
    /// Who played the Taxman in play; `None` exactly when there is none.
    pub(crate) audit_of: Option<Seat>,
    pub(crate) refills_over: bool,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) readings: Readings,
}

/// Which decision is awaited: [`Turn`] without its details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "documented at the variants of `Turn`")]
pub enum Step {
    Setup,
    SetupLove,
    Start,
    Play,
    Cleaner,
    Operator,
    Assistant,
    Sales,
    Director,
    DirectorDiscard,
    Love,
    Over,
}

impl Step {
    /// Every step, in the order of a game.
    pub const ALL: [Self; 12] = [
        Self::Setup,
        Self::SetupLove,
        Self::Start,
        Self::Play,
        Self::Cleaner,
        Self::Operator,
        Self::Assistant,
        Self::Sales,
        Self::Director,
        Self::DirectorDiscard,
        Self::Love,
        Self::Over,
    ];
}

/// The face-down cards of an office: Bosses in the two lower bits, Secretaries above.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct FaceDown(u8);

impl FaceDown {
    const fn unit(kind: Employee) -> u8 {
        if matches!(kind, Employee::Boss) { 1 } else { 4 }
    }

    pub(crate) const fn count(self, kind: Employee) -> u8 {
        if kind.is_lover() {
            (self.0 / Self::unit(kind)) & 3
        } else {
            0
        }
    }

    pub(crate) const fn has(self, kind: Employee) -> bool {
        self.count(kind) > 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn add(&mut self, kind: Employee) {
        self.0 += Self::unit(kind);
    }

    pub(crate) fn take(&mut self, kind: Employee) {
        debug_assert!(self.has(kind));
        self.0 -= Self::unit(kind);
    }

    pub(crate) fn cards(self) -> Cards {
        let mut cards = Cards::NONE;
        for kind in [Employee::Secretary, Employee::Boss] {
            for _ in 0..self.count(kind) {
                cards.add(kind);
            }
        }
        cards
    }
}

// `Seat::index` is below five, as long as every array here is.
impl Position {
    /// How many players sit at the table, eliminated ones included: 2 to 5.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// Every seat of the table, eliminated ones included.
    pub fn seats(&self) -> Seats {
        Seats::first(self.players())
    }

    /// The seats still in the game.
    pub const fn alive(&self) -> Seats {
        self.alive
    }

    /// Which decision is awaited.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The seat that decides, unless the game is over.
    pub const fn decider(&self) -> Option<Seat> {
        if matches!(self.step, Step::Over) {
            None
        } else {
            Some(self.seat)
        }
    }

    /// The seat whose turn it is: none in set-up and after the end.
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.step {
            Step::Setup | Step::SetupLove | Step::Over => None,
            _ => Some(self.seat),
        }
    }

    /// The cards in this seat's hand.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The face-up cards of this seat's office.
    pub const fn office(&self, seat: Seat) -> Cards {
        self.face_up[seat.index()]
    }

    /// The face-down cards of this seat's office.
    pub fn face_down(&self, seat: Seat) -> Cards {
        self.face_down[seat.index()].cards()
    }

    /// The sum of this seat's face-up cards, the card just played included (`total-face-up`).
    pub const fn total(&self, seat: Seat) -> Profit {
        self.totals.get(seat)
    }

    /// The total of this seat that counts: while an effect is pending, that of the active player is the one from before its
    /// card was played (`transient-total`). A pending Boss lies face-down and counts nothing in either.
    pub fn settled_total(&self, seat: Seat) -> Profit {
        match self.turn().pending() {
            Some(card) if self.on_turn() == Some(seat) && card != Employee::Boss => {
                self.total(seat) - card.profit()
            }
            _ => self.total(seat),
        }
    }

    /// The rank of the moment at which this seat achieved its total, from 0 (`current-run`).
    pub const fn total_since(&self, seat: Seat) -> u8 {
        self.moments.rank(seat)
    }

    /// The card this seat has put aside in this round of set-up.
    pub fn pick(&self, seat: Seat) -> Option<Employee> {
        usize::from(self.picks[seat.index()])
            .checked_sub(1)
            .and_then(Employee::from_index)
    }

    /// The round of set-up, 1 to 3.
    pub fn setup_round(&self) -> Option<u8> {
        matches!(self.step, Step::Setup | Step::SetupLove).then_some(self.aside)
    }

    /// Whose hand the Director is looking at.
    pub fn looked_at(&self) -> Option<Seat> {
        (self.step == Step::DirectorDiscard).then(|| Seat::ALL[usize::from(self.aside)])
    }

    /// The draw pile, top first.
    pub fn draw_pile(&self) -> impl ExactSizeIterator<Item = Employee> + '_ {
        self.piles.draw()
    }

    /// The discard pile, oldest first.
    pub fn discard_pile(&self) -> impl ExactSizeIterator<Item = Employee> + '_ {
        self.piles.discard()
    }

    /// Whether full employment has met a Taxman: nobody refills any more.
    pub const fn refills_over(&self) -> bool {
        self.refills_over
    }

    /// Who played the Taxman in play, if one is.
    pub const fn audit_of(&self) -> Option<Seat> {
        self.audit_of
    }

    /// The readings in force.
    pub const fn readings(&self) -> Readings {
        self.readings
    }

    /// How the game ended, if it is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// All face-up cards of all offices.
    pub(crate) fn all_face_up(&self) -> Cards {
        self.face_up.into_iter().fold(Cards::NONE, Cards::plus)
    }

    /// Whether a lover lies face-down anywhere.
    pub(crate) fn any_face_down(&self) -> bool {
        self.face_down.iter().any(|cards| !cards.is_empty())
    }

    /// The seats in whose offices a card of this kind lies face-up.
    pub(crate) fn with_face_up(&self, kind: Employee) -> Seats {
        Seats::whose(|at| self.face_up[at].has(kind))
    }

    /// The seats in whose offices a card of this kind lies face-down.
    pub(crate) fn with_face_down(&self, kind: Employee) -> Seats {
        Seats::whose(|at| self.face_down[at].has(kind))
    }

    /// The seat in whose office this card lies, either side up; the lowest seat of several.
    pub fn in_play(&self, kind: Employee) -> Option<Seat> {
        Seats::whose(|at| self.face_up[at].has(kind) || self.face_down[at].has(kind)).first_one()
    }

    /// How many cards of this kind lie in this seat's office, both sides up.
    pub fn in_office(&self, seat: Seat, kind: Employee) -> u8 {
        self.office(seat).count(kind) + self.face_down[seat.index()].count(kind)
    }

    /// How many cards lie in this seat's office, both sides up (`tie-card-count`).
    pub fn office_len(&self, seat: Seat) -> usize {
        self.office(seat).len() + self.face_down(seat).len()
    }

    /// The seat in whose office the Taxman lies.
    pub fn taxman_at(&self) -> Option<Seat> {
        self.audit_of?;
        self.with_face_up(Employee::Taxman).first_one()
    }

    /// Where the game stands.
    pub fn turn(&self) -> Turn {
        let seat = self.seat;
        match self.step {
            Step::Setup => {
                let picks: Picks = self
                    .seats()
                    .into_iter()
                    .map(|seat| self.pick(seat))
                    .collect();
                Turn::Setup {
                    round: self.aside,
                    picks,
                }
            }
            Step::SetupLove => Turn::SetupLove {
                seat,
                round: self.aside,
            },
            Step::Start => Turn::Start { seat },
            Step::Play => Turn::Play { seat },
            Step::Cleaner => Turn::Cleaner { seat },
            Step::Operator => Turn::Operator { seat },
            Step::Assistant => Turn::Assistant { seat },
            Step::Sales => Turn::Sales { seat },
            Step::Director => Turn::Director { seat },
            Step::DirectorDiscard => Turn::DirectorDiscard {
                seat,
                hand: Seat::ALL[usize::from(self.aside)],
            },
            Step::Love => Turn::Love { seat },
            Step::Over => Turn::Over {
                result: self.outcome.unwrap_or(NOBODY),
            },
        }
    }

    /// All that matters for what may follow, shuffles apart: without the discard pile, which is every card that lies
    /// nowhere else, and without the seed. For comparing alone: it is not a lawful position.
    pub(crate) fn for_what_follows(&self) -> Self {
        Self {
            piles: self.piles.without_discard(),
            chance: 0,
            ..*self
        }
    }

    /// The same with the cards of the draw pile in this order, the bottom one first.
    pub(crate) fn with_draw_pile(&self, bottom_first: &[Employee]) -> Self {
        debug_assert_eq!(bottom_first.len(), self.piles.draw_len());
        let mut piles = Piles::stacked(bottom_first);
        self.piles.discard().for_each(|card| piles.throw(card));
        Self { piles, ..*self }
    }

    /// The same table as a draft; [`Draft::into_position`] of it is this position again.
    pub fn to_draft(&self) -> Draft {
        let part = |seat: Seat| SeatDraft {
            hand: self.hand(seat),
            office: self.office(seat),
            face_down: self.face_down(seat),
            eliminated: !self.alive.has(seat),
            total_since: i64::from(self.total_since(seat)),
        };
        Draft {
            seats: self.seats().into_iter().map(part).collect(),
            turn: self.turn(),
            draw_pile: self.draw_pile().collect(),
            discard_pile: self.discard_pile().collect(),
            tray: Vec::new(),
            refills_over: self.refills_over,
            audit_of: self
                .audit_of
                .filter(|&player| self.taxman_at() != Some(player)),
            chance: self.chance,
            readings: self.readings,
        }
    }
}

/// `Over` always has an outcome; this stands in for the impossible.
const NOBODY: Outcome = Outcome {
    end: End::RecordBreakingProfits,
    victory: Victory::StrategicManagement,
    winners: Seats::NONE,
};

impl Position {
    /// No cards anywhere: what building a position starts from.
    pub(crate) const EMPTY: Self = Self {
        hands: [Cards::NONE; MOST_PLAYERS],
        face_up: [Cards::NONE; MOST_PLAYERS],
        chance: 0,
        piles: Piles::EMPTY,
        face_down: [FaceDown(0); MOST_PLAYERS],
        totals: Totals::NONE,
        moments: Moments::OF_SETUP,
        picks: [0; MOST_PLAYERS],
        players: 2,
        alive: Seats::first(2),
        step: Step::Start,
        seat: Seat::ALL[0],
        aside: 0,
        audit_of: None,
        refills_over: false,
        outcome: None,
        readings: Readings {
            assistant_takes_spy: crate::rulebook::AssistantTakesSpy::Yes,
            operator_put_back: crate::rulebook::OperatorPutBack::Top,
            director_own_hand: crate::rulebook::DirectorOwnHand::No,
            swapped_taxman: crate::rulebook::SwappedTaxman::Holder,
            first_to_21: crate::rulebook::FirstTo21::FirstToAchieve,
            short_refill: crate::rulebook::ShortRefill::Skip,
            tie_face_down: crate::rulebook::TieFaceDown::Zero,
        },
    };
}

impl std::fmt::Debug for FaceDown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cards().fmt(f)
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.to_draft().fmt(f)
    }
}

const _: () = assert!(
    size_of::<Position>() <= 128,
    "a position is at most 128 bytes"
);
