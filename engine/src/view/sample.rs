//! Filling a view up to a position that fits it: one of those that may be, as chance has it.

use arrayvec::ArrayVec;
use rand::Rng;

use super::View;
use crate::material::{Cards, DECK, Employee};
use crate::table::{Chance, MOST_PLAYERS, Moments, Piles, Position, Totals};

/// How often the Taxmen are dealt anew where a hand cannot hold that many.
const TRIES: usize = 16;

/// How many unseen cards each hand and the draw pile take, and how many Taxmen of them each hand may.
struct Room {
    hands: [usize; MOST_PLAYERS],
    taxmen: [usize; MOST_PLAYERS],
    pile: usize,
}

// `Seat::index` is below five, as long as every array here is.
impl View {
    /// A position that fits this view, all of them about equally likely; its chance is from the same source.
    ///
    /// It takes one number from the source, so that equal sources give equal positions.
    pub fn sample(&self, rng: &mut impl Rng) -> Position {
        let mut chance = Chance(rng.next_u64());
        let room = self.room();
        let unseen = self.unseen();
        let taxmen = room.deal_taxmen(usize::from(unseen.count(Employee::Taxman)), &mut chance);
        let mut others: ArrayVec<Employee, DECK> =
            unseen.without(Employee::Taxman).iter().collect();
        chance.shuffle(&mut others);
        let mut hands = self.known.hands;
        hands[self.me.index()] = self.hand;
        for seat in self.seats() {
            let at = seat.index();
            for nth in 0..room.hands[at] {
                let other = if nth < taxmen[at] { None } else { others.pop() };
                hands[at].add(other.unwrap_or(Employee::Taxman));
            }
        }
        let dealt: usize = taxmen.iter().sum();
        let left = usize::from(unseen.count(Employee::Taxman)).saturating_sub(dealt);
        others.extend(std::iter::repeat_n(Employee::Taxman, left));
        self.not_spies_alone(&mut hands, &mut others, &room);
        others.extend(self.known.within.iter());
        chance.shuffle(&mut others);
        let mut pile: ArrayVec<Employee, DECK> = ArrayVec::new();
        for &place in &self.known.top {
            pile.extend(place.or_else(|| others.pop()));
        }
        pile.extend(others);
        pile.reverse();
        self.position(hands, &pile, &mut chance)
    }

    fn room(&self) -> Room {
        let mut room = Room {
            hands: [0; MOST_PLAYERS],
            taxmen: [0; MOST_PLAYERS],
            pile: self.pile_len(),
        };
        for seat in self.seats().into_iter().filter(|&seat| seat != self.me) {
            let at = seat.index();
            let known = self.known.hands[at];
            let len = usize::from(self.open.hand_len(seat));
            room.hands[at] = len.saturating_sub(known.len());
            let taxmen = self.known.taxmen[at].saturating_sub(known.count(Employee::Taxman));
            room.taxmen[at] = usize::from(taxmen).min(room.hands[at]);
        }
        let known = self.known.top.iter().flatten().count() + self.known.within.len();
        room.pile = room.pile.saturating_sub(known);
        room
    }

    /// A hand of which a card is to be discarded does not hold Spies alone.
    fn not_spies_alone(
        &self,
        hands: &mut [Cards; MOST_PLAYERS],
        pile: &mut ArrayVec<Employee, DECK>,
        room: &Room,
    ) {
        let Some(hand) = self.looked_at() else { return };
        let at = hand.index();
        if room.hands[at] == 0 || !hands[at].without(Employee::Spy).is_empty() {
            return;
        }
        // A card that is no Taxman fits any hand.
        let fits = |card: &Employee| !matches!(card, Employee::Spy | Employee::Taxman);
        if let Some(place) = pile.iter_mut().find(|card| fits(card)) {
            hands[at].take(Employee::Spy);
            hands[at].add(*place);
            *place = Employee::Spy;
            return;
        }
        for seat in self.seats() {
            let known = self.known_hand(seat);
            let spare = hands[seat.index()].minus(known).iter().find(fits);
            if let Some(card) = spare {
                hands[seat.index()].take(card);
                hands[seat.index()].add(Employee::Spy);
                hands[at].take(Employee::Spy);
                hands[at].add(card);
                return;
            }
        }
    }

    fn position(
        &self,
        mut hands: [Cards; MOST_PLAYERS],
        bottom_first: &[Employee],
        chance: &mut Chance,
    ) -> Position {
        let open = &self.open;
        let mut picks = [0; MOST_PLAYERS];
        for seat in open.picked {
            let hand = &mut hands[seat.index()];
            let pick = if seat == self.me {
                self.pick
            } else {
                let nth = chance.below(hand.len().max(1));
                let card = hand.iter().nth(nth);
                if let Some(card) = card {
                    hand.take(card);
                }
                card
            };
            picks[seat.index()] = pick.map_or(0, |card| card as u8 + 1);
        }
        let mut totals = Totals::NONE;
        for seat in self.seats() {
            totals.set(seat, open.face_up[seat.index()].profit());
        }
        let mut piles = Piles::stacked(bottom_first);
        for &card in &open.discards {
            piles.throw(card);
        }
        Position {
            hands,
            face_up: open.face_up,
            chance: chance.next_u64(),
            piles,
            face_down: open.face_down,
            totals,
            moments: Moments::of_ranks(open.since),
            picks,
            players: open.players,
            alive: open.alive,
            step: open.step,
            seat: open.seat,
            aside: open.aside,
            audit_of: open.audit_of,
            refills_over: open.refills_over,
            outcome: open.outcome,
            readings: open.readings,
        }
    }
}

impl Room {
    /// How many of the unseen Taxmen each hand gets; the pile gets the others.
    fn deal_taxmen(&self, taxmen: usize, chance: &mut Chance) -> [usize; MOST_PLAYERS] {
        let mut dealt = [0; MOST_PLAYERS];
        for _ in 0..TRIES {
            dealt = self.deal_freely(taxmen, chance);
            if self.within_bounds(&dealt) {
                return dealt;
            }
        }
        self.repair(&mut dealt, taxmen);
        dealt
    }

    /// Every place that may hold one is as likely as any other.
    fn deal_freely(&self, taxmen: usize, chance: &mut Chance) -> [usize; MOST_PLAYERS] {
        let mut dealt = [0; MOST_PLAYERS];
        let mut places = self.hands;
        for (places, &most) in places.iter_mut().zip(&self.taxmen) {
            *places *= usize::from(most > 0);
        }
        let mut left = self.pile + places.iter().sum::<usize>();
        for _ in 0..taxmen.min(left) {
            let mut nth = chance.below(left);
            left -= 1;
            for (places, dealt) in places.iter_mut().zip(&mut dealt) {
                if nth < *places {
                    *places -= 1;
                    *dealt += 1;
                    nth = usize::MAX;
                    break;
                }
                nth -= *places;
            }
            // Otherwise it lies in the pile, one place fewer of which is left.
        }
        dealt
    }

    fn within_bounds(&self, dealt: &[usize; MOST_PLAYERS]) -> bool {
        dealt
            .iter()
            .zip(&self.taxmen)
            .all(|(dealt, most)| dealt <= most)
    }

    /// Moves Taxmen from where there are too many to the pile or to where there may be more.
    fn repair(&self, dealt: &mut [usize; MOST_PLAYERS], taxmen: usize) {
        for (dealt, &most) in dealt.iter_mut().zip(&self.taxmen) {
            *dealt = (*dealt).min(most);
        }
        let held: usize = dealt.iter().sum();
        let mut over = (taxmen - held).saturating_sub(self.pile);
        for (dealt, &most) in dealt.iter_mut().zip(&self.taxmen) {
            let more = over.min(most - *dealt);
            *dealt += more;
            over -= more;
        }
    }
}
