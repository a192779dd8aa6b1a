use serde::{Serialize, Serializer};

use crate::material::{Cards, Employee, Profit};
use crate::rulebook::Rule;
use crate::table::{Comparison, Outcome, Place, Seat, Seats};

/// One thing that happened, the rule that made it so, and who may know the card it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// What happened.
    #[serde(flatten)]
    pub what: Happening,
    /// By which rule.
    pub rule: Rule,
    /// Who saw the cards it names; the others saw only that it happened.
    pub seen_by: Seats,
}

/// What can happen. A card is `None` where the one who is told has not seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event")]
pub enum Happening {
    /// A card was put aside in set-up.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        employee: Option<Employee>,
    },
    /// The lowest totals are equal: another round is played.
    Tied {
        /// Between whom.
        seats: Seats,
    },
    /// All cards were gathered, shuffled and dealt anew. What each hand holds is told by the moves that follow.
    Redealt,
    /// The start player is known.
    StartPlayer {
        /// Who starts.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A card moved.
    Moved {
        /// Which.
        employee: Option<Employee>,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// A lover turned face-down.
    TurnedDown {
        /// In whose office.
        seat: Seat,
        /// Boss or Secretary.
        employee: Employee,
    },
    /// A lover turned face-up.
    TurnedUp {
        /// In whose office.
        seat: Seat,
        /// Boss or Secretary.
        employee: Employee,
    },
    /// A love choice is to be made.
    LoveChoice {
        /// By whom.
        seat: Seat,
    },
    /// A total changed.
    Total {
        /// Whose.
        seat: Seat,
        /// What it was, in half millions.
        from: Profit,
        /// What it is, in half millions.
        to: Profit,
    },
    /// A total reached exactly 21.
    Reached21 {
        /// Whose.
        seat: Seat,
    },
    /// A player made more than 21 million and is out.
    Eliminated {
        /// Who.
        seat: Seat,
        /// The total, in half millions.
        total: Profit,
    },
    /// An effect had no matching target.
    Forfeited {
        /// Whose.
        seat: Seat,
        /// The card.
        employee: Employee,
    },
    /// OPERATOR: the top card was looked at.
    LookedAtTop {
        /// By whom.
        seat: Seat,
        /// The card.
        employee: Option<Employee>,
    },
    /// OPERATOR: the card was put back.
    PutBack {
        /// By whom.
        seat: Seat,
    },
    /// The pile was shuffled.
    PileShuffled,
    /// DIRECTOR: a hand was looked at.
    LookedAtHand {
        /// By whom.
        seat: Seat,
        /// Whose.
        hand: Seat,
        /// What it held.
        #[serde(serialize_with = "some_cards")]
        cards: Option<Cards>,
    },
    /// DIRECTOR: the hand held Spies alone, so nothing is discarded. That much everybody learns.
    OnlySpies {
        /// Whose hand.
        hand: Seat,
    },
    /// A Taxman is in play: the audit falls due when this seat's turn comes.
    AuditAnnounced {
        /// Whose turn.
        seat: Seat,
    },
    /// The Taxman has left play: there will be no audit.
    AuditCalledOff,
    /// The pile has too few cards and a Taxman is in play: refills are over.
    RefillsOver,
    /// A refill was skipped.
    RefillSkipped {
        /// Whose.
        seat: Seat,
    },
    /// Nothing could be done.
    Passed {
        /// Who passed.
        seat: Seat,
    },
    /// The end: players were compared.
    Compared {
        /// By what, and who was left.
        comparison: Comparison,
    },
    /// The game is over.
    Over {
        /// How, and who won.
        outcome: Outcome,
    },
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn some_cards<S: Serializer>(cards: &Option<Cards>, serializer: S) -> Result<S::Ok, S::Error> {
    match cards {
        Some(cards) => serializer.collect_seq(cards.iter()),
        None => serializer.serialize_none(),
    }
}

impl Event {
    /// The event as this seat learns of it: cards it has not seen are left out.
    #[must_use]
    pub fn told_to(mut self, seat: Seat) -> Self {
        if !self.seen_by.has(seat) {
            match &mut self.what {
                Happening::Picked { employee, .. }
                | Happening::Moved { employee, .. }
                | Happening::LookedAtTop { employee, .. } => *employee = None,
                Happening::LookedAtHand { cards, .. } => *cards = None,
                _ => {}
            }
        }
        self
    }
}

/// Where events go. With [`Silent`] the compiler removes them, so that the explained move and the millionth random
/// game run the same lines.
pub trait Sink {
    /// Takes note of an event, which is only made if somebody listens.
    fn event(&mut self, make: impl FnOnce() -> Event);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    #[inline(always)]
    fn event(&mut self, _: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}
