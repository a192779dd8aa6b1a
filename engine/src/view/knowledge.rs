use serde::{Deserialize, Serialize};

use super::View;
use crate::material::{Cards, Employee};
use crate::table::{Seat, Step};

/// What a seat has seen beyond the open table, as a file may say it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Knowledge {
    /// By seat, from seat 1: cards known to be in that hand, which may hold more. Seats at the end may be left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Vec<Employee>>,
    /// The draw pile from the top, `None` where a card has not been seen. Places at the end may be left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<Option<Employee>>,
    /// Cards known to be in the draw pile, but not where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub within_pile: Vec<Employee>,
}

/// Why some [`Knowledge`] cannot be: it contradicts what its seat sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KnowledgeError {
    /// It names a seat that the table does not have.
    #[error(
        "knowledge of {hands} hands is given, and the table has {players} seats",
        hands = .hands, players = .players
    )]
    NoSuchSeat {
        /// How many hands it speaks of.
        hands: usize,
        /// How many seats there are.
        players: usize,
    },
    /// It speaks of the seat's own hand, which needs no knowledge.
    #[error("{seat} sees its own hand: knowledge is of others' hands")]
    OwnHand {
        /// Whose knowledge it is.
        seat: Seat,
    },
    /// More cards are said to be in a hand than it has.
    #[error("{known} cards are known in the hand of {seat}, which has {cards}")]
    HandTooSmall {
        /// Whose hand.
        seat: Seat,
        /// How many are said to be known.
        known: usize,
        /// How many it has.
        cards: usize,
    },
    /// More cards are said to be in the draw pile than it has.
    #[error("{known} cards are known in the draw pile, which has {cards}")]
    PileTooSmall {
        /// How many are said to be known.
        known: usize,
        /// How many it has.
        cards: usize,
    },
    /// More cards of a kind are said to be known than can be hidden.
    #[error("{known} {employee} cards are known, and only {hidden} are out of sight")]
    TooMany {
        /// Which kind.
        employee: Employee,
        /// How many are said to be known.
        known: u8,
        /// How many lie hidden.
        hidden: u8,
    },
    /// A Taxman is said to be in a hand in set-up (`setup-no-taxman`).
    #[error("{seat} is said to hold a Taxman, which nobody does in set-up")]
    SetupTaxman {
        /// Who.
        seat: Seat,
    },
    /// Something else is said of a hand than the seat sees at this moment.
    #[error("the hand of {seat} is being looked at, and it is another one")]
    HandSeen {
        /// Whose hand.
        seat: Seat,
    },
    /// Something else is said of the top card than the seat sees at this moment.
    #[error("the top card is being looked at: it is {seen}, not {said}")]
    TopSeen {
        /// What it is said to be.
        said: Employee,
        /// What it is.
        seen: Employee,
    },
}

// `Seat::index` is below five, as long as the arrays here are.
impl View {
    /// What is known of hidden cards, as a file may say it.
    pub fn knowledge(&self) -> Knowledge {
        let mut hands: Vec<Vec<Employee>> = self
            .seats()
            .into_iter()
            .map(|seat| self.known.hands[seat.index()].iter().collect())
            .collect();
        while hands.last().is_some_and(Vec::is_empty) {
            hands.pop();
        }
        Knowledge {
            hands,
            pile: self.known.top.to_vec(),
            within_pile: self.known.within.iter().collect(),
        }
    }

    /// The view of a seat that knows this besides what it sees.
    ///
    /// # Errors
    /// What in it contradicts what the seat sees.
    pub fn with_knowledge(mut self, knowledge: &Knowledge) -> Result<Self, KnowledgeError> {
        let (hands, players) = (knowledge.hands.len(), self.players());
        if hands > players {
            return Err(KnowledgeError::NoSuchSeat { hands, players });
        }
        for (seat, said) in Seat::ALL.into_iter().zip(&knowledge.hands) {
            if !said.is_empty() {
                self.know_hand(seat, said)?;
            }
        }
        self.know_pile(knowledge)?;
        self.enough(&knowledge.within_pile)?;
        self.known.within = knowledge.within_pile.iter().copied().collect();
        Ok(self)
    }

    fn know_hand(&mut self, seat: Seat, said: &[Employee]) -> Result<(), KnowledgeError> {
        if seat == self.me {
            return Err(KnowledgeError::OwnHand { seat });
        }
        let (known, cards) = (said.len(), usize::from(self.open.hand_len(seat)));
        if known > cards {
            return Err(KnowledgeError::HandTooSmall { seat, known, cards });
        }
        if self.open.in_setup() && said.contains(&Employee::Taxman) {
            return Err(KnowledgeError::SetupTaxman { seat });
        }
        let said: Cards = said.iter().copied().collect();
        let at = seat.index();
        if self.looked_at() == Some(seat) && self.open.seat == self.me {
            let more = !said.minus(self.known.hands[at]).is_empty();
            return if more {
                Err(KnowledgeError::HandSeen { seat })
            } else {
                Ok(())
            };
        }
        self.known.hands[at] = said;
        let hidden = (cards - known) as u8;
        let taxmen = said.count(Employee::Taxman) + hidden;
        self.known.taxmen[at] = if self.open.in_setup() { 0 } else { taxmen };
        Ok(())
    }

    fn know_pile(&mut self, knowledge: &Knowledge) -> Result<(), KnowledgeError> {
        let places = knowledge.pile.iter().rposition(Option::is_some);
        let named = places.map_or(0, |last| last + 1);
        let (known, cards) = (named + knowledge.within_pile.len(), self.pile_len());
        if known > cards {
            return Err(KnowledgeError::PileTooSmall { known, cards });
        }
        let seen = match self.open.step {
            Step::Operator if self.open.seat == self.me => self.known.top.first().copied(),
            _ => None,
        };
        let said = knowledge.pile.first().copied().flatten();
        if let (Some(said), Some(Some(seen))) = (said, seen)
            && said != seen
        {
            return Err(KnowledgeError::TopSeen { said, seen });
        }
        // The pile has 44 cards at most.
        self.known.top = knowledge.pile.iter().take(named).copied().collect();
        self.known.within = Cards::NONE;
        if let Some(Some(seen)) = seen {
            self.known.looked(seen);
        }
        Ok(())
    }

    /// Whether so many cards of each kind lie hidden, these in the pile among them.
    fn enough(&self, within: &[Employee]) -> Result<(), KnowledgeError> {
        let mut counts = [0_u8; Employee::ALL.len()];
        let hands = self.known.hands.iter().flat_map(|hand| hand.iter());
        let pile = self.known.top.iter().flatten().chain(within).copied();
        for card in hands.chain(pile) {
            counts[card.index()] = counts[card.index()].saturating_add(1);
        }
        let mut sight = self.clone();
        sight.known = super::Known::default();
        let hidden = sight.unseen();
        for (employee, known) in Employee::ALL.into_iter().zip(counts) {
            let hidden = hidden.count(employee);
            if known > hidden {
                return Err(KnowledgeError::TooMany {
                    employee,
                    known,
                    hidden,
                });
            }
        }
        Ok(())
    }
}
