//! Cards in every order, cards of a kind being alike.

use crate::material::Employee;

/// Puts the cards into the order that comes next, counted as words in a dictionary are; `false` after the last.
pub(super) fn next(cards: &mut [Employee]) -> bool {
    let Some(at) = cards.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        return false;
    };
    // There is one: the card right after it is larger.
    let with = cards.iter().rposition(|card| *card > cards[at]);
    cards.swap(at, with.unwrap_or(at));
    cards[at + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use Employee::{Boss, Spy, Taxman};

    #[test]
    fn every_order_comes_once() {
        let mut cards = [Spy, Spy, Boss, Taxman];
        let mut orders = vec![cards];
        while next(&mut cards) {
            orders.push(cards);
        }
        assert_eq!(orders.len(), 12);
        assert!(orders.is_sorted_by(|one, other| one < other));
        assert!(!next(&mut []));
    }
}
