//! Whether a position may be the one a view is of.

use super::View;
use super::open::Open;
use crate::material::{Cards, Employee};
use crate::table::Position;

impl View {
    /// Whether this position may be the one this seat sees: the open table is the same, and nothing it knows is wrong.
    ///
    /// # Errors
    /// The first thing that does not fit, in words.
    pub fn fits(&self, position: &Position) -> Result<(), String> {
        let open = Open::of(position);
        if open != self.open {
            return Err(format!(
                "the open table is {open:?}, the view has {:?}",
                self.open
            ));
        }
        let (hand, pick) = (position.hand(self.me), position.pick(self.me));
        if (hand, pick) != (self.hand, self.pick) {
            return Err(format!(
                "{} holds {hand:?} and picked {pick:?}, the view has {:?} and {:?}",
                self.me, self.hand, self.pick
            ));
        }
        for seat in self.seats().into_iter().filter(|&seat| seat != self.me) {
            let mut cards = position.hand(seat);
            position.pick(seat).into_iter().for_each(|c| cards.add(c));
            let known = self.known_hand(seat);
            if !known.minus(cards).is_empty() {
                return Err(format!(
                    "{seat} holds {cards:?}, but is known to hold {known:?}"
                ));
            }
            let (taxmen, most) = (cards.count(Employee::Taxman), self.taxmen_at_most(seat));
            if taxmen > most {
                return Err(format!(
                    "{seat} holds {taxmen} Taxmen, and is known to hold {most} at most"
                ));
            }
        }
        self.fits_pile(position)
    }

    fn fits_pile(&self, position: &Position) -> Result<(), String> {
        let mut elsewhere = Cards::NONE;
        for (place, card) in position.draw_pile().enumerate() {
            match self.known_pile().get(place).copied().flatten() {
                Some(known) if known != card => {
                    return Err(format!(
                        "place {} of the pile holds {card}, but is known to hold {known}",
                        place + 1
                    ));
                }
                Some(_) => {}
                None => elsewhere.add(card),
            }
        }
        let within = self.within_pile();
        if !within.minus(elsewhere).is_empty() {
            return Err(format!(
                "the pile is known to hold {within:?} somewhere, and holds {elsewhere:?}"
            ));
        }
        if self.known_pile().len() > position.draw_pile().len() {
            return Err("more of the pile is known than there is".to_owned());
        }
        Ok(())
    }
}
