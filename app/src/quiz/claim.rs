//! What an option can claim of the course of things: in words, and whether it is so.

use office21::material::Employee;
use office21::play::Happening;
use office21::rulebook::Rule;
use office21::table::{End, Place, Seat};
use office21::text::words::Names;
use serde::Deserialize;

use super::ask::Course;

/// One thing that may or may not be so after some actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// Is the start player.
    Starts(Seat),
    /// Everybody puts one more card aside.
    AnotherRound,
    /// All cards are dealt anew.
    DealtAnew,
    /// Is to pick who is loved.
    Picks(Seat),
    /// So many cards lie face-down in the offices.
    FaceDown(usize),
    /// This turn begins.
    Turn(Seat),
    /// Draws so many cards when a turn begins.
    Draws(Seat, usize),
    /// Is eliminated.
    Eliminated(Seat),
    /// Nobody is eliminated.
    AllStay,
    /// This lover turns face-up.
    Up(Seat, Employee),
    /// This lover turns face-down.
    Down(Seat, Employee),
    /// No card turns.
    NobodyTurns,
    /// The effect of this card is forfeited.
    Forfeited(Employee),
    /// Such a card goes to the discard pile.
    Discarded(Employee),
    /// No card goes to the discard pile.
    NothingDiscarded,
    /// Such a card is in that hand.
    Holds(Seat, Employee),
    /// The audit falls due when this turn begins.
    Audit(Seat),
    /// No audit is due.
    NoAudit,
    /// Refills are over.
    RefillsOver,
    /// The game ends by this.
    Ends(End),
    /// The game goes on.
    GoesOn,
}

impl Claim {
    /// Whether it is so.
    pub(super) fn holds(self, course: &Course) -> bool {
        let after = &course.after;
        let happened = |what: Happening| course.events.iter().any(|event| event.what == what);
        let any = |what: fn(&Happening) -> bool| course.events.iter().any(|e| what(&e.what));
        match self {
            Self::Starts(seat) => happened(Happening::StartPlayer { seat }),
            Self::AnotherRound => {
                any(|what| matches!(what, Happening::Tied { .. }))
                    && !any(|what| matches!(what, Happening::Redealt))
            }
            Self::DealtAnew => happened(Happening::Redealt),
            Self::Picks(seat) => happened(Happening::LoveChoice { seat }),
            Self::FaceDown(count) => {
                let down = |seat| after.face_down(seat).len();
                after.seats().into_iter().map(down).sum::<usize>() == count
            }
            Self::Turn(seat) => happened(Happening::TurnBegan { seat }),
            Self::Draws(seat, count) => {
                let drawn = course.events.iter().filter(|event| {
                    event.rule == Rule::Refill
                        && matches!(event.what, Happening::Moved { to, .. } if to == Place::Hand(seat))
                });
                drawn.count() == count
            }
            Self::Eliminated(seat) => course.before.alive().has(seat) && !after.alive().has(seat),
            Self::AllStay => course.before.alive() == after.alive(),
            Self::Up(seat, employee) => happened(Happening::TurnedUp { seat, employee }),
            Self::Down(seat, employee) => happened(Happening::TurnedDown { seat, employee }),
            Self::NobodyTurns => !any(|what| {
                matches!(what, Happening::TurnedUp { .. } | Happening::TurnedDown { .. })
            }),
            Self::Forfeited(kind) => course.events.iter().any(|event| {
                matches!(event.what, Happening::Forfeited { employee, .. } if employee == kind)
            }),
            Self::Discarded(kind) => course.events.iter().any(|event| {
                matches!(event.what, Happening::Moved { employee, to: Place::DiscardPile, .. }
                    if employee == Some(kind))
            }),
            Self::NothingDiscarded => !any(|what| {
                matches!(what, Happening::Moved { to: Place::DiscardPile, .. })
            }),
            Self::Holds(seat, kind) => after.hand(seat).has(kind),
            Self::Audit(seat) => after.outcome().is_none() && after.audit_due_at() == Some(seat),
            Self::NoAudit => after.outcome().is_none() && after.audit_due_at().is_none(),
            Self::RefillsOver => after.refills_over(),
            Self::Ends(end) => after.outcome().is_some_and(|outcome| outcome.end == end),
            Self::GoesOn => after.outcome().is_none(),
        }
    }

    /// In a sentence.
    pub(super) fn words(self, names: &Names) -> String {
        let of = |seat| names.of(seat);
        let owner = |seat| names.owner(seat);
        let text = match self {
            Self::Starts(seat) => format!("{} is the start player.", of(seat)),
            Self::AnotherRound => "Everybody puts another card aside.".to_owned(),
            Self::DealtAnew => "All cards are dealt anew.".to_owned(),
            Self::Picks(seat) => format!("{} picks who is loved.", of(seat)),
            Self::FaceDown(0) => "No card lies face-down.".to_owned(),
            Self::FaceDown(count) => format!("{count} cards lie face-down."),
            Self::Turn(seat) => format!("{} turn begins.", owner(seat)),
            Self::Draws(seat, 0) => format!("{} draws nothing.", of(seat)),
            Self::Draws(seat, 1) => format!("{} draws 1 card.", of(seat)),
            Self::Draws(seat, count) => format!("{} draws {count} cards.", of(seat)),
            Self::Eliminated(seat) => format!("{} is eliminated.", of(seat)),
            Self::AllStay => "Nobody is eliminated.".to_owned(),
            Self::Up(seat, kind) => format!("{} {kind} turns face-up.", owner(seat)),
            Self::Down(seat, kind) => format!("{} {kind} turns face-down.", owner(seat)),
            Self::NobodyTurns => "No card turns.".to_owned(),
            Self::Forfeited(kind) => format!("The effect of the {kind} is forfeited."),
            Self::Discarded(kind) => format!("A {kind} goes to the discard pile."),
            Self::NothingDiscarded => "No card goes to the discard pile.".to_owned(),
            Self::Holds(seat, kind) => format!("A {kind} is in {} hand.", owner(seat)),
            Self::Audit(seat) => format!("An audit is due when {} turn begins.", owner(seat)),
            Self::NoAudit => "No audit is due.".to_owned(),
            Self::RefillsOver => "Refills are over.".to_owned(),
            Self::Ends(end) => format!("The game ends by {}.", end.name()),
            Self::GoesOn => "The game goes on.".to_owned(),
        };
        names.say(&text)
    }
}
