//! Set-up: dealing, the three rounds of picks, love among them, and the start player.

use arrayvec::ArrayVec;

use super::Target;
use super::event::{Happening, Sink};
use super::motion::Motion;
use crate::material::{
    Cards, DECK, DECK_IN_ORDER, Employee, Employee::Boss, Employee::Secretary, LIMIT,
};
use crate::rulebook::{Readings, Rule};
use crate::table::{
    Chance, MOST_PLAYERS, Moments, Piles, Place, Position, Seat, Seats, Step, Totals,
};

/// How many cards everybody draws.
const DEALT: usize = 3;

impl Position {
    /// A new game for two to five players, dealt from this seed (`setup-deal` and on).
    ///
    /// The seed is all the chance there is: what a redeal or a shuffle needs later comes from where it has got to.
    /// Fewer than two players are taken as two, more than five as five.
    pub fn deal(players: usize, seed: u64, readings: Readings) -> Self {
        let players = players.clamp(2, MOST_PLAYERS);
        let mut position = Self {
            players: players as u8,
            alive: Seats::first(players),
            moments: Moments::OF_SETUP,
            chance: seed,
            readings,
            ..Self::EMPTY
        };
        position.deal_anew();
        position
    }

    /// Gathers all 44 cards in the order of their kinds, shuffles, and deals three to everybody.
    ///
    /// Taxmen drawn are put aside and replaced until no hand holds one, then shuffled back into the pile.
    fn deal_anew(&mut self) {
        let mut chance = Chance(self.chance);
        let mut pile: ArrayVec<Employee, DECK> = ArrayVec::from(DECK_IN_ORDER);
        chance.shuffle(&mut pile);
        let mut taxmen = 0;
        self.hands = [Cards::NONE; MOST_PLAYERS];
        for seat in self.seats() {
            // The pile has 44 cards, of which the hands take 15 and the Taxmen put aside 4 at most.
            let mut dealt = 0;
            while dealt < DEALT
                && let Some(card) = pile.pop()
            {
                if card == Employee::Taxman {
                    taxmen += 1;
                } else {
                    self.hands[seat.index()].add(card);
                    dealt += 1;
                }
            }
        }
        for _ in 0..taxmen {
            // Each changes places with a card of the pile or stays on top: as good as shuffling all of it.
            pile.push(Employee::Taxman);
            let top = pile.len() - 1;
            pile.swap(top, chance.below(top + 1));
        }
        self.piles = Piles::stacked(&pile);
        self.face_up = [Cards::NONE; MOST_PLAYERS];
        self.face_down = <[_; MOST_PLAYERS]>::default();
        self.totals = Totals::NONE;
        self.picks = [0; MOST_PLAYERS];
        self.chance = chance.0;
        self.step = Step::Setup;
        self.seat = Seat::ALL[0];
        self.aside = 1;
    }
}

/// A card is put aside; when all have picked, the cards are turned up together (`setup-pick`).
pub(super) fn pick<S: Sink>(motion: &mut Motion<'_, S>, card: Employee) {
    let seat = motion.position.seat;
    motion.take(card, Place::Hand(seat));
    motion.put(card, Place::Picked(seat));
    let what = Happening::Picked {
        seat,
        employee: Some(card),
    };
    motion.tell_only(Seats::only(seat), Rule::SetupPick, what);
    let picks = &motion.position.picks[..motion.position.players()];
    let to_pick = picks
        .iter()
        .position(|&pick| pick == 0)
        .and_then(Seat::from_index);
    match to_pick {
        Some(next) => motion.position.seat = next,
        None => turn_up(motion),
    }
}

fn turn_up<S: Sink>(motion: &mut Motion<'_, S>) {
    for seat in motion.position.seats() {
        if let Some(card) = motion.position.pick(seat) {
            motion.shift(
                Rule::SetupPick,
                card,
                Place::Picked(seat),
                Place::Office(seat),
            );
        }
    }
    match settle_love(motion) {
        Some(chooser) => {
            motion.tell_totals();
            motion.position.seat = chooser;
            motion.await_decision(Step::SetupLove);
            motion.tell(
                choice_rule(motion.position),
                Happening::LoveChoice { seat: chooser },
            );
        }
        None => compare(motion),
    }
}

fn choice_rule(position: &Position) -> Rule {
    match super::effect::boss::awaited(position) {
        Boss => Rule::SetupLove21,
        _ => Rule::SetupLove12,
    }
}

/// The pick of a lover has been made.
pub(super) fn love<S: Sink>(motion: &mut Motion<'_, S>, target: Target) {
    let rule = choice_rule(motion.position);
    motion.turn_down(rule, target.seat, target.employee);
    motion.position.seat = Seat::ALL[0];
    compare(motion);
}

/// Turns down who is in love. Returns who has to choose, if somebody has.
fn settle_love<S: Sink>(motion: &mut Motion<'_, S>) -> Option<Seat> {
    let face_up = motion.position.all_face_up();
    let both = face_up.has(Boss) && face_up.has(Secretary);
    if !both && !motion.position.any_face_down() {
        return None;
    }
    let bosses = in_play(motion.position, Boss);
    let secretaries = in_play(motion.position, Secretary);
    let rule = match (bosses, secretaries) {
        (0, _) | (_, 0) => return None,
        (1, 1) => Rule::SetupLove11,
        (1, _) => Rule::SetupLove12,
        (_, 1) => Rule::SetupLove21,
        _ => {
            turn_all_down(motion, Boss, Rule::SetupLove22);
            turn_all_down(motion, Secretary, Rule::SetupLove22);
            return None;
        }
    };
    let seats = motion.position.seats();
    if seats
        .into_iter()
        .any(|seat| !motion.position.face_down[seat.index()].is_empty())
    {
        // A pair from an earlier round stays as it is (`setup-love-is-kept`).
        return None;
    }
    let (single, other) = if bosses == 1 {
        (Boss, Secretary)
    } else {
        (Secretary, Boss)
    };
    let position = &*motion.position;
    let chooser = seats
        .into_iter()
        .find(|&seat| position.office(seat).has(single))?;
    let offices: Seats = seats
        .into_iter()
        .filter(|&seat| position.office(seat).has(other))
        .collect();
    motion.turn_down(rule, chooser, single);
    match offices.single() {
        Some(seat) => {
            // Two in the same office are alike (`setup-alike`).
            motion.turn_down(rule, seat, other);
            None
        }
        None => Some(chooser),
    }
}

fn turn_all_down<S: Sink>(motion: &mut Motion<'_, S>, lover: Employee, rule: Rule) {
    for seat in motion.position.seats() {
        for _ in 0..motion.position.office(seat).count(lover) {
            motion.turn_down(rule, seat, lover);
        }
    }
}

fn in_play(position: &Position, lover: Employee) -> u8 {
    position
        .seats()
        .into_iter()
        .map(|seat| position.in_office(seat, lover))
        .sum()
}

/// The lowest total of face-up cards starts; a tie for it asks for another round, or for a new deal.
fn compare<S: Sink>(motion: &mut Motion<'_, S>) {
    let seats = motion.position.seats();
    motion.tell_totals();
    let position = &*motion.position;
    let lowest = seats.into_iter().map(|seat| position.total(seat)).min();
    let lowest: Seats = seats
        .into_iter()
        .filter(|&seat| Some(position.total(seat)) == lowest)
        .collect();
    match lowest.single() {
        Some(seat) => start(motion, seat),
        None => tied(motion, lowest),
    }
}

fn tied<S: Sink>(motion: &mut Motion<'_, S>, seats: Seats) {
    motion.tell(Rule::SetupTie, Happening::Tied { seats });
    motion.await_decision(Step::Setup);
    motion.position.seat = Seat::ALL[0];
    motion.position.aside += 1;
    if motion.position.aside <= DEALT as u8 {
        return;
    }
    motion.position.deal_anew();
    motion.tell(Rule::SetupRedeal, Happening::Redealt);
    for seat in motion.position.seats() {
        for card in motion.position.hand(seat).iter() {
            let (from, to) = (Place::DrawPile, Place::Hand(seat));
            let what = Happening::Moved {
                employee: Some(card),
                from,
                to,
            };
            motion.tell_only(Seats::only(seat), Rule::SetupDeal, what);
        }
    }
}

/// The start player is known: two Bosses leave, and whoever stands above 21 is eliminated.
fn start<S: Sink>(motion: &mut Motion<'_, S>, start_player: Seat) {
    let seat = start_player;
    motion.tell(Rule::SetupLowestStarts, Happening::StartPlayer { seat });
    let seats = motion.position.seats();
    let face_up = motion.position.all_face_up().count(Boss);
    if face_up > 1 || (motion.position.any_face_down() && in_play(motion.position, Boss) > 1) {
        bosses_leave(motion);
        motion.tell_totals();
    }
    motion.position.seat = start_player;
    if motion.eliminate_all(seats) {
        return;
    }
    for seat in motion.position.alive {
        if motion.position.total(seat) == LIMIT {
            motion.tell(Rule::SetupTwentyOne, Happening::Reached21 { seat });
        }
    }
    motion.await_decision(Step::Start);
    motion.position.aside = 0;
}

fn bosses_leave<S: Sink>(motion: &mut Motion<'_, S>) {
    let rule = Rule::SetupBossesLeave;
    for seat in motion.position.seats() {
        let face_down = motion.position.face_down(seat);
        for _ in 0..face_down.count(Boss) {
            motion.shift(rule, Boss, Place::FaceDown(seat), Place::DiscardPile);
        }
        for _ in 0..motion.position.office(seat).count(Boss) {
            motion.shift(rule, Boss, Place::Office(seat), Place::DiscardPile);
        }
        for _ in 0..face_down.count(Secretary) {
            motion.turn_up(rule, seat, Secretary);
        }
    }
}
