//! The same conclusions drawn from the whole list of events, card by card and without shortcuts.

use super::games::game;
use crate::material::{Cards, Employee};
use crate::play::{Event, Happening};
use crate::table::{Place, Position, Seat};
use crate::view::View;

/// A card lying hidden: what it is, if that is known, and whether it may be a Taxman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hidden {
    card: Option<Employee>,
    may_be_taxman: bool,
}

const UNKNOWN: Hidden = Hidden {
    card: None,
    may_be_taxman: true,
};

fn known(card: Employee) -> Hidden {
    Hidden {
        card: Some(card),
        may_be_taxman: card == Employee::Taxman,
    }
}

/// Every hidden card as an item of its own.
struct Slow {
    hands: Vec<Vec<Hidden>>,
    /// Top first.
    pile: Vec<Hidden>,
    /// What is in the pile for certain, place unknown.
    somewhere: Vec<Employee>,
    setup: bool,
}

impl Slow {
    fn new(players: usize) -> Self {
        let dealt = Hidden {
            card: None,
            may_be_taxman: false,
        };
        Self {
            hands: vec![vec![dealt; 3]; players],
            pile: vec![UNKNOWN; 44 - 3 * players],
            somewhere: vec![],
            setup: true,
        }
    }

    /// All of a game so far, as this seat was told of it.
    fn of(players: usize, events: &[Event], me: Seat) -> Self {
        let mut slow = Self::new(players);
        for event in events {
            slow.tell(event.told_to(me).what, me);
        }
        slow
    }

    fn tell(&mut self, what: Happening, me: Seat) {
        match what {
            Happening::Redealt => {
                *self = Self {
                    hands: vec![vec![]; self.hands.len()],
                    pile: vec![UNKNOWN; 44],
                    ..Self::new(2)
                }
            }
            Happening::TurnBegan { .. } => self.setup = false,
            Happening::LookedAtTop {
                employee: Some(card),
                ..
            } => {
                if self.pile[0].card.is_none() {
                    self.forget(card);
                }
                self.pile[0] = known(card);
            }
            Happening::PileShuffled => {
                for place in &mut self.pile {
                    self.somewhere.extend(place.card.take());
                    *place = UNKNOWN;
                }
            }
            Happening::LookedAtHand {
                hand,
                cards: Some(cards),
                ..
            } if hand != me => {
                self.hands[hand.index()] = cards.iter().map(known).collect();
            }
            Happening::OnlySpies { hand } => {
                self.hands[hand.index()].fill(known(Employee::Spy));
            }
            // In play from a deal, only a Boss beside another is ever passed.
            Happening::Passed { seat } => self.hands[seat.index()].fill(known(Employee::Boss)),
            Happening::Moved { employee, from, to } => self.moved(employee, from, to),
            _ => {}
        }
    }

    fn moved(&mut self, shown: Option<Employee>, from: Place, to: Place) {
        let mut item = shown.map_or(UNKNOWN, known);
        match from {
            Place::DrawPile => {
                let top = self.pile.remove(0);
                match (top.card, shown) {
                    (Some(card), _) => item = known(card),
                    (None, Some(card)) => self.forget(card),
                    (None, None) => Cards::deck().kinds().for_each(|kind| self.forget(kind)),
                }
                if self.setup && shown.is_none() {
                    item.may_be_taxman = false;
                }
            }
            Place::Hand(seat) | Place::Picked(seat) => self.leave(seat, item),
            _ => {}
        }
        if let Place::Hand(seat) = to {
            self.hands[seat.index()].push(item);
        }
    }

    /// One card of this kind less is certain to be in the pile.
    fn forget(&mut self, card: Employee) {
        if let Some(at) = self.somewhere.iter().position(|&other| other == card) {
            self.somewhere.remove(at);
        }
    }

    /// The item itself, or the least that it may have been.
    fn leave(&mut self, seat: Seat, item: Hidden) {
        let hand = &mut self.hands[seat.index()];
        let wanted = [
            Some(item),
            Some(Hidden {
                card: None,
                may_be_taxman: item.may_be_taxman,
            }),
            Some(UNKNOWN),
        ];
        let mut at = wanted.into_iter().flatten();
        if let Some(at) = at.find_map(|wanted| hand.iter().position(|&other| other == wanted)) {
            hand.remove(at);
        }
    }
}

/// Fails where the view knows more or less than the slow fold.
fn compare(slow: &Slow, view: &View, position: &Position) -> Result<(), String> {
    for seat in position.seats().into_iter().filter(|&s| s != view.seat()) {
        let hand = &slow.hands[seat.index()];
        let cards: Cards = hand.iter().filter_map(|item| item.card).collect();
        let taxmen = hand.iter().filter(|item| item.may_be_taxman).count();
        if cards != view.known_hand(seat) || taxmen != usize::from(view.taxmen_at_most(seat)) {
            return Err(format!("{seat} has {hand:?}, {view:?}"));
        }
    }
    let mut top: Vec<_> = slow.pile.iter().map(|item| item.card).collect();
    while top.last() == Some(&None) {
        top.pop();
    }
    let somewhere: Cards = slow.somewhere.iter().copied().collect();
    if top != view.known_pile() || somewhere != view.within_pile() {
        return Err(format!("pile {top:?} and {somewhere:?}, {view:?}"));
    }
    Ok(())
}

#[test]
fn the_fold_and_the_slow_fold_know_the_same() {
    // How often each kind of knowledge was there to be compared.
    let (mut in_hand, mut on_top, mut within, mut bounds) = (0, 0, 0, 0);
    for seed in 0..400 {
        let mut all: Vec<Event> = Vec::new();
        game(seed, |position, views, events| {
            all.extend_from_slice(events);
            for view in views {
                let slow = Slow::of(position.players(), &all, view.seat());
                if let Err(why) = compare(&slow, view, position) {
                    panic!("game {seed}, after {events:?}: {why}");
                }
                for seat in position.seats().into_iter().filter(|&s| s != view.seat()) {
                    in_hand += view.known_hand(seat).len();
                    let bound = usize::from(view.taxmen_at_most(seat));
                    bounds += usize::from(bound < view.hand_len(seat));
                }
                on_top += view.known_pile().len();
                within += view.within_pile().len();
            }
        });
    }
    assert!(
        [in_hand, on_top, within, bounds]
            .iter()
            .all(|&seen| seen > 100)
    );
}
