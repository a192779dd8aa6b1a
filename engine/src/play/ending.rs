//! The five ends of the game, and who wins it by what.

use super::event::{Happening, Sink};
use super::motion::Motion;
use crate::material::{Cards, Employee, FULL_HAND, LIMIT, Profit};
use crate::rulebook::{Readings, Rule};
use crate::table::{
    Compared, End, Judgement, Outcome, Position, Seat, Seats, Standings, Step, Victory,
};

impl End {
    /// The rule by which it ends the game.
    pub const fn rule(self) -> Rule {
        match self {
            Self::IndustrialEspionage => Rule::SpiesWin,
            Self::SuccessfulOperations => Rule::Operations21,
            Self::TaxAudit => Rule::AuditDue,
            Self::FullEmployment => Rule::EmploymentEnd,
            Self::RecordBreakingProfits => Rule::LastPlayer,
        }
    }
}

impl Victory {
    /// The rule by which it wins.
    pub const fn rule(self) -> Rule {
        match self {
            Self::IndustrialEspionage => Rule::SpiesWin,
            Self::SuccessfulOperations => Rule::Operations21,
            Self::CreativeAccounting => Rule::AuditLowest,
            Self::LargeProfits => Rule::EmploymentHighest,
            Self::StrategicManagement => Rule::LastPlayer,
        }
    }
}

impl Outcome {
    /// The rule by which it was won. A 21 outranks an audit and full employment, whoever's turn it is (`end-not-victory`).
    pub const fn won_by(self) -> Rule {
        match (self.end, self.victory) {
            (End::TaxAudit, Victory::SuccessfulOperations) => Rule::Audit21Outranks,
            (End::FullEmployment, Victory::SuccessfulOperations) => Rule::TwentyOneOutranks,
            (_, victory) => victory.rule(),
        }
    }
}

impl Position {
    /// Who would win, and by which comparisons, if the game ended like this now with this table.
    ///
    /// `turn` is the seat whose turn begins; it matters under one reading of `first-to-21` only.
    pub fn judged(&self, end: End, turn: Seat) -> Judgement {
        let standings = Standings(self);
        match end {
            End::IndustrialEspionage => {
                let all = |seat: &Seat| self.office(*seat).count(Employee::Spy) == 5;
                let winners = self.alive.into_iter().filter(all).collect();
                Judgement::of(Victory::IndustrialEspionage, winners)
            }
            End::SuccessfulOperations => standings.operations(turn),
            End::TaxAudit => standings.audit(),
            End::FullEmployment => standings.employment(),
            End::RecordBreakingProfits => Judgement::of(Victory::StrategicManagement, self.alive),
        }
    }
}

/// What ends the game first if nobody changes anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueEnd {
    /// Which end.
    pub end: End,
    /// At the beginning of whose turn.
    pub at: Seat,
    /// The rule by which it ends the game then.
    pub rule: Rule,
}

impl Position {
    /// What ends the game first if nobody changes anything; `None` where nothing is due, in set-up and after the end.
    ///
    /// A 21 counts once the effect of the card that made it is done (`transient-total`).
    /// A refill that fails is foretold for the next turn only: what is drawn before others is not known.
    pub fn next_end(&self) -> Option<DueEnd> {
        let mut at = self.on_turn()?;
        // The turn under way began without an end, so the next one is looked at first.
        if self.step() != Step::Start {
            at = self.alive().next_after(at)?;
        }
        let first = at;
        let mut found = self.end_at_start(at);
        loop {
            if let Some((end, rule)) = found {
                return Some(DueEnd { end, at, rule });
            }
            at = self.alive().next_after(at)?;
            if at == first {
                return None;
            }
            found = self.standing_end(at, self.settled_total(at));
        }
    }

    /// What ends the game as this seat's turn begins: a standing 21, then the audit, then a refill that fails
    /// (`turn-start-order`).
    fn end_at_start(&self, seat: Seat) -> Option<(End, Rule)> {
        self.standing_end(seat, self.total(seat)).or_else(|| {
            let wanted = FULL_HAND.saturating_sub(self.hand(seat).len());
            let short = self.piles.draw_len() < wanted;
            let ends = short && !self.refills_over && self.audit_of.is_none();
            ends.then_some((End::FullEmployment, Rule::EmploymentEnd))
        })
    }

    /// A 21 that still stands when its player's turn begins, or an audit: of the Taxman that is still there, or of one
    /// that lies idle when nothing can be played any more (`swapped-taxman`).
    fn standing_end(&self, seat: Seat, total: Profit) -> Option<(End, Rule)> {
        if total == LIMIT {
            return Some((End::SuccessfulOperations, Rule::Operations21));
        }
        self.audit_of?;
        let due = self.audit_due_at();
        if due == Some(seat) {
            return Some((End::TaxAudit, Rule::AuditDue));
        }
        let playable = |seat| !self.playable(seat).is_empty();
        let idle = due.is_none() && self.refills_over && !self.alive.into_iter().any(playable);
        idle.then_some((End::TaxAudit, Rule::SwappedTaxman))
    }
}

impl Compared for Position {
    fn alive(&self) -> Seats {
        self.alive
    }

    fn readings(&self) -> Readings {
        self.readings
    }

    fn total(&self, seat: Seat) -> Profit {
        self.total(seat)
    }

    fn office_len(&self, seat: Seat) -> usize {
        self.office_len(seat)
    }

    fn office(&self, seat: Seat) -> (Cards, Cards) {
        (self.office(seat), self.face_down(seat))
    }

    fn moment(&self, seat: Seat) -> u8 {
        self.total_since(seat)
    }
}

impl<S: Sink> Motion<'_, S> {
    /// 1. Five Spies in one office, before anything else is looked at (`spies-at-once`).
    pub(super) fn five_spies(&mut self) -> bool {
        let seat = self.active();
        let all = self.position.office(seat).count(Employee::Spy) == Employee::Spy.copies();
        if all {
            self.end(End::IndustrialEspionage, Rule::SpiesAtOnce);
        }
        all
    }

    /// 2. to 4. What ends the game as a turn begins; whether something does.
    pub(super) fn ends_at_start(&mut self) -> bool {
        let due = self.position.end_at_start(self.active());
        if let Some((end, rule)) = due {
            self.end(end, rule);
        }
        due.is_some()
    }

    /// 4. again: full employment found otherwise than by a turn that begins.
    pub(super) fn full_employment(&mut self, rule: Rule) {
        self.end(End::FullEmployment, rule);
    }

    /// 5. All others are eliminated.
    pub(super) fn last_player(&mut self, winner: Seat) {
        self.settle_moments();
        let outcome = Outcome {
            end: End::RecordBreakingProfits,
            victory: Victory::StrategicManagement,
            winners: Seats::only(winner),
        };
        self.over(outcome, Rule::LastPlayer);
    }

    fn end(&mut self, end: End, rule: Rule) {
        let judgement = self.position.judged(end, self.active());
        for &comparison in &judgement.steps {
            self.tell(comparison.rule, Happening::Compared { comparison });
        }
        let outcome = Outcome {
            end,
            victory: judgement.victory,
            winners: judgement.winners,
        };
        self.over(outcome, rule);
    }

    fn over(&mut self, outcome: Outcome, rule: Rule) {
        let position = &mut *self.position;
        position.outcome = Some(outcome);
        position.step = Step::Over;
        position.seat = Seat::ALL[0];
        position.aside = 0;
        self.tell(rule, Happening::Over { outcome });
    }
}
