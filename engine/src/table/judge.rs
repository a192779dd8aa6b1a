//! Who wins when the game ends by audit, full employment or a standing 21, and by which tie-breaks.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::{MOST_PLAYERS, Seat, Seats, Victory};
use crate::material::{Cards, Employee, LIMIT, Profit};
use crate::rulebook::{FirstTo21, Readings, Rule, TieFaceDown};

/// What a comparison looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Measure {
    /// The total, in half millions.
    Total,
    /// How many cards the office has.
    Cards,
    /// The highest single card, in half millions.
    HighestCard,
    /// The rank of the moment at which the total was achieved.
    Moment,
}

/// One step on the way to the winner: who was compared by what, and who was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// The rule that asks for it.
    pub rule: Rule,
    /// What was compared.
    pub measure: Measure,
    /// By seat; `None` for those who were not compared.
    pub values: [Option<i64>; MOST_PLAYERS],
    /// Who was still in it afterwards.
    pub left: Seats,
}

/// A victory, its winners, and the comparisons that led to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judgement {
    /// What was won by.
    pub victory: Victory,
    /// Who won; several share (`tie-shared`).
    pub winners: Seats,
    /// In the order in which they were made.
    pub steps: ArrayVec<Comparison, 4>,
}

/// What the comparisons ask of a table; only what is asked for is worked out.
pub(crate) trait Compared {
    /// The seats still in the game.
    fn alive(&self) -> Seats;
    /// The readings in force.
    fn readings(&self) -> Readings;
    /// The total of an office.
    fn total(&self, seat: Seat) -> Profit;
    /// How many cards an office has, both sides up.
    fn office_len(&self, seat: Seat) -> usize;
    /// The face-up and the face-down cards of an office.
    fn office(&self, seat: Seat) -> (Cards, Cards);
    /// The rank of the moment at which the total was achieved.
    fn moment(&self, seat: Seat) -> u8;
}

/// Compares the players of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standings<'a, T>(pub(crate) &'a T);

impl<T: Compared> Standings<'_, T> {
    /// Those standing at exactly 21.
    pub(crate) fn at_21(&self) -> Seats {
        self.0
            .alive()
            .into_iter()
            .filter(|&seat| self.0.total(seat) == LIMIT)
            .collect()
    }

    /// A turn begins and its player stands at 21 (`operations-21`, `first-to-21`).
    pub(crate) fn operations(&self, on_turn: Seat) -> Judgement {
        let mut judgement = Judgement::of(Victory::SuccessfulOperations, self.at_21());
        match self.0.readings().first_to_21 {
            FirstTo21::FirstToAchieve => judgement.break_tie(self, Rule::OperationsFirst),
            FirstTo21::PlayerOnTurn if judgement.winners.len() > 1 => {
                judgement.winners = Seats::only(on_turn);
                judgement.steps.push(Comparison {
                    rule: Rule::FirstTo21,
                    measure: Measure::Moment,
                    values: [None; MOST_PLAYERS],
                    left: judgement.winners,
                });
            }
            FirstTo21::PlayerOnTurn => {}
        }
        judgement
    }

    /// The lowest profit, its tie-breaks, and the 21 that outranks it (`audit-lowest` and on).
    pub(crate) fn audit(&self) -> Judgement {
        if let Some(judgement) = self.outranked(Rule::Audit21Outranks) {
            return judgement;
        }
        let mut judgement = Judgement::of(Victory::CreativeAccounting, self.0.alive());
        judgement.compare(Rule::AuditLowest, Measure::Total, |seat| {
            -self.value(Measure::Total, seat)
        });
        judgement.narrow(Rule::AuditTieCards, Measure::Cards, |seat| {
            -self.value(Measure::Cards, seat)
        });
        judgement.narrow(Rule::AuditTieHighest, Measure::HighestCard, |seat| {
            self.value(Measure::HighestCard, seat)
        });
        judgement.break_tie(self, Rule::AuditTieFirst);
        judgement
    }

    /// The highest profit (`employment-highest`), unless somebody stands at 21 (`twenty-one-outranks`).
    pub(crate) fn employment(&self) -> Judgement {
        if let Some(judgement) = self.outranked(Rule::TwentyOneOutranks) {
            return judgement;
        }
        let mut judgement = Judgement::of(Victory::LargeProfits, self.0.alive());
        judgement.compare(Rule::EmploymentHighest, Measure::Total, |seat| {
            self.value(Measure::Total, seat)
        });
        judgement.break_tie(self, Rule::EmploymentHighest);
        judgement
    }

    fn outranked(&self, rule: Rule) -> Option<Judgement> {
        let standing = self.at_21();
        if standing.is_empty() {
            return None;
        }
        let mut judgement = Judgement::of(Victory::SuccessfulOperations, self.0.alive());
        judgement.compare(rule, Measure::Total, |seat| {
            self.value(Measure::Total, seat)
        });
        judgement.break_tie(self, Rule::OperationsFirst);
        Some(judgement)
    }

    fn value(&self, measure: Measure, seat: Seat) -> i64 {
        match measure {
            Measure::Total => i64::from(self.0.total(seat).halves()),
            Measure::Cards => i64::from(self.0.office_len(seat) as u8),
            Measure::HighestCard => {
                let of = |cards: Cards| {
                    cards
                        .kinds()
                        .map(Employee::profit)
                        .max()
                        .unwrap_or_default()
                };
                let (face_up, face_down) = self.0.office(seat);
                let highest = match self.0.readings().tie_face_down {
                    TieFaceDown::Zero => of(face_up),
                    TieFaceDown::Printed => of(face_up).max(of(face_down)),
                };
                i64::from(highest.halves())
            }
            Measure::Moment => i64::from(self.0.moment(seat)),
        }
    }
}

impl Judgement {
    pub(crate) const fn of(victory: Victory, winners: Seats) -> Self {
        Self {
            victory,
            winners,
            steps: ArrayVec::new_const(),
        }
    }

    /// Keeps those whose merit is highest. The value shown is the merit without its sign.
    fn compare(&mut self, rule: Rule, measure: Measure, merit: impl Fn(Seat) -> i64) {
        let best = self.winners.into_iter().map(&merit).max();
        let mut values = [None; MOST_PLAYERS];
        for seat in self.winners {
            values[seat.index()] = Some(merit(seat).abs());
        }
        self.winners = self
            .winners
            .into_iter()
            .filter(|&seat| Some(merit(seat)) == best)
            .collect();
        self.steps.push(Comparison {
            rule,
            measure,
            values,
            left: self.winners,
        });
    }

    /// The same, only where a tie is left to break.
    fn narrow(&mut self, rule: Rule, measure: Measure, merit: impl Fn(Seat) -> i64) {
        if self.winners.len() > 1 {
            self.compare(rule, measure, merit);
        }
    }

    fn break_tie<T: Compared>(&mut self, standings: &Standings<'_, T>, rule: Rule) {
        self.narrow(rule, Measure::Moment, |seat| {
            -standings.value(Measure::Moment, seat)
        });
    }
}
