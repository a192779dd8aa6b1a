//! What is wrong with an arrangement of the cards: every violated invariant at once, naming card and place.
//!
//! Where the line is drawn: a draft is lawful when no invariant of the rulebook is broken (44 cards, one Boss, one
//! Taxman, love pairing, nobody resting above 21, hands, turns, a game that had not ended before). Whether play could
//! have led there is not asked (`composed-unreachable`).

mod cards;
mod love;
mod over;
mod setup;
mod standing;
mod turn;

use serde::Serialize;

use super::{Draft, Outcome, Place, Seat, Seats};
use crate::material::{Employee, Profit};
use crate::rulebook::Rule;

/// One thing that is wrong with a [`Draft`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Fault {
    /// Fewer than two or more than five players.
    Players {
        /// How many there are.
        players: usize,
    },
    /// The turn, or the audit, names a seat that this table does not have.
    SeatMissing {
        /// The seat.
        seat: Seat,
    },
    /// More cards of a kind than the game has.
    TooManyCards {
        /// The kind.
        employee: Employee,
        /// How many there are.
        cards: usize,
    },
    /// Fewer cards of a kind than the game has, counting the tray.
    CardsMissing {
        /// The kind.
        employee: Employee,
        /// How many are missing.
        cards: usize,
    },
    /// Cards lie in the tray.
    CardsUnplaced {
        /// How many.
        cards: usize,
    },
    /// A hand is too large.
    HandTooLarge {
        /// Whose.
        seat: Seat,
        /// How many cards it has.
        cards: usize,
        /// How many it may have.
        most: usize,
    },
    /// An eliminated player has cards.
    EliminatedHasCards {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: usize,
    },
    /// It is an eliminated player's turn.
    EliminatedOnTurn {
        /// Who.
        seat: Seat,
    },
    /// Fewer than two players are left, and the game is not over.
    TooFewLeft {
        /// Those left.
        left: Seats,
    },
    /// Five Spies lie in one office, and the game is not over.
    FiveSpies {
        /// Whose office.
        seat: Seat,
    },
    /// Somebody stands above 21.
    Above21 {
        /// Who.
        seat: Seat,
        /// The total, without a card whose effect is pending.
        total: Profit,
    },
    /// A card lies face-down that never may.
    FaceDownStranger {
        /// Which.
        employee: Employee,
        /// In whose office.
        seat: Seat,
    },
    /// Too few Bosses or Secretaries lie face-down for the love that is in play.
    LoverFaceUp {
        /// Boss or Secretary.
        employee: Employee,
        /// The offices where one lies face-up.
        seats: Seats,
        /// The rule that asks for it.
        rule: Rule,
    },
    /// Too many Bosses or Secretaries lie face-down for the love that is in play.
    LoverFaceDown {
        /// Boss or Secretary.
        employee: Employee,
        /// The offices where one lies face-down.
        seats: Seats,
        /// The rule that asks for it.
        rule: Rule,
    },
    /// A love choice is awaited that does not arise here.
    NoLoveChoice {
        /// Who would choose.
        seat: Seat,
        /// The rule of that choice.
        rule: Rule,
    },
    /// Two Bosses are in play.
    TwoBosses {
        /// In whose offices.
        seats: Seats,
    },
    /// Several Taxmen are in play.
    TwoTaxmen {
        /// In whose offices.
        seats: Seats,
    },
    /// It is said who played the Taxman in play, and none is.
    AuditWithoutTaxman {
        /// Who is said to have played it.
        seat: Seat,
    },
    /// Refills are over, and no Taxman is in play: the game had ended.
    RefillsOverWithoutTaxman,
    /// An effect is pending, and its card does not lie face-up in the office.
    PendingCardMissing {
        /// Whose turn.
        seat: Seat,
        /// The card.
        employee: Employee,
    },
    /// The Director looks at his own player's hand, which the reading in force does not allow.
    OwnHandLookedAt {
        /// Whose turn.
        seat: Seat,
    },
    /// The active player stood at 21 when this turn began: the game had ended.
    StoodAt21 {
        /// Whose turn.
        seat: Seat,
    },
    /// An audit was due when this turn began: the game had ended.
    AuditWasDue {
        /// Whose turn.
        seat: Seat,
    },
    /// There is no such round of set-up.
    SetupRound {
        /// The round, of 1 to 3.
        round: u8,
    },
    /// Not one place for a pick for each player, or every pick made although cards are still to be turned up.
    SetupPicks {
        /// How many places there are.
        places: usize,
        /// How many picks have been made.
        made: usize,
    },
    /// In set-up, an office does not have one card for each round.
    SetupOffice {
        /// Whose.
        seat: Seat,
        /// How many cards it has.
        cards: usize,
        /// How many it has in this round.
        expected: usize,
    },
    /// In set-up, a player does not have three cards in hand, pick and office together.
    SetupThree {
        /// Who.
        seat: Seat,
        /// How many he has.
        cards: usize,
    },
    /// In set-up, a player has a Taxman.
    SetupTaxman {
        /// Where it lies.
        place: Place,
    },
    /// In set-up, the discard pile is not empty.
    SetupDiscard {
        /// How many cards it has.
        cards: usize,
    },
    /// In set-up, somebody is eliminated.
    SetupEliminated {
        /// Who.
        seat: Seat,
    },
    /// The round before has found the start player already.
    SetupDecided {
        /// Who alone has the lowest total.
        seat: Seat,
    },
    /// The game is over with a result that its table does not support.
    ResultNotSupported {
        /// The result.
        result: Outcome,
    },
}

impl Fault {
    /// The rule that is broken; `None` where it is the material itself: 44 cards, ten kinds.
    pub const fn rule(&self) -> Option<Rule> {
        Some(match self {
            Self::TooManyCards { .. } | Self::CardsMissing { .. } | Self::CardsUnplaced { .. } => {
                return None;
            }
            Self::Players { .. } | Self::SeatMissing { .. } => Rule::Players2To5,
            Self::HandTooLarge { .. } => Rule::ComposedHandSize,
            Self::EliminatedHasCards { .. }
            | Self::EliminatedOnTurn { .. }
            | Self::TooFewLeft { .. } => Rule::ComposedEliminated,
            Self::FiveSpies { .. } => Rule::ComposedSpies,
            Self::Above21 { .. } => Rule::ComposedAbove21,
            Self::FaceDownStranger { .. } => Rule::LovePair,
            Self::LoverFaceUp { rule, .. }
            | Self::LoverFaceDown { rule, .. }
            | Self::NoLoveChoice { rule, .. } => *rule,
            Self::TwoBosses { .. } => Rule::BossSingle,
            Self::TwoTaxmen { .. } => Rule::AuditOneTaxman,
            Self::AuditWithoutTaxman { .. } => Rule::SwappedTaxman,
            Self::RefillsOverWithoutTaxman => Rule::ComposedRefillsOver,
            Self::PendingCardMissing { .. } => Rule::PlayOne,
            Self::OwnHandLookedAt { .. } => Rule::DirectorOwnHand,
            Self::StoodAt21 { .. } | Self::AuditWasDue { .. } => Rule::ComposedGameOver,
            Self::SetupRound { .. }
            | Self::SetupPicks { .. }
            | Self::SetupOffice { .. }
            | Self::SetupThree { .. }
            | Self::SetupDiscard { .. }
            | Self::SetupEliminated { .. } => Rule::ComposedSetup,
            Self::SetupTaxman { .. } => Rule::SetupNoTaxman,
            Self::SetupDecided { .. } => Rule::SetupLowestStarts,
            Self::ResultNotSupported { .. } => Rule::ComposedOver,
        })
    }

    /// Whether it is about who lies face-down for love, so that turning lovers can put it right.
    pub const fn is_of_love(&self) -> bool {
        matches!(
            self,
            Self::LoverFaceUp { .. } | Self::LoverFaceDown { .. } | Self::NoLoveChoice { .. }
        )
    }

    /// A stable name for programs: `cards-unplaced`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Players { .. } => "players",
            Self::SeatMissing { .. } => "seat-missing",
            Self::TooManyCards { .. } => "too-many-cards",
            Self::CardsMissing { .. } => "cards-missing",
            Self::CardsUnplaced { .. } => "cards-unplaced",
            Self::HandTooLarge { .. } => "hand-too-large",
            Self::EliminatedHasCards { .. } => "eliminated-has-cards",
            Self::EliminatedOnTurn { .. } => "eliminated-on-turn",
            Self::TooFewLeft { .. } => "too-few-left",
            Self::FiveSpies { .. } => "five-spies",
            Self::Above21 { .. } => "above-21",
            Self::FaceDownStranger { .. } => "face-down-stranger",
            Self::LoverFaceUp { .. } => "lover-face-up",
            Self::LoverFaceDown { .. } => "lover-face-down",
            Self::NoLoveChoice { .. } => "no-love-choice",
            Self::TwoBosses { .. } => "two-bosses",
            Self::TwoTaxmen { .. } => "two-taxmen",
            Self::AuditWithoutTaxman { .. } => "audit-without-taxman",
            Self::RefillsOverWithoutTaxman => "refills-over-without-taxman",
            Self::PendingCardMissing { .. } => "pending-card-missing",
            Self::OwnHandLookedAt { .. } => "own-hand-looked-at",
            Self::StoodAt21 { .. } => "stood-at-21",
            Self::AuditWasDue { .. } => "audit-was-due",
            Self::SetupRound { .. } => "setup-round",
            Self::SetupPicks { .. } => "setup-picks",
            Self::SetupOffice { .. } => "setup-office",
            Self::SetupThree { .. } => "setup-three",
            Self::SetupTaxman { .. } => "setup-taxman",
            Self::SetupDiscard { .. } => "setup-discard",
            Self::SetupEliminated { .. } => "setup-eliminated",
            Self::SetupDecided { .. } => "setup-decided",
            Self::ResultNotSupported { .. } => "result-not-supported",
        }
    }
}

impl Draft {
    /// Everything that is wrong with this draft; empty exactly when it is lawful.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        cards::check(self, &mut faults);
        // What follows names seats and counts cards, so it waits until these exist.
        if faults
            .iter()
            .any(|f| matches!(f, Fault::Players { .. } | Fault::SeatMissing { .. }))
        {
            return faults;
        }
        standing::check(self, &mut faults);
        love::check(self, &mut faults);
        match &self.turn {
            super::Turn::Setup { .. } | super::Turn::SetupLove { .. } => {
                setup::check(self, &mut faults);
            }
            super::Turn::Over { result } => over::check(self, *result, &mut faults),
            _ => turn::check(self, &mut faults),
        }
        faults
    }
}
