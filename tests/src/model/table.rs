//! What lies on the table: every card for itself.

use office21::material::Employee::{
    self, Assistant, Boss, Cleaner, Director, Manager, Operator, Sales, Secretary, Spy, Taxman,
};
use office21::material::Profit;
use office21::play::{Happening, Target};
use office21::rulebook::Readings;
use office21::table::{Chance, Draft, Place, Seat, SeatDraft, Seats, Turn};

use super::Told;

/// A single card in an office.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its kind.
    pub employee: Employee,
    /// A lover, turned face-down.
    pub face_down: bool,
    /// It has been played in this turn, and its effect is not finished yet.
    pub at_work: bool,
}

/// One player, with hand and office.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The cards in hand.
    pub hand: Vec<Employee>,
    /// The card put aside in set-up.
    pub picked: Option<Employee>,
    /// The cards in play.
    pub office: Vec<Card>,
    /// Out of the game.
    pub eliminated: bool,
    /// The moment at which the present total was achieved.
    pub since: i64,
    /// The total when it was last taken.
    pub taken: u32,
    /// What `since` and the total were when the turn began.
    pub at_turn_start: (i64, u32),
}

/// The whole table.
#[derive(Clone, Debug)]
pub struct Model {
    /// By seat.
    pub players: Vec<Player>,
    /// Where the game stands; the picks of set-up lie with the players.
    pub turn: Turn,
    /// Top first.
    pub draw_pile: Vec<Employee>,
    /// Oldest first.
    pub discard_pile: Vec<Employee>,
    /// Nobody refills any more.
    pub refills_over: bool,
    /// Who played the Taxman in play.
    pub taxman_of: Option<Seat>,
    /// The latest moment at which a total was achieved.
    pub moment: i64,
    /// The source of shuffles.
    pub chance: Chance,
    /// The readings in force.
    pub readings: Readings,
    pub(super) told: Vec<Told>,
}

/// 21 million, in halves.
pub(super) const TWENTY_ONE: u32 = 42;

/// The table of the rulebook: profit in half millions, number of cards.
const fn printed(employee: Employee) -> (u32, usize) {
    match employee {
        Spy => (0, 5),
        Cleaner => (1, 6),
        Operator => (2, 6),
        Assistant => (4, 4),
        Sales => (6, 6),
        Manager => (8, 5),
        Secretary => (12, 2),
        Boss => (17, 2),
        Director => (14, 4),
        Taxman => (0, 4),
    }
}

/// The profit on the card, in halves.
pub(super) const fn profit(employee: Employee) -> u32 {
    printed(employee).0
}

/// All 44 cards, kind by kind.
pub(super) fn deck() -> Vec<Employee> {
    let kinds = [
        Spy, Cleaner, Operator, Assistant, Sales, Manager, Secretary, Boss, Director, Taxman,
    ];
    kinds
        .into_iter()
        .flat_map(|kind| vec![kind; printed(kind).1])
        .collect()
}

impl Card {
    /// A card as it comes into an office.
    pub(super) const fn face_up(employee: Employee) -> Self {
        Self {
            employee,
            face_down: false,
            at_work: false,
        }
    }

    /// What it counts: nothing while face-down (`total-face-up`).
    pub(super) const fn counts(self) -> u32 {
        if self.face_down {
            0
        } else {
            profit(self.employee)
        }
    }

    /// Where it lies, in this office.
    pub(super) const fn place(self, seat: Seat) -> Place {
        if self.face_down {
            Place::FaceDown(seat)
        } else {
            Place::Office(seat)
        }
    }
}

impl Player {
    /// `total-face-up`.
    pub(super) fn total(&self) -> u32 {
        self.office.iter().map(|card| card.counts()).sum()
    }

    pub(super) fn has_in_office(&self, employee: Employee) -> bool {
        self.office.iter().any(|card| card.employee == employee)
    }
}

impl Model {
    /// The table of a draft without faults.
    pub fn of(draft: &Draft) -> Self {
        let mut model = Self {
            players: draft.seats.iter().map(player).collect(),
            turn: draft.turn.clone(),
            draw_pile: draft.draw_pile.clone(),
            discard_pile: draft.discard_pile.clone(),
            refills_over: draft.refills_over,
            taxman_of: None,
            moment: 0,
            chance: Chance(draft.chance),
            readings: draft.readings,
            told: Vec::new(),
        };
        if let Turn::Setup { picks, .. } = &draft.turn {
            for (player, pick) in model.players.iter_mut().zip(picks) {
                player.picked = *pick;
            }
        }
        if let (Some(employee), Some(seat)) = (draft.turn.pending(), draft.turn.decider()) {
            let mut office = model.player_mut(seat).office.iter_mut();
            if let Some(card) = office.find(|card| card.employee == employee) {
                card.at_work = true;
            }
        }
        let moments = draft.seats.iter().map(|part| part.total_since);
        model.moment = moments.max().unwrap_or_default();
        model.taxman_of = model.taxman_at().map(|at| draft.audit_of.unwrap_or(at));
        for player in &mut model.players {
            // The card at work belongs to this turn, and its player's total is taken in step 4.
            let earlier = player.office.iter().filter(|card| !card.at_work);
            player.taken = earlier.map(|card| card.counts()).sum();
            player.at_turn_start = (player.since, player.taken);
        }
        model
    }

    /// The same table as a draft, moments being ranks.
    pub fn to_draft(&self) -> Draft {
        let ranks = self.ranks();
        let seats = self.players.iter().zip(&ranks).map(|(player, &rank)| {
            let office = |down| {
                let side = player.office.iter().filter(move |c| c.face_down == down);
                side.map(|card| card.employee).collect()
            };
            SeatDraft {
                hand: player.hand.iter().copied().collect(),
                office: office(false),
                face_down: office(true),
                eliminated: player.eliminated,
                total_since: rank,
            }
        });
        let turn = match self.turn {
            Turn::Setup { round, .. } => Turn::Setup {
                round,
                picks: self.players.iter().map(|player| player.picked).collect(),
            },
            ref turn => turn.clone(),
        };
        Draft {
            seats: seats.collect(),
            turn,
            draw_pile: self.draw_pile.clone(),
            discard_pile: self.discard_pile.clone(),
            tray: Vec::new(),
            refills_over: self.refills_over,
            audit_of: self.taxman_of.filter(|&of| self.taxman_at() != Some(of)),
            chance: self.chance.0,
            readings: self.readings,
        }
    }

    /// The moments of those still in the game as ranks from 0; the others have none, which is written 0.
    pub(super) fn ranks(&self) -> Vec<i64> {
        let mut moments: Vec<i64> = self
            .alive()
            .into_iter()
            .map(|s| self.player(s).since)
            .collect();
        moments.sort_unstable();
        moments.dedup();
        let rank = |player: &Player| {
            let place = moments.iter().position(|&moment| moment == player.since);
            if player.eliminated {
                0
            } else {
                i64::from(place.unwrap_or_default() as u8)
            }
        };
        self.players.iter().map(rank).collect()
    }

    /// The player of this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The totals as they were last taken, by seat; the eliminated have none.
    pub(super) fn totals(&self) -> Vec<Option<Profit>> {
        let total = |player: &Player| Profit::from_halves(player.taken as u8);
        let of = |player: &Player| (!player.eliminated).then(|| total(player));
        self.players.iter().map(of).collect()
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats of this table.
    pub fn seats(&self) -> Vec<Seat> {
        Seat::ALL.into_iter().take(self.players.len()).collect()
    }

    /// The seats still in the game.
    pub fn alive(&self) -> Vec<Seat> {
        let mut seats = self.seats();
        seats.retain(|&seat| !self.player(seat).eliminated);
        seats
    }

    /// Those still in the game, clockwise, beginning after this seat and ending with it.
    pub(super) fn clockwise_after(&self, seat: Seat) -> Vec<Seat> {
        let alive = self.alive();
        let (before, after): (Vec<Seat>, Vec<Seat>) = alive.into_iter().partition(|&s| s <= seat);
        [after, before].concat()
    }

    /// Every card of this kind in play: whose office, and where in it.
    pub(super) fn in_play(&self, employee: Employee) -> Vec<(Seat, usize)> {
        let mut found = Vec::new();
        for seat in self.seats() {
            for (at, card) in self.player(seat).office.iter().enumerate() {
                if card.employee == employee {
                    found.push((seat, at));
                }
            }
        }
        found
    }

    /// In whose office a Taxman lies.
    pub fn taxman_at(&self) -> Option<Seat> {
        self.in_play(Taxman).first().map(|&(seat, _)| seat)
    }

    /// Where in its office the card lies that an action names; never the one at work (`not-its-own-target`).
    pub(super) fn find(&self, target: Target) -> usize {
        let meant = |card: &Card| {
            card.employee == target.employee && card.face_down == target.face_down && !card.at_work
        };
        let found = self.player(target.seat).office.iter().position(meant);
        found.unwrap_or_else(|| panic!("{target:?} is not there"))
    }

    /// Tells something that everybody saw.
    pub(super) fn tell(&mut self, what: Happening) {
        self.tell_only(Seats::first(5), what);
    }

    /// Tells something whose cards only these saw.
    pub(super) fn tell_only(&mut self, seen_by: Seats, what: Happening) {
        self.told.push(Told { what, seen_by });
    }

    /// Tells that a card moved before all eyes.
    pub(super) fn tell_moved(&mut self, employee: Employee, from: Place, to: Place) {
        let employee = Some(employee);
        self.tell(Happening::Moved { employee, from, to });
    }
}

fn player(part: &SeatDraft) -> Player {
    let face_up = part.office.iter().map(Card::face_up);
    let face_down = part.face_down.iter().map(|employee| Card {
        face_down: true,
        ..Card::face_up(employee)
    });
    Player {
        hand: part.hand.iter().collect(),
        office: face_up.chain(face_down).collect(),
        eliminated: part.eliminated,
        since: part.total_since,
        ..Player::default()
    }
}
